import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { type ShipmentOverview, useShipmentListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { opensOverview, overviewLabel } from '../shell/overviewSections.ts';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { overviewListSpec } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { waitingColumns } from './ShipmentColumns.tsx';
import { useShipmentRows } from './useShipmentRows.ts';

/** The shipments of the program that wait for its approval. */
export function ApprovalList() {
  return <ShipmentOverviewList segment="approval-list" overview="APPROVAL_LIST" />;
}

/** The shipments of the program that are to leave this week. */
export function ThisWeekList() {
  return <ShipmentOverviewList segment="for-this-week" overview="FOR_THIS_WEEK" />;
}

interface ShipmentOverviewListProps {
  segment: 'approval-list' | 'for-this-week';
  overview: ShipmentOverview;
}

function ShipmentOverviewList({ segment, overview }: ShipmentOverviewListProps) {
  const program = useProgram();
  const allowed = opensOverview(usePermissions().views, segment);
  const list = useRecordList(overviewListSpec, `${segment}:${program.id}`, {
    list: overview,
    programId: program.id,
    counted: ({ search, filter }) => ({
      shipments: { programId: program.id, search, filter: { ...filter, overview } },
    }),
  });
  const { filter, ...variables } = list.variables;
  const query = useShipmentListQuery({
    ...list.options,
    variables: { ...variables, programId: program.id, sort: list.sort, filter: { ...filter, overview } },
    skip: !allowed,
  });
  const { menu, dialogs } = useShipmentRows(program, query.refetch);
  return (
    <>
      <RecordList
        head={{ title: overviewLabel(segment), searchPlaceholder: messages.search }}
        allowed={allowed}
        list={list}
        source={{ query, page: (data) => data.shipments, watch: { type: 'SHIPMENT', programId: program.id } }}
        columns={useMemo(() => waitingColumns(program), [program])}
        rows={{ menu }}
        link={{ to: ({ id }) => addresses.shipment(program.slug, id), load: () => import('./ShipmentPage.tsx') }}
        empty={{
          purpose: messages.overviewPurpose[overview],
          next: { label: messages.toShipments, to: addresses.shipments(program.slug) },
        }}
        minWidth="1180px"
      />
      <LazyShipmentDialogs {...dialogs} />
    </>
  );
}
