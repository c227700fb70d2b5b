/** The metrics of all workers, aggregated by the process that started them. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

/** A worker that does not respond within this time (ms), because it is starting or hangs, is omitted. */
const PATIENCE_MS = 1000;
const QUESTION = 'lading:metrics';

interface Answer {
  readonly [QUESTION]: number;
  readonly metrics: MetricObject[];
}

/** Sends a worker's metrics on request to the process that started it. */
export function giveMetrics(registry: Registry): void {
  process.on('message', async (question: unknown) => {
    if (!isQuestion(question)) return;
    const metrics: MetricObject[] = await registry.getMetricsAsJSON();
    process.send?.({ ...question, metrics } satisfies Answer);
  });
}

let asked = 0;

/** Queries all workers, in the process that started them. Returns text in Prometheus' format. */
export async function workerMetrics(): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const answers = await Promise.all(workers.map((worker) => worker && metricsOf(worker)));
  return AggregatorRegistry.aggregate(answers.filter((metrics) => metrics !== undefined)).metrics();
}

function metricsOf(worker: Worker): Promise<MetricObject[] | undefined> {
  asked += 1;
  const question = { [QUESTION]: asked };
  return new Promise((resolve) => {
    const done = (metrics?: MetricObject[]) => {
      clearTimeout(late);
      worker.off('message', listen);
      resolve(metrics);
    };
    const listen = (answer: unknown) => {
      if (isAnswer(answer) && answer[QUESTION] === question[QUESTION]) done(answer.metrics);
    };
    const late = setTimeout(done, PATIENCE_MS);
    worker.on('message', listen);
    worker.send(question, (error) => error && done());
  });
}

const isQuestion = (message: unknown): message is { [QUESTION]: number } =>
  typeof message === 'object' && message !== null && QUESTION in message;

const isAnswer = (message: unknown): message is Answer => isQuestion(message) && 'metrics' in message;
