/**
 * `npm run doctor [-- --json]`: checks the settings of this environment and everything that they name, before the first
 * start or beside a running Lading, and says in one line each what is fine, what is wrong and how to mend it. It changes
 * nothing and sends no mail. Exits with 0, or with 1 if something is wrong; what could not be checked is no failure.
 */
import { parseArgs, styleText } from 'node:util';
import { type Finding, type Result, runChecks } from './doctor/check.ts';
import { checksFor } from './doctor/checks.ts';
import { refuse } from './runSettings.ts';

const STATES = {
  fine: { sign: '✓', color: 'green' },
  wrong: { sign: '✗', color: 'red' },
  unknown: { sign: '?', color: 'yellow' },
} as const;

function wantsJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\nUsage: npm run doctor [-- --json]`);
  }
}

function show(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, findings } of results) {
    for (const { state, what, mend } of findings) {
      const { sign, color } = STATES[state];
      console.log(`${styleText(color, sign)} ${name.padEnd(width)}  ${what}${mend ? `. ${mend}` : '.'}`);
    }
  }
  console.log(`\n${summary(results.flatMap(({ findings }) => findings))}`);
}

function summary(findings: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  const [bad, open] = [count('wrong'), count('unknown')];
  const unchecked = open === 0 ? '' : ` ${open === 1 ? '1 thing' : `${open} things`} could not be checked (?).`;
  if (bad === 0) return `Nothing is wrong.${unchecked}`;
  return `${bad === 1 ? '1 thing is' : `${bad} things are`} wrong (✗).${unchecked}`;
}

const asJson = wantsJson();
const results = await runChecks(await checksFor(process.env));
const ok = results.every(({ findings }) => findings.every(({ state }) => state !== 'wrong'));
if (asJson) console.log(JSON.stringify({ ok, checks: results }, null, 2));
else show(results);
// A check that ran out of time may still hold a connection.
process.exit(ok ? 0 : 1);
