/** Pickers over the closed lists of the backend. Each asks for its list once; the cache keeps it. */
import { useMemo } from 'react';
import { describeError } from '../app/errors.ts';
import {
  useConditionsQuery,
  useCountriesQuery,
  useDangerousGoodsClassesQuery,
  useMtaStatusesQuery,
  useShipmentTypesQuery,
  useStorageRequirementsQuery,
  useUnitsQuery,
} from '../generated/operations.ts';
import type { FieldProps } from '../kit/form/formContext.ts';
import { ListPickerField } from '../kit/form/ListPickerField.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { SuggestField } from '../kit/form/SuggestField.tsx';
import type { Choice } from '../kit/form/values.ts';
import { lookupMessages as messages } from './messages.ts';

/** Picks several countries, by ISO 3166-1 code. */
export function CountriesPicker(props: FieldProps) {
  const { data, loading, error } = useCountriesQuery();
  const options = useChoices(data?.countries, ({ code, name }) => ({ id: code, label: name }));
  return <ListPickerField {...props} options={options} loading={loading} failure={told(error)} />;
}

/** Picks a unit of measure by its UN/ECE code, or takes any other text. */
export function UnitPicker(props: FieldProps) {
  const { data, loading, error } = useUnitsQuery();
  const options = useChoices(data?.unitsOfMeasure, ({ code, description }) => ({
    id: code,
    label: `${description} (${code})`,
  }));
  return <SuggestField {...props} options={options} loading={loading} failure={told(error)} />;
}

/** Picks one class of dangerous goods. */
export function DangerousGoodsPicker(props: FieldProps) {
  const { data, error } = useDangerousGoodsClassesQuery();
  const options = useChoices(data?.dangerousGoodsClasses, byDescription);
  return <SelectField {...props} options={options} emptyLabel={messages.none} failure={told(error)} />;
}

/** Picks several classes of dangerous goods: the hazards besides the main one. */
export function HazardsPicker(props: FieldProps) {
  const { data, loading, error } = useDangerousGoodsClassesQuery();
  const options = useChoices(data?.dangerousGoodsClasses, byDescription);
  return <ListPickerField {...props} options={options} loading={loading} failure={told(error)} />;
}

/** Picks how goods are stored. */
export function StoragePicker(props: FieldProps) {
  const { data, error } = useStorageRequirementsQuery();
  const options = useChoices(data?.storageRequirements, byName);
  return <SelectField {...props} options={options} emptyLabel={messages.none} failure={told(error)} />;
}

/** Picks how goods travel. */
export function ShipmentTypePicker(props: FieldProps) {
  const { data, error } = useShipmentTypesQuery();
  const options = useChoices(data?.shipmentTypes, byName);
  return <SelectField {...props} options={options} emptyLabel={messages.none} failure={told(error)} />;
}

/** Picks where a material transfer agreement stands. */
export function MtaStatusPicker(props: FieldProps) {
  const { data, error } = useMtaStatusesQuery();
  const options = useChoices(data?.mtaStatuses, byName);
  return <SelectField {...props} options={options} emptyLabel={messages.none} failure={told(error)} />;
}

/** Picks in what condition goods arrived. */
export function ConditionPicker(props: FieldProps) {
  const { data, error } = useConditionsQuery();
  const options = useChoices(data?.conditions, byName);
  return <SelectField {...props} options={options} emptyLabel={messages.none} failure={told(error)} />;
}

const NONE: readonly Choice[] = [];

function useChoices<Row>(rows: readonly Row[] | undefined, asChoice: (row: Row) => Choice): readonly Choice[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is turned into choices in one way only.
  return useMemo(() => rows?.map(asChoice) ?? NONE, [rows]);
}

function byName({ key, name }: { key: string; name: string }): Choice {
  return { id: key, label: name };
}

function byDescription({ id, description }: { id: string; description: string }): Choice {
  return { id, label: description };
}

function told(error: unknown): string | null {
  return error ? describeError(error) : null;
}
