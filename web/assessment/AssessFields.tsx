import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';

/** What was found about the dangers of an item. */
export function AssessFields() {
  return (
    <FieldList columns="minmax(180px, 280px) minmax(180px, 280px) minmax(200px, 480px)">
      <FormField name="dgClass" />
      <FormField name="subsidiaryHazards" />
      <FormField name="dgDescription" />
    </FieldList>
  );
}
