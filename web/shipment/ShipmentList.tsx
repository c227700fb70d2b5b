import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { usePermissions, useProgram } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { preload } from '../base/preload.ts';
import { type ShipmentRowFragment, useShipmentListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { trackedBulk } from '../kit/list/trackedBulk.ts';
import { useRecordList } from '../kit/list/useRecordList.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { shipmentListSpec } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { shipmentColumns } from './ShipmentColumns.tsx';
import { useShipmentRows } from './useShipmentRows.ts';

const ShipmentBulk = lazyComponent(async () => (await import('./ShipmentBulk.tsx')).ShipmentBulk);

const loadPage = () => import('./ShipmentPage.tsx');

/** The shipments of the program. */
export function ShipmentList() {
  const client = useApolloClient();
  const program = useProgram();
  const { shipments, orderItems } = usePermissions();
  const list = useRecordList(shipmentListSpec, `shipments:${program.id}`);
  const query = useShipmentListQuery({
    ...list.options,
    variables: { programId: program.id, ...list.variables },
    skip: !shipments.read,
  });
  const { menu, dialogs } = useShipmentRows(program, query.refetch);
  const [opened, setOpened] = useState<{ kind: 'status' | 'users'; selection: Selection<ShipmentRowFragment> } | null>(
    null,
  );
  return (
    <>
      <RecordList
        title={messages.shipments}
        allowed={shipments.read}
        list={list}
        query={query}
        page={(data) => data.shipments}
        columns={useMemo(() => shipmentColumns(program), [program])}
        rows={{ menu }}
        to={({ id }) => addresses.shipment(program.slug, id)}
        load={loadPage}
        ask={({ id }) => preload(async () => (await loadPage()).prefetchShipment(client, id, orderItems.read))}
        add={{
          label: messages.addNew,
          to: addresses.newShipment(program.slug),
          reason: shipments.create ? null : messages.addNewDenied,
          load: () => import('./NewShipmentPage.tsx'),
        }}
        empty={{ purpose: messages.purpose, adders: messages.adders }}
        searchPlaceholder={messages.search}
        watch={{ type: 'SHIPMENT', programId: program.id }}
        minWidth="1200px"
        bulk={trackedBulk<ShipmentRowFragment>(
          shipments,
          ({ invoiceNumber }) => invoiceNumber,
          (kind, selection) => setOpened({ kind, selection }),
        )}
      />
      <LazyShipmentDialogs {...dialogs} />
      {opened && <ShipmentBulk {...opened} programId={program.id} onClose={() => setOpened(null)} />}
    </>
  );
}
