import { Button, HStack } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PHONE, useMedia } from '../../base/media.ts';
import { preload } from '../../base/preload.ts';
import { useLatest } from '../../base/useLatest.ts';
import { messages } from '../../base/words.ts';
import type { ListColumn } from '../../generated/columns.ts';
import type { RecordType } from '../../generated/operations.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { usePrintedList } from '../print/printing.ts';
import { type Crumb, Page } from '../record/Page.tsx';
import { RecordWatch } from '../record/RecordWatch.tsx';
import type { RecordChange } from '../record/useRecordChanges.ts';
import { type Empty, EmptyPlace } from '../ui/EmptyPlace.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NoAccess } from '../ui/NoAccess.tsx';
import { Pending } from '../ui/Pending.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { SearchedContext } from '../ui/searched.ts';
import { AddButton, type AddNew } from './AddButton.tsx';
import { type Bulk, BulkFooter } from './BulkFooter.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { Column, RowBehavior } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportButton } from './ImportButton.tsx';
import { ListLayout } from './ListLayout.tsx';
import { ListViewBar, ListViewNotes } from './ListViewBar.tsx';
import type { PageMeta } from './Pager.tsx';
import { RecordRows } from './RecordRows.tsx';
import type { ListRow } from './rows.ts';
import { SortMenu } from './SortMenu.tsx';
import { useArranged } from './useArranged.ts';
import { usePageInRange } from './usePageInRange.ts';
import type { RecordListState } from './useRecordList.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSelection } from './useSelection.ts';
import { useViewCounts } from './useViewCounts.ts';

/** The parts of a query result that the list reads. */
export interface ListQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
  fetchMore(options: { variables: { page: number; items: number } }): Promise<{ data?: NoInfer<Data> | undefined }>;
}

/** The names of a list. */
interface ListHead {
  title: string;
  /** The last breadcrumb, if it differs from the title. */
  crumb?: string;
  /** The breadcrumbs between the product's name and this list. */
  parents?: readonly Crumb[];
  searchPlaceholder: string;
}

/** Where the rows come from. */
interface ListSource<Data, Row> {
  query: ListQuery<Data>;
  /** Returns the list's page in a result. */
  page: (data: Data) => { data: readonly Row[]; meta: PageMeta };
  /** The changes that refetch the list: of `type` and `also`, in one program, several, or the organization (null). */
  watch: { type: RecordType; also?: readonly RecordType[]; programId: string | null | readonly string[] };
}

/** The page that a row leads to. */
interface RowLink<Row> {
  /** Returns the address of a row's record; without it, rows are not links. */
  to?: ((row: Row) => string) | undefined;
  /** Preloads the code of the record page, once the pointer enters a row. */
  load?: () => Promise<unknown>;
  /** Prefetches the data of the record page on a mouse press: the response can arrive before the page opens. */
  ask?: (row: Row) => void;
}

/** The content around the rows. */
interface AroundList {
  /** The content next to the search, before Add New if there is one. */
  actions?: ReactNode;
  /** The content above the rows, which scrolls with them. */
  above?: ReactNode;
  /** The content under the list's foot, which stays in view. */
  below?: ReactNode;
  /** The content under the active filters. */
  summary?: ReactNode;
}

interface RecordListProps<Data, Row extends ListRow, Filter, Field extends string> {
  head: ListHead;
  /** Whether the user may read these records; if not, nothing is fetched. */
  allowed: boolean;
  list: RecordListState<Filter, Field>;
  source: ListSource<Data, Row>;
  columns: readonly Column<Row, ListColumn>[];
  /** The page that a row leads to; without it, rows are not links. */
  link?: RowLink<Row>;
  add?: AddNew;
  /** What is said while there are no rows at all; filters that match none are told apart. */
  empty: Empty;
  /** The behavior of rows in addition to, or in place of, linking to a page. */
  rows?: Pick<RowBehavior<Row>, 'details' | 'opened' | 'isMarked' | 'onOpen' | 'menu'>;
  around?: AroundList;
  minWidth?: string;
  /** The bulk actions; without them, rows cannot be selected. */
  bulk?: Bulk<Row> | undefined;
}

/** A page with a list of records: its state is in the address, Back restores it, and it follows changes by others. */
export function RecordList<Data, Row extends ListRow, Filter, Field extends string>(
  props: RecordListProps<Data, Row, Filter, Field>,
) {
  const { allowed } = props;
  const { title, crumb = title, parents = [] } = props.head;
  return (
    <>
      <Page title={title} crumb={crumb} parents={parents} />
      {allowed ? <Rows {...props} /> : <NoAccess />}
    </>
  );
}

