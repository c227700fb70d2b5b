/** Rolling restarts of either layer behind a plain TCP balancer: no request may fail. */
import { restartedBackends, restartedGateways } from '../support/rollingLayers.ts';
import { amount, table } from './harness.ts';

const ROUNDS = amount(20, 1, 'BENCH_ROUNDS');

/** Measures and prints; returns the missed limits. */
export async function rolling(): Promise<string[]> {
  const layers = { gateways: await restartedGateways(ROUNDS), backends: await restartedBackends(ROUNDS) };
  const rows = Object.entries(layers).map(([layer, { answered, failed }]) => [
    layer,
    String(2 * ROUNDS),
    String(answered),
    String(failed.length),
  ]);
  console.log(table(['two of', 'restarts', 'requests', 'failed'], rows));
  return Object.entries(layers).flatMap(([layer, { failed }]) =>
    failed.length > 0 ? [`${failed.length} requests failed while ${layer} were restarted, such as ${failed[0]}`] : [],
  );
}
