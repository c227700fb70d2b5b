import { useSearchParams } from 'react-router-dom';
import type { ItemsWorkFragment } from '../generated/operations.ts';
import { type OpenPoint, OpenPoints } from '../kit/record/OpenPoints.tsx';
import { withOpenItem } from './itemLink.ts';
import { ROWS_OF_PAGE } from './itemsOf.ts';
import { itemMessages as messages } from './messages.ts';
import { itemFieldOf } from './orderItemForm.ts';
import { queueMessages } from './queue/messages.ts';
import { useStations } from './queue/stations.ts';

interface ItemWorkPanelProps {
  /** The order: how many items it has, how many have arrived, and what is left to do with them. */
  order: {
    id: string;
    itemsCount: number | null;
    receivedItemsCount: number | null;
    itemsWork: ItemsWorkFragment;
  };
  /** What else the order waits for, and what else is done. */
  more: { points: readonly OpenPoint[]; done: readonly string[] };
}

/** What an order waits for: the steps of its items, what they lack for a shipment, and what the order itself lacks. */
export function ItemWorkPanel({ order, more }: ItemWorkPanelProps) {
  const [, setParameters] = useSearchParams();
  const { id, itemsWork: work, itemsCount, receivedItemsCount } = order;
  const stations = useStations(work, id);
  const points: OpenPoint[] = [
    ...stations.map(({ id: station, text, to }) => ({ id: station, text, kind: 'work' as const, cure: to })),
    ...(work.toRelease > 0
      ? [
          {
            id: 'toRelease',
            text: queueMessages.stations.toRelease(work.toRelease),
            kind: 'work' as const,
            cure: null,
          },
        ]
      : []),
    ...work.missingForShipment.map(({ field, count, firstId, firstAt }) => ({
      id: field,
      text: messages.lacking(count, messages.labels[itemFieldOf(field)]),
      kind: 'work' as const,
      cure() {
        const page = Math.ceil(firstAt / ROWS_OF_PAGE);
        setParameters((before) => withOpenItem(before, { id: firstId, page, field: itemFieldOf(field) }));
      },
    })),
    ...more.points,
  ];
  const { doneNames: names } = messages;
  const isEmpty = itemsCount === 0;
  const done = isEmpty
    ? []
    : [
        ...(work.toAssess === 0 ? [names.assessed] : []),
        ...(itemsCount !== null && receivedItemsCount === itemsCount ? [names.received] : []),
        ...(work.toRelease === 0 ? [names.released] : []),
        ...(work.missingForShipment.length === 0 ? [names.shippable] : []),
      ];
  return (
    <OpenPoints
      title={messages.workLeft}
      points={points}
      done={[...done, ...more.done]}
      nothing={isEmpty ? messages.noItemsYet : messages.nothingOpen}
    />
  );
}
