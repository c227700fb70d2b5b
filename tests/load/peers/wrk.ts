/** wrk, a load generator in C that leaves nearly all of the machine to the server. Requests the orders page as 64 users. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findProgram } from '../../support/processes.ts';
import { QUERY, tokens, VARIABLES } from './question.ts';

const program = findProgram(['wrk']);

/** Whether this machine has wrk (Debian: `apt install wrk`). */
export const hasWrk = program !== null;

/** Quotes a text in Lua's long brackets, which accept any text without `]==]` as is. */
const quoted = (value: string) => `[==[${value}]==]`;

const SCRIPT = `
local requests = {}
local next = 0
function init()
  for token in string.gmatch(${quoted(tokens().join(' '))}, "%S+") do
    local headers = {
      ["content-type"] = "application/json",
      accept = "application/json",
      authorization = "Bearer " .. token,
    }
    table.insert(requests, wrk.format("POST", "/graphql", headers, ${quoted(JSON.stringify({ query: QUERY, variables: VARIABLES }))}))
  end
end
function request()
  next = next % #requests + 1
  return requests[next]
end
function done(summary)
  local e = summary.errors
  io.write(string.format("answers %d us %d failed %d\\n", summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Measures the responses per second on a number of connections. @throws Error when any request failed */
export async function wrk(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-wrk-'));
  try {
    const script = join(folder, 'ask.lua');
    writeFileSync(script, SCRIPT);
    const child = spawn(program ?? 'wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '30s',
      '-s',
      script,
      url,
    ]);
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const [, answers, microseconds, failed] = /answers (\d+) us (\d+) failed (\d+)/.exec(output) ?? [];
    if (failed !== '0') throw new Error(`wrk against ${url} failed: ${output}`);
    return Number(answers) / (Number(microseconds) / 1e6);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
