import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { ShipmentPageDocument, useShipmentPageQuery } from '../generated/operations.ts';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { prefetch } from '../kit/record/prefetch.ts';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { ROWS_OF_PAGE } from '../orderItem/ItemPanel.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { prefetchAdvice, useShipmentAdvice } from './readiness/ShipmentAdvice.tsx';
import { ShipmentRecord } from './ShipmentRecord.tsx';
import { useNamesReady } from './useNamesReady.ts';

/** Prefetches the data of a shipment's page; the advice of the rules only for users who may read items. */
export function prefetchShipment(client: ApolloClient, id: string, readsItems: boolean): void {
  prefetch(client, { query: ShipmentPageDocument, variables: { id, itemsPage: 1 } });
  if (readsItems) prefetchAdvice(client, id);
}

/** The page of a shipment: its fields, approvals, items and comments. */
export function ShipmentPage() {
  const { id = '' } = useParams();
  const [itemsPage, setItemsPage] = useInnerPage('itemsPage', ROWS_OF_PAGE);
  const program = useProgram();
  const { shipments } = usePermissions();
  const query = useShipmentPageQuery({
    variables: { id, itemsPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: !shipments.read,
  });
  const advice = useShipmentAdvice(id);
  // The facts and the advice are shown above the items: the page waits for them, so that nothing moves when they arrive.
  const isNamed = useNamesReady();
  // Once shown it stays, with all input: a list of names that is fetched again takes nothing away.
  const [shownId, setShownId] = useState<string | null>(null);
  const isReady = shownId === id || (advice.settled && isNamed);
  if (isReady && shownId !== id) setShownId(id);
  const shown = isReady ? query : { ...query, data: undefined, previousData: undefined };
  return (
    <RecordPage
      allowed={shipments.read}
      query={shown}
      record={({ shipment }) => (shipment?.program?.id === program.id ? shipment : null)}
      title={(shipment) => shipment.invoiceNumber}
      parents={[{ label: messages.shipments, to: addresses.shipments(program.slug) }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
    >
      {(shipment) => (
        <ShipmentRecord
          key={shipment.id}
          shipment={shipment}
          advice={advice}
          itemsLoading={query.data === undefined}
          onItemsPage={setItemsPage}
          onRefresh={() => void query.refetch()}
        />
      )}
    </RecordPage>
  );
}
