import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type FileImportNameFieldsFragment,
  type FileImportRowFieldsFragment,
  type FileImportRowState,
  FileImportRowsDocument,
} from '../generated/operations.ts';
import { GridTotals } from '../kit/grid/GridTotals.tsx';
import { ReadGrid } from '../kit/grid/ReadGrid.tsx';
import { useRowPages } from '../kit/grid/useRowPages.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { type TabEntry, TabSet } from '../kit/ui/TabSet.tsx';
import { type FileImport, isOpen } from './importKinds.ts';
import { NameAnswerDialog } from './NameAnswerDialog.tsx';
import { NamesLine } from './NamesLine.tsx';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import { type ImportSheetRow, isMendable, type LoadedRow, rowsFor, sheetColumns } from './sheetRows.ts';
import type { PreviewWrites } from './usePreviewWrites.ts';

interface PreviewSheetProps {
  of: FileImport;
  names: readonly FileImportNameFieldsFragment[];
  writes: PreviewWrites;
}

const STATES: readonly FileImportRowState[] = ['NEW', 'CHANGED', 'UNCHANGED', 'ATTENTION', 'LEFT_OUT'];
const ALL = 'ALL';

/** Returns a text as names are compared: spaces around and between its words do not count. */
const asName = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name that is being answered, and what the question stands at. */
interface Asked {
  name: FileImportNameFieldsFragment;
  anchor: HTMLElement;
}

