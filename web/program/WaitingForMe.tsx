import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { daysUntil } from '../base/format.ts';
import { readSaved, writeSaved } from '../base/storage.ts';
import { messages as listMessages } from '../base/words.ts';
import { ExpiringDocumentTable } from '../document/ExpiringDocumentTable.tsx';
import type { HomeQuery, WaitingShipmentFragment } from '../generated/operations.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { WaitingOrderTable } from '../purchaseOrder/WaitingOrderTable.tsx';
import { WaitingShipmentTable } from '../shipment/WaitingShipmentTable.tsx';
import { countText } from './counts.ts';
import { programMessages as messages } from './messages.ts';
import { type CountedProgram, useWaitingWork, WaitingWork } from './WaitingWork.tsx';

interface WaitingForMeProps {
  data: HomeQuery;
  counted: readonly CountedProgram[];
  /** Shows one group at a time, first its first rows, and nothing if nothing waits: for a page that has more to say. */
  isBrief?: boolean;
}

type GroupName = keyof typeof messages.groups;

interface Group {
  name: GroupName;
  count: number;
  /** Renders the first `limit` rows of each list, or all that were fetched. */
  render: (limit: number | undefined) => ReactNode;
}

/** The number of rows per list while all groups are shown. */
const FIRST = 5;
/** The number of rows fetched per list, as in the query. */
const ASKED = 50;
const SAVED = 'waiting';

/** What waits for the user in all programs, in groups; chips select one group, and the selection is saved. */
export function WaitingForMe({ data, counted, isBrief = false }: WaitingForMeProps) {
  const groups = useGroups(data, counted).filter(({ count }) => count > 0);
  const [chosen, setChosen] = useState<unknown>(() => readSaved('panel', SAVED));
  const [whole, setWhole] = useState<GroupName | null>(null);
  const choose = (name: string) => {
    setWhole(null);
    setChosen(name);
    writeSaved('panel', SAVED, name);
  };
  const one = groups.find(({ name }) => name === chosen) ?? (isBrief ? groups[0] : undefined);
  const isWhole = ({ name }: Group) => (isBrief ? name === whole : one !== undefined);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const views = Object.fromEntries([
    ...(isBrief ? [] : [['all', messages.chip(messages.all, countText(all))]]),
    ...groups.map(({ name, count }) => [name, messages.chip(messages.groups[name], countText(count))]),
  ]);
  if (isBrief && all === 0) return null;
  return (
    <Box as="section" aria-label={messages.waiting} mt={isBrief ? '0' : '4'}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="58px" py="2">
        <Flex align="baseline" gap="2">
          <Heading as="h2" textStyle="md" fontWeight="semibold">
            {messages.waiting}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {all > 0 && countText(all)}
          </Text>
        </Flex>
        {groups.length > 1 && (
          <ViewChips label={messages.narrow} views={views} value={one?.name ?? 'all'} onChange={choose} />
        )}
      </Flex>
      {all === 0 && (
        <Text color="fg.muted" borderTopWidth="1px" borderColor="border" py="3.5">
          {messages.nothingWaits}
        </Text>
      )}
      {(one ? [one] : groups).map((group) => (
        <Box key={group.name}>
          <Flex align="center" justify="space-between" gap="3" bg="bg.subtle" minH="30px" px="1">
            <Flex textStyle="xs" align="baseline">
              <chakra.h3 fontWeight="semibold" me="2">
                {messages.groups[group.name]}
              </chakra.h3>
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {countText(group.count)}
              </chakra.span>
            </Flex>
            {!isWhole(group) && group.count > FIRST && (
              <chakra.button
                type="button"
                aria-label={messages.viewAll(messages.groups[group.name], countText(group.count))}
                onClick={() => {
                  choose(group.name);
                  setWhole(group.name);
                }}
                color="program.fg"
                textStyle="xs"
                fontWeight="semibold"
                minH="24px"
                cursor="pointer"
                borderRadius="l1"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline' }}
              >
                {listMessages.list.viewAll(countText(group.count))}
              </chakra.button>
            )}
          </Flex>
          {group.render(isWhole(group) ? undefined : FIRST)}
          {isWhole(group) && group.count > ASKED && group.name !== 'work' && (
            <Text color="fg.muted" textStyle="xs" py="2">
              {messages.firstOfEach(ASKED)}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

function useGroups(data: HomeQuery, counted: readonly CountedProgram[]): Group[] {
  const work = useWaitingWork(counted);
  const { groups: names } = messages;
  const shipments = (name: GroupName, kind: 'approval' | 'review', page: HomeQuery['approvals']): Group => ({
    name,
    count: page?.meta.count ?? 0,
    render: (limit) => (
      <WaitingShipmentTable kind={kind} label={names[name]} shipments={page?.data.slice(0, limit) ?? []} />
    ),
  });
  const mine = data.myShipments?.data ?? [];
  const late = mine.filter(({ anticipatedShipDate: date }) => date !== null && daysUntil(date) < 0);
  const others = mine.filter((shipment) => !late.includes(shipment));
  return [
    shipments('approvals', 'approval', data.approvals),
    shipments('reviews', 'review', data.reviews),
    {
      name: 'assigned',
      count: (data.myOrders?.meta.count ?? 0) + (data.myShipments?.meta.count ?? 0),
      render: (limit) => (
        <>
          <Shipments label={messages.lateShipments} shipments={late.slice(0, limit)} />
          {data.myOrders && data.myOrders.data.length > 0 && (
            <WaitingOrderTable label={messages.assignedOrders} orders={data.myOrders.data.slice(0, limit)} />
          )}
          <Shipments label={messages.assignedShipments} shipments={others.slice(0, limit)} />
        </>
      ),
    },
    { name: 'work', count: work.length, render: (limit) => <WaitingWork rows={work.slice(0, limit)} /> },
    {
      name: 'documents',
      count: data.expiring?.meta.count ?? 0,
      render: (limit) => (
        <ExpiringDocumentTable label={names.documents} documents={data.expiring?.data.slice(0, limit) ?? []} />
      ),
    },
  ];
}

/** Shipments assigned to the user; nothing without any. */
function Shipments({ label, shipments }: { label: string; shipments: readonly WaitingShipmentFragment[] }) {
  return shipments.length > 0 && <WaitingShipmentTable kind="work" label={label} shipments={shipments} />;
}
