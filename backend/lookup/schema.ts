import { z } from 'zod';
import { setOf } from '../record/list.ts';
import { dangerousGoodsClasses } from './dangerousGoods.ts';

const entry = { key: z.string(), name: z.string() };
const rows = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });

/** English names by ISO 3166-1 alpha-2 code. */
export const countryNames = z.object({ data: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()) });
/** A closed list. */
export const entryList = rows(z.object(entry).meta({ id: 'LookupEntry' }));
/** Risk levels, with the number in the full name. */
export const riskLevelList = rows(z.object({ ...entry, full_name: z.string() }).meta({ id: 'RiskLevel' }));
/** Packagings, with the code of UN/ECE Recommendation 21 where it has one. */
export const packageTypeList = rows(z.object({ ...entry, code: z.string().nullable() }).meta({ id: 'PackageType' }));
/** Units by their code of UN/ECE Recommendation 20. */
export const unitList = rows(z.object({ code: z.string(), description: z.string() }).meta({ id: 'UnitOfMeasure' }));
/** Classes and divisions of dangerous goods by their number. */
export const dangerousGoodsClassList = rows(
  z.object({ id: z.string(), description: z.string() }).meta({ id: 'DangerousGoodsClass' }),
);
/** `dg_classes[]`: only the classes that may travel next to all of these. */
export const dangerousGoodsQuery = z.strictObject({
  dg_classes: setOf(z.enum(dangerousGoodsClasses.map(({ id }) => id))).optional(),
});
