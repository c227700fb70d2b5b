import type { UploadAnswer } from '../http/fileTransfer.ts';
import { TYPE } from '../record/types.ts';
import { besideOf, recordOf } from '../rest/answer.ts';
import { NAMES, ownFields } from './enums.ts';
import type { RestDocument, SameDocument } from './rest.ts';

/** The response to a document upload: the fields of the schema's `Document` that need no other record, and `sameAs`. */
export const documentAnswer: UploadAnswer = {
  name: 'document',
  names: NAMES,
  besides: (body) => ({ sameAs: sameAsIn(body) }),
  recordOf(body) {
    const record = recordOf<RestDocument>(body);
    const { id, parent, documentType, description, number, expiryDate, createdAt, updatedAt, lockVersion } = record;
    return {
      id: String(id),
      parent: { type: TYPE[parent.type], id: String(parent.id) },
      type: { key: documentType },
      ...{ description, number, expiryDate, createdAt, updatedAt, lockVersion },
      ...Object.fromEntries(Object.entries(ownFields).map(([name, resolve]) => [name, resolve(record)])),
    };
  },
};

/** Returns the document that already has the content of the sent file; null if none, or if the backend does not say. */
function sameAsIn(body: unknown) {
  const same = besideOf<SameDocument>(body, 'sameAs');
  return same && { id: String(same.id), fileName: same.filename, createdAt: same.createdAt };
}
