/** How a person wants dates and numbers written, where it is otherwise than their language does. */
import { z } from 'zod';

/** The part with which a date begins. */
export const dateOrder = z.enum(['day_first', 'month_first', 'year_first']);
export type DateOrder = z.infer<typeof dateOrder>;

/** The sign that separates the decimals. */
export const decimalSign = z.enum(['point', 'comma']);
export type DecimalSign = z.infer<typeof decimalSign>;

/** The day with which a week begins in a calendar. */
export const weekStart = z.enum(['monday', 'saturday', 'sunday']);
export type WeekStart = z.infer<typeof weekStart>;

/** The own settings as api/v1 returns them; each null to follow the language. */
export const ownFormats = {
  date_order: dateOrder.nullable(),
  decimal_sign: decimalSign.nullable(),
  week_start: weekStart.nullable(),
};