function Rows<Data, Row extends ListRow, Filter, Field extends string>(
  props: RecordListProps<Data, Row, Filter, Field>,
) {
  const { head, list, source, columns, link: { to, load, ask } = {}, add, around = {}, bulk } = props;
  const { query, watch } = source;
  const { data, previousData, error, refetch } = query;
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const answer = data ?? previousData;
  const found = answer && source.page(answer);
  const rows = found?.data ?? null;
  // The rows of another query replace these at once, without fading out.
  const [shownSet, setShownSet] = useState('');
  const askedSet = JSON.stringify(list.variables);
  if (data && shownSet !== askedSet) setShownSet(askedSet);
  /** Whether the rows belong to the current query, fresh or from before. */
  const isShown = rows !== null && shownSet === askedSet;
  const start = useScrollMemory(scroller, rows !== null);
  usePageInRange(list.setPage, data && source.page(data).meta);
  const latest = useLatest({ to, load, ask });
  const open = useCallback(
    (row: Row) => {
      const address = latest.current.to?.(row);
      if (address !== undefined) void navigate(address);
    },
    [navigate, latest],
  );
  const preview = useCallback(() => latest.current.load && preload(latest.current.load), [latest]);
  const press = useCallback((row: Row) => latest.current.ask?.(row), [latest]);
  const { meta } = found ?? {};
  const selection = useSelection(rows, JSON.stringify({ ...list.variables, page: null }));
  const typed = list.variables.search ?? '';
  const similar = meta?.similar ?? false;
  const searched = useMemo(() => ({ typed, similar }), [typed, similar]);
  const { shown, exported, minWidth, onResize } = useArranged(list, columns, props.minWidth);
  const { counts, recount } = useViewCounts(list, meta ?? null);
  const { views } = list;
  usePrintedList({ title: head.title, meta: meta ?? null, columns: exported }, scroller);
  // The header of a phone has no room for them beside the title and its count.
  const phone = useMedia(PHONE);
  const files = (
    <HStack gap="2.5" _empty={{ display: 'none' }}>
      {views?.kept && (
        <ColumnsButton columns={columns} chosen={list.state.columns ?? null} onChange={list.setColumns} />
      )}
      {add?.importAt !== undefined && add.reason === null && <ImportButton title={head.title} to={add.importAt} />}
      <ExportButton title={head.title} meta={meta} columns={exported} />
    </HStack>
  );
  const concerns = ({ type }: RecordChange) => type !== null && [watch.type, ...(watch.also ?? [])].includes(type);
  const askMore = async (page: number, items: number) => {
    const more = await query.fetchMore({ variables: { page, items } });
    return more.data ? source.page(more.data).data : [];
  };
  return (
    <ListLayout
      title={head.title}
      meta={meta ?? null}
      list={list}
      filters={list.spec.filters}
      searchPlaceholder={head.searchPlaceholder}
      actions={
        <HStack gap="2.5" _empty={{ display: 'none' }}>
          {around.actions}
          {!phone && <PrintButton />}
          {!phone && files}
          {add && <AddButton {...add} offered />}
        </HStack>
      }
      views={views && <ListViewBar list={list} views={views} counts={counts} />}
      changes={views && <ListViewNotes list={list} views={views} />}
      summary={
        <>
          <HStack hideFrom="md" justify="space-between">
            <SortMenu columns={shown} sortable={list.spec.sortable} sort={list.sort} onSort={list.setSort} />
            {phone && files}
          </HStack>
          {around.summary}
        </>
      }
      footer={
        <>
          {meta && meta.count > 0 && (
            <BulkFooter
              bulk={bulk}
              selection={selection}
              meta={meta}
              exported={{ title: head.title, columns: exported }}
              pageSize={list.spec.pageSize}
              onPage={list.setPage}
              ask={askMore}
            />
          )}
          {around.below}
        </>
      }
      scroller={scroller}
    >
      <RecordWatch programId={watch.programId} concerns={concerns} onChange={() => void refetch()} />
      {recount && (
        // What this window writes changes counts, too.
        <RecordWatch programId={watch.programId} concerns={concerns} always onChange={recount} />
      )}
      <Pending active={query.loading && !data} />
      {around.above}
      {isShown && <RetryAlert inset query={query} />}
      {error && !isShown ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : rows?.length === 0 ? (
        <Nothing narrowed={list.narrowed} onClear={list.clear} empty={props.empty} add={add} />
      ) : (
        <SearchedContext value={searched}>
          <RecordRows
            label={head.title}
            rows={rows}
            columns={shown}
            sorting={{ sortable: list.spec.sortable, sort: list.sort, onSort: list.toggleSort }}
            behavior={{
              ...props.rows,
              onOpen: to ? open : props.rows?.onOpen,
              onPreview: preview,
              onPress: ask && press,
              selection: bulk && { ...selection, label: bulk.label },
            }}
            dimmed={!data && rows !== null}
            set={shownSet}
            whole={start > 0}
            width={{ least: minWidth, onResize }}
          />
        </SearchedContext>
      )}
    </ListLayout>
  );
}

interface NothingProps {
  narrowed: boolean;
  onClear: () => void;
  empty: Empty;
  add: AddNew | undefined;
}

function Nothing({ narrowed, onClear, empty, add }: NothingProps) {
  if (!narrowed) {
    return (
      <EmptyPlace
        empty={empty}
        action={add?.reason === null && <AddButton {...add} label={add.labelWhenEmpty ?? add.label} />}
      />
    );
  }
  return (
    <EmptyState
      title={messages.noResults}
      action={
        <Button variant="outline" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      }
    />
  );
}
