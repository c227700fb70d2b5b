import { useMemo } from 'react';
import { useViewer } from '../../client/session.ts';
import { type AddItemsShipmentQuery, useCompatibleClassesQuery } from '../../generated/operations.ts';
import type { Asked } from '../../kit/ui/RetryAlert.tsx';
import { sumsWith } from './exportWarning.ts';
import type { ItemSelection } from './itemSelection.ts';
import { hazardsOf, type ItemChecks } from './itemWarnings.ts';

type Shipment = NonNullable<AddItemsShipmentQuery['shipment']>;

/** Returns the standards for the current selection, and the query of the hazard classes that are compatible with it. */
export function useItemChecks(
  shipment: Shipment | null | undefined,
  { items }: ItemSelection,
): { standards: ItemChecks; hazardQuery: Asked } {
  const { settings } = useViewer();
  const sums = useMemo(() => {
    if (!shipment || shipment.eeiExport !== null) return null;
    const stored = new Map(shipment.valuesByHsCode.map(({ hsCode, value }) => [hsCode, value]));
    return sumsWith(
      stored,
      [...items.values()].map(({ orderItem }) => orderItem),
    );
  }, [shipment, items]);
  const hazards = useMemo(() => {
    const chosen = [...items.values()].flatMap(({ orderItem }) => hazardsOf(orderItem));
    return [...new Set([...(shipment?.dgClasses ?? []), ...chosen])].sort();
  }, [shipment, items]);
  const query = useCompatibleClassesQuery({
    variables: { with: hazards },
    skip: hazards.length === 0,
  });
  const classes = (query.data ?? query.previousData)?.dangerousGoodsClasses;
  const compatible = useMemo(() => (classes ? new Set(classes.map(({ id }) => id)) : null), [classes]);
  return { standards: { sums, limit: settings.eeiThresholdUsd, hazards, compatible }, hazardQuery: query };
}
