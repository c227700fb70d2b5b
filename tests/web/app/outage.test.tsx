import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveState } from '../../../web/app/liveState.ts';
import { Motion } from '../../../web/app/Motion.tsx';
import { Outage } from '../../../web/app/Outage.tsx';
import { system } from '../../../web/app/theme.ts';

const line = () => screen.queryByText('The server does not answer.');
const connection = (state: 'live' | 'reconnecting') => act(() => liveState.set(state));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ChakraProvider value={system}>
      <Motion>
        <Outage />
      </Motion>
    </ChakraProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  liveState.set('idle');
});

it('an outage of 8 s shows that the server does not respond and that nothing is lost', () => {
  connection('reconnecting');
  pass(7.9);
  expect(line()).not.toBeInTheDocument();
  pass(0.1);
  expect(line()).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is lost');
});

it('a short outage shows nothing, and the next one is timed from its own start', () => {
  connection('reconnecting');
  pass(7);
  connection('live');
  pass(10);
  connection('reconnecting');
  pass(7);
  expect(line()).not.toBeInTheDocument();
});
