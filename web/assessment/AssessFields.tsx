import { useContext } from 'react';
import type { StepItemFragment } from '../generated/operations.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { DialogContent } from '../kit/ui/dialogContent.ts';
import { NetQuantityPicker } from '../lookup/NetQuantityPicker.tsx';
import { UnNumberPicker } from '../lookup/UnNumberPicker.tsx';

/** The columns of the one line below a list; a dialog is too narrow for it. */
const ONE_LINE =
  'minmax(120px, 240px) minmax(120px, 240px) minmax(120px, 240px) minmax(124px, 160px) minmax(120px, 400px)';

/** The fields of an assessment: the UN number, which fills in the others, and the hazards of an item. */
export function AssessFields({ item }: { item: StepItemFragment }) {
  const inDialog = useContext(DialogContent) !== null;
  return (
    <FieldList {...(inDialog ? { min: '200px' } : { columns: ONE_LINE })}>
      <UnNumberPicker />
      <FormField name="dgClass" />
      <FormField name="subsidiaryHazards" />
      <FormField name="packingGroup" />
      <FormField name="dgDescription" />
      <NetQuantityPicker unit={item.sizePerItem} />
    </FieldList>
  );
}
