/** The closed lists of the backend as choices. Each is fetched once, on first use; the cache keeps it. */

import { useMemo } from 'react';
import { compareNames, englishCountryName } from '../base/countryNames.ts';
import { pageLanguage } from '../base/language.ts';
import { messages as words } from '../base/words.ts';
import { LANGUAGES } from '../generated/languages.ts';
import {
  useConditionsQuery,
  useCountriesQuery,
  useDangerousGoodsClassesQuery,
  useIncotermsQuery,
  useLicenseExceptionsQuery,
  useMtaStatusesQuery,
  usePackageTypesQuery,
  useRiskLevelsQuery,
  useShipmentTypesQuery,
  useStorageRequirementsQuery,
  useUnitsQuery,
} from '../generated/operations.ts';
import { type ChoiceQuery, type ChoiceSource, fixedSource, listSource } from '../kit/form/choiceSource.ts';
import type { Choice } from '../kit/form/values.ts';

/** Countries by ISO 3166-1 code. */
export const countryChoices = lookup(
  useCountriesQuery,
  ({ countries }) =>
    countries
      .map(({ code, name }) => ({ id: code, label: name, also: englishCountryName(code) }))
      .toSorted((one, other) => compareNames(one.label, other.label)),
  true,
);

/** Returns the names of countries as one text, in their order: `Ireland, Israel`; the codes while the names load. */
export function useCountryNames(codes: readonly string[]): string {
  const { data } = useCountriesQuery();
  return words.listed(codes.map((code) => data?.countries.find((country) => country.code === code)?.name ?? code));
}

/** Units of measure by UN/ECE code. */
export const unitChoices = lookup(useUnitsQuery, ({ unitsOfMeasure }) =>
  unitsOfMeasure.map(({ code, description }) => ({ id: code, label: `${description} (${code})` })),
);

const pluralForms = new Intl.PluralRules(LANGUAGES[pageLanguage()].locale);

/**
 * Returns how a unit, a code or free text, is called beside a quantity of it: `kits` beside 2; an ellipsis while the names load.
 * @param quantity decimal text
 */
export function useUnitBeside(quantity: string, unit: string): string {
  const { data, error } = useUnitsQuery();
  if (!data) return error ? unit : '…';
  const forms = data.unitsOfMeasure.find(({ code }) => code === unit)?.beside;
  return forms?.[pluralForms.select(Number(quantity))] ?? forms?.other ?? unit;
}

/** Packing groups of dangerous goods. */
export const packingGroupChoices = fixedSource(['I', 'II', 'III'].map((id) => ({ id, label: id })));

/** Classes of dangerous goods. */
export const dangerousGoodsChoices = lookup(useDangerousGoodsClassesQuery, ({ dangerousGoodsClasses }) =>
  dangerousGoodsClasses.map(({ id, description }) => ({ id, label: description })),
);

/** Storage requirements of goods. */
export const storageChoices = lookup(useStorageRequirementsQuery, ({ storageRequirements }) =>
  storageRequirements.map(byName),
);

/** Shipment types: how goods travel. */
export const shipmentTypeChoices = lookup(useShipmentTypesQuery, ({ shipmentTypes }) => shipmentTypes.map(byName));

/** Package types. */
export const packageTypeChoices = lookup(usePackageTypesQuery, ({ packageTypes }) => packageTypes.map(byName));

/** Incoterms: who bears costs and risks, up to which place. */
export const incotermChoices = lookup(useIncotermsQuery, ({ incoterms }) => incoterms.map(byName));

/** Licence exceptions, and NLR: no licence required. */
export const licenseExceptionChoices = lookup(useLicenseExceptionsQuery, ({ licenseExceptions }) =>
  licenseExceptions.map(byName),
);

/** Statuses of a material transfer agreement. */
export const mtaStatusChoices = lookup(useMtaStatusesQuery, ({ mtaStatuses }) => mtaStatuses.map(byName));

/** Conditions of goods on arrival. */
export const conditionChoices = lookup(useConditionsQuery, ({ conditions }) => conditions.map(byName));

/** Risk levels of vendors and end users. */
export const riskLevelChoices = lookup(useRiskLevelsQuery, ({ riskLevels }) =>
  riskLevels.map(({ key, fullName }) => ({ id: key, label: fullName })),
);

function byName({ key, name }: { key: string; name: string }): Choice {
  return { id: key, label: name };
}

/** Creates the source of a lookup. @param asChoices turns the response into choices @param long whether inputs offer a search */
function lookup<Data>(
  useLookup: (options: { skip: boolean }) => ChoiceQuery<Data>,
  asChoices: (data: Data) => readonly Choice[],
  long = false,
): ChoiceSource {
  return listSource((skip) => {
    const { data, loading, error } = useLookup({ skip });
    const options = useMemo(() => data && asChoices(data), [data]);
    return { options, loading, error };
  }, long);
}
