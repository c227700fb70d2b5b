import { AddressFields } from '../kit/form/AddressFields.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { courierMessages as messages } from './messages.ts';

const NAMES = ['companyName', 'riskLevel', 'visualComplianceDate'];

/** The fields of a courier and its address, to read or to fill in. */
export function CourierFields() {
  return (
    <FieldColumns
      first={{ title: messages.details, fields: <NamedFields names={NAMES} wide={['companyName']} /> }}
      second={{ title: messages.address, fields: <AddressFields name="address" /> }}
    />
  );
}
