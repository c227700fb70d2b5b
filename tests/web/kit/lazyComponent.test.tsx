/** Components whose code is loaded when they first render. */
import { screen } from '@testing-library/dom';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyComponent } from '../../../web/base/lazyComponent.ts';
import { cleanup, render } from '../../support/pages/rendering.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}</p>;

it('a preloaded component renders at once', async () => {
  const loaded = Promise.withResolvers<typeof Greeting>();
  const Later = lazyComponent(() => loaded.promise);
  Later.preload();
  loaded.resolve(Greeting);
  await loaded.promise;
  render(<Later name="Ruth" />);
  expect(screen.getByText('Good day, Ruth')).toBeInTheDocument();
});

it('the fallback renders until the code is loaded', async () => {
  const loaded = Promise.withResolvers<typeof Greeting>();
  const Later = lazyComponent(() => loaded.promise, <p>One moment</p>);
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

const guarded = (part: ReactNode) => <Boundary>{part}</Boundary>;

it('a failure to load the code reaches the error boundary, and the next render loads it again', async () => {
  let asked = 0;
  const Later = lazyComponent(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The code did not come');
    return Greeting;
  });
  const { unmount } = render(guarded(<Later name="Ruth" />), { onCaughtError: () => {} });
  expect(await screen.findByText('The code did not come')).toBeInTheDocument();
  unmount();
  render(guarded(<Later name="Ruth" />));
  expect(await screen.findByText('Good day, Ruth')).toBeInTheDocument();
});
