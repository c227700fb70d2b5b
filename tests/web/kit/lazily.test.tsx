/** Components whose code comes when they are first drawn. */
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazily } from '../../../web/base/lazily.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}</p>;

it('what was loaded ahead is drawn at once', async () => {
  const loaded = Promise.withResolvers<typeof Greeting>();
  const Later = lazily(() => loaded.promise);
  Later.preload();
  loaded.resolve(Greeting);
  await loaded.promise;
  render(<Later name="Ruth" />);
  expect(screen.getByText('Good day, Ruth')).toBeInTheDocument();
});

it('until its code is there, what waits for it is drawn', async () => {
  const loaded = Promise.withResolvers<typeof Greeting>();
  const Later = lazily(() => loaded.promise, <p>One moment</p>);
  render(<Later name="Ruth" />);
  expect(screen.getByText('One moment')).toBeInTheDocument();
  loaded.resolve(Greeting);
  expect(await screen.findByText('Good day, Ruth')).toBeInTheDocument();
  expect(screen.queryByText('One moment')).not.toBeInTheDocument();
});

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

it('code that cannot be loaded is told where errors are shown, and asked for again the next time', async () => {
  let asked = 0;
  const Later = lazily(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The code did not come');
    return Greeting;
  });
  const { unmount } = render(<Later name="Ruth" />, { wrapper: Boundary, onCaughtError: () => {} });
  expect(await screen.findByText('The code did not come')).toBeInTheDocument();
  unmount();
  render(<Later name="Ruth" />, { wrapper: Boundary });
  expect(await screen.findByText('Good day, Ruth')).toBeInTheDocument();
});
