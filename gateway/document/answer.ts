import type { UploadAnswer } from '../http/fileTransfer.ts';
import { recordOf } from '../rest/answer.ts';
import type { RestDocument } from './rest.ts';
import { NAMES, TYPE, told } from './words.ts';

/** How the answer to a document's upload looks: the fields of the schema's `Document` that need no other record. */
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
      ...Object.fromEntries(Object.entries(told).map(([name, tell]) => [name, tell(record)])),
    };
  },
};
