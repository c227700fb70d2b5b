import { fireEvent, screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { AvatarStack } from '../../../web/kit/ui/Avatars.tsx';
import { render } from '../../support/pages/rendering.ts';

const user = (id: number, thumb: string | null = null) => ({
  id: String(id),
  firstName: 'Ada',
  lastName: `Byron ${id}`,
  fullName: `Ada Byron ${id}`,
  picture: { thumb },
});

it('assigned users show as up to three avatars and the number of the others; a failed picture shows ?', async () => {
  const { rerender } = render(<AvatarStack users={[user(1, '/gone.jpg'), user(2), user(3), user(4), user(5)]} />);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.getByText('+2')).toBeVisible();
  const [picture] = document.getElementsByTagName('img');
  if (picture) fireEvent.error(picture);
  await expect.poll(() => screen.getByRole('img', { name: 'Ada Byron 1' })).toHaveTextContent('?');
  rerender(<AvatarStack users={[]} />);
  expect(screen.getByText('Unassigned')).toBeVisible();
});
