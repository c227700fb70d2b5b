import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  blank: 'não pode ficar em branco',
  invalid: 'não tem um valor válido',
  notANumber: 'não é um número',
  notAnId: 'não é um id',
  notAnEmail: 'não é um endereço de e-mail',
  notAllowedHere: 'não se aceita aqui',
  notAllowedValue: 'não é um dos valores permitidos',
  notOneLine: 'tem de caber numa linha, sem caracteres de controlo nem de direção',
  outOfYears: 'tem de estar entre os anos 1900 e 2100',
  tooShort: (least) => `fica aquém do mínimo (${number(least)})`,
  tooLong: (most) =>
    `excede o máximo de ${plural(most, { one: `${number(most)} carácter`, other: `${number(most)} caracteres` })}`,
  tooMany: (most) => `tem demasiados valores (máximo: ${number(most)})`,
  atLeast: (least) => `tem de ser igual ou superior a ${number(least)}`,
  moreThan: (limit) => `tem de ser superior a ${number(limit)}`,
  atMost: (most) => `tem de ser igual ou inferior a ${number(most)}`,
  lessThan: (limit) => `tem de ser inferior a ${number(limit)}`,
  decimals: (most) =>
    `pode ter no máximo ${plural(most, { one: `${number(most)} casa decimal`, other: `${number(most)} casas decimais` })}`,
  taken: 'já está em uso',
};
