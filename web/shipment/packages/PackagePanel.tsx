import Pencil from 'lucide-react/icons/pencil';
import { type PackageLineFieldsFragment, useShipmentPackagesQuery } from '../../generated/operations.ts';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { formatCount, formatQuantity } from '../../kit/format.ts';
import { columnsOf } from '../../kit/list/ColumnKinds.tsx';
import { InnerList } from '../../kit/list/InnerList.tsx';
import { RecordRows } from '../../kit/list/RecordRows.tsx';
import { isAbout, isUnder, useRecordChanges } from '../../kit/record/useRecordChanges.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { packageTypeChoices } from '../../lookup/lookupChoices.ts';
import { packageMessages as messages } from './messages.ts';

type PackageRow = PackageLineFieldsFragment & { id: string };

const { text, quiet, choice } = columnsOf<PackageRow>();
const columns = [
  text('numbers', messages.numbers, { card: 'title', width: '90px' }, ({ from, to }) =>
    messages.shortNumbers(from, to),
  ),
  choice('packageType', messages.type, { card: 'note', width: '130px' }, packageTypeChoices),
  quiet('size', messages.size, { card: 'line', width: '140px' }, sizeOf),
  quiet('contents', messages.contents, { card: 'line' }, contentsOf),
  text('net', messages.net, { card: 'line', width: '80px' }, ({ netWeight }) => formatQuantity(netWeight)),
  text('gross', messages.gross, { card: 'line', width: '90px' }, ({ grossWeight }) => formatQuantity(grossWeight)),
  text('ice', messages.ice, { card: 'line', width: '90px' }, ({ dryIce }) => formatQuantity(dryIce)),
];

interface PackagePanelProps {
  id: string;
  programId: string;
  /** The reason the packages cannot be changed; null if they can. */
  reason: string | null;
  onEdit: () => void;
}

/** The packages of a shipment that lists them: type, size, weights and contents of each line. */
export function PackagePanel({ id, programId, reason, onEdit }: PackagePanelProps) {
  const query = useShipmentPackagesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useRecordChanges({
    programId,
    concerns: (change) => isAbout(change, 'SHIPMENT', [{ id }]) || isUnder(change, 'SHIPMENT', id),
    onChange: () => void query.refetch(),
  });
  const lines = (query.data ?? query.previousData)?.shipment?.packages;
  if (!lines) return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null;
  const rows = lines.map((line) => ({ ...line, id: String(line.from) }));
  return (
    <InnerList
      title={messages.title}
      meta={{ page: 1, pages: 1, count: rows.length, more: false }}
      summary={formatCount(rows.at(-1)?.to ?? 0)}
      pageSize={rows.length}
      onPage={() => {}}
      query={query}
      action={
        <ActionButton variant="outline" disabledReason={reason} onClick={onEdit}>
          <Pencil aria-hidden />
          {messages.list}
        </ActionButton>
      }
    >
      <RecordRows inner label={messages.title} rows={rows} columns={columns} set="packages" />
    </InnerList>
  );
}

function sizeOf({ length, width, height }: PackageRow): string | null {
  const sizes = [length, width, height].flatMap((size) => size ?? []);
  return sizes.length === 3 ? messages.sizeOf(sizes) : null;
}

function contentsOf({ contents }: PackageRow): string | null {
  const texts = contents.map(({ orderItem, quantity }) =>
    orderItem
      ? messages.contentOf(formatQuantity(quantity), formatQuantity(orderItem.position), orderItem.material)
      : messages.hiddenItem(formatQuantity(quantity)),
  );
  return texts.length > 0 ? texts.join('; ') : null;
}
