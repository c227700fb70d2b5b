import { type ReactNode, useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { formatMoney, formatQuantity } from '../base/format.ts';
import { useProgram } from '../client/session.ts';
import type { ShipmentItemRowFragment } from '../generated/operations.ts';
import { LinkCell, TwoLines } from '../kit/list/Cells.tsx';
import { ItemPanel, type ItemsOfPage } from '../orderItem/ItemPanel.tsx';
import { exportNotes } from './exportRule/exportNotes.ts';
import { shipmentMessages as messages } from './messages.ts';
import type { Advice } from './readiness/ShipmentAdvice.tsx';
import type { ReadinessCheck } from './readiness/useGapFix.ts';

interface ShipmentItemsProps extends ItemsOfPage<ShipmentItemRowFragment> {
  shipmentId: string;
  advice: Advice;
  /** The total value of the items; null if unknown. */
  total: string | null;
  /** The button that adds items. */
  action?: ReactNode;
}

/** The items of a shipment, each with the order that it belongs to and what its codes mean for the export. */
export function ShipmentItems({ shipmentId, advice, total, ...shown }: ShipmentItemsProps) {
  const { slug } = useProgram();
  const line = useMemo(() => lineOf(slug), [slug]);
  const of = useMemo(() => ({ shipmentId }), [shipmentId]);
  const { readiness, exportRule } = advice.shipment ?? {};
  const shipped = useMemo(() => {
    const unready = openCheck(readiness, 'items_ready')?.recordIds ?? [];
    const asksForCode = openCheck(readiness, 'hs_codes') !== undefined;
    const asksForFiling = openCheck(readiness, 'eei') !== undefined;
    return {
      exportOf: exportNotes(exportRule?.codes ?? [], { asksForCode, asksForFiling }),
      isUnready: (id: string) => unready.includes(id),
      asksForCode,
    };
  }, [readiness, exportRule]);
  return (
    <ItemPanel
      {...shown}
      label={messages.items}
      of={of}
      line={line}
      shipped={shipped}
      empty={{ purpose: messages.itemsPurpose }}
      totals={total === null ? undefined : { MATERIAL: messages.total, TOTAL_VALUE: formatMoney(total) }}
    />
  );
}

/** Returns a check that is open; undefined if it is done or does not apply. */
function openCheck(checks: readonly ReadinessCheck[] | null | undefined, key: string): ReadinessCheck | undefined {
  return checks?.find((check) => check.key === key && (check.answer === 'NOT_MET' || check.answer === 'CANNOT_TELL'));
}

const numberOf = ({ purchaseOrder }: ShipmentItemRowFragment) => purchaseOrder?.orderNumber ?? '';

/** Returns the column in front of the item: its order, and its line there. */
function lineOf(slug: string) {
  return {
    id: 'PURCHASE_ORDER' as const,
    header: messages.order,
    width: '76px',
    whole: numberOf,
    cell: (item: ShipmentItemRowFragment) => (
      <TwoLines note={messages.line(formatQuantity(item.position))}>
        <LinkCell to={addresses.purchaseOrder(slug, item.purchaseOrderId)}>{numberOf(item)}</LinkCell>
      </TwoLines>
    ),
  };
}
