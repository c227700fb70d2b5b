import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the table of a Markdown file in this folder: one record for each row, by the headings. */
export function readCases(file: string): Record<string, string>[] {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], , ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
