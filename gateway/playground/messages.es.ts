import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  examples: 'Ejemplos',
  exampleOperations: 'Operaciones de ejemplo',
  signedIn: {
    before: 'Un navegador con sesión iniciada en Lading no necesita nada más. Una herramienta inicia sesión con ',
    between: ' y envía el token así: ',
    after: '; aquí va en la pestaña Headers y pasa al ejemplo siguiente.',
  },
  guide: 'Guía',
  schemaFile: 'El esquema como archivo',
  guideUnread: (why) => `No se pudo leer la guía: ${why}`,
  answered: (status) => `el servidor respondió ${status}`,
  costOpen: 'Costo: ejecute una operación para verlo',
  cost: (objects, limit, calls) =>
    `Costo: ${number(objects)} de ${number(limit)} objetos como máximo, ${plural(calls, { one: '1 llamada', other: `${number(calls)} llamadas` })} al backend`,
};
