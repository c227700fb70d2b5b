import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  blank: 'no puede quedar vacío',
  invalid: 'el valor no es válido',
  notANumber: 'no es un número',
  notAnId: 'no es un identificador',
  notAnEmail: 'no es una dirección de correo',
  notAllowedHere: 'no se permite aquí',
  notAllowedValue: 'no es uno de los valores permitidos',
  notOneLine: 'debe ser una sola línea, sin caracteres de control ni cambios de dirección',
  outOfYears: 'debe estar entre los años 1900 y 2100',
  tooShort: (least) => `es demasiado corto (mínimo ${number(least)})`,
  tooLong: (most) =>
    `es demasiado largo (máximo ${plural(most, { one: `${number(most)} carácter`, other: `${number(most)} caracteres` })})`,
  tooMany: (most) => `tiene demasiados valores (máximo ${number(most)})`,
  atLeast: (least) => `debe ser mayor o igual que ${number(least)}`,
  moreThan: (limit) => `debe ser mayor que ${number(limit)}`,
  atMost: (most) => `debe ser menor o igual que ${number(most)}`,
  lessThan: (limit) => `debe ser menor que ${number(limit)}`,
  decimals: (most) =>
    `debe tener como máximo ${plural(most, { one: `${number(most)} decimal`, other: `${number(most)} decimales` })}`,
  taken: 'ya está en uso',
};
