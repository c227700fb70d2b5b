import type {
  AddressResolvers,
  PictureResolvers,
  RecordChangeResolvers,
  RecordType,
  StatusColor,
  StatusResolvers,
  SubscriptionResolvers,
} from './generated/resolvers.ts';
import { CHANGE_ACTION, type LiveEvent } from './live/events.ts';
import type { FieldsOf } from './resolve.ts';
import type { RestAddress } from './rest/address.ts';
import { filePath, type RestPicture } from './rest/filePath.ts';
import { restId } from './rest/list.ts';
import type { RestStatus } from './rest/statuses.ts';
import { scalars } from './scalars.ts';

const COLOR: Readonly<Record<string, StatusColor>> = {
  orange: 'ORANGE',
  red: 'RED',
  green: 'GREEN',
  grey: 'GREY',
  teal: 'TEAL',
};

const Status: FieldsOf<StatusResolvers, RestStatus> = {
  // A colour that we do not know is shown as the quiet one.
  color: (status) => COLOR[status.color] ?? 'GREY',
};

const Address: FieldsOf<AddressResolvers, RestAddress> = {
  countryName: async (address, _args, { lookups }) =>
    (await lookups.countries()).find(({ code }) => code === address.country)?.name ?? address.country,
  state: (address) => address.state ?? null,
  zipCode: (address) => address.zipCode ?? null,
  notes: (address) => address.notes ?? null,
};

const Picture: FieldsOf<PictureResolvers, RestPicture> = {
  thumb: ({ thumb }) => (thumb ? filePath(thumb) : null),
  original: ({ original }) => (original ? filePath(original) : null),
};

/** What the changes channel sends. */
export type ChangeEvent = LiveEvent & {
  readonly record?: { type: string; id: number; lockVersion: number | null };
  readonly by?: number | null;
};

const TYPE: Readonly<Record<string, RecordType>> = {
  PurchaseOrder: 'PURCHASE_ORDER',
  OrderItem: 'ORDER_ITEM',
  CommercialInvoice: 'SHIPMENT',
  Group: 'GROUP',
  Vendor: 'VENDOR',
  Courier: 'COURIER',
  Airline: 'AIRLINE',
  EndUser: 'END_USER',
  Program: 'PROGRAM',
  User: 'USER',
  Organization: 'ORGANIZATION',
  StatusReason: 'SUBSTATUS',
  Attachment: 'DOCUMENT',
};

const RecordChange: FieldsOf<RecordChangeResolvers, ChangeEvent> = {
  actionType: (event) => CHANGE_ACTION[event.actionType],
  type: (event) => (event.record && TYPE[event.record.type]) ?? null,
  id: (event) => event.record?.id ?? null,
  lockVersion: (event) => event.record?.lockVersion ?? null,
  by: (event) => event.by ?? null,
};

const Subscription: Pick<SubscriptionResolvers, 'recordChanged'> = {
  recordChanged: {
    // Not every api/v1 backend has this channel: where it is refused, the subscription stays open and silent.
    subscribe: (_root, { programId }, { live }) =>
      live.listen<ChangeEvent>(
        'ChangesChannel',
        { program_id: programId ? restId(programId) : 0 },
        { refused: 'silent' },
      ),
    resolve: (event: ChangeEvent) => event,
  },
};

export const base = { ...scalars, Address, Picture, Status, RecordChange, Subscription };
