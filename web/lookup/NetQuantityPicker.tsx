import { useUnitsQuery } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { useText } from '../kit/form/formContext.ts';
import { isMassOrVolume } from './netQuantityChoices.ts';

interface NetQuantityPickerProps {
  /** The unit that the goods are counted in, if the form has no field `sizePerItem`. */
  unit?: string;
  span?: number;
}

/**
 * What is in one unit of the goods, with its unit: the fields of a form that has `unNumber` and `dgClass`. They are asked only of
 * dangerous goods that are counted in pieces, because limits and papers need a mass or a volume.
 */
export function NetQuantityPicker({ unit, span }: NetQuantityPickerProps) {
  const typed = useText('sizePerItem');
  const isDangerous = [useText('unNumber'), useText('dgClass')].some((text) => text.trim() !== '');
  const isStated = [useText('netQuantity'), useText('netQuantityUnit')].some((text) => text.trim() !== '');
  const { data } = useUnitsQuery({ skip: !isDangerous });
  const isAsked = isDangerous && data !== undefined && !isMassOrVolume(unit ?? typed, data);
  if (!isAsked && !isStated) return null;
  return (
    <>
      <FormField name="netQuantity" span={span} />
      <FormField name="netQuantityUnit" span={span} />
    </>
  );
}
