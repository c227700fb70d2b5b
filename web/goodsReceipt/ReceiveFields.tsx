import { useContext } from 'react';
import { readDate } from '../base/dateText.ts';
import { calendarDay } from '../base/format.ts';
import { PhotoPicker } from '../document/PhotoPicker.tsx';
import type { StepItemFragment } from '../generated/operations.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { useText } from '../kit/form/formContext.ts';
import { DialogContent } from '../kit/ui/dialogContent.ts';
import { TemperaturePicker } from '../lookup/TemperaturePicker.tsx';
import { goodsReceiptMessages as messages } from './messages.ts';

/** The columns of the one line below a list; a dialog is too narrow for it. */
const ONE_LINE = `minmax(120px, 190px) minmax(96px, 130px) minmax(128px, 160px) minmax(96px, 150px) minmax(128px, 160px)
  minmax(96px, 120px) minmax(150px, 260px)`;

/** The fields of a goods receipt: what arrived, how much of it, when and how. */
export function ReceiveFields({ item }: { item: StepItemFragment }) {
  const inDialog = useContext(DialogContent) !== null;
  return (
    <FieldList {...(inDialog ? { min: '200px' } : { columns: ONE_LINE })}>
      <FormField name="condition" />
      <FormField name="receivedQuantity" />
      <FormField name="receivedDate" />
      <FormField name="lotNumber" />
      <ExpiryDate />
      <TemperaturePicker storage={item.storage} />
      <PhotoPicker />
    </FieldList>
  );
}

/** The last day on which the goods can be used. One that leaves no time shows a warning, but can be saved. */
function ExpiryDate() {
  const [expiry, received] = [readDate(useText('expiryDate')), readDate(useText('receivedDate'))];
  const expired = expiry !== null && expiry < calendarDay(new Date()) ? messages.expired : null;
  const then = expiry !== null && received !== null && expiry <= received ? messages.expiresThen : null;
  return <FormField name="expiryDate" warning={expired ?? then} />;
}
