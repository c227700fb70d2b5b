import { compareDecimals, readDecimal } from '../base/decimal.ts';
import { formatQuantity } from '../base/format.ts';
import { useStorageTemperaturesQuery } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { useForm, useText } from '../kit/form/formContext.ts';
import { lookupMessages as messages } from './messages.ts';

interface TemperaturePickerProps {
  /** The key of the storage requirement of the goods, if the form has no field `storage`. */
  storage?: string | null;
  span?: number;
}

/**
 * The temperature of goods on their arrival: the field `temperatureReading` of a form. One outside the temperatures of the
 * storage requirement shows, as soon as it is typed, that the goods will need a release.
 */
export function TemperaturePicker({ storage, span }: TemperaturePickerProps) {
  const { editing } = useForm();
  const chosen = useText('storage');
  const typed = readDecimal(useText('temperatureReading'));
  const { data } = useStorageTemperaturesQuery({ skip: !editing });
  const range = data?.storageTemperatures.find((one) => one.storage === (storage ?? chosen));
  const isOutside =
    range !== undefined &&
    typed !== null &&
    (compareDecimals(typed, range.from) < 0 || compareDecimals(typed, range.to) > 0);
  const warning =
    isOutside && editing ? messages.outsideRange(formatQuantity(range.from), formatQuantity(range.to)) : null;
  return <FormField name="temperatureReading" span={span} warning={warning} />;
}
