import { createReadStream } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { localAuthorization, type RunningBackend } from '../access/localAccess.ts';
import { HttpError } from '../http/errors.ts';
import type { ImportCommand } from './command.ts';
import { importEvent } from './events.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRefusal } from './refusal.ts';

/** Whether the backend that left its address lives: one that was killed leaves it behind. */
export async function isAnswering({ url }: RunningBackend): Promise<boolean> {
  const answer = await fetch(new URL('/healthz', url)).catch(() => null);
  return answer?.ok ?? false;
}

/**
 * Sends a file to the backend that runs on the data folder, and reports what it answers as it comes.
 * @throws ImportRefusal when it refuses the file; HttpError when it refuses the call; ImportFailure when it ends on the way
 */
export async function sendToBackend(command: ImportCommand, backend: RunningBackend): Promise<void> {
  const { file, organization, dryRun, signal, report } = command;
  const url = new URL('/api/v1/imports', backend.url);
  if (organization !== undefined) url.searchParams.set('organization', organization);
  if (dryRun) url.searchParams.set('dry_run', 'true');
  const call = request(url, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: localAuthorization(backend.token) },
    signal,
  });
  try {
    const sending = sendFile(file, call);
    const response = await answerOf(call);
    if (response.statusCode !== 200) throw await refusalOf(response);
    let isWhole = false;
    for await (const line of createInterface({ input: response })) {
      const event = importEvent.parse(JSON.parse(line));
      if (event.type === 'failed') throw new ImportFailure(event.error);
      if (event.type === 'summary') isWhole = true;
      await report(event);
    }
    await sending;
    if (!isWhole) throw new ImportFailure(messages.lostBackend);
  } catch (error) {
    // Stopped by the person at the terminal: the backend ends after the order that it is at.
    if (!signal.aborted) throw error;
  } finally {
    call.destroy();
  }
}

/** Sends the file; that the backend answers and hangs up before all of it was sent is told by its answer. */
async function sendFile(file: string, call: ClientRequest): Promise<void> {
  await pipeline(createReadStream(file), call).catch(() => {});
}

function answerOf(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve).once('error', () => reject(new ImportFailure(messages.lostBackend)));
  });
}

const refusal = z.object({
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

async function refusalOf(response: IncomingMessage): Promise<Error> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  const { error, errors } = refusal.parse(body);
  if (errors) return new ImportRefusal(Object.values(errors).flat().join('\n'));
  return new HttpError(response.statusCode ?? 500, { error: error ?? messages.failed });
}
