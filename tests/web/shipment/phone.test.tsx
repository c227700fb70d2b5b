import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { renderApp } from '../../support/renderApp.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width'), onchange: null }),
  );
});

it('on a phone, a shipment starts with its readiness; approvals and rules are lines that expand', async () => {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program);
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}`, { as: 'orgAdmin' });
  const ready = await screen.findByRole('region', { name: 'Before it may leave' });
  const items = await screen.findByRole('region', { name: 'Items' });
  expect(ready.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(items.compareDocumentPosition(screen.getByRole('region', { name: 'Details' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // The strip folds away; the button at the thumb is what the shipment waits for.
  const strip = within(ready).getByRole('button', { name: /^\d+ of \d+ done$/ });
  expect(strip).toHaveAttribute('aria-expanded', 'true');
  await user.click(strip);
  expect(within(ready).queryByRole('button', { name: /^Blocks: / })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Set Approvals' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  const lines = [
    ['Approvals', 'Next: EHS Approval'],
    ['Export', 'No EEI/Export filing: the rule does not apply'],
    ['Dangerous goods', 'Cannot tell, because there are no items yet'],
  ] as const;
  for (const [name, gist] of lines) {
    const section = screen.getByRole('region', { name });
    const line = section.querySelector('summary') as HTMLElement;
    expect(line).toHaveTextContent(`${name}`);
    expect(within(line).getByText(gist)).toBeVisible();
    expect(section.querySelector('details')).not.toHaveAttribute('open');
    await user.click(line);
    expect(section.querySelector('details')).toHaveAttribute('open');
  }
});
