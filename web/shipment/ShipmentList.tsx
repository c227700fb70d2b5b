import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { withCode } from '../base/preload.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { type ShipmentListQuery, useShipmentListQuery } from '../generated/operations.ts';
import { isShown } from '../kit/list/arrange.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { useMayImportDeliveries } from '../scope/mayImportDeliveries.ts';
import { trackedBulk } from '../tracked/trackedBulk.ts';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { shipmentListSpec } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { shipmentColumns } from './ShipmentColumns.tsx';
import { useShipmentRows } from './useShipmentRows.ts';

const ShipmentBulk = lazyComponent(async () => (await import('./ShipmentBulk.tsx')).ShipmentBulk);

type ShipmentInList = ShipmentListQuery['shipments']['data'][number];

const loadPage = () => import('./ShipmentPage.tsx');

/** The shipments of the program. */
export function ShipmentList() {
  const client = useApolloClient();
  const program = useProgram();
  const { shipments, orderItems } = usePermissions();
  const mayImport = useMayImportDeliveries();
  const list = useRecordList(shipmentListSpec, `shipments:${program.id}`, {
    list: 'SHIPMENTS',
    programId: program.id,
    counted: (rows) => ({ shipments: { programId: program.id, ...rows } }),
  });
  const query = useShipmentListQuery({
    ...list.options,
    variables: { programId: program.id, ...list.variables, withMaker: isShown(list, 'CREATED_BY') },
    skip: !shipments.read,
  });
  const { menu, dialogs } = useShipmentRows(program, query.refetch);
  const { search, sort, filter } = list.variables;
  const [opened, setOpened] = useState<{ kind: 'status' | 'users'; selection: Selection<ShipmentInList> } | null>(null);
  return (
    <>
      <RecordList
        head={{ title: messages.shipments, searchPlaceholder: messages.search }}
        allowed={shipments.read}
        list={list}
        source={{ query, page: (data) => data.shipments, watch: { type: 'SHIPMENT', programId: program.id } }}
        columns={useMemo(() => shipmentColumns(program), [program])}
        rows={{ menu }}
        link={{
          to: ({ id }) => addresses.shipment(program.slug, id),
          load: loadPage,
          ask: ({ id }) => withCode(loadPage, ({ prefetchShipment }) => prefetchShipment(client, id, orderItems.read)),
        }}
        add={{
          label: messages.addNew,
          to: addresses.newShipment(program.slug),
          importAt: mayImport ? addresses.importDeliveries : undefined,
          reason: shipments.create ? null : messages.addNewDenied,
          load: () => import('./NewShipmentPage.tsx'),
        }}
        empty={{ purpose: messages.purpose, adders: messages.adders }}
        minWidth="1180px"
        bulk={trackedBulk<ShipmentInList>(
          shipments,
          ({ invoiceNumber }) => invoiceNumber,
          (kind, selection) => setOpened({ kind, selection }),
        )}
      />
      <LazyShipmentDialogs {...dialogs} />
      {opened && (
        <ShipmentBulk
          {...opened}
          list={{ programId: program.id, search, sort, filter }}
          count={(query.data ?? query.previousData)?.shipments.meta.count ?? 0}
          programId={program.id}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
