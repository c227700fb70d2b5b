/** Restarts one of two processes behind a plain TCP balancer; `npm run bench -- rolling` runs more rounds. */
import { describe, expect, it } from 'vitest';
import { restartedBackends, restartedGateways } from '../support/rollingLayers.ts';

const ROUNDS = 2;

describe('a rolling restart', () => {
  it.each([
    ['gateways', restartedGateways],
    ['backends', restartedBackends],
  ])('of two %s fails no request', async (_layer, restarted) => {
    const { answered, failed } = await restarted(ROUNDS);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });

  it.each([
    ['gateways', restartedGateways],
    ['backends', restartedBackends],
  ])('of two %s that stop without notice fails some', async (_layer, restarted) => {
    const { failed } = await restarted(ROUNDS, 0);
    expect(failed).not.toEqual([]);
  });
});
