import { createReadStream } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { localAuthorization, type RunningBackend } from '../access/localAccess.ts';
import { HttpError } from '../api/errors.ts';
import type { ImportCommand } from './command.ts';
import { importEvent } from './events.ts';
import { messages } from './messages.ts';
import { ImportFailure, ImportRejection } from './rejection.ts';

/**
 * Sends a file to the backend that runs on the data folder, and reports its response as it arrives.
 * @throws ImportRejection when it refuses the file; HttpError when it refuses the call; ImportFailure when its response
 * ends early
 */
export async function sendToBackend(command: ImportCommand, backend: RunningBackend): Promise<void> {
  const { file, signal, report } = command;
  const url = new URL('/api/v1/imports', backend.url);
  for (const [name, value] of Object.entries(queryOf(command))) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const call = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: localAuthorization(backend.token),
    },
    signal,
  });
  try {
    const sending = sendFile(file, call);
    const response = await answerOf(call);
    if (response.statusCode !== 200) throw await rejectionOf(response);
    let isWhole = false;
    for await (const line of linesOf(response)) {
      const event = importEvent.parse(JSON.parse(line));
      if (event.type === 'failed') throw new ImportFailure(event.error);
      if (event.type === 'imported') isWhole = true;
      await report(event);
    }
    await sending;
    if (!isWhole) throw new ImportFailure(messages.lostBackend);
  } catch (error) {
    // Interrupted at the terminal: the backend stops after the current order.
    if (!signal.aborted) throw error;
  } finally {
    call.destroy();
  }
}

const queryOf = ({ file, kind, organization, program, order, mapping, as, creates, dryRun }: ImportCommand) => ({
  ...{ kind, name: basename(file), organization, program, order, mapping, as },
  create: creates ? 'true' : undefined,
  dry_run: dryRun ? 'true' : undefined,
});

/** Sends the file. Ignores a connection that closes early: the backend's response contains the reason. */
async function sendFile(file: string, call: ClientRequest): Promise<void> {
  await pipeline(createReadStream(file), call).catch(() => {});
}

function answerOf(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve).once('error', () => reject(new ImportFailure(messages.lostBackend)));
  });
}

/** Yields a response's lines as they arrive. @throws ImportFailure when the backend or the connection ends within one */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let begun = '';
  try {
    for await (const text of response.setEncoding('utf8')) {
      const lines = `${begun}${text}`.split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new ImportFailure(messages.lostBackend, { cause });
  }
  if (begun !== '') throw new ImportFailure(messages.lostBackend);
}

const rejection = z.object({
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

async function rejectionOf(response: IncomingMessage): Promise<Error> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  const { error, errors } = rejection.parse(body);
  if (errors) return new ImportRejection(Object.values(errors).flat().join('\n'));
  return new HttpError(response.statusCode ?? 500, { error: error ?? messages.failed });
}
