import { z } from 'zod';
import { decimal, id, optionalDecimal, optionalKey, positiveDecimal } from '../api/validate.ts';
import { isLookupKey } from '../lookup/rules.ts';
import { trimDecimal } from '../record/decimal.ts';
import { messages } from './messages.ts';

const trimmed = (value: string | null | undefined) => (value ? trimDecimal(value) : null);
const kilograms = optionalDecimal(3, 1e6).transform(trimmed);
const centimetres = optionalDecimal(1, 1e5).transform(trimmed);

const packed = z.strictObject({ order_item_id: id, quantity: positiveDecimal(3, 1e11).transform(trimDecimal) });

const line = z.strictObject({
  count: z.int().min(1).max(1_000_000).meta({ description: 'How many packages are alike.' }),
  package_type: optionalKey(
    (key) => isLookupKey('package_types', key),
    () => messages.notALookup,
  ).transform((key) => key ?? null),
  length: centimetres.meta({ description: 'In centimetres.' }),
  width: centimetres.meta({ description: 'In centimetres.' }),
  height: centimetres.meta({ description: 'In centimetres.' }),
  net_weight: kilograms.meta({ description: 'Of the goods in one package, in kilograms.' }),
  gross_weight: kilograms.meta({ description: 'Of one package with its contents, in kilograms.' }),
  dry_ice: kilograms.meta({ description: 'In one package, in kilograms.' }),
  contents: z
    .array(packed)
    .max(2000)
    .optional()
    .transform((contents) => contents ?? [])
    .meta({ description: 'How much of which items is in the packages of this line together.' }),
});

/** All lines of a shipment's packages, which replace those that it has; none, if the totals are to be typed again. */
export const packagesChange = z.strictObject({ packages: z.array(line).max(200), lock_version: z.int().optional() });
export type PackagesChange = z.infer<typeof packagesChange>;

/** A line of a shipment's packages as api/v1 returns it. */
export const packageLine = z
  .object({
    from: z.int().meta({ description: 'The number of its first package, counted through the shipment.' }),
    to: z.int().meta({ description: 'The number of its last package.' }),
    count: z.int(),
    package_type: z.string().nullable(),
    length: decimal.nullable(),
    width: decimal.nullable(),
    height: decimal.nullable(),
    net_weight: decimal.nullable(),
    gross_weight: decimal.nullable(),
    dry_ice: decimal.nullable(),
    contents: z.array(z.object({ order_item_id: id, quantity: decimal }).meta({ id: 'PackedItem' })),
  })
  .meta({ id: 'PackageLine' });
