/** The closed lists of the backend as choices. Each is fetched once, on first use; the cache keeps it. */
import { useMemo } from 'react';
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
import { type ChoiceQuery, fixedSource, listSource } from '../kit/form/choiceSource.ts';
import type { Choice } from '../kit/form/values.ts';

/** Countries by ISO 3166-1 code. */
export const countryChoices = listSource(
  (skip) =>
    useAll(useCountriesQuery({ skip }), ({ countries }) =>
      countries.map(({ code, name }) => ({ id: code, label: name })),
    ),
  true,
);

/** Units of measure by UN/ECE code. */
export const unitChoices = listSource((skip) =>
  useAll(useUnitsQuery({ skip }), ({ unitsOfMeasure }) =>
    unitsOfMeasure.map(({ code, description }) => ({ id: code, label: `${description} (${code})` })),
  ),
);

/** The names of units of measure by UN/ECE code, for texts. */
export const unitNames = listSource((skip) =>
  useAll(useUnitsQuery({ skip }), ({ unitsOfMeasure }) =>
    unitsOfMeasure.map(({ code, description }) => ({ id: code, label: description })),
  ),
);

/** Packing groups of dangerous goods. */
export const packingGroupChoices = fixedSource(['I', 'II', 'III'].map((id) => ({ id, label: id })));

/** Classes of dangerous goods. */
export const dangerousGoodsChoices = listSource((skip) =>
  useAll(useDangerousGoodsClassesQuery({ skip }), ({ dangerousGoodsClasses }) =>
    dangerousGoodsClasses.map(({ id, description }) => ({ id, label: description })),
  ),
);

/** Storage requirements of goods. */
export const storageChoices = listSource((skip) =>
  useAll(useStorageRequirementsQuery({ skip }), ({ storageRequirements }) => storageRequirements.map(byName)),
);

/** Shipment types: how goods travel. */
export const shipmentTypeChoices = listSource((skip) =>
  useAll(useShipmentTypesQuery({ skip }), ({ shipmentTypes }) => shipmentTypes.map(byName)),
);

/** Package types. */
export const packageTypeChoices = listSource((skip) =>
  useAll(usePackageTypesQuery({ skip }), ({ packageTypes }) => packageTypes.map(byName)),
);

/** Incoterms: who bears costs and risks, up to which place. */
export const incotermChoices = listSource((skip) =>
  useAll(useIncotermsQuery({ skip }), ({ incoterms }) => incoterms.map(byName)),
);

/** Licence exceptions, and NLR: no licence required. */
export const licenseExceptionChoices = listSource((skip) =>
  useAll(useLicenseExceptionsQuery({ skip }), ({ licenseExceptions }) => licenseExceptions.map(byName)),
);

/** Statuses of a material transfer agreement. */
export const mtaStatusChoices = listSource((skip) =>
  useAll(useMtaStatusesQuery({ skip }), ({ mtaStatuses }) => mtaStatuses.map(byName)),
);

/** Conditions of goods on arrival. */
export const conditionChoices = listSource((skip) =>
  useAll(useConditionsQuery({ skip }), ({ conditions }) => conditions.map(byName)),
);

/** Risk levels of vendors and end users. */
export const riskLevelChoices = listSource((skip) =>
  useAll(useRiskLevelsQuery({ skip }), ({ riskLevels }) =>
    riskLevels.map(({ key, fullName }) => ({ id: key, label: fullName })),
  ),
);

function useAll<Data>(query: ChoiceQuery<Data>, asChoices: (data: Data) => readonly Choice[]) {
  const { data, loading, error } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is turned into choices in one way only.
  const options = useMemo(() => data && asChoices(data), [data]);
  return { options, loading, error };
}

function byName({ key, name }: { key: string; name: string }): Choice {
  return { id: key, label: name };
}
