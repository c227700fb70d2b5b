import { useMemo } from 'react';
import { usePermissions, useProgram } from '../app/session.ts';
import {
  type ShipmentEventFragment,
  useShipmentItemNamesQuery,
  useShipmentTimelineQuery,
} from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { formatQuantity } from '../kit/format.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { Timeline } from '../kit/record/Timeline.tsx';
import { isAbout, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { type ItemNames, itemIdsOf, linesOf } from './ChangedValue.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ShipmentTimelineProps {
  id: string;
  programId: string;
}

/** The number of events per page, as in the query. */
const EVENTS = 20;

/** The history of a shipment with users and times; new events appear automatically. */
export function ShipmentTimeline({ id, programId }: ShipmentTimelineProps) {
  const program = useProgram().name;
  const [page, setPage] = useInnerPage('timelinePage');
  const { data, previousData, error, loading, refetch } = useShipmentTimelineQuery({
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  // The user's own writes need a refetch, too: their responses do not contain the history.
  useRecordChanges({
    programId,
    always: true,
    concerns: (change) => isAbout(change, 'SHIPMENT', [{ id }]),
    onChange: () => void refetch(),
  });
  const history = (data ?? previousData)?.shipment?.history;
  const items = useItemNames(history?.data);
  return (
    <InnerList
      title={messages.timeline}
      meta={history?.meta ?? null}
      pageSize={EVENTS}
      onPage={setPage}
      loading={loading && !data}
      query={{ error, loading, refetch }}
      empty={{ title: messages.nothingHappened, purpose: messages.timelinePurpose }}
    >
      {history ? (
        <Timeline label={messages.timeline} events={history.data.map((event) => eventOf(event, program, items))} />
      ) : (
        error && <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </InnerList>
  );
}

/** Returns the names of the items that the events mention, fetched in one request. */
function useItemNames(events: readonly ShipmentEventFragment[] = []): ItemNames {
  const ids = [...new Set(events.flatMap(itemIdsOf))].slice(0, 100);
  const skip = !usePermissions().orderItems.read || ids.length === 0;
  const { data, previousData } = useShipmentItemNamesQuery({ variables: { ids }, skip });
  const found = (data ?? previousData)?.orderItems.data;
  return useMemo(
    () =>
      new Map(
        found?.map(({ id, position, material, purchaseOrder }) => [
          id,
          messages.itemName(purchaseOrder?.orderNumber ?? '', formatQuantity(position), material),
        ]),
      ),
    [found],
  );
}

function eventOf(event: ShipmentEventFragment, program: string, items: ItemNames) {
  const { id, at, user, action, changes } = event;
  const toReview = changes.some(({ field, to }) => field === 'status' && to === 'in_review');
  return {
    id,
    at,
    who: user?.fullName ?? messages.bySystem,
    what: toReview ? messages.sent : (DID[action] ?? action.replaceAll('_', ' ')),
    lines: linesOf(event, program, items),
  };
}

const DID: Readonly<Record<string, string>> = messages.did;
