import { AddressFields } from '../kit/form/AddressFields.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { vendorMessages as messages } from './messages.ts';

const NAMES = ['name', 'ein', 'phoneNumber', 'email', 'website', 'riskLevel', 'visualComplianceDate', 'notes'];

/** The fields of a vendor and its address, to read or to fill in. */
export function VendorFields() {
  return (
    <FieldColumns
      first={{ title: messages.details, fields: <NamedFields names={NAMES} wide={['notes']} /> }}
      second={{ title: messages.address, fields: <AddressFields name="address" /> }}
    />
  );
}
