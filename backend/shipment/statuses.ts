/** The statuses of shipments, and what each of them means. */
import { withText } from '../language/withText.ts';
import type { StepStatusDefinition } from '../record/status.ts';
import { statusMessages } from '../record/statusMessages.ts';

/** The steps of shipments that can be due, in their order. */
export const shipmentSteps = [
  'send_for_review',
  'review',
  'approve',
  'make_ready',
  'ship',
  'deliver',
  'complete',
] as const;
export type ShipmentStep = (typeof shipmentSteps)[number];

/** A status of shipments. */
export interface ShipmentStatus extends StepStatusDefinition<ShipmentStep> {
  /**
   * Whether the invoice of a shipment in it is still to be approved, or is approved. On hold it is what it was before; a
   * shipment that was closed is approved if it has been shipped.
   */
  readonly approval: 'sought' | 'given' | 'as before' | 'if shipped';
  /** Whether a shipment gets into it only with the required approvals: an invoice must not get further without them. */
  readonly approved_only: boolean;
  /** Whether a move to it records the delivery. */
  readonly records_delivery: boolean;
}

/** The statuses of shipments in life cycle order, and where each may lead. */
export const shipmentStatuses: readonly ShipmentStatus[] = withText(
  [
    {
      key: 'open',
      color: 'green',
      phase: 'open',
      due: ['send_for_review'],
      approval: 'sought',
      approved_only: false,
      records_delivery: false,
      next: ['in_review', 'on_hold', 'closed'],
    },
    {
      key: 'in_review',
      color: 'orange',
      phase: 'open',
      due: ['review'],
      approval: 'sought',
      approved_only: false,
      records_delivery: false,
      next: ['reviewed', 'open', 'on_hold'],
    },
    {
      key: 'reviewed',
      color: 'green',
      phase: 'open',
      due: ['approve'],
      approval: 'sought',
      approved_only: false,
      records_delivery: false,
      next: ['approved', 'open'],
    },
    {
      key: 'approved',
      color: 'green',
      phase: 'open',
      due: ['make_ready'],
      approval: 'given',
      approved_only: true,
      records_delivery: false,
      next: ['ready', 'on_hold'],
    },
    {
      key: 'ready',
      color: 'green',
      phase: 'open',
      due: ['ship'],
      approval: 'given',
      approved_only: true,
      records_delivery: false,
      next: ['shipping', 'on_hold'],
    },
    {
      key: 'on_hold',
      color: 'orange',
      phase: 'open',
      due: [],
      approval: 'as before',
      approved_only: false,
      records_delivery: false,
      next: ['open', 'approved', 'ready'],
    },
    {
      key: 'shipping',
      color: 'green',
      phase: 'left',
      due: ['deliver'],
      approval: 'given',
      approved_only: true,
      records_delivery: false,
      next: ['delivered'],
    },
    {
      key: 'delivered',
      color: 'grey',
      phase: 'left',
      due: ['complete'],
      approval: 'given',
      approved_only: false,
      records_delivery: true,
      next: ['completed'],
    },
    {
      key: 'completed',
      color: 'grey',
      phase: 'done',
      due: [],
      approval: 'given',
      approved_only: false,
      records_delivery: false,
      next: ['closed'],
    },
    {
      key: 'closed',
      color: 'grey',
      phase: 'done',
      due: [],
      approval: 'if shipped',
      approved_only: false,
      records_delivery: false,
      next: ['archived'],
    },
    {
      key: 'archived',
      color: 'grey',
      phase: 'done',
      due: [],
      approval: 'if shipped',
      approved_only: false,
      records_delivery: false,
      next: [],
    },
  ],
  'name',
  ({ key }) => statusMessages.shipment[key],
);

/** Returns how the approval of a shipment's invoice stands in a status; undefined if the status is unknown or null. */
export const approvalIn = (status: string | null): ShipmentStatus['approval'] | undefined =>
  shipmentStatuses.find(({ key }) => key === status)?.approval;

/** Whether a move to a status records the delivery, which can be corrected while the shipment is in it. */
export const recordsDelivery = (status: string): boolean =>
  shipmentStatuses.some(({ key, records_delivery }) => key === status && records_delivery);
