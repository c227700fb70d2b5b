import type { UploadAnswer } from '../http/fileTransfer.ts';
import { TYPE } from '../record/types.ts';
import { recordOf } from '../rest/answer.ts';
import { NAMES, ownFields } from './enums.ts';
import type { RestDocument } from './rest.ts';

/** The response to a document upload: the fields of the schema's `Document` that need no other record. */
export const documentAnswer: UploadAnswer = {
  name: 'document',
  names: NAMES,
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
