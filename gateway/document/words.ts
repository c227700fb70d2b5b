import type { DocumentParentType, DocumentStatus } from '../generated/resolvers.ts';
import { filePath } from '../rest/filePath.ts';
import { abilitiesOf } from '../rest/record.ts';
import type { RestDocument, RestParentType } from './rest.ts';

/** The schema's words for api/v1's kinds of records. */
export const TYPE: Record<RestParentType, DocumentParentType> = {
  PurchaseOrder: 'PURCHASE_ORDER',
  OrderItem: 'ORDER_ITEM',
  CommercialInvoice: 'SHIPMENT',
  User: 'USER',
  Vendor: 'VENDOR',
  Courier: 'COURIER',
  EndUser: 'END_USER',
};
/** api/v1's words for the schema's. */
export const REST_TYPE: Record<DocumentParentType, RestParentType> = {
  PURCHASE_ORDER: 'PurchaseOrder',
  ORDER_ITEM: 'OrderItem',
  SHIPMENT: 'CommercialInvoice',
  USER: 'User',
  VENDOR: 'Vendor',
  COURIER: 'Courier',
  END_USER: 'EndUser',
};
const STATUS: Record<RestDocument['status'], DocumentStatus> = {
  valid: 'VALID',
  expired: 'EXPIRED',
  archived: 'ARCHIVED',
};
/** api/v1's fields that the schema calls something else. */
export const NAMES = { documentType: 'type' };

/** What a record tells by itself under other names or in other words: the same in GraphQL and in the answer to an upload. */
export const told = {
  status: ({ status }: RestDocument) => STATUS[status],
  fileName: ({ file }: RestDocument) => file?.filename ?? null,
  contentType: ({ file }: RestDocument) => file?.contentType ?? null,
  size: ({ file }: RestDocument) => file?.size ?? null,
  url: ({ file }: RestDocument) => (file ? filePath(file.url) : null),
  thumbUrl: ({ file }: RestDocument) => (file?.thumbUrl ? filePath(file.thumbUrl) : null),
  abilities: (document: RestDocument) => abilitiesOf(document),
};
