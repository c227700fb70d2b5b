/** Components whose code is loaded when they first render. */
import { screen } from '@testing-library/dom';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../web/base/lazyComponent.ts';
import { cleanup, render } from '../../support/pages/rendering.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

it('code that a silent server did not send follows when it answers again, and nothing else is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const asked = Promise.withResolvers<void>();
  let isSilent = true;
  const Later = lazyComponent(async () => {
    if (!isSilent) return Greeting;
    asked.resolve();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(
    guarded(
      <>
        <Later name="Ruth" />
        <input aria-label="Name" defaultValue="Typed" />
      </>,
    ),
  );
  await asked.promise;
  isSilent = false;
  const wake = setInterval(() => window.dispatchEvent(new Event('online')), 20);
  expect(await screen.findByText('Good day, Ruth')).toBeInTheDocument();
  clearInterval(wake);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed');
});
