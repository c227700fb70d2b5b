import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';

interface AddressFieldsProps {
  /** The declared address. */
  name: string;
  /** The least width of a column: of more than four the last would stay empty. */
  min?: string;
}

/** The parts of a declared address. */
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
