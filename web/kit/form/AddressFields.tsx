import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';

interface AddressFieldsProps {
  /** The path of the address field in its form. */
  name: string;
  /** The minimum column width; with more than four columns, the last would stay empty. */
  min?: string;
}

/** The fields of a postal address. */
export function AddressFields({ name, min = '130px' }: AddressFieldsProps) {
  return (
    <FieldList min={min}>
      <FormField name={`${name}.country`} />
      <FormField name={`${name}.city`} />
      <FormField name={`${name}.state`} />
      <FormField name={`${name}.zipCode`} />
      <FormField name={`${name}.address`} wide />
      <FormField name={`${name}.notes`} wide />
    </FieldList>
  );
}
