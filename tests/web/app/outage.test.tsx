import { ChakraProvider } from '@chakra-ui/react';
import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveState } from '../../../web/client/liveState.ts';
import { Motion } from '../../../web/shell/Motion.tsx';
import { Outage } from '../../../web/shell/Outage.tsx';
import { system } from '../../../web/theme/theme.ts';
import { cleanup, render } from '../../support/pages/rendering.ts';

const line = () => screen.queryByText('The server does not answer.');
const connection = (state: 'live' | 'reconnecting') => flushSync(() => liveState.set(state));
const pass = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * 1000));

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
