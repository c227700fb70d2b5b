/** The choices for a substatus: the kinds of records, and their statuses. */
import { useMemo } from 'react';
import { type ModelTypeFieldsFragment, useModelTypesQuery } from '../generated/operations.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import { useText } from '../kit/form/formContext.ts';
import type { Choice } from '../kit/form/values.ts';

/** The kinds of records that have statuses. */
export const objectChoices = listSource((skip) => useModelChoices(skip, objectsOf));

/** The statuses of all kinds of records, each once. */
export const anyStatusChoices = listSource((skip) => useModelChoices(skip, statusesOf));

/** The statuses of the kind of record that is selected in the surrounding form. */
export const statusChoices = listSource((skip) => useModelChoices(skip, statusesOf, useText('model')));

/** @param only the kind of record to restrict to; undefined for all, empty while none is selected */
function useModelChoices(
  skip: boolean,
  asChoices: (types: readonly ModelTypeFieldsFragment[]) => Choice[],
  only?: string,
) {
  const { data, loading, error } = useModelTypesQuery({ skip });
  const options = useMemo(
    () => data && asChoices(data.modelTypes.filter(({ model }) => only === undefined || model === only)),
    [data, asChoices, only],
  );
  return { options, loading, error };
}

function objectsOf(types: readonly ModelTypeFieldsFragment[]): Choice[] {
  return types.map(({ model, name }) => ({ id: model, label: name }));
}

function statusesOf(types: readonly ModelTypeFieldsFragment[]): Choice[] {
  const byKey = new Map(types.flatMap(({ statuses }) => statuses.map(({ key, name }) => [key, name])));
  return Array.from(byKey, ([id, label]) => ({ id, label }));
}
