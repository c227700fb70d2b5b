/** The messages about wrong settings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What `schema/settings.json` says about an environment variable. The README's table follows from the same file. */
const told = z.object({
  wanted: z.string(),
  /** A value that passes; a secret has the command that makes one instead. */
  example: z.string().optional(),
  command: z.string().optional(),
  secret: z.boolean().default(false),
});
const settings = z
  .record(z.string(), told)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../schema/settings.json'), 'utf8')));

/** The longest value that a message repeats, in characters. */
const LONGEST_SHOWN = 80;

/** Returns the message about a variable with a wrong value: what was read, what is wanted, and an example. */
export const wrongSetting = (name: string, value: string) =>
  `${name}: ${shown(name, value)} is not ${toldOf(name).wanted}. ${example(name)}`;

/** Returns the message about a value that is well-formed but refused. @param why continues the sentence after the value */
export const refusedSetting = (name: string, value: string, why: string) =>
  `${name}: ${shown(name, value)} ${why}. ${example(name)}`;

/** Returns the message about a variable that has no value and needs one. @param by what requires it */
export const missingSetting = (name: string, by: string) =>
  `${name}: ${by} requires ${toldOf(name).wanted}. ${example(name)}`;

/** Names a value in a message; of a secret only its length. */
function shown(name: string, value: string): string {
  if (toldOf(name).secret) return `the value of ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  const open = withoutPassword(value);
  return JSON.stringify(open.length > LONGEST_SHOWN ? `${open.slice(0, LONGEST_SHOWN)}…` : open);
}

/**
 * Hides what stands before the last `@`, except a scheme: an address may hold a password even where none is expected, and
 * the one of a malformed address may hold any sign.
 */
function withoutPassword(value: string): string {
  const [scheme = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.exec(value) ?? [];
  const at = value.lastIndexOf('@');
  return at < scheme.length ? value : `${scheme}…${value.slice(at)}`;
}

function example(name: string): string {
  const { command, example = '' } = toldOf(name);
  if (command) return `To make one: ${command}`;
  const isPlain = /^[\w@%+=:,./-]+$/.test(example);
  return `For example: ${name}=${isPlain ? example : `'${example}'`}`;
}

function toldOf(name: string): z.output<typeof told> {
  const setting = settings[name];
  if (!setting) throw new Error(`schema/settings.json does not describe ${name}`);
  return setting;
}
