import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';

/** The parts of a declared address. */
export function AddressFields({ name }: { name: string }) {
  return (
    <FieldList min="130px">
      <FormField name={`${name}.country`} />
      <FormField name={`${name}.city`} />
      <FormField name={`${name}.state`} />
      <FormField name={`${name}.zipCode`} />
      <FormField name={`${name}.address`} wide />
      <FormField name={`${name}.notes`} wide />
    </FieldList>
  );
}
