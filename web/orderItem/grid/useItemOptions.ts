import { useMemo } from 'react';
import { yesNoChoices } from '../../kit/form/yesNo.ts';
import {
  conditionChoices,
  countryChoices,
  dangerousGoodsChoices,
  mtaStatusChoices,
  shipmentTypeChoices,
  storageChoices,
  unitChoices,
} from '../../lookup/lookupChoices.ts';
import type { ItemOptions } from './itemColumns.ts';

/** A whole list, at once. */
const ALL = { search: null, items: 1000, skip: false };

/** What the columns of items can hold, where that is a list; null until all lists are there. */
export function useItemOptions(): { options: ItemOptions | null; error: unknown } {
  const units = unitChoices.useFound(ALL);
  const countries = countryChoices.useFound(ALL);
  const dangers = dangerousGoodsChoices.useFound(ALL);
  const types = shipmentTypeChoices.useFound(ALL);
  const storages = storageChoices.useFound(ALL);
  const mtas = mtaStatusChoices.useFound(ALL);
  const conditions = conditionChoices.useFound(ALL);
  const yesNo = yesNoChoices.useFound(ALL);
  const found = [units, countries, dangers, types, storages, mtas, conditions, yesNo];
  const [unit, country, danger, type, storage, mta, condition, answer] = found.map(({ options }) => options);
  const options = useMemo(() => {
    if (!unit || !country || !danger || !type || !storage || !mta || !condition || !answer) return null;
    return {
      sizePerItem: unit,
      countriesOfManufacture: country,
      dgClass: danger,
      subsidiaryHazards: danger,
      shipmentType: type,
      storage,
      mtaStatus: mta,
      condition,
      eeiExport: answer,
    };
  }, [unit, country, danger, type, storage, mta, condition, answer]);
  return { options, error: found.find(({ error }) => error)?.error ?? null };
}
