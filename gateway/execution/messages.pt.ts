import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  tooCostly: (objects, limit) =>
    `O documento pode trazer ${objects} objetos, e são permitidos no máximo ${limit}: peça páginas mais pequenas`,
  aliases: (limit) => `O documento tem mais de ${number(limit)} aliases`,
  directives: (limit) => `O documento tem mais de ${number(limit)} diretivas`,
  passwordChecks: (limit) => `O documento tem mais de ${number(limit)} verificações de palavra-passe`,
  levels: (limit) => `O documento tem mais de ${number(limit)} níveis de campos`,
  fields: (limit) => `O documento tem mais de ${number(limit)} campos`,
};
