import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useMemo, useState } from 'react';
import { formatQuantity } from '../../base/format.ts';
import {
  type PackableItemFragment,
  PackableItemsDocument,
  type PackageLineFieldsFragment,
  useSetShipmentPackagesMutation,
  useShipmentPackagesQuery,
} from '../../generated/operations.ts';
import { listSource } from '../../kit/form/choiceSource.ts';
import { FieldGroup, FieldLine } from '../../kit/form/FieldGroup.tsx';
import { FormField } from '../../kit/form/FormField.tsx';
import { inputId, useForm, useFormContent } from '../../kit/form/formContext.ts';
import { rejectedOr } from '../../kit/form/outcome.ts';
import { useCreateForm } from '../../kit/form/useCreateForm.ts';
import { allPages } from '../../kit/list/allPages.ts';
import { FormDialog } from '../../kit/record/FormDialog.tsx';
import { AppDialog } from '../../kit/ui/Dialog.tsx';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { toast } from '../../kit/ui/toaster.ts';
import { packageTypeChoices, useUnitBeside } from '../../lookup/lookupChoices.ts';
import { packageMessages as messages } from './messages.ts';
import {
  freeRow,
  isRoomFor,
  lineName,
  linesIn,
  MOST_ITEMS,
  MOST_LINES,
  packageFormOf,
  restOf,
  rowCount,
  rowsOf,
  sentOf,
  startOf,
  withoutLine,
} from './packageForm.ts';

interface PackageDialogProps {
  id: string;
  /** Called after the write. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** The dialog of a shipment's packages: what they are, what they weigh, and which items are in which. */
export function PackageDialog({ id, onDone, onClose }: PackageDialogProps) {
  const query = useShipmentPackagesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { items, error, retry } = usePackableItems(id);
  const stored = query.data?.shipment;
  const failed = query.error ?? error;
  const packable = items && items.length > MOST_ITEMS ? [] : items;
  if (stored?.packages && items && packable) {
    if (!isRoomFor(stored.packages, packable)) {
      return (
        <AppDialog title={messages.title} open onClose={onClose}>
          {messages.noRoom}
        </AppDialog>
      );
    }
    return (
      <Packages
        id={id}
        lockVersion={stored.lockVersion}
        lines={stored.packages}
        items={items}
        onDone={onDone}
        onClose={onClose}
      />
    );
  }
  if (stored?.packages === null) {
    return (
      <AppDialog title={messages.title} open onClose={onClose}>
        {messages.hidden}
      </AppDialog>
    );
  }
  if (!failed) return null;
  const again = () => {
    void query.refetch();
    retry();
  };
  return (
    <AppDialog title={messages.title} open onClose={onClose}>
      <ErrorState error={failed} onRetry={again} />
    </AppDialog>
  );
}

/** Loads the items of a shipment; null until they are there. */
function usePackableItems(id: string) {
  const client = useApolloClient();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ to: number; items?: readonly PackableItemFragment[]; error?: unknown }>({
    to: 0,
  });
  useEffect(() => {
    let wanted = true;
    const load = async (page: number) => {
      const { data } = await client.query({
        query: PackableItemsDocument,
        variables: { id, page },
        fetchPolicy: 'network-only',
      });
      return data?.shipment?.orderItems ?? undefined;
    };
    allPages(load).then(
      (items) => wanted && setAnswer({ to: turn, items }),
      (error: unknown) => wanted && setAnswer({ to: turn, error }),
    );
    return () => {
      wanted = false;
    };
  }, [client, id, turn]);
  const { items = null, error = null } = answer.to === turn ? answer : {};
  return { items, error, retry: () => setTurn(turn + 1) };
}

/** The lines that are filled in, as choices. */
const lineChoices = listSource(() => {
  const { values } = useFormContent();
  const types = packageTypeChoices.useFound({ search: null, items: 100, skip: false }).options;
  const options = linesIn(values).map(({ name, from, to, line }) => {
    const type = types?.find(({ id }) => id === line['packageType'])?.label;
    return { id: name, label: [messages.numbersOf(from, to), type].filter(Boolean).join(' · ') };
  });
  // All is in the first line to begin with, before anything is typed in it.
  const first = { id: lineName(1), label: messages.line(1) };
  return { options: options.length > 0 ? options : [first], loading: false, error: undefined };
});

interface PackagesProps extends PackageDialogProps {
  lockVersion: number;
  lines: readonly PackageLineFieldsFragment[];
  items: readonly PackableItemFragment[];
}

