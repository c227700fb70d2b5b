import { Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addresses, hasScreen } from '../base/addresses.ts';
import { formatMoney } from '../base/format.ts';
import type { ViewerProgram } from '../client/session.ts';
import type { HomeCountsFragment } from '../generated/operations.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { ProgramSwatch } from '../scope/ProgramSwatch.tsx';
import { SampleBadge } from '../scope/SampleBadge.tsx';
import { type OverviewSegment, overviewLabel } from '../shell/overviewSections.ts';
import { countText, isOutOfLine } from './counts.ts';
import { programMessages as messages } from './messages.ts';
import type { CountedProgram } from './WaitingWork.tsx';

interface ProgramCountsTableProps {
  programs: readonly ViewerProgram[];
  counted: readonly CountedProgram[];
}

type CountName = Exclude<keyof HomeCountsFragment, '__typename' | 'openOrdersValue'>;
type Row = ViewerProgram & { counts: HomeCountsFragment | null };

/** A list whose records are counted: the name of its count, its label and its section. */
interface CountedList {
  name: CountName;
  label: string;
  section: string;
}

const overview = (name: CountName, segment: OverviewSegment): CountedList => ({
  name,
  label: overviewLabel(segment),
  section: segment,
});

const lists: readonly CountedList[] = [
  overview('approvalList', 'approval-list'),
  overview('forThisWeek', 'for-this-week'),
  overview('pendingOrders', 'pending-orders'),
  overview('urgentItems', 'urgent-items'),
  { name: 'toAssess', label: messages.toAssessShort, section: 'assessments' },
  { name: 'toReceive', label: messages.toReceiveShort, section: 'goods-receipts' },
];

/** The programs with the counts of their lists; each count links to its list. Programs without any work are folded. */
export function ProgramCountsTable({ programs, counted }: ProgramCountsTableProps) {
  const navigate = useNavigate();
  const [isAll, setAll] = useState(false);
  const rows: Row[] = programs.map((program) => ({
    ...program,
    counts: counted.find(({ program: { id } }) => id === program.id)?.counts ?? null,
  }));
  const idle = rows.filter(({ counts }) => counts !== null && lists.every(({ name }) => !counts[name]));
  // Where nothing is to be done at all, the programs are all that there is.
  const isFolded = idle.length < rows.length;
  return (
    <>
      <RecordRows
        size="dense"
        label={messages.title}
        rows={isFolded && !isAll ? rows.filter((row) => !idle.includes(row)) : rows}
        columns={columnsOf(rows)}
        behavior={{ onOpen: ({ slug }) => void navigate(addresses.program(slug)) }}
      />
      {isFolded && idle.length > 0 && (
        <Button variant="plain" size="xs" px="0" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {messages.idlePrograms(idle.length)} · {isAll ? messages.hide : messages.show}
        </Button>
      )}
    </>
  );
}

function columnsOf(rows: readonly Row[]): Column<Row, string>[] {
  const count = (row: Row, list: CountedList) => {
    const others = rows.filter(({ id }) => id !== row.id).map(({ counts }) => counts?.[list.name] ?? 0);
    return <Count slug={row.slug} list={list} count={row.counts?.[list.name] ?? null} others={others} />;
  };
  return [
    {
      id: 'program',
      header: messages.program,
      card: 'title',
      cell: ({ slug, name, colorPalette, isSample }) => (
        <HStack gap="2.5" minW="0" textStyle="sm">
          <ProgramSwatch palette={colorPalette} size={12} />
          <LinkCell to={addresses.program(slug)}>{name}</LinkCell>
          {isSample && <SampleBadge />}
        </HStack>
      ),
    },
    ...lists.map(
      (list): Column<Row, string> => ({
        id: list.name,
        header: list.label,
        width: '104px',
        align: 'end',
        cell: (row) => count(row, list),
      }),
    ),
    {
      id: 'value',
      header: messages.openOrdersValue,
      width: '150px',
      from: 1000,
      align: 'end',
      whole: ({ counts }) => formatMoney(counts?.openOrdersValue),
      cell: ({ counts }) => formatMoney(counts?.openOrdersValue),
    },
    {
      id: 'all',
      header: messages.title,
      cardOnly: true,
      card: 'line',
      cell: (row) => (
        <Flex wrap="wrap" columnGap="4" rowGap="0" color="fg.muted">
          {lists.map((list) => (
            <HStack key={list.name} gap="1.5" minH="32px">
              {list.label}
              {count(row, list)}
            </HStack>
          ))}
        </Flex>
      ),
    },
  ];
}

interface CountProps {
  slug: string;
  list: CountedList;
  count: number | null;
  /** The same count in the other programs. */
  others: readonly number[];
}

const PAGES: readonly string[] = ['approval-list', 'for-this-week', 'pending-orders', 'urgent-items'];

function Count({ slug, list: { label, section, name }, count, others }: CountProps) {
  if (count === null) return <Missing />;
  const text = countText(count);
  if (!PAGES.includes(section) && !hasScreen(section)) return text;
  const standsOut = name === 'urgentItems' && isOutOfLine(count, others);
  return (
    <CountLink
      to={addresses.section(slug, section)}
      aria-label={messages.countOf(label, text)}
      color={standsOut ? 'fg.warning' : undefined}
    >
      {text}
    </CountLink>
  );
}

const CountLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'end',
    minW: '24px',
    minH: '24px',
    px: '1',
    me: '-4px',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});
