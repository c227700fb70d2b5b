/** The batch size: a statement has at most 65,535 parameters (16 bits in PostgreSQL's protocol), an order any line count. */
const rowsAtOnce = 500;

/** Runs a statement per batch of rows and returns the results of all of them. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  run: (batch: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    results.push(...(await run(rows.slice(start, start + rowsAtOnce))));
  }
  return results;
}
