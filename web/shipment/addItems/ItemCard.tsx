import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../../app/addresses.ts';
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { ChoiceName } from '../../kit/form/ChoiceName.tsx';
import { formatMoney, formatQuantity } from '../../kit/format.ts';
import { SELECTED } from '../../kit/list/tableStyle.ts';
import { Missing } from '../../kit/ui/Missing.tsx';
import { StatusBadge } from '../../kit/ui/StatusBadge.tsx';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { countryChoices } from '../../lookup/lookupChoices.ts';
import { addItemsMessages as messages } from './messages.ts';

const { labels } = messages;

interface ItemCardProps {
  item: AvailableItemFragment;
  selected: boolean;
  slug: string;
  /** Whether orders have numbers of their own beside those of the vendors. */
  withRequest: boolean;
  /** What choosing it means, each in a line. */
  warnings: string;
  onToggle: (item: AvailableItemFragment) => void;
}

/** An item that can be chosen: its twelve fields on one grid, and what choosing it means. The whole card toggles. */
export const ItemCard = memo(function ItemCard({
  item,
  selected,
  slug,
  withRequest,
  warnings,
  onToggle,
}: ItemCardProps) {
  const { orderItem, selectable, reason } = item;
  const open = selectable || selected;
  return (
    <Card
      data-selected={selected || undefined}
      data-closed={!selectable || undefined}
      onClick={open ? () => onToggle(item) : undefined}
    >
      <Flex align="center" gap="2.5" minH="8">
        <Tick data-on={selected || undefined} aria-hidden>
          {selected && <Check size={12} strokeWidth={3} />}
        </Tick>
        <Truncated fontWeight="semibold">{orderItem.material}</Truncated>
        <StatusBadge status={orderItem.status} />
        <Box flex="1" />
        {reason !== null && (
          <Flex align="center" gap="1.5" color="fg.warning" textStyle="xs" minW="0" role="note">
            <Ban size={14} aria-hidden />
            <span>{reason}</span>
          </Flex>
        )}
        {open ? (
          <Button
            size="xs"
            variant={selected ? 'ghost' : 'outline'}
            color={selected ? 'program.fg' : undefined}
            aria-pressed={selected}
            aria-label={selected ? messages.deselectOf(orderItem.material) : messages.selectOf(orderItem.material)}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(item);
            }}
          >
            {selected && <Check size={14} />}
            {selected ? messages.isSelected : messages.select}
          </Button>
        ) : (
          <Button asChild size="xs" variant="plain" color="program.fg" px="1">
            <Link to={addresses.purchaseOrder(slug, orderItem.purchaseOrderId)}>{messages.openItem}</Link>
          </Button>
        )}
      </Flex>
      <Fields item={orderItem} withRequest={withRequest} />
      {open &&
        warnings !== '' &&
        warnings.split('\n').map((warning) => (
          <Flex key={warning} align="center" gap="1.5" color="fg.warning" textStyle="xs" ps="26px" mt="1.5" role="note">
            <TriangleAlert size={14} aria-hidden />
            <span>{warning}</span>
          </Flex>
        ))}
    </Card>
  );
});

function Fields({ item, withRequest }: { item: AvailableItemFragment['orderItem']; withRequest: boolean }) {
  const { purchaseOrder, assessment, subsidiaryHazards, countriesOfManufacture: countries } = item;
  const hazards = subsidiaryHazards.length > 0 ? ` (${subsidiaryHazards.join(', ')})` : '';
  const details = [assessment.dgDescription, item.unNumber].filter(Boolean).join(', ');
  return (
    <Grid>
      <Field label={labels.purchaseOrder} columns={withRequest ? 1 : 2}>
        {purchaseOrder?.orderNumber}
      </Field>
      {withRequest && <Field label={labels.purchaseRequest}>{purchaseOrder?.orderNumberInternal}</Field>}
      <Field label={labels.line}>{formatQuantity(item.position)}</Field>
      <Field label={labels.vendor}>{item.vendorName}</Field>
      <Field label={labels.endUser}>{item.endUserName}</Field>
      <Field label={labels.quantity} end>{`${formatQuantity(item.quantity)} ${item.sizePerItem}`}</Field>
      <Field label={labels.hsCode}>{item.hsCode}</Field>
      <Field label={labels.country} odd={countries.length === 0}>
        {countries.length === 0 && messages.none}
        {countries.map((country, index) => (
          <span key={country}>
            {index > 0 && ', '}
            <ChoiceName source={countryChoices} id={country} />
          </span>
        ))}
      </Field>
      <Field label={labels.dgClass}>{assessment.dgClass && `${assessment.dgClass}${hazards}`}</Field>
      <Field label={labels.dgDetails} columns={2}>
        {details}
      </Field>
      <Field label={labels.totalValue} end>
        {formatMoney(item.totalValue)}
      </Field>
    </Grid>
  );
}

interface FieldProps {
  label: string;
  odd?: boolean;
  /** How many columns it takes where there are six. */
  columns?: number;
  /** Whether it stands at the end of the line, where figures are compared. */
  end?: boolean;
  children: ReactNode;
}

/** Plain elements: there are twelve of them on each of the cards that scroll by. Their looks are the grid's. */
function Field({ label, odd = false, columns = 1, end = false, children }: FieldProps) {
  return (
    <div data-columns={columns} data-end={end || undefined} data-odd={odd || undefined}>
      <span>{label}</span>
      <span data-tip-cut="" dir="auto">
        {children || <Missing />}
      </span>
    </div>
  );
}

const Card = chakra('div', {
  base: {
    position: 'relative',
    px: { base: '4', md: '5' },
    pt: '1.5',
    pb: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not([data-selected], [data-closed])': { bg: 'bg.muted' },
    '&[data-selected]': { bg: SELECTED, boxShadow: 'inset 3px 0 0 var(--program-fg)' },
    '&[data-closed]:not([data-selected])': { bg: 'bg.muted', cursor: 'default', color: 'fg.muted' },
  },
});

const Tick = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '4',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l1',
    bg: 'bg.panel',
    color: 'program.contrast',
    '&[data-on]': { bg: 'program.solid', borderColor: 'program.solid' },
  },
});

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '0.9fr 1.1fr 1.4fr 1.5fr 1.1fr 0.8fr' },
    columnGap: '4',
    rowGap: '1',
    ps: '26px',
    textStyle: 'xs',
    '& > div': { minW: '0' },
    '& > div > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
    },
    '& > div > span:first-of-type': { color: 'fg.muted' },
    '& > div > span:last-of-type': { fontWeight: 'medium' },
    '& > [data-odd] > span:last-of-type': { color: 'fg.warning' },
    '@media (min-width: 768px)': {
      '& > [data-columns="2"]': { gridColumn: 'span 2' },
      '& > [data-end] > span': { textAlign: 'end' },
    },
  },
});
