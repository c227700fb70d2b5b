import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  tooCostly: (objects, limit) =>
    `El documento puede traer ${objects} objetos y se permiten como máximo ${limit}: pida páginas más pequeñas`,
  aliases: (limit) => `El documento tiene más de ${number(limit)} alias`,
  directives: (limit) => `El documento tiene más de ${number(limit)} directivas`,
  passwordChecks: (limit) => `El documento tiene más de ${number(limit)} comprobaciones de contraseña`,
  levels: (limit) => `El documento tiene más de ${number(limit)} niveles de campos`,
  fields: (limit) => `El documento tiene más de ${number(limit)} campos`,
};
