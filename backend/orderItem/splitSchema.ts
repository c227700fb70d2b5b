import { z } from 'zod';
import { orderItem, required } from './schema.ts';

const { material, catalog_number, quantity, value_per_item } = required;

/** The quantity of an item that becomes a separate item. */
export const quantitySplit = z.strictObject({ quantity, lock_version: z.int().optional() });
export type QuantitySplit = z.infer<typeof quantitySplit>;

const part = z.strictObject({ material, catalog_number, quantity, value_per_item });
/** The parts of a kit; the first part keeps the item's line number. */
export const kitSplit = z.strictObject({ parts: z.array(part).min(2).max(50), lock_version: z.int().optional() });
export type KitSplit = z.infer<typeof kitSplit>;

/** The items after a split: the item itself, then the new ones. */
export const splitItems = z.object({ data: z.array(orderItem) });
