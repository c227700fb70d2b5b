/** Approvals of shipments for tests: what is given, and whether it still counts. */
import type { GivenApproval, GivenApprovals } from '../../backend/shipment/schema.ts';
import type { Api, One } from './api.ts';

const path = (id: number) => `commercial_invoices/${id}/approvals`;

/** Reads the approvals of a shipment. */
export const readApprovals = async (api: Api, id: number): Promise<GivenApprovals> =>
  (await api.get<One<GivenApprovals>>(path(id))).data;

/** Returns one approval of a shipment. */
export async function approvalOf(api: Api, id: number, field = 'program_approval'): Promise<GivenApproval | undefined> {
  return (await readApprovals(api, id)).approvals.find((each) => each.field === field);
}

/** Sets approval dates. */
export const approve = (api: Api, id: number, dates: object = { program_approval: '2026-03-02' }) =>
  api.put(path(id), { commercial_invoice: dates });

/** Sets approval dates, which must be rejected. */
export const refusedApproval = (api: Api, status: number, id: number, dates: object) =>
  api.refused(status, 'put', path(id), { commercial_invoice: dates });
