/** The net quantity of dangerous goods in one unit: its fields in the forms of an item, and the units that it can have. */
import { type UnitsQuery, useUnitsQuery } from '../generated/operations.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import { fieldsOf, requiredWhen } from '../kit/form/fields.ts';
import { asText } from '../kit/form/formContext.ts';
import { type FormValues, valueAt } from '../kit/form/values.ts';
import { lookupMessages as messages } from './messages.ts';

/** Units of mass and volume. */
const netQuantityUnits = listSource((skip) => {
  const { data, loading, error } = useUnitsQuery({ skip });
  const options = data?.unitsOfMeasure
    .filter(({ spellings }) => spellings.length > 0)
    .map(({ code, description }) => ({ id: code, label: `${description} (${code})` }));
  return { options, loading, error };
});

const { number, select } = fieldsOf<{ netQuantity: string | null; netQuantityUnit: string | null }>();

const isFilled = (name: string) => (values: FormValues) => asText(valueAt(values, name)).trim() !== '';

/** The fields, of which both are filled or neither. */
export const netQuantityFields = {
  netQuantity: requiredWhen(
    number((item) => item.netQuantity, {
      label: messages.netQuantity,
      positive: messages.netQuantityPositive,
      decimals: 3,
    }),
    messages.netQuantityRequired,
    isFilled('netQuantityUnit'),
  ),
  netQuantityUnit: requiredWhen(
    select((item) => item.netQuantityUnit, { label: messages.netQuantityUnit, source: netQuantityUnits }),
    messages.netQuantityUnitRequired,
    isFilled('netQuantity'),
  ),
};

/** Whether a quantity in this unit, a code or free text, is a mass or a volume. */
export function isMassOrVolume(unit: string, { unitsOfMeasure }: UnitsQuery): boolean {
  const text = unit.trim().replace(/\.$/, '').toLowerCase();
  return unitsOfMeasure.some(({ spellings }) => spellings.includes(text));
}
