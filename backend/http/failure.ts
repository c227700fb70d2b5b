import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorMessages } from '../api/errorMessages.ts';
import {
  badRequest,
  databaseUnavailable,
  HttpError,
  invalid,
  outcomeUnknown,
  removedMeanwhile,
  storeFull,
  storeUnavailable,
  tooLarge,
  unsupportedType,
} from '../api/errors.ts';
import { messages } from '../api/messages.ts';
import { codeOf, DatabaseUnavailable, isDatabaseUnavailable, isDiskFull } from '../db/unavailable.ts';
import { StoreUnavailable } from '../files/store.ts';

/** Writes every error response. An unknown error is logged with its stack; its response contains only the request id. */
export function failureHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const known = asHttpError(error, request.method);
    // The request was already aborted and got its response; this error is the premature end of its reader.
    if (known && response.writableEnded) return;
    if (known && !response.headersSent) {
      // The cause is for operators, not for clients. Refusals of a full queue are counted instead: there may be many.
      if ((known.status >= 500 && known.body.code !== 'busy') || namesWhatIsGone(error))
        log.warn({ requestId: response.locals.requestId, error: reasonOf(error) }, known.message);
      response.status(known.status).set(known.headers).json(known.body);
      return;
    }
    const requestId = response.locals.requestId;
    log.error(
      {
        requestId,
        method: request.method,
        path: request.path,
        error: { message: error?.message, stack: error?.stack },
      },
      'failed',
    );
    // Headers are sent: destroying the socket is the only signal left.
    if (response.headersSent) return void (response.writableEnded || request.destroy());
    response.status(500).json({ error: errorMessages.unknown, request_id: requestId });
  };
}

function asHttpError(error: unknown, method: string): HttpError | null {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error)) return null;
  const { type, status } = error as Error & { type?: string; status?: number };
  if (type === 'entity.too.large') return tooLarge(errorMessages.tooLarge);
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return unsupportedType(errorMessages.unknownEncoding);
  if (status === 400 || error instanceof URIError) return badRequest(errorMessages.unreadable);
  if (error instanceof StoreUnavailable) return storeUnavailable();
  if (isDiskFull(error)) return storeFull();
  // What was named when it was checked is gone. What a removal leaves behind is a fault of ours.
  if (namesWhatIsGone(error) && method !== 'DELETE') return removedMeanwhile();
  if (error instanceof DatabaseUnavailable && error.commitUnknown) return outcomeUnknown();
  return isDatabaseUnavailable(error) ? databaseUnavailable() : null;
}

/** Whether a foreign key refused a write: usually somebody removed a record meanwhile, but a wrong id of ours looks the same. */
const namesWhatIsGone = (error: unknown): boolean => codeOf(error) === '23503';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}

/** Converts a unique violation to a 422 on its field. @param fields field by constraint: `{ vendors_name: 'name' }` */
export async function onUniqueViolation<Result>(
  work: Promise<Result>,
  fields: Record<string, string>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const field = code === '23505' && constraint ? fields[constraint] : undefined;
    if (field) throw invalid({ [field]: [messages.taken] });
    throw error;
  }
}
