import { useApolloClient } from '@apollo/client/react';
import type { TypeName } from '../../generated/lists.ts';
import { type Outcome, outcomeOf, type StaleRecord } from '../form/outcome.ts';
import { type UploadAnswer, useUpload } from './upload.ts';

/** The record types with pictures: by their name in `/files`, with their name in api/v1 and their GraphQL type. */
const PICTURED = {
  users: { wrapper: 'user', typename: 'User' },
  organizations: { wrapper: 'organization', typename: 'Organization' },
} as const satisfies Record<string, { wrapper: string; typename: TypeName }>;

interface Pictured {
  picture: { original: string | null; thumb: string | null } | null;
  lockVersion: number | null;
}

interface PictureAnswer extends UploadAnswer<never> {
  user?: Pictured | null;
  organization?: Pictured | null;
}

interface Written<Source> {
  outcome: Outcome<NoInfer<Source>>;
  /** The current record, if it was saved. */
  record: (Source & StaleRecord) | null | undefined;
}

type Context = { idempotencyKey: string };
type Sent = { lockVersion: number; picture?: File | null };
type SaveForm<Source, Input> = (
  input: Input,
  context: Context,
  rebase: (record: Source & StaleRecord) => void,
) => Promise<Outcome<Source>>;

/** A record type with pictures, by its name in `/files`. */
export type PicturedType = keyof typeof PICTURED;

/** Returns a function that sends a record's picture, and the progress of the upload. */
export function useSendPicture(of: PicturedType) {
  const { cache } = useApolloClient();
  const uploads = useUpload();
  const { wrapper, typename } = PICTURED[of];

  async function send(id: string, picture: File, { idempotencyKey }: Context): Promise<Outcome<never>> {
    const address = `/files/${of}/${encodeURIComponent(id)}/picture`;
    const upload = { method: 'PUT', address, wrapper, fields: { picture }, idempotencyKey } as const;
    const answer: PictureAnswer = await uploads.upload<never>(upload);
    const outcome = outcomeOf(answer);
    const now = answer[wrapper];
    if (outcome.kind === 'saved' && now) {
      const fields = {
        picture: () => now.picture && { __typename: 'Picture', ...now.picture },
        lockVersion: () => now.lockVersion,
      };
      cache.modify({ id: cache.identify({ __typename: typename, id }) ?? '', fields });
    }
    return outcome;
  }

  return { uploads, send };
}

/**
 * Returns the picture upload of an existing record's form. The picture is sent separately, after the other fields: if it
 * fails, only the picture is left to retry.
 */
export function usePicture(of: PicturedType, id: string) {
  const { uploads, send } = useSendPicture(of);

  /** Wraps `write`, which saves the other fields and `removePicture`, into the `save` function of a form with a picture. */
  function withPicture<Source, Input extends Sent>(
    write: (input: Omit<Input, 'picture'> & { removePicture?: true }, context: Context) => Promise<Written<Source>>,
  ): SaveForm<Source, Input> {
    return async ({ picture, ...fields }, context, rebase) => {
      const input = { ...fields, ...(picture === null && { removePicture: true as const }) };
      // One key is the version, which every edit has.
      if (Object.keys(input).length > 1) {
        const { outcome, record } = await write(input, context);
        if (outcome.kind !== 'saved' || !picture) return outcome;
        if (record) rebase(record);
      }
      return picture ? send(id, picture, context) : { kind: 'saved' };
    };
  }

  return { uploads, withPicture };
}
