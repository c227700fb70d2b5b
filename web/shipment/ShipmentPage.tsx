import type { ApolloClient } from '@apollo/client';
import { useParams } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { usePermissions, useProgram } from '../app/session.ts';
import { ShipmentPageDocument, useShipmentPageQuery } from '../generated/operations.ts';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { askAhead } from '../kit/record/askAhead.ts';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { askForAdvice, useShipmentAdvice } from './readiness/ShipmentAdvice.tsx';
import { ShipmentRecord } from './ShipmentRecord.tsx';

/** Asks ahead for what the page of a shipment shows; for its rules only for those who may read items. */
export function askForShipment(client: ApolloClient, id: string, readsItems: boolean): void {
  askAhead(client, { query: ShipmentPageDocument, variables: { id, itemsPage: 1 } });
  if (readsItems) askForAdvice(client, id);
}

/** A single shipment: its fields, its approvals, its items, and what is said about them. */
export function ShipmentPage() {
  const { id = '' } = useParams();
  const [itemsPage, setItemsPage] = useInnerPage('itemsPage');
  const program = useProgram();
  const { shipments } = usePermissions();
  const query = useShipmentPageQuery({
    variables: { id, itemsPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: !shipments.read,
  });
  const advice = useShipmentAdvice(id);
  // What it says stands between the fields: the page waits for it, and does not move when it comes.
  const shown = advice.settled ? query : { ...query, data: undefined, previousData: undefined };
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