/** The rows of an import in a sheet, by what happens to them; cells are mended in place, names are answered. */
export function PreviewSheet({ of, names, writes }: PreviewSheetProps) {
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isTyping, setTyping] = useState(false);
  const counts = countsOf(of);
  const wanted = parameters.get('rows');
  // The last row of a tab may leave it while another cell of it is typed over.
  const state = STATES.find((one) => one === wanted && (counts[one] > 0 || isTyping)) ?? null;
  const ask = (field: string, text: string, anchor: HTMLElement) => {
    const name = names.find((one) => one.field === field && asName(one.text) === asName(text));
    if (name) setAsked({ name, anchor });
    return name !== undefined;
  };
  return (
    <>
      <NamesLine
        names={names}
        onAsk={({ field, text }, anchor) => ask(field, text, anchor)}
        onCreateAll={(all) => void writes.answerAll(all.map(({ field, text }) => ({ field, text, choice: 'CREATE' })))}
      />
      <Box flex="1" minH="380px" mx={{ base: '-4', md: '-5' }} position="relative">
        <Box position="absolute" inset="0">
          <TabSet
            label={messages.tabList}
            tabs={tabsOf(of, counts, state)}
            value={state ?? ALL}
            onSelect={(tab) =>
              setParameters(
                (before) => {
                  const after = new URLSearchParams(before);
                  after.set('step', 'preview');
                  if (tab === ALL) after.delete('rows');
                  else after.set('rows', tab);
                  return after;
                },
                { replace: true },
              )
            }
          >
            <Rows
              of={of}
              state={state}
              count={state ? counts[state] : counts.ALL}
              writes={writes}
              onAsk={ask}
              isTyping={isTyping}
              onTyping={setTyping}
            />
          </TabSet>
        </Box>
      </Box>
      {asked && (
        <NameAnswerDialog
          key={`${asked.name.field} ${asked.name.text}`}
          {...asked}
          programId={of.program?.id ?? null}
          remembers={of.remembers}
          writes={writes}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface RowsProps {
  of: FileImport;
  /** Null for all. */
  state: FileImportRowState | null;
  count: number;
  writes: PreviewWrites;
  /** Asks what a name means. Returns whether it is in question. */
  onAsk: (field: string, text: string, anchor: HTMLElement) => boolean;
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
}

/** The rows that are asked for at once. */
const PAGE_SIZE = 100;

function Rows({ of, state, count, writes, onAsk, isTyping, onTyping }: RowsProps) {
  const client = useApolloClient();
  const [active, setActive] = useState<ImportSheetRow | null>(null);
  const columns = useMemo(() => sheetColumns(of), [of]);
  const toRow = useMemo(() => rowsFor(of), [of]);
  const { typedOver } = writes;
  const { rowAt, see, error, retry } = useRowPages<LoadedRow>({
    set: state ?? ALL,
    version: `${of.state} ${of.lockVersion} ${writes.turn}`,
    pageSize: PAGE_SIZE,
    load: async (page) => {
      const { turn } = writes;
      const { data } = await client.query({
        query: FileImportRowsDocument,
        variables: { id: of.id, page, items: PAGE_SIZE, states: state && [state] },
        fetchPolicy: 'network-only',
      });
      return data?.fileImport?.rows.data.map((row) => ({ ...row, turn })) ?? [];
    },
  });
  const shownAt = useMemo(() => {
    const made = new Map<LoadedRow, ImportSheetRow>();
    return (index: number): ImportSheetRow | null => {
      const row = rowAt(index);
      if (!row) return null;
      const shown = made.get(row) ?? toRow(row, (field) => typedOver(row.row, field, row.turn));
      made.set(row, shown);
      return shown;
    };
  }, [rowAt, toRow, typedOver]);
  if (count === 0 && !isTyping) return <EmptyState title={messages.noRows} />;
  return (
    <Flex direction="column" h="full" minH="0">
      {Boolean(error) && (
        <RetryAlert inset text={messages.notLoaded} query={{ error, loading: false, refetch: retry }} />
      )}
      <ReadGrid
        label={messages.rowsOfFile}
        columns={columns}
        saysHead={messages.whatHappens}
        count={count}
        rowAt={shownAt}
        onSee={see}
        onMend={(cells) =>
          void writes.mendCells(
            cells.flatMap(({ row, column, text }) => {
              const field = of.fields.find(({ key }) => key === column);
              return field ? [{ row: row.number, field, text }] : [];
            }),
          )
        }
        onAsk={(row, field, cell) => onAsk(field, row.cells[field]?.typed ?? '', cell)}
        onAt={setActive}
        onTyping={onTyping}
      />
      {active && isMendable(of, active.source) && <RowLine row={active.source} writes={writes} />}
    </Flex>
  );
}

/** What can be done with the active row. */
function RowLine({ row, writes }: { row: FileImportRowFieldsFragment; writes: PreviewWrites }) {
  const isOut = row.state === 'LEFT_OUT';
  return (
    <GridTotals>
      <chakra.span alignSelf="center">{messages.mendHow}</chakra.span>
      <Button size="xs" variant="outline" ms="auto" onClick={() => void writes.leaveOut(row.row, !isOut)}>
        {(isOut ? messages.takeRowIn : messages.leaveRowOut)(row.row)}
      </Button>
    </GridTotals>
  );
}

/** Returns how many rows are in each state, and in all. */
function countsOf({ counts }: FileImport): Readonly<Record<FileImportRowState | typeof ALL, number>> {
  return {
    ALL: counts?.rows ?? 0,
    NEW: counts?.new ?? 0,
    CHANGED: counts?.changed ?? 0,
    UNCHANGED: counts?.unchanged ?? 0,
    ATTENTION: counts?.attention ?? 0,
    LEFT_OUT: counts?.leftOut ?? 0,
  };
}

/** Returns the tabs: all rows, and the states that any row has. @param shown the state whose rows are shown; null for all */
function tabsOf(of: FileImport, counts: ReturnType<typeof countsOf>, shown: FileImportRowState | null): TabEntry[] {
  const labels = isOpen(of) ? messages.tabs : { ...messages.tabs, ATTENTION: messages.refusedTab };
  return [
    { id: ALL, label: messages.allRows, count: counts.ALL },
    ...STATES.filter((state) => counts[state] > 0 || state === shown).map((state) => ({
      id: state,
      label: labels[state],
      count: counts[state],
    })),
  ];
}
