import { z } from 'zod';
import { decimal } from '../api/validate.ts';
import { setOf, textParameter, wholeNumber } from '../record/list.ts';
import { unNumberForm } from '../regulation/unNumbers.ts';
import { dangerousGoodsClasses } from './dangerousGoods.ts';

const entry = { key: z.string(), name: z.string() };
const rows = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });

/** English names by ISO 3166-1 alpha-2 code. */
export const countryNames = z.object({ data: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()) });
/** A closed list. */
export const entryList = rows(z.object(entry).meta({ id: 'LookupEntry' }));
/** The ways to store goods. */
export const storageRequirementList = rows(
  z
    .object({
      ...entry,
      temperatures: z.object({ from: decimal, to: decimal }).nullable().meta({
        description:
          'The temperatures in °C that goods arrive at, both bounds included; outside of them they need a release. Null if there is no range.',
      }),
    })
    .meta({ id: 'StorageRequirement' }),
);
/** Risk levels, with the number in the full name. */
export const riskLevelList = rows(z.object({ ...entry, full_name: z.string() }).meta({ id: 'RiskLevel' }));
/** Packagings, with the code of UN/ECE Recommendation 21 if they have one. */
export const packageTypeList = rows(z.object({ ...entry, code: z.string().nullable() }).meta({ id: 'PackageType' }));
/** Units by their code of UN/ECE Recommendation 20. */
export const unitList = rows(
  z
    .object({
      code: z.string(),
      description: z.string(),
      beside: z
        .object({
          zero: z.string().optional(),
          one: z.string().optional(),
          two: z.string().optional(),
          few: z.string().optional(),
          many: z.string().optional(),
          other: z.string(),
        })
        .meta({
          description:
            'The name beside a quantity, by the plural forms of CLDR that the language of the answer has: `kits` of 2.',
        }),
      spellings: z.array(z.string()).meta({
        description: 'The texts, in small letters, that are read as this unit of mass or volume; empty for all others.',
      }),
    })
    .meta({ id: 'UnitOfMeasure' }),
);
/** The entries of the table of dangerous goods, 49 CFR 172.101, with the edition that they are from. */
export const unNumberList = z.object({
  data: z.array(
    z
      .object({
        id: z.string().meta({ description: 'The number and which of its lines this is: UN1170-2.' }),
        number: z.string(),
        name: z.string().meta({ description: 'The proper shipping name.' }),
        dg_class: z.string().nullable(),
        compatibility_group: z.string().nullable(),
        subsidiary_hazards: z.array(z.string()),
        packing_group: z.string().nullable(),
        passenger_aircraft: z
          .string()
          .nullable()
          .meta({ description: 'The maximum in one package, as worded in the table; null if it gives none.' }),
        cargo_aircraft: z.string().nullable(),
      })
      .meta({ id: 'UnNumber' }),
  ),
  meta: z
    .object({ rule: z.string(), text_of: z.string(), source: z.string(), similar: z.literal(true).optional() })
    .meta({ id: 'RegulationText' }),
});
/** `search` is part of a number or words of a name, `numbers[]` are whole numbers; without both, the list is unfiltered. */
export const unNumberQuery = z.strictObject({
  search: textParameter.optional(),
  numbers: setOf(z.string().toUpperCase().regex(unNumberForm)).optional(),
  items: wholeNumber(1, 200).default(20),
});

/** The classes and divisions of dangerous goods, by number. */
export const dangerousGoodsClassList = rows(
  z.object({ id: z.string(), description: z.string() }).meta({ id: 'DangerousGoodsClass' }),
);
/** `dg_classes[]` limits the list to the classes that may travel next to all of these. */
export const dangerousGoodsQuery = z.strictObject({
  dg_classes: setOf(z.enum(dangerousGoodsClasses.map(({ id }) => id))).optional(),
});
