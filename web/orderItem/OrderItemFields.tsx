import { memo } from 'react';
import { useFeatureFlags, usePermissions } from '../app/session.ts';
import { DateField } from '../kit/form/DateField.tsx';
import { multiplyToCents } from '../kit/form/decimal.ts';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { useForm, useTextField } from '../kit/form/formContext.ts';
import { MoneyField, NumberField } from '../kit/form/NumberField.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { SwitchField } from '../kit/form/SwitchField.tsx';
import { TextAreaField, TextField } from '../kit/form/TextField.tsx';
import { formatMoney } from '../kit/format.ts';
import { FieldList } from '../kit/record/FieldList.tsx';
import {
  ConditionPicker,
  CountriesPicker,
  DangerousGoodsPicker,
  HazardsPicker,
  MtaStatusPicker,
  ShipmentTypePicker,
  StoragePicker,
  UnitPicker,
} from '../lookup/LookupPicker.tsx';
import { itemMessages as messages } from './messages.ts';

interface OrderItemFieldsProps {
  /** An item in a shipment has to say where it was made. */
  isInShipment: boolean;
  subStatus?: string | null;
}

const { labels } = messages;
const exportChoices = [
  { id: 'true', label: messages.yes },
  { id: 'false', label: messages.no },
];

/** All fields of an order item, to read or to fill in; switches hide some. */
export const OrderItemFields = memo(function OrderItemFields({ isInShipment, subStatus }: OrderItemFieldsProps) {
  const { editing } = useForm();
  const flags = useFeatureFlags();
  const maySplit = usePermissions().orderItems.extra.includes('split');
  const splitReason = maySplit ? null : messages.splitNeeded;
  return (
    <FieldList editing={editing}>
      <NumberField name="position" label={labels.position} required />
      <TextField name="material" label={labels.material} required />
      <TextField name="catalogNumber" label={labels.catalogNumber} required />
      <NumberField name="quantity" label={labels.quantity} required />
      <UnitPicker name="sizePerItem" label={labels.sizePerItem} required />
      <MoneyField name="valuePerItem" label={labels.valuePerItem} required />
      <TotalValue />
      <SwitchField name="urgent" label={labels.urgent} />
      <TextField name="hsCode" label={labels.hsCode} />
      <TextField name="eccnDetails" label={labels.eccnDetails} />
      <SelectField name="eeiExport" label={labels.eeiExport} options={exportChoices} emptyLabel={messages.notSaid} />
      <CountriesPicker name="countriesOfManufacture" label={labels.countriesOfManufacture} required={isInShipment} />
      <DangerousGoodsPicker name="dgClass" label={labels.dgClass} />
      <TextField name="dgDescription" label={labels.dgDescription} />
      <HazardsPicker name="subsidiaryHazards" label={labels.subsidiaryHazards} />
      <TextField name="unNumber" label={labels.unNumber} limit={6} />
      <ShipmentTypePicker name="shipmentType" label={labels.shipmentType} />
      <StoragePicker name="storage" label={labels.storage} />
      <MtaStatusPicker name="mtaStatus" label={labels.mtaStatus} />
      <ConditionPicker name="condition" label={labels.condition} />
      <DateField name="receivedDate" label={labels.receivedDate} />
      {flags.oiInvoiceNumberEnabled && <TextField name="invoiceNumber" label={labels.invoiceNumber} />}
      {flags.oiWcmInvoiceNumberEnabled && <TextField name="wcmInvoiceNumber" label={labels.wcmInvoiceNumber} />}
      {flags.wbgMatDocEnabled && <TextField name="wbgMatDoc" label={labels.wbgMatDoc} />}
      <SwitchField name="splitKit" label={labels.splitKit} disabledReason={splitReason} />
      <SwitchField name="splitQuantity" label={labels.splitQuantity} disabledReason={splitReason} />
      {!editing && <TextFrame label={labels.subStatus}>{subStatus}</TextFrame>}
      <TextAreaField name="notes" label={labels.notes} />
    </FieldList>
  );
});

/** Quantity times value per item, while both are typed. */
function TotalValue() {
  const quantity = useTextField('quantity');
  const price = useTextField('valuePerItem');
  const total = multiplyToCents(quantity.value, price.value);
  return <TextFrame label={labels.totalValue}>{total === null ? '' : formatMoney(total)}</TextFrame>;
}
