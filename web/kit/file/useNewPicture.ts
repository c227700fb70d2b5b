import { useState } from 'react';
import { errorCode } from '../../base/errors.ts';
import { formMessages } from '../form/messages.ts';
import type { Outcome } from '../form/outcome.ts';
import { problemOf } from '../form/problem.ts';
import { errorLines } from '../form/rejections.ts';
import { type PicturedType, useSendPicture } from './usePicture.ts';

type Context = { idempotencyKey: string };

/** The outcome of creating a record. */
type Made = Outcome<never, { id: string }>;

/** The pending question after a picture was not stored. */
export interface UnstoredPicture {
  /** The reason the picture was not stored. */
  reason: string;
  answer: (again: boolean) => void;
}

/**
 * Returns the picture upload of a new record. The record is created first. If storing its picture then fails, the user
 * retries or continues without it: `PictureRetryDialog` asks.
 */
export function useNewPicture(of: PicturedType) {
  const { uploads, send } = useSendPicture(of);
  const [question, setQuestion] = useState<UnstoredPicture | null>(null);

  /** Sends the picture until it is stored or the user abandons it. */
  async function store(id: string, picture: File, context: Context): Promise<void> {
    const reason = await send(id, picture, context).then(
      (outcome) => (outcome.kind === 'rejected' ? errorLines(outcome.rejections).join(' ') : null),
      reasonOf,
    );
    if (reason === null) return;
    const again = await new Promise<boolean>((answer) => setQuestion({ reason, answer }));
    setQuestion(null);
    if (again) await store(id, picture, context);
  }

  /** Wraps `create`, which creates the record without the picture, into the `save` function of a form with a picture. */
  function withNewPicture<Fields extends { picture?: File }>(
    create: (fields: Omit<Fields, 'picture'>, context: Context) => Promise<Made>,
  ) {
    return async ({ picture, ...fields }: Fields, context: Context): Promise<Made> => {
      const outcome = await create(fields, context);
      if (outcome.kind === 'saved' && outcome.made && picture) await store(outcome.made.id, picture, context);
      return outcome;
    };
  }

  return { uploads, withNewPicture, question };
}

/** Describes why the picture was not stored. @throws if the session ended, which the sign-in page reports */
function reasonOf(error: unknown): string {
  if (errorCode(error) === 'REQUEST_CANCELLED') return formMessages.file.stopped;
  const problem = problemOf(error);
  if (!problem) throw error;
  return problem.message;
}
