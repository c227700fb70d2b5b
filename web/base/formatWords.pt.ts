import type { Translated } from '../generated/wording.ts';
import type { formatMessages } from './formatWords.ts';

export const pt: Translated<typeof formatMessages> = {
  note: (date, number) => `No ecrã; agora são ${date} e ${number}. Sem escolha, seguem o idioma.`,
  dateOrder: 'Ordem das datas',
  decimalSign: 'Separador decimal',
  weekStart: 'Primeiro dia da semana',
  asLanguage: 'Como o idioma',
  point: 'O ponto: 1 234.5',
  comma: 'A vírgula: 1 234,5',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  previousYear: 'Ano anterior',
  nextYear: 'Ano seguinte',
  dateLetters: { day: 'dd', month: 'mm', year: 'aaaa' },
  dateForm: (form, example) => `Escreva-a como ${form}, por exemplo ${example}`,
  dateInvalid: (form) => `A data não é válida. Escreva-a como ${form}`,
};
