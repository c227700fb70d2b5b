/** The figures of all workers, added up by the process that started them. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

/** A worker that does not answer so soon (ms), because it starts or hangs, is left out. */
const PATIENCE_MS = 1000;
const QUESTION = 'lading:figures';

interface Figures {
  readonly [QUESTION]: number;
  readonly metrics: MetricObject[];
}

/** In a worker: answers the process that started it. */
export function giveFigures(registry: Registry): void {
  process.on('message', async (question: unknown) => {
    if (!isQuestion(question)) return;
    const metrics: MetricObject[] = await registry.getMetricsAsJSON();
    process.send?.({ ...question, metrics } satisfies Figures);
  });
}

let asked = 0;

/** In the process that started them: asks all workers. Gives text in Prometheus' format. */
export async function workerFigures(): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const figures = await Promise.all(workers.map((worker) => worker && figuresOf(worker)));
  return AggregatorRegistry.aggregate(figures.filter((metrics) => metrics !== undefined)).metrics();
}

function figuresOf(worker: Worker): Promise<MetricObject[] | undefined> {
  asked += 1;
  const question = { [QUESTION]: asked };
  return new Promise((resolve) => {
    const done = (metrics?: MetricObject[]) => {
      clearTimeout(late);
      worker.off('message', listen);
      resolve(metrics);
    };
    const listen = (answer: unknown) => {
      if (isFigures(answer) && answer[QUESTION] === question[QUESTION]) done(answer.metrics);
    };
    const late = setTimeout(done, PATIENCE_MS);
    worker.on('message', listen);
    worker.send(question, (error) => error && done());
  });
}

const isQuestion = (message: unknown): message is { [QUESTION]: number } =>
  typeof message === 'object' && message !== null && QUESTION in message;

const isFigures = (message: unknown): message is Figures => isQuestion(message) && 'metrics' in message;