function Packages({ id, lockVersion, lines, items, onDone, onClose }: PackagesProps) {
  const [set] = useSetShipmentPackagesMutation();
  const packable = useMemo(() => (items.length > MOST_ITEMS ? [] : items), [items]);
  const rows = rowCount(packable);
  const declared = useMemo(() => packageFormOf(packable, lineChoices), [packable]);
  // The version belongs to what the form began with: what others save meanwhile is told as stale, never overwritten.
  const [version] = useState(lockVersion);
  const [known] = useState(() => startOf(lines, packable));
  const [shown, setShown] = useState(Math.max(1, lines.length));
  const form = useCreateForm({
    form: declared,
    name: `shipment/${id}/packages`,
    known,
    scope: 'page',
    async save(_input, context, values) {
      const sent = sentOf(values, lines, packable);
      const input = { packages: sent.packages, lockVersion: version };
      const { data } = await set({ variables: { id, input }, context });
      return rejectedOr(data?.setShipmentPackages, sent.fieldOf);
    },
    onSaved() {
      toast.success(messages.saved);
      onDone?.();
      onClose();
    },
  });
  const filled = Math.max(shown, linesIn(form.values).at(-1)?.n ?? 0);
  const show = (count: number) => {
    const next = Math.max(1, count);
    setShown(next);
    focusSoon(inputId(form.context.id, `${lineName(next)}.count`));
  };
  return (
    <FormDialog title={messages.title} form={form} size="wide" onClose={onClose}>
      <Text color="fg.muted" mb="2">
        {messages.weightHint}
      </Text>
      {Array.from({ length: filled }, (_, index) => (
        <Line
          key={lineName(index + 1)}
          n={index + 1}
          shown={filled}
          // Without rows, what lines hold is known by their place, which none may leave.
          onRemoved={rows > 0 || items.length === 0 ? () => show(filled - 1) : null}
        />
      ))}
      {filled < MOST_LINES && (
        <Button variant="plain" size="xs" px="0" mb="3" onClick={() => show(filled + 1)}>
          <Plus aria-hidden />
          {messages.addLine}
        </Button>
      )}
      <Contents items={packable} rows={rows} isTooLong={items.length > MOST_ITEMS} />
    </FormDialog>
  );
}

/** Focuses an element once it is there: the button that was pressed may be gone by then. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

function Line({ n, shown, onRemoved }: { n: number; shown: number; onRemoved: (() => void) | null }) {
  const { setValue } = useForm();
  const { values } = useFormContent();
  const name = lineName(n);
  const numbers = linesIn(values).find((line) => line.n === n);
  const remove = () => {
    for (const [path, text] of withoutLine(values, n, shown)) setValue(path, text);
    onRemoved?.();
  };
  return (
    <FieldGroup title={numbers ? messages.numbersOf(numbers.from, numbers.to) : messages.line(n)}>
      <FieldLine>
        <FormField name={`${name}.count`} short={messages.count} span={2} />
        <FormField name={`${name}.packageType`} short={messages.type} span={4} />
        <FormField name={`${name}.length`} short={messages.length} span={2} />
        <FormField name={`${name}.width`} short={messages.width} span={2} />
        <FormField name={`${name}.height`} short={messages.height} span={2} />
      </FieldLine>
      <FieldLine>
        <FormField name={`${name}.netWeight`} short={messages.netWeight} span={3} />
        <FormField name={`${name}.grossWeight`} short={messages.grossWeight} span={3} />
        <FormField name={`${name}.dryIce`} short={messages.dryIce} span={3} />
      </FieldLine>
      {(shown > 1 || numbers) && onRemoved && (
        <Button variant="plain" size="xs" px="0" color="fg.muted" onClick={remove}>
          <Trash2 aria-hidden />
          {numbers ? messages.removeLine(numbers.from, numbers.to) : messages.removeEmpty}
        </Button>
      )}
    </FieldGroup>
  );
}

interface ContentsProps {
  items: readonly PackableItemFragment[];
  rows: number;
  isTooLong: boolean;
}

/** How much of each item is in which packages. */
function Contents({ items, rows, isTooLong }: ContentsProps) {
  const several = new Set(items.map(({ purchaseOrder }) => purchaseOrder?.id)).size > 1;
  if (isTooLong) return <Text color="fg.muted">{messages.mostItems(MOST_ITEMS)}</Text>;
  if (items.length === 0) return null;
  return (
    <Box role="group" aria-label={messages.whatIsIn} borderTopWidth="1px" pt="3">
      <Text fontWeight="semibold" mb="1">
        {messages.whatIsIn}
      </Text>
      {items.map((item) => (
        <ItemRows key={item.id} item={item} rows={rows} withOrder={several} />
      ))}
    </Box>
  );
}

function ItemRows({ item, rows, withOrder }: { item: PackableItemFragment; rows: number; withOrder: boolean }) {
  const { setValue, id: formId } = useForm();
  const { values } = useFormContent();
  const unit = useUnitBeside(item.quantity, item.sizePerItem);
  const position = formatQuantity(item.position);
  const order = item.purchaseOrder?.orderNumber;
  const own = rowsOf(values, item.id, rows);
  const free = freeRow(values, rows);
  const rest = restOf(values, item, rows);
  const addRow = () => {
    if (free === null) return;
    setValue(`${free}.item`, item.id);
    setValue(`${free}.quantity`, rest ?? '');
    focusSoon(inputId(formId, `${free}.line`));
  };
  const name =
    withOrder && order
      ? messages.itemLineOf(order, position, item.material)
      : messages.itemLine(position, item.material);
  return (
    <Box
      role="group"
      aria-label={name}
      py="1.5"
      css={{ '& + &': { borderTopWidth: '1px' }, containerType: 'inline-size' }}
    >
      <Flex gap="3" wrap="wrap" justify="space-between" mb="1">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {messages.inAll(formatQuantity(item.quantity), unit)}
        </Text>
      </Flex>
      {own.map(({ name: row }) => (
        <FieldLine key={row}>
          <FormField name={`${row}.line`} short={messages.inLine} span={8} />
          <FormField name={`${row}.quantity`} short={messages.quantity} span={4} />
        </FieldLine>
      ))}
      {free !== null && (rest !== null || own.length === 0) && (
        <Button variant="plain" size="xs" px="0" onClick={addRow}>
          <Plus aria-hidden />
          {messages.anotherLine}
        </Button>
      )}
    </Box>
  );
}
