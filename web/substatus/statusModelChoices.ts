/** What a substatus goes with: kinds of records, and their statuses. */
import { useMemo } from 'react';
import { type ModelTypeFieldsFragment, useModelTypesQuery } from '../generated/operations.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import { useText } from '../kit/form/formContext.ts';
import type { Choice } from '../kit/form/values.ts';

/** The kinds of records that have statuses. */
export const objectChoices = listSource((skip) => useModelChoices(skip, objectsOf));

/** Every status of any of them, once. */
export const anyStatusChoices = listSource((skip) => useModelChoices(skip, statusesOf));

/** The statuses of the object that the form around the field has chosen. */
export const statusChoices = listSource((skip) => useModelChoices(skip, statusesOf, useText('model')));

/** @param only the kind of record, where not all are meant; empty while none is chosen */
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
