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
import type { SheetRow } from '../kit/grid/sheet.ts';
import { useRowPages } from '../kit/grid/useRowPages.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { type TabEntry, TabSet } from '../kit/ui/TabSet.tsx';
import { type FileImport, isOpen } from './importKinds.ts';
import { NameAnswerDialog } from './NameAnswerDialog.tsx';
import { NamesLine } from './NamesLine.tsx';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import { isMendable, rowsFor, sheetColumns } from './sheetRows.ts';
import type { PreviewWrites } from './usePreviewWrites.ts';

interface PreviewSheetProps {
  of: FileImport;
  names: readonly FileImportNameFieldsFragment[];
  writes: PreviewWrites;
}

const STATES: readonly FileImportRowState[] = ['NEW', 'CHANGED', 'UNCHANGED', 'ATTENTION', 'LEFT_OUT'];
const ALL = 'ALL';

/** A name that is being answered, and what the question stands at. */
interface Asked {
  name: FileImportNameFieldsFragment;
  anchor: HTMLElement;
}

/** The rows of an import in a sheet, by what happens to them; cells are mended in place, names are answered. */
export function PreviewSheet({ of, names, writes }: PreviewSheetProps) {
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const counts = countsOf(of);
  const wanted = parameters.get('rows');
  const state = STATES.find((one) => one === wanted && counts[one] > 0) ?? null;
  const ask = (field: string, text: string, anchor: HTMLElement) => {
    const name = names.find((one) => one.field === field && one.text === text);
    if (name) setAsked({ name, anchor });
  };
  return (
    <>
      <NamesLine
        names={names}
        onAsk={({ field, text }, anchor) => ask(field, text, anchor)}
        onCreateAll={(all) => void writes.answerAll(all.map(({ field, text }) => ({ field, text, choice: 'CREATE' })))}
        isPending={writes.isPending}
      />
      <Box flex="1" minH="380px" mx={{ base: '-4', md: '-5' }} position="relative">
        <Box position="absolute" inset="0">
          <TabSet
            label={messages.tabList}
            tabs={tabsOf(of, counts)}
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
            <Rows of={of} state={state} count={state ? counts[state] : counts.ALL} writes={writes} onAsk={ask} />
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
  onAsk: (field: string, text: string, anchor: HTMLElement) => void;
}

/** The rows that are asked for at once. */
const PAGE_SIZE = 100;

function Rows({ of, state, count, writes, onAsk }: RowsProps) {
  const client = useApolloClient();
  const [at, setAt] = useState(0);
  const columns = useMemo(() => sheetColumns(of), [of]);
  const toRow = useMemo(() => rowsFor(of), [of]);
  const { rowAt, see, error, retry } = useRowPages<FileImportRowFieldsFragment>({
    set: state ?? ALL,
    version: `${of.state} ${of.lockVersion} ${writes.turn}`,
    pageSize: PAGE_SIZE,
    load: async (page) => {
      const { data } = await client.query({
        query: FileImportRowsDocument,
        variables: { id: of.id, page, items: PAGE_SIZE, states: state && [state] },
        fetchPolicy: 'network-only',
      });
      return data?.fileImport?.rows.data ?? [];
    },
  });
  const shownAt = useMemo(() => {
    const made = new Map<FileImportRowFieldsFragment, SheetRow>();
    return (index: number): SheetRow | null => {
      const row = rowAt(index);
      if (!row) return null;
      const shown = made.get(row) ?? toRow(row);
      made.set(row, shown);
      return shown;
    };
  }, [rowAt, toRow]);
  const active = rowAt(at);
  if (count === 0) return <EmptyState title={messages.noRows} />;
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
        onMend={({ number }, field, text) => void writes.mendRow({ row: number, cells: [{ field, text }] })}
        onAsk={(row, field, cell) => onAsk(field, row.cells[field]?.typed ?? '', cell)}
        onAt={setAt}
      />
      {active && isMendable(of, active) && <RowLine row={active} writes={writes} />}
    </Flex>
  );
}

/** What can be done with the active row. */
function RowLine({ row, writes }: { row: FileImportRowFieldsFragment; writes: PreviewWrites }) {
  const isOut = row.state === 'LEFT_OUT';
  return (
    <GridTotals>
      <chakra.span alignSelf="center">{messages.mendHow}</chakra.span>
      <Button
        size="xs"
        variant="outline"
        ms="auto"
        disabled={writes.isPending}
        onClick={() => void writes.mendRow({ row: row.row, leftOut: !isOut })}
      >
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

/** Returns the tabs: all rows, and the states that any row has. */
function tabsOf(of: FileImport, counts: ReturnType<typeof countsOf>): TabEntry[] {
  const labels = isOpen(of) ? messages.tabs : { ...messages.tabs, ATTENTION: messages.refusedTab };
  return [
    { id: ALL, label: messages.allRows, count: counts.ALL },
    ...STATES.filter((state) => counts[state] > 0).map((state) => ({
      id: state,
      label: labels[state],
      count: counts[state],
    })),
  ];
}
