import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';

/** When and how an item arrived. */
export function ReceiveFields() {
  return (
    <FieldList columns="minmax(180px, 260px) minmax(140px, 180px)">
      <FormField name="condition" />
      <FormField name="receivedDate" />
    </FieldList>
  );
}
