/** Maps a shipment's approvals from api/v1's terms to the schema's. */
import type {
  GivenApprovalsResolvers,
  ShipmentApprovalKind,
  ShipmentApprovalResolvers,
  ShipmentApprovalsResolvers,
} from '../generated/resolvers.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import type { RestGivenApproval, RestGivenApprovals, RestShipment } from './rest.ts';

const ShipmentApprovals: FieldsOf<ShipmentApprovalsResolvers, RestShipment> = {
  lapsed: ({ lapsedApprovals }) => lapsedApprovals?.map(upper) ?? null,
};

const GivenApprovals: FieldsOf<GivenApprovalsResolvers, RestGivenApprovals> = {
  approvals: ({ approvals }) => approvals,
};

const ShipmentApproval: FieldsOf<ShipmentApprovalResolvers, RestGivenApproval> = {
  kind: ({ field }): ShipmentApprovalKind => upper(field),
  approvedBy: ({ approvedById }, _args, { users }) => users.summary(approvedById),
};

export const approvals = { ShipmentApprovals, GivenApprovals, ShipmentApproval };
