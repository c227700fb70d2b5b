/** Reads files with the rows of lists: CSV by a parser of CSV, workbooks by another library than the one that writes them. */
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Api } from './api.ts';

/** A response that is a file. */
export interface ReceivedFile {
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Fetches a file from a backend. @throws Error with the response if there is none */
export async function fetchFile(url: string, { token }: Pick<Api, 'token'>, path: string, headers = {}) {
  const response = await fetch(new URL(`/api/v1/${path}`, url), {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return { headers: response.headers, bytes: await response.bytes() } satisfies ReceivedFile;
}

/** Returns the lines of a CSV file, its head first. */
export function csvRows({ bytes }: Pick<ReceivedFile, 'bytes'>): string[][] {
  return parse(Buffer.from(bytes), { bom: true });
}

/** Returns the sheets of a workbook. */
export async function sheetsOf({ bytes }: Pick<ReceivedFile, 'bytes'>) {
  return (await readXlsx(bytes, { readStyles: true })).sheets;
}
