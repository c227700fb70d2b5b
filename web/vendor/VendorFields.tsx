import { AddressFields } from '../kit/form/AddressFields.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { vendorMessages as messages } from './messages.ts';

/** The fields of a vendor and its address, to read or to fill in. */
export function VendorFields() {
  return (
    <FieldColumns
      first={{
        title: messages.details,
        fields: (
          <FieldList min="180px">
            <FormField name="name" />
            <FormField name="ein" />
            <FormField name="phoneNumber" />
            <FormField name="email" />
            <FormField name="website" />
            <FormField name="riskLevel" />
            <FormField name="visualComplianceDate" />
            <FormField name="notes" wide />
          </FieldList>
        ),
      }}
      second={{ title: messages.address, fields: <AddressFields name="address" /> }}
    />
  );
}
