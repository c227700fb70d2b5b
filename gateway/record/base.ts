import type {
  AddressResolvers,
  PageMetaResolvers,
  PictureResolvers,
  StatusColor,
  StatusPhase,
  StatusResolvers,
} from '../generated/resolvers.ts';
import type { RestPageMeta } from '../rest/answer.ts';
import { exportPath } from '../rest/exportPath.ts';
import type { RestAddress } from './address.ts';
import type { FieldsOf } from './fields.ts';
import { Mutation } from './many.ts';
import { filePath, type RestPicture } from './picture.ts';
import { scalars } from './scalars.ts';
import type { RestStatus } from './statuses.ts';
import { Query } from './twins.ts';

const COLOR: Readonly<Record<string, StatusColor>> = {
  orange: 'ORANGE',
  red: 'RED',
  green: 'GREEN',
  grey: 'GREY',
  teal: 'TEAL',
};

const PHASE: Readonly<Record<string, StatusPhase>> = { open: 'OPEN', left: 'LEFT', done: 'DONE' };

const Status: FieldsOf<StatusResolvers, RestStatus> = {
  // An unknown color is shown as the most neutral one.
  color: (status) => COLOR[status.color] ?? 'GREY',
  phase: ({ phase = '' }) => PHASE[phase] ?? null,
  recordsDelivery: ({ recordsDelivery }) => recordsDelivery ?? false,
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

const PageMeta: FieldsOf<PageMetaResolvers, RestPageMeta> = {
  exportPath: ({ list }, _args, { rest }) => exportPath(rest, list),
};

export const base = { ...scalars, Address, PageMeta, Picture, Status, Query, Mutation };
