import { Button } from '@chakra-ui/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { preload } from '../../base/preload.ts';
import type { RecordType } from '../../generated/operations.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { NoAccess } from '../feedback/NoAccess.tsx';
import { RetryAlert } from '../feedback/RetryAlert.tsx';
import { messages } from '../messages.ts';
import { type Crumb, Page } from '../record/Page.tsx';
import { RecordWatch } from '../record/RecordWatch.tsx';
import { Pending } from '../ui/Pending.tsx';
import { AddButton, type AddNew } from './AddButton.tsx';
import { type Bulk, BulkFooter } from './BulkFooter.tsx';
import type { Column, RowsProps } from './columns.ts';
import { ListLayout } from './ListLayout.tsx';
import type { PageMeta } from './Pager.tsx';
import { RecordRows } from './RecordRows.tsx';
import type { ListRow } from './rows.ts';
import { SortMenu } from './SortMenu.tsx';
import { usePageInRange } from './usePageInRange.ts';
import type { RecordListState } from './useRecordList.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useSelection } from './useSelection.ts';

/** The parts of a list's query that the list reads. */
export interface ListQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
  fetchMore(options: { variables: { page: number; items: number } }): Promise<{ data?: NoInfer<Data> | undefined }>;
}

interface RecordListProps<Data, Row extends ListRow, Filter, Field extends string> {
  title: string;
  /** The last step of the breadcrumb, where it is not the title. */
  crumb?: string;
  /** What lies between the product's name and this list. */
  parents?: readonly Crumb[];
  /** Whether the person may read such records; nothing is asked for otherwise. */
  allowed: boolean;
  list: RecordListState<Filter, Field>;
  query: ListQuery<Data>;
  /** The list's page in an answer. */
  page: (data: Data) => { data: readonly Row[]; meta: PageMeta };
  columns: readonly Column<Row, Field>[];
  /** The address of a row's record; without, rows lead nowhere. */
  to?: ((row: Row) => string) | undefined;
  /** Loads the record page's code ahead, once the pointer rests on a row. */
  load?: () => Promise<unknown>;
  /** Asks ahead for what the record page shows: between a press and the page there is time for an answer. */
  ask?: (row: Row) => void;
  add?: AddNew;
  /** What rows do besides leading to a page, or where they lead to none. */
  rows?: Pick<RowsProps<Row>, 'details' | 'opened' | 'isMarked' | 'onOpen' | 'menu'>;
  /** Stands beside the search, in the place of Add New. */
  actions?: ReactNode;
  /** Stands over the rows, and scrolls with them. */
  above?: ReactNode;
  /** Stays under everything. */
  below?: ReactNode;
  searchPlaceholder: string;
  /** Whose changes by others are fetched: records of this type, in this program, these or the organization, and what else they depend on. */
  watch: { type: RecordType; also?: readonly RecordType[]; programId: string | null | readonly string[] };
  /** Stands at the end of the line of filters. */
  summary?: ReactNode;
  minWidth?: string;
  /** What can be done with many rows at once; without, rows cannot be selected. */
  bulk?: Bulk<Row> | undefined;
}

/** A page with a list of records: its address is its state, Back finds it as it was, and it follows what others do. */
export function RecordList<Data, Row extends ListRow, Filter, Field extends string>(
  props: RecordListProps<Data, Row, Filter, Field>,
) {
  const { title, crumb = title, parents = [], allowed } = props;
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
  const { title, list, query, columns, to, load, ask, add, watch, bulk } = props;
  const { data, previousData, error, refetch } = query;
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const answer = data ?? previousData;
  const found = answer && props.page(answer);
  const rows = found?.data ?? null;
  // The rows of another question take the place of these at once: none of them stays to fade.
  const shownSet = useRef('');
  const askedSet = JSON.stringify(list.variables);
  if (data) shownSet.current = askedSet;
  /** Whether the rows are those that are asked for, as they are now or were before. */
  const isShown = rows !== null && shownSet.current === askedSet;
  const start = useScrollMemory(scroller, rows !== null);
  usePageInRange(list, data && props.page(data).meta);
  const latest = useRef({ to, load, ask });
  latest.current = { to, load, ask };
  const open = useCallback(
    (row: Row) => {
      const address = latest.current.to?.(row);
      if (address !== undefined) void navigate(address);
    },
    [navigate],
  );
  const preview = useCallback(() => latest.current.load && preload(latest.current.load), []);
  const press = useCallback((row: Row) => latest.current.ask?.(row), []);
  const { meta } = found ?? {};
  const selection = useSelection(rows, JSON.stringify({ ...list.variables, page: null }));
  const askMore = async (page: number, items: number) => {
    const more = await query.fetchMore({ variables: { page, items } });
    return more.data ? props.page(more.data).data : [];
  };
  return (
    <ListLayout
      title={title}
      meta={meta ?? null}
      list={list}
      filters={list.spec.filters}
      searchPlaceholder={props.searchPlaceholder}
      actions={add ? <AddButton {...add} /> : props.actions}
      summary={
        <>
          <SortMenu columns={columns} sort={list.sort} onSort={list.setSort} />
          {props.summary}
        </>
      }
      footer={
        <>
          {meta && meta.count > 0 && (
            <BulkFooter
              bulk={bulk}
              selection={selection}
              meta={meta}
              pageSize={list.spec.pageSize}
              onPage={list.setPage}
              ask={askMore}
            />
          )}
          {props.below}
        </>
      }
      scroller={scroller}
    >
      <RecordWatch
        programId={watch.programId}
        concerns={({ type }) => type !== null && [watch.type, ...(watch.also ?? [])].includes(type)}
        onChange={() => void refetch()}
      />
      <Pending active={query.loading && !data} />
      {props.above}
      {isShown && <RetryAlert inset query={query} />}
      {error && !isShown ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : rows?.length === 0 ? (
        <Nothing narrowed={list.narrowed} onClear={list.clear} add={add} />
      ) : (
        <RecordRows
          label={title}
          rows={rows}
          columns={columns}
          sorting={{ sort: list.sort, onSort: list.toggleSort }}
          onOpen={to ? open : props.rows?.onOpen}
          onPreview={preview}
          onPress={ask && press}
          details={props.rows?.details}
          opened={props.rows?.opened}
          isMarked={props.rows?.isMarked}
          menu={props.rows?.menu}
          selection={bulk && { ...selection, label: bulk.label }}
          dimmed={!data && rows !== null}
          set={shownSet.current}
          whole={start > 0}
          minWidth={props.minWidth}
        />
      )}
    </ListLayout>
  );
}

interface NothingProps {
  narrowed: boolean;
  onClear: () => void;
  add: AddNew | undefined;
}

function Nothing({ narrowed, onClear, add }: NothingProps) {
  if (!narrowed) {
    return (
      <EmptyState
        title={messages.emptyList}
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
