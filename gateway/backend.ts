import { refresher } from './access/refresh.ts';
import type { Config } from './config.ts';
import { userCables } from './live/users.ts';
import type { Logger } from './log.ts';
import { sharedReads } from './rest/shared.ts';
import type { Settings } from './settings.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';
import { type Client, isFault, restClient } from './upstream/client.ts';
import { RestError } from './upstream/error.ts';
import { path } from './upstream/path.ts';

interface BackendParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** The connections to the backend: its REST API and its cable, with the caches of its responses. */
export type Backend = ReturnType<typeof backendOf>;

/** Creates the connections to the backend; each is opened only when it is needed. */
export function backendOf({ config, settings, log, metrics, tracing }: BackendParts) {
  const client = restClient(config.apiUrl, settings, {
    onEnd(ended) {
      metrics.callEnded(ended);
      tracing.callEnded(ended);
      const { error, ...call } = ended;
      // While the breaker is open, nothing is sent; one line has already reported that.
      if (isFault(error) && call.attempts > 0)
        log.warn({ ...call, code: error.code, err: rootOf(error) }, 'upstream call failed');
    },
    onAbandonedWrite: ({ error, ...call }) =>
      log.warn({ ...call, code: error?.code }, 'a write ended after its caller had left'),
    onShed: () => metrics.shed('call'),
    onBreaker: (isOpen) =>
      log.warn({ api: config.apiUrl }, isOpen ? 'backend does not answer' : 'backend answers again'),
  });
  const isRejected = (token: string) => isTokenRejected(client, token);
  const cables = userCables({ url: config.cableUrl, settings: settings.live, isRejected });
  metrics.watch({
    cables: cables.count,
    isBreakerOpen: () => client.state().isOpen,
    routes: () => client.state().routes,
  });
  return {
    client,
    cables,
    shared: sharedReads(settings.shared),
    refresher: refresher(client, settings.session, metrics.refreshed),
    async close() {
      cables.close();
      await client.close();
    },
  };
}

async function isTokenRejected(client: Client, token: string): Promise<boolean> {
  try {
    await client.send({ method: 'GET', path: path`profile`, token, repeatable: true, watch: true });
    return false;
  } catch (error) {
    if (error instanceof RestError) return error.code === 'UNAUTHENTICATED';
    throw error;
  }
}

/** Returns the root cause of an error: a closed connection, an unknown host name. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
