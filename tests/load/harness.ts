/** Timing, percentiles and tables for the benchmarks. Numbers are only compared within one run. */

/** Whether this is `--short`: each takes seconds, to check that it works. Its numbers mean nothing and have no limit. */
export const SHORT = process.env.BENCH_SHORT === '1';

/** Returns how much a benchmark does: the environment variable's value if it is set, else the full or the short amount. */
export function amount(full: number, short: number, variable?: string): number {
  return Number((variable && process.env[variable]) || (SHORT ? short : full));
}

/** Returns how long the work took (ms), and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

/** Runs the work repeatedly, one run at a time, after a few warm-up runs. Returns the durations (ms). */
export async function repeat(times: number, work: () => Promise<unknown>, warmUp = 3): Promise<number[]> {
  for (let run = 0; run < warmUp; run += 1) await work();
  const samples: number[] = [];
  for (let run = 0; run < times; run += 1) samples.push((await timed(work)).ms);
  return samples;
}

/**
 * Returns the nearest-rank percentile: the smallest sample that at least `percent` % of the samples do not exceed.
 * @throws RangeError without samples.
 */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('No samples');
  return value;
}

/** Formats a table for the terminal: the first column left-aligned, the others right-aligned. */
export function table(headers: string[], rows: string[][]): string {
  const lines = [headers, ...rows];
  const widths = headers.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: string[]) =>
    widths.map((width, column) =>
      column === 0 ? (line[column] ?? '').padEnd(width) : (line[column] ?? '').padStart(width),
    );
  return lines.map((line) => `  ${format(line).join('  ')}`).join('\n');
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
export const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)} ×`;
