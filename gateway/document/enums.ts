import type { DocumentStatus } from '../generated/resolvers.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { filePath } from '../record/picture.ts';
import type { RestDocument } from './rest.ts';

const STATUS: Record<RestDocument['status'], DocumentStatus> = {
  valid: 'VALID',
  expired: 'EXPIRED',
  archived: 'ARCHIVED',
};
/** Fields of api/v1 with their different names in the schema. */
export const NAMES = { documentType: 'type' };

/** Fields that need no other record, renamed or mapped to enums: for GraphQL and for the response to an upload. */
export const ownFields = {
  status: ({ status }: RestDocument) => STATUS[status],
  fileName: ({ file }: RestDocument) => file?.filename ?? null,
  contentType: ({ file }: RestDocument) => file?.contentType ?? null,
  size: ({ file }: RestDocument) => file?.size ?? null,
  url: ({ file }: RestDocument) => (file ? filePath(file.url) : null),
  thumbUrl: ({ file }: RestDocument) => (file?.thumbUrl ? filePath(file.thumbUrl) : null),
  abilities: (document: RestDocument) => abilitiesOf(document),
};
