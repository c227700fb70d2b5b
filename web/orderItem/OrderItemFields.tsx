import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { multiplyToCents } from '../base/decimal.ts';
import { formatMoney } from '../base/format.ts';
import { useFeatureFlags, usePermissions } from '../client/session.ts';
import { FieldGroup, FieldLine, ToggleLine } from '../kit/form/FieldGroup.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { useForm, useText } from '../kit/form/formContext.ts';
import { TextFrame } from '../kit/form/TextFrame.tsx';
import { NetQuantityPicker } from '../lookup/NetQuantityPicker.tsx';
import { TemperaturePicker } from '../lookup/TemperaturePicker.tsx';
import { UnNumberPicker } from '../lookup/UnNumberPicker.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { ItemReceipts } from './ItemReceipts.tsx';
import { itemMessages as messages } from './messages.ts';
import type { ItemSteps } from './useItemSteps.ts';

const { groups, short, hints } = messages;

/** The item's assessment and receipt so far; none for a new item. */
interface OrderItemFieldsProps extends Partial<ItemSteps> {
  itemId?: string;
  subStatus?: string | null;
}

/** All fields of an order item in their groups, for reading or editing; feature flags hide some. */
export const OrderItemFields = memo(function OrderItemFields(props: OrderItemFieldsProps) {
  const { assessed = null, received = null, ordered, receipts = [], itemId, subStatus } = props;
  const { editing } = useForm();
  const flags = useFeatureFlags();
  const maySplit = usePermissions().orderItems.extra.includes('split');
  const splitReason = maySplit ? null : messages.splitNeeded;
  return (
    <>
      <FieldGroup title={groups.identity} hint={hints.identity}>
        <FieldLine>
          <FormField name="position" short={short.position} span={2} />
          <FormField name="material" span={7} />
          <FormField name="catalogNumber" span={3} />
        </FieldLine>
      </FieldGroup>
      <FieldGroup title={groups.price} hint={ordered ?? hints.price}>
        <FieldLine>
          <FormField name="quantity" span={3} />
          <FormField name="sizePerItem" span={3} />
          <FormField name="valuePerItem" span={3} />
          <TotalValue />
        </FieldLine>
        <ToggleLine>
          <FormField name="urgent" />
          <FormField name="splitQuantity" disabledReason={splitReason} />
          <FormField name="splitKit" disabledReason={splitReason} />
        </ToggleLine>
      </FieldGroup>
      <FieldGroup title={groups.export} hint={hints.export}>
        <FieldLine>
          <HsCode />
          <FormField name="eccnDetails" span={4} />
          <FormField name="eeiExport" span={4} />
          <FormField name="countriesOfManufacture" wide />
        </FieldLine>
      </FieldGroup>
      <FieldGroup title={groups.danger} hint={assessed}>
        <FieldLine>
          <UnNumberPicker span={3} />
          <FormField name="dgClass" short={short.dgClass} span={3} />
          <FormField name="packingGroup" short={short.packingGroup} span={3} />
          <FormField name="subsidiaryHazards" short={short.subsidiaryHazards} span={3} />
          <NetQuantityPicker span={4} />
          <FormField name="dgDescription" short={short.dgDescription} wide />
        </FieldLine>
      </FieldGroup>
      <FieldGroup title={groups.receipt} hint={received}>
        <FieldLine>
          <FormField name="shipmentType" span={3} />
          <FormField name="storage" span={3} />
          <FormField name="condition" span={3} />
          <FormField name="receivedDate" span={3} />
          <FormField name="lotNumber" span={3} />
          <FormField name="expiryDate" span={3} />
          <TemperaturePicker span={3} />
        </FieldLine>
        <ItemReceipts entries={receipts} />
      </FieldGroup>
      <FieldGroup title={groups.papers}>
        <FoldedFields
          key={itemId}
          fields={[
            { name: 'mtaStatus', span: 4 },
            ...(flags.oiInvoiceNumberEnabled ? [{ name: 'invoiceNumber', span: 4 }] : []),
            ...(flags.oiWcmInvoiceNumberEnabled ? [{ name: 'wcmInvoiceNumber', span: 4 }] : []),
            ...(flags.wbgMatDocEnabled ? [{ name: 'wbgMatDoc', span: 4 }] : []),
            { name: 'notes', wide: true },
          ]}
        />
        {!editing && subStatus && (
          <FieldLine>
            <TextFrame label={messages.labels.subStatus} wide>
              {subStatus}
            </TextFrame>
          </FieldLine>
        )}
      </FieldGroup>
    </>
  );
});

/** The read-only total: quantity times value per item, updated during input. */
function TotalValue() {
  return <Total total={multiplyToCents(useText('quantity'), useText('valuePerItem'))} />;
}

const Total = memo(function Total({ total }: { total: string | null }) {
  const { editing } = useForm();
  return (
    <TextFrame label={messages.labels.totalValue} span={3}>
      {total === null ? null : (
        <span>
          {formatMoney(total)}{' '}
          {editing && (
            <chakra.span fontWeight="normal" color="fg.muted" textStyle="xs">
              {messages.computed}
            </chakra.span>
          )}
        </span>
      )}
    </TextFrame>
  );
});

/** The number of digits that an export filing requires (15 CFR 30.6(a)(12)). */
const FILED_DIGITS = 10;

/** The tariff code. A code that a filing would not accept shows a warning, but can be saved. */
function HsCode() {
  const code = useText('hsCode');
  const digits = code.replace(/[. ]/g, '');
  const isRead = /^(?!00|77|99)[0-9]{6,10}$/.test(digits);
  const odd = isRead && digits.length !== FILED_DIGITS ? messages.hsDigits(digits.length, FILED_DIGITS) : null;
  const warning = code.trim() === '' || isRead ? odd : messages.hsUnreadable;
  return <FormField name="hsCode" span={4} warning={warning} />;
}
