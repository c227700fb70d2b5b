import { useProgram } from '../app/session.ts';
import { type ShipmentEventFragment, useShipmentTimelineQuery } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { Timeline } from '../kit/record/Timeline.tsx';
import { isAbout, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { linesOf } from './ChangedValue.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ShipmentTimelineProps {
  id: string;
  programId: string;
}

/** As many events as the query asks for. */
const EVENTS = 20;

/** What happened to a shipment, with people and times; what happens now comes by itself. */
export function ShipmentTimeline({ id, programId }: ShipmentTimelineProps) {
  const program = useProgram().name;
  const [page, setPage] = useInnerPage('timelinePage');
  const { data, previousData, error, loading, refetch } = useShipmentTimelineQuery({
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  // One's own writes are not in it either before it is asked for again.
  useRecordChanges({
    programId,
    always: true,
    concerns: (change) => isAbout(change, 'SHIPMENT', [{ id }]),
    onChange: () => void refetch(),
  });
  const history = (data ?? previousData)?.shipment?.history;
  return (
    <InnerList
      title={messages.timeline}
      meta={history?.meta ?? null}
      pageSize={EVENTS}
      onPage={setPage}
      loading={loading && !data}
      empty={messages.nothingHappened}
    >
      {history ? (
        <Timeline label={messages.timeline} events={history.data.map((event) => eventOf(event, program))} />
      ) : (
        error && <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </InnerList>
  );
}

function eventOf(event: ShipmentEventFragment, program: string) {
  const { id, at, user, action, changes } = event;
  const toReview = changes.some(({ field, to }) => field === 'status' && to === 'in_review');
  return {
    id,
    at,
    who: user?.fullName ?? messages.bySystem,
    what: toReview ? messages.sent : (DID[action] ?? action.replaceAll('_', ' ')),
    lines: linesOf(event, program),
  };
}

const DID: Readonly<Record<string, string>> = messages.did;
