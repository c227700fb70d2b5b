import { AddressFields } from '../kit/form/AddressFields.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { courierMessages as messages } from './messages.ts';

/** The fields of a courier and its address, to read or to fill in. */
export function CourierFields() {
  const details = (
    <FieldList min="180px">
      <FormField name="companyName" wide />
    </FieldList>
  );
  return (
    <FieldColumns
      first={{ title: messages.details, fields: details }}
      second={{ title: messages.address, fields: <AddressFields name="address" /> }}
    />
  );
}
