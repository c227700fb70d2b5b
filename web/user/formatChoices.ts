/** What a person may choose of how dates and numbers are written. */
import { lettersOf } from '../base/dateText.ts';
import { formatWeekday } from '../base/format.ts';
import { formatMessages as messages } from '../base/formatWords.ts';
import { ORDERS } from '../base/localeFormats.ts';
import { DATE_ORDERS, DECIMAL_SIGNS, WEEK_STARTS } from '../base/ownFormats.ts';
import type { DateOrder, DecimalSign, WeekStart } from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';

/** A day for each start of a week, whose name is shown. */
const DAYS: Readonly<Record<WeekStart, string>> = {
  MONDAY: '2026-11-23',
  SATURDAY: '2026-11-28',
  SUNDAY: '2026-11-29',
};

const labelsOf = {
  dateOrder: (order: DateOrder) => lettersOf(ORDERS[order]).toUpperCase(),
  decimalSign: (sign: DecimalSign) => (sign === 'COMMA' ? messages.comma : messages.point),
  weekStart: (day: WeekStart) => formatWeekday(DAYS[day], 'long'),
};

const choices = <Name extends string>(names: readonly Name[], label: (name: Name) => string) => ({
  names,
  none: messages.asLanguage,
  source: fixedSource(names.map((id) => ({ id, label: label(id) }))),
  /** Returns the label of a choice as a history has it. */
  show: (stored: string) => {
    const name = names.find((one) => one === stored.toUpperCase());
    return name === undefined ? stored : label(name);
  },
});

/** The orders of a date. */
export const dateOrders = choices(DATE_ORDERS, labelsOf.dateOrder);

/** The decimal signs. */
export const decimalSigns = choices(DECIMAL_SIGNS, labelsOf.decimalSign);

/** The first days of a week. */
export const weekStarts = choices(WEEK_STARTS, labelsOf.weekStart);
