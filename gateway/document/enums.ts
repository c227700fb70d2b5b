import type { DocumentStatus } from '../generated/resolvers.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { filePath } from '../record/picture.ts';
import type { RestDocument } from './rest.ts';

const STATUS: Record<RestDocument['status'], DocumentStatus> = {
  valid: 'VALID',
  expired: 'EXPIRED',
  archived: 'ARCHIVED',
};
/** api/v1's fields that the schema names otherwise. */
export const NAMES = { documentType: 'type' };

/** Fields that a document answers by itself, under other names or as enums: for GraphQL and for the answer to an upload. */
export const ownFields = {
  status: ({ status }: RestDocument) => STATUS[status],
  fileName: ({ file }: RestDocument) => file?.filename ?? null,
  contentType: ({ file }: RestDocument) => file?.contentType ?? null,
  size: ({ file }: RestDocument) => file?.size ?? null,
  url: ({ file }: RestDocument) => (file ? filePath(file.url) : null),
  thumbUrl: ({ file }: RestDocument) => (file?.thumbUrl ? filePath(file.thumbUrl) : null),
  abilities: (document: RestDocument) => abilitiesOf(document),
};
