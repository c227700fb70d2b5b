import { useState } from 'react';
import { errorCode } from '../../base/errors.ts';
import { formMessages } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { problemOf } from './problem.ts';
import { errorLines } from './rejections.ts';
import { type PicturedType, useSendPicture } from './usePicture.ts';

type Context = { idempotencyKey: string };

/** What making a record came to. */
type Made = Outcome<never, { id: string }>;

/** What is asked when a picture was not stored. */
export interface UnstoredPicture {
  /** Why the picture was not stored. */
  reason: string;
  answer: (again: boolean) => void;
}

/**
 * The picture of a record that is being made. The record comes first; when its picture then fails, the person tries again
 * or goes on without it: `PictureQuestion` asks.
 */
export function useNewPicture(of: PicturedType) {
  const { uploads, send } = useSendPicture(of);
  const [question, setQuestion] = useState<UnstoredPicture | null>(null);

  /** Sends the picture until it is stored or given up. */
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

  /** What saves a form with a picture; `create` makes the record without it. */
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

/** @throws when the session is over, which the sign-in page tells */
function reasonOf(error: unknown): string {
  if (errorCode(error) === 'REQUEST_CANCELLED') return formMessages.file.stopped;
  const problem = problemOf(error);
  if (!problem) throw error;
  return problem.message;
}
