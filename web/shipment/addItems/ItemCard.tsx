import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../../base/addresses.ts';
import { formatMoney, formatQuantity } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { ChoiceName } from '../../kit/form/ChoiceName.tsx';
import { anyScript } from '../../kit/ui/anyScript.ts';
import { Marked } from '../../kit/ui/Marked.tsx';
import { Missing } from '../../kit/ui/Missing.tsx';
import { StatusBadge } from '../../kit/ui/StatusBadge.tsx';
import { countryChoices, useUnitBeside } from '../../lookup/lookupChoices.ts';
import { addItemsMessages as messages } from './messages.ts';

const { labels } = messages;

interface ItemCardProps {
  item: AvailableItemFragment;
  selected: boolean;
  slug: string;
  /** Whether the program uses purchase request numbers, in addition to order numbers. */
  withRequest: boolean;
  /** The consequences of choosing the item, one per line. */
  warnings: string;
  onToggle: (item: AvailableItemFragment) => void;
}

/**
 * An item that can be chosen: its twelve fields on one grid, and the consequences of choosing it. The whole card toggles.
 * Plain elements, because cards are created during scrolling; `Cards`, around all of them, holds their styles.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, selected, slug, withRequest, warnings, onToggle } = props;
  const { orderItem, selectable, reason } = item;
  const open = selectable || selected;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button is for keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for pointers; its button says what it does.
    <div
      data-card=""
      data-selected={selected || undefined}
      data-closed={!selectable || undefined}
      onClick={open ? () => onToggle(item) : undefined}
    >
      <div data-head="">
        <span data-tick="" aria-hidden>
          {selected && <Check size={12} strokeWidth={3} />}
        </span>
        <span data-name="" data-tip-cut="" {...anyScript}>
          <Marked>{orderItem.material}</Marked>
        </span>
        <StatusBadge status={orderItem.status} />
        {reason !== null && (
          <span data-note="" role="note">
            <Ban size={14} aria-hidden />
            <span>{reason}</span>
          </span>
        )}
        {open ? (
          <button
            type="button"
            aria-pressed={selected}
            aria-label={selected ? messages.deselectOf(orderItem.material) : messages.selectOf(orderItem.material)}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(item);
            }}
          >
            {selected && <Check size={14} />}
            {selected ? messages.isSelected : messages.select}
          </button>
        ) : (
          <Link
            to={addresses.orderItem(slug, orderItem.purchaseOrderId, orderItem.id)}
            aria-description={orderItem.material}
          >
            {messages.openItem}
          </Link>
        )}
      </div>
      <Fields item={orderItem} withRequest={withRequest} />
      {open &&
        warnings !== '' &&
        warnings.split('\n').map((warning) => (
          <div key={warning} data-note="" role="note">
            <TriangleAlert size={14} aria-hidden />
            <span>{warning}</span>
          </div>
        ))}
    </div>
  );
});

function Fields({ item, withRequest }: { item: AvailableItemFragment['orderItem']; withRequest: boolean }) {
  const { purchaseOrder, assessment, subsidiaryHazards, countriesOfManufacture: countries } = item;
  const unit = useUnitBeside(item.quantity, item.sizePerItem);
  const hazards = subsidiaryHazards.length > 0 ? ` (${subsidiaryHazards.join(', ')})` : '';
  const details = words.listed([assessment.dgDescription, item.unNumber].flatMap((part) => part || []));
  return (
    <div data-fields="">
      <Field label={labels.purchaseOrder} columns={withRequest ? 1 : 2} whole>
        {purchaseOrder && <Marked>{purchaseOrder.orderNumber}</Marked>}
      </Field>
      {withRequest && (
        <Field label={labels.purchaseRequest} whole>
          {purchaseOrder?.orderNumberInternal}
        </Field>
      )}
      <Field label={labels.line} whole>
        {formatQuantity(item.position)}
      </Field>
      <Field label={labels.vendor}>{item.vendorName}</Field>
      <Field label={labels.endUser}>{item.endUserName}</Field>
      <Field label={labels.quantity} end whole>
        {formatQuantity(item.quantity)} {unit}
      </Field>
      <Field label={labels.hsCode} whole>
        {item.hsCode}
      </Field>
      <Field label={labels.country} odd={countries.length === 0}>
        {countries.length === 0 && messages.none}
        {countries.map((country, index) => (
          <span key={country}>
            {index > 0 && words.separator}
            <ChoiceName source={countryChoices} id={country} />
          </span>
        ))}
      </Field>
      <Field label={labels.dgClass}>{assessment.dgClass && `${assessment.dgClass}${hazards}`}</Field>
      <Field label={labels.dgDetails} columns={2}>
        {details}
      </Field>
      <Field label={labels.totalValue} end whole>
        {formatMoney(item.totalValue)}
      </Field>
    </div>
  );
}

interface FieldProps {
  label: string;
  odd?: boolean;
  /** The number of columns that the field spans in the six-column layout. */
  columns?: number;
  /** Whether the text is end-aligned, so that numbers can be compared. */
  end?: boolean;
  /** Whether the text is a number or code, which wraps instead of being cut. */
  whole?: boolean;
  children: ReactNode;
}

function Field({ label, odd = false, columns = 1, end = false, whole = false, children }: FieldProps) {
  return (
    <div data-columns={columns} data-end={end || undefined} data-odd={odd || undefined} data-whole={whole || undefined}>
      <span>{label}</span>
      <span className="any-script" data-tip-cut="">
        {children || <Missing />}
      </span>
    </div>
  );
}
