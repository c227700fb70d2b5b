import type { Translated } from '../generated/wording.ts';
import type { formatMessages } from './formatWords.ts';

export const fr: Translated<typeof formatMessages> = {
  note: (date, number) => `À l’écran ; en ce moment : ${date} et ${number}. Sans choix, ils suivent la langue.`,
  dateOrder: 'Ordre des dates',
  decimalSign: 'Séparateur décimal',
  weekStart: 'Premier jour de la semaine',
  asLanguage: 'Comme la langue',
  point: 'Le point : 1 234.5',
  comma: 'La virgule : 1 234,5',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  dateLetters: { day: 'jj', month: 'mm', year: 'aaaa' },
  dateForm: (form, example) => `Écrivez-la sous la forme ${form}, par exemple ${example}`,
  dateInvalid: (form) => `La date n’est pas valide. Écrivez-la sous la forme ${form}`,
};
