import { Box, Text } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import { formatCount, formatQuantity } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import { type PackageLineFieldsFragment, useShipmentPackagesQuery } from '../../generated/operations.ts';
import { ChoiceCell, TwoLines } from '../../kit/list/Cells.tsx';
import { columnsOf } from '../../kit/list/ColumnKinds.tsx';
import { InnerList } from '../../kit/list/InnerList.tsx';
import { RecordRows } from '../../kit/list/RecordRows.tsx';
import { isAbout, isUnder, useRecordChanges } from '../../kit/record/useRecordChanges.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { orMissing } from '../../kit/ui/Missing.tsx';
import { packageTypeChoices } from '../../lookup/lookupChoices.ts';
import { packageMessages as messages } from './messages.ts';

type PackageRow = PackageLineFieldsFragment & { id: string };

const { text, shown } = columnsOf<PackageRow, string>();
const columns = [
  text('numbers', messages.numbers, { card: 'title', width: '120px' }, ({ from, to }) => messages.numbersOf(from, to)),
  shown('packageType', messages.type, { card: 'line', width: '150px' }, (line) => (
    <TwoLines note={sizeOf(line)}>
      <ChoiceCell source={packageTypeChoices} id={line.packageType} />
    </TwoLines>
  )),
  shown('contents', messages.contents, { card: 'line' }, (line) => <ContentLines {...line} />),
  shown('weight', messages.weight, { card: 'line', width: '150px' }, (line) => (
    <TwoLines note={line.dryIce && messages.iceOf(formatQuantity(line.dryIce))}>{weightsOf(line)}</TwoLines>
  )),
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
      paging={{ meta: { page: 1, pages: 1, count: rows.length, more: false }, pageSize: rows.length, onPage: () => {} }}
      summary={formatCount(rows.at(-1)?.to ?? 0)}
      query={query}
      empty={{ purpose: messages.purpose }}
      action={
        <ActionButton variant="outline" disabledReason={reason} onClick={onEdit}>
          <Pencil aria-hidden />
          {messages.list}
        </ActionButton>
      }
    >
      <RecordRows size="inner" label={messages.title} rows={rows} columns={columns} set="packages" />
    </InnerList>
  );
}

function sizeOf({ length, width, height }: PackageRow): string | null {
  const sizes = [length, width, height].flatMap((size) => size ?? []);
  return sizes.length === 3 ? messages.sizeOf(sizes) : null;
}

function weightsOf({ grossWeight, netWeight }: PackageRow) {
  const gross = grossWeight === null ? [] : [messages.grossOf(formatQuantity(grossWeight))];
  const net = netWeight === null ? [] : [messages.netOf(formatQuantity(netWeight))];
  return orMissing(words.listed([...gross, ...net]));
}

/** How many items of a line are named; the others are counted. */
const NAMED = 4;

/** What the packages of a line hold together. */
function ContentLines({ contents }: PackageRow) {
  if (contents.length === 0) return orMissing(null);
  return (
    <Box whiteSpace="normal" overflowWrap="anywhere" py="1">
      {contents.slice(0, NAMED).map(({ orderItemId, orderItem, quantity }) => (
        <Text key={orderItemId}>
          {orderItem
            ? messages.contentOf(formatQuantity(quantity), formatQuantity(orderItem.position), orderItem.material)
            : messages.hiddenItem(formatQuantity(quantity))}
        </Text>
      ))}
      {contents.length > NAMED && <Text color="fg.muted">{messages.moreItems(contents.length - NAMED)}</Text>}
    </Box>
  );
}
