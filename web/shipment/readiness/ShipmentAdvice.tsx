import type { ApolloClient } from '@apollo/client';
import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { usePermissions } from '../../client/session.ts';
import {
  ShipmentAdviceDocument,
  type ShipmentAdviceQuery,
  useShipmentAdviceQuery,
} from '../../generated/operations.ts';
import { prefetch } from '../../kit/record/prefetch.ts';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { Pending } from '../../kit/ui/Pending.tsx';
import { RetryAlert } from '../../kit/ui/RetryAlert.tsx';
import { DangerousGoodsPanel } from '../dangerousGoods/DangerousGoodsPanel.tsx';
import { ExportPanel } from '../exportRule/ExportPanel.tsx';
import { ReadinessPanel } from './ReadinessPanel.tsx';
import type { ReadinessCheck } from './useGapFix.ts';

/** The readiness of a shipment and the advice of the rules on it. */
export type Advice = ReturnType<typeof useShipmentAdvice>;

/** Prefetches the query of `useShipmentAdvice`. */
export function prefetchAdvice(client: ApolloClient, id: string): void {
  prefetch(client, { query: ShipmentAdviceDocument, variables: { id } });
}

/** Fetches what a shipment lacks and the advice of the rules on it. */
export function useShipmentAdvice(id: string) {
  const { orderItems } = usePermissions();
  const query = useShipmentAdviceQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !orderItems.read });
  const { refetch, error, loading } = query;
  const shipment: ShipmentAdviceQuery['shipment'] | undefined = (query.data ?? query.previousData)?.shipment;
  return {
    shipment,
    error,
    loading,
    refetch,
    allowed: orderItems.read,
    /** Whether there is nothing left to wait for. */
    settled: !orderItems.read || shipment !== undefined || error !== undefined,
  };
}

/**
 * Refetches the advice whenever the shipment or its items have changed.
 * @param version changes with the shipment and with its items
 */
export function useAdviceUpToDate({ refetch }: Advice, version: string): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // A failure appears in the query's own `error`.
    void refetch();
  }, [version, refetch]);
}

/** The readiness of a shipment, or why it is unknown. */
export function Readiness({ advice, onFix }: { advice: Advice; onFix: (check: ReadinessCheck) => void }) {
  const { shipment, error, allowed, refetch } = advice;
  if (!allowed) return null;
  if (shipment?.readiness) {
    return (
      <>
        <RetryAlert query={advice} />
        <ReadinessPanel checks={shipment.readiness} onFix={onFix} />
      </>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Pending active />;
}

/** Whether a filing or a licence is to be recorded: one is stated or due, or an item is on the Commerce Control List. */
export function asksForExport({ eeiExport }: { eeiExport: boolean | null }, { shipment }: Advice): boolean {
  const rule = shipment?.exportRule;
  return eeiExport === true || rule?.answer === 'NOT_MET' || rule?.controlStatement?.answer === 'REQUIRED';
}

/** Whether a shipment is still to leave; one that has left lacks nothing any more. */
export const isWaiting = ({ shipment }: Advice): boolean => (shipment?.readiness ?? []).length > 0;

interface RulesProps {
  shipmentId: string;
  advice: Advice;
  /** Why pairs cannot be acknowledged; null if they can. */
  blockedReason: string | null;
}

/** The advice of the export and dangerous goods rules, side by side if there is room. */
export function ShipmentRules({ shipmentId, advice: { shipment }, blockedReason }: RulesProps) {
  if (!shipment?.exportRule || !shipment.dangerousGoods) return null;
  return (
    <Box css={TWO_COLUMNS} mt="3" pb="3" borderBottomWidth="1px" borderColor="border">
      <ExportPanel advice={shipment.exportRule} />
      <DangerousGoodsPanel shipmentId={shipmentId} advice={shipment.dangerousGoods} blockedReason={blockedReason} />
    </Box>
  );
}

/** Two columns if both fit, otherwise one below the other. */
const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  columnGap: '10',
  rowGap: '5',
  '& > *': { minW: '0' },
};
