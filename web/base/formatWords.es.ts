import type { Translated } from '../generated/wording.ts';
import type { formatMessages } from './formatWords.ts';

export const es: Translated<typeof formatMessages> = {
  note: (date, number) => `En pantalla; ahora son ${date} y ${number}. Sin elección, siguen el idioma.`,
  dateOrder: 'Orden de las fechas',
  decimalSign: 'Separador decimal',
  weekStart: 'Primer día de la semana',
  asLanguage: 'Como el idioma',
  point: 'El punto: 1,234.5',
  comma: 'La coma: 1.234,5',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  dateLetters: { day: 'dd', month: 'mm', year: 'aaaa' },
  dateForm: (form, example) => `Escríbala como ${form}, por ejemplo ${example}`,
  dateInvalid: (form) => `La fecha no es válida. Escríbala como ${form}`,
};
