import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordProblem } from '../access/passwordRules.ts';
import { messages } from './messages.ts';

/** Asks at the terminal for a line of text. */
export async function askText(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: true });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Asks at the terminal for a new password, twice, until it keeps the rules; empty if none is typed. */
export async function askNewPassword(): Promise<string> {
  while (true) {
    const password = await askHidden(messages.askPassword);
    if (password === '') return password;
    const problem = passwordProblem(password);
    if (problem) console.error(`${problem}.`);
    else if ((await askHidden(messages.askPasswordAgain)) === password) return password;
    else console.error(messages.passwordsDiffer);
  }
}

/** Asks at the terminal without showing the input. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Letters and digits that are not mistaken for each other, and signs that need no quoting in a shell. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.+='];

/** Generates a password of 20 characters, with some from each alphabet. */
export function generatedPassword(): string {
  const all = alphabets.join('');
  const from = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));
  const characters = Array.from({ length: 20 }, (_, index) => from(alphabets[index] ?? all));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}
