import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { UnNumberPicker } from '../lookup/UnNumberPicker.tsx';

/** The fields of an assessment: the hazards of an item. */
export function AssessFields() {
  return (
    <FieldList columns="minmax(120px, 260px) minmax(120px, 260px) minmax(100px, 180px) minmax(90px, 120px) minmax(120px, 400px)">
      <FormField name="dgClass" />
      <FormField name="subsidiaryHazards" />
      <UnNumberPicker />
      <FormField name="packingGroup" />
      <FormField name="dgDescription" />
    </FieldList>
  );
}
