import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { readSaved, writeSaved } from '../base/storage.ts';
import { ExpiringDocumentTable } from '../document/ExpiringDocumentTable.tsx';
import type { HomeQuery } from '../generated/operations.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { messages as listMessages } from '../kit/messages.ts';
import { WaitingOrderTable } from '../purchaseOrder/WaitingOrderTable.tsx';
import { WaitingShipmentTable } from '../shipment/WaitingShipmentTable.tsx';
import { countText } from './counts.ts';
import { programMessages as messages } from './messages.ts';
import { type CountedProgram, useWaitingWork, WaitingWork } from './WaitingWork.tsx';

interface WaitingForMeProps {
  data: HomeQuery;
  counted: readonly CountedProgram[];
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
export function WaitingForMe({ data, counted }: WaitingForMeProps) {
  const groups = useGroups(data, counted).filter(({ count }) => count > 0);
  const [chosen, setChosen] = useState<unknown>(() => readSaved('panel', SAVED));
  const choose = (name: string) => {
    setChosen(name);
    writeSaved('panel', SAVED, name);
  };
  const one = groups.find(({ name }) => name === chosen);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const views = Object.fromEntries([
    ['all', messages.chip(messages.all, countText(all))],
    ...groups.map(({ name, count }) => [name, messages.chip(messages.groups[name], countText(count))]),
  ]);
  return (
    <Box as="section" aria-label={messages.waiting} mt="4">
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
      {(one ? [one] : groups).map(({ name, count, render }) => (
        <Box key={name}>
          <Flex align="center" justify="space-between" gap="3" bg="bg.subtle" minH="30px" px="1">
            <Flex textStyle="xs" align="baseline">
              <chakra.h3 fontWeight="semibold" me="2">
                {messages.groups[name]}
              </chakra.h3>
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {countText(count)}
              </chakra.span>
            </Flex>
            {!one && count > FIRST && (
              <chakra.button
                type="button"
                aria-label={messages.viewAll(messages.groups[name], countText(count))}
                onClick={() => choose(name)}
                color="program.fg"
                textStyle="xs"
                fontWeight="semibold"
                minH="24px"
                cursor="pointer"
                borderRadius="l1"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline' }}
              >
                {listMessages.list.viewAll(countText(count))}
              </chakra.button>
            )}
          </Flex>
          {render(one ? undefined : FIRST)}
          {one && count > ASKED && name !== 'work' && (
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
  const shipments = (name: GroupName, kind: 'approval' | 'review' | 'work', page: HomeQuery['approvals']): Group => ({
    name,
    count: page?.meta.count ?? 0,
    render: (limit) => (
      <WaitingShipmentTable kind={kind} label={names[name]} shipments={page?.data.slice(0, limit) ?? []} />
    ),
  });
  const mine = shipments('assigned', 'work', data.myShipments);
  return [
    shipments('approvals', 'approval', data.approvals),
    shipments('reviews', 'review', data.reviews),
    {
      name: 'assigned',
      count: (data.myOrders?.meta.count ?? 0) + mine.count,
      render: (limit) => (
        <>
          {data.myOrders && data.myOrders.data.length > 0 && (
            <WaitingOrderTable label={messages.assignedOrders} orders={data.myOrders.data.slice(0, limit)} />
          )}
          {mine.count > 0 && mine.render(limit)}
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
