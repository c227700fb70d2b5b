import type {
  IssuedPaperResolvers,
  IssuedPapersResolvers,
  MutationResolvers,
  PackedItemResolvers,
  QueryResolvers,
  ShipmentPdfKind,
  ShipmentPdfResolvers,
  ShipmentResolvers,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf, commentsCountOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { withRelated } from '../record/selection.ts';
import { statusChangeOf } from '../record/statuses.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { camelCase } from '../upstream/names.ts';
import { advice, adviceFields } from './advice.ts';
import { approvals } from './approvals.ts';
import { packagesOf, restNames, shipmentFields } from './inputs.ts';
import {
  type RestIssuedPaper,
  type RestIssuedPapers,
  type RestPackedItem,
  type RestShipment,
  type ShipmentPaper,
  shipmentListQuery,
} from './rest.ts';

const Shipment: FieldsOf<ShipmentResolvers, RestShipment> = {
  status: (shipment, _args, { shipments }) => shipments.statuses.named(shipment.status),
  users: (shipment, _args, { users }) => users.summaries(shipment.userIds),
  group: (shipment, _args, { groups }) => groups.summary(shipment.groupId),
  program: (shipment, _args, { programs }) => programs.find(shipment.programId),
  courier: (shipment, _args, { couriers }) => couriers.summary(shipment.courierId),
  approvals: (shipment) => shipment,
  givenApprovals: ({ id }, { since }, { shipments }) => shipments.givenApprovals(id, since),
  refusedStatuses: ({ refusedStatuses }, _args, { shipments }) =>
    refusedStatuses?.map(({ status, reason }) => ({ status: shipments.statuses.named(status), reason })) ?? null,
  fixedFields: ({ fixedFields }) =>
    fixedFields?.map(({ field, reason }) => ({ field: camelCase(field), reason })) ?? null,
  valuesByHsCode: (shipment) =>
    Object.entries(shipment.maxValuesGroupedByHsCodes).map(([hsCode, value]) => ({ hsCode, value })),
  createdBy: (shipment, _args, { users }) => users.summary(shipment.createdById ?? null),
  commentsCount: commentsCountOf,
  organization: (record, _args, context) => organizationOf(record, context),
  abilities: abilitiesOf,
  heldFrom: (shipment, _args, { shipments }) =>
    shipment.heldFrom ? shipments.statuses.named(shipment.heldFrom) : null,
  nextStatuses: (shipment, _args, { shipments }) => shipments.statuses.next(shipment),
  statusReasons: (shipment, { status }, { shipments }) => shipments.statuses.reasons(shipment.id, status),
  orderItems: (shipment, list, { orderItems }) => orderItems.ofShipment(shipment.id, listQuery(list)),
  availableOrderItems: (shipment, list, { orderItems }) => orderItems.listAvailable(shipment.id, list),
  issuedPapers: ({ id }, _args, { shipments }) => unlessForbidden(() => shipments.issuedPapers(id)),
  countriesOfManufacture: ({ countriesOfManufacture }) => countriesOfManufacture ?? null,
  packageLines: ({ packageLines }) => packageLines ?? null,
  packages: ({ id }, _args, { shipments }) => unlessForbidden(() => shipments.packages(id)),
  ...adviceFields,
  history: historyOf('SHIPMENT'),
};

const IssuedPapers: FieldsOf<IssuedPapersResolvers, RestIssuedPapers> = {
  abilities: abilitiesOf,
};

const IssuedPaper: FieldsOf<IssuedPaperResolvers, RestIssuedPaper> = {
  issuedBy: ({ issuedById }, _args, { users }) => users.summary(issuedById),
};

const PackedItem: FieldsOf<PackedItemResolvers, RestPackedItem> = {
  orderItem: ({ orderItemId }, _args, { orderItems }) => unlessForbidden(() => orderItems.find(orderItemId)),
};

const ShipmentPdf: FieldsOf<ShipmentPdfResolvers, ShipmentPaper> = {
  unprintableLetters: ({ shipmentId }, _args, { shipments }) => shipments.unprintableLetters(shipmentId),
};

const PDF: Record<ShipmentPdfKind, string> = {
  INVOICE: 'commercial_invoice_pdf',
  INVOICE_WITH_HS: 'commercial_invoice_hs_pdf',
  PACKING_LIST: 'packing_list_pdf',
  END_USERS: 'end_users_pdf',
};

/** Returns the query of a paper's path: a revision of issued papers, or a draft. */
function whichPaper(revision: number | null | undefined, draft: boolean): string {
  if (draft) return '?draft=true';
  return revision === null || revision === undefined ? '' : `?revision=${revision}`;
}

const Query: Pick<QueryResolvers, 'shipment' | 'shipments' | 'shipmentStatuses' | 'shipmentDefaults' | 'shipmentPdf'> =
  {
    shipment: (_root, { id }, { shipments }) => shipments.find(id),
    shipments: (_root, list, context, info) =>
      withRelated(context.shipments.page(shipmentListQuery(list)), info, {
        users: (shipments) => context.users.prepareSummaries(shipments.flatMap((shipment) => shipment.userIds)),
        createdBy: (shipments) => context.users.prepareSummaries(shipments.map(({ createdById }) => createdById)),
        group: (shipments) => context.groups.prepareSummaries(shipments.map((shipment) => shipment.groupId)),
        courier: (shipments) => context.couriers.prepareSummaries(shipments.map((shipment) => shipment.courierId)),
      }),
    shipmentStatuses: (_root, _args, { shipments }) => shipments.statuses.all(),
    shipmentDefaults: (_root, { programId }, { shipments }) => shipments.newDefaults(programId),
    async shipmentPdf(_root, { id, kind, revision, draft }, { shipments }) {
      const shipment = await shipments.find(id);
      return (
        shipment && {
          shipmentId: shipment.id,
          url: `/files/commercial_invoices/${shipment.id}/${PDF[kind]}${whichPaper(revision, draft)}`,
        }
      );
    },
  };

const Mutation: Pick<
  MutationResolvers,
  | 'createShipment'
  | 'updateShipment'
  | 'assignShipmentUsers'
  | 'assignShipmentStatus'
  | 'setShipmentDelivery'
  | 'sendShipmentForReview'
  | 'setShipmentApprovals'
  | 'addShipmentItems'
  | 'removeShipmentItem'
  | 'acknowledgeDangerousGoods'
  | 'issueShipmentPapers'
  | 'setShipmentPackages'
> = {
  createShipment: (_root, { input }, { shipments }) =>
    result('shipment', () => shipments.create(shipmentFields(input)), restNames),
  updateShipment: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.update(id, shipmentFields(input)), restNames),
  assignShipmentUsers: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.assignUsers(id, input.userIds.map(restId)), restNames),
  assignShipmentStatus: (_root, { id, input, delivery }, { shipments }) =>
    result('shipment', () => shipments.assignStatus(id, { ...statusChangeOf(input), ...delivery })),
  setShipmentDelivery: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.setDelivery(id, input)),
  sendShipmentForReview: (_root, { id }, { shipments }) =>
    // The only status named here: api/v1 has no other call that sends a shipment for review.
    result('shipment', () => shipments.assignStatus(id, { status: 'in_review', subStatus: null })),
  setShipmentApprovals: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.setApprovals(id, input)),
  addShipmentItems: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.addItems(id, input.orderItemIds.map(restId)), restNames),
  acknowledgeDangerousGoods: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.acknowledge(id, input.pairs), restNames),
  issueShipmentPapers: (_root, { id }, { shipments }) => result('shipment', () => shipments.issuePapers(id)),
  setShipmentPackages: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.setPackages(id, packagesOf(input))),
  removeShipmentItem: (_root, { id, input }, { shipments }) =>
    result('shipment', () => shipments.removeItem(id, input.orderItemId)),
};

export const shipment = {
  Shipment,
  PackedItem,
  IssuedPapers,
  IssuedPaper,
  ShipmentPdf,
  ...approvals,
  ...advice,
  Query,
  Mutation,
};
