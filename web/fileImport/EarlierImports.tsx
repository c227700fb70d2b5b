import { addresses } from '../base/addresses.ts';
import { formatDateTime } from '../base/format.ts';
import { type FileImportKind, type FileImportsQuery, useFileImportsQuery } from '../generated/operations.ts';
import { LinkCell, TwoLines } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { badgeOf, isOpen } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

const PAGE_SIZE = 20;

interface EarlierImportsProps {
  kind: FileImportKind;
  programId?: string | null;
  purchaseOrderId?: string;
}

/** The imports of a kind, newest first: those into the chosen program, or into the order. */
export function EarlierImports({ kind, programId = null, purchaseOrderId }: EarlierImportsProps) {
  const [page, setPage] = useInnerPage('importsPage', PAGE_SIZE);
  const query = useFileImportsQuery({
    variables: { kind, programId, purchaseOrderId: purchaseOrderId ?? null, page, items: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const imports = (query.data ?? query.previousData)?.fileImports;
  return (
    <InnerList
      title={messages.earlier}
      paging={{ meta: imports?.meta ?? null, pageSize: PAGE_SIZE, onPage: setPage }}
      query={query}
      empty={{ purpose: messages.noEarlier }}
    >
      <RecordRows
        label={messages.earlier}
        size="inner"
        rows={imports?.data ?? null}
        columns={COLUMNS}
        dimmed={query.loading && !query.data}
        set={`${programId} ${page}`}
      />
    </InnerList>
  );
}

type Row = FileImportsQuery['fileImports']['data'][number];

const { shown, quiet } = columnsOf<Row, 'file' | 'state' | 'by' | 'at'>();

const COLUMNS = [
  shown('file', messages.file, { card: 'title' }, (row) => (
    <TwoLines note={row.counts && (isOpen(row) ? messages.foreseen : messages.ended)(row.counts)}>
      <LinkCell to={addresses.fileImport(row.id)}>{row.fileName}</LinkCell>
    </TwoLines>
  )),
  shown('state', messages.state, { card: 'corner', width: '160px' }, ({ state }) => (
    <StatusBadge status={badgeOf(state)} />
  )),
  quiet('by', messages.by, { card: 'line', width: '180px' }, ({ user }) => user?.fullName),
  quiet('at', messages.at, { card: 'line', width: '190px' }, ({ createdAt }) => formatDateTime(createdAt)),
];
