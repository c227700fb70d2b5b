import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';

/** The fields of a goods receipt: condition and date of arrival. */
export function ReceiveFields() {
  return (
    <FieldList columns="minmax(180px, 260px) minmax(140px, 180px)">
      <FormField name="condition" />
      <FormField name="receivedDate" />
    </FieldList>
  );
}
