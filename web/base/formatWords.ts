import { texts } from './texts.ts';

/** The texts about how dates and numbers are written. */
export const formatMessages = texts('formats', {
  /** @param date, number how they are written now */
  note: (date: string, number: string) =>
    `Of screens; they are ${date} and ${number} now. Without a choice, they follow the language.`,
  dateOrder: 'Order of dates',
  decimalSign: 'Decimal sign',
  weekStart: 'First day of the week',
  asLanguage: 'As the language',
  point: 'The dot: 1,234.5',
  comma: 'The comma: 1.234,5',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  /** The letters that stand for the parts of a date. */
  dateLetters: { day: 'dd', month: 'mm', year: 'yyyy' },
  dateForm: (form: string, example: string) => `Write it as ${form}, for example ${example}`,
  dateInvalid: (form: string) => `Date is not valid. Write it as ${form}`,
});
