import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

const FIELDS: Readonly<Record<string, string>> = {
  status: 'Estado',
  sub_status: 'Descripción del estado',
  status_reason: 'Subestado',
  user_ids: 'Asignados',
  urgent: 'Urgente',
  storage: 'Almacenamiento',
  delivered_date: 'Fecha de entrega',
};

export const es: Translated<typeof messages> = {
  removed: 'Se quitó, o usted ya no puede abrirlo',
  ofField: (field, what) => `${FIELDS[field] ?? field.replace(/[._]/g, ' ')}: ${what}`,
  unknownKind: 'no es uno de los valores permitidos',
  notFound: 'no se encontró',
  nothingMatches: 'no coincide con ningún registro',
  tooMany: (most) => `coincide con más de ${number(most)} registros: acote los filtros`,
  full: (most) =>
    `Su organización tiene ${number(most)} cambios en curso o en espera en segundo plano. Espere a que termine uno de ellos.`,
  ended: 'Ya terminó',
  notEnded: 'Todavía no terminó',
  changedNothing: 'No cambió nada',
  noWayBack: 'Ningún registro puede volver desde su nuevo estado',
  noWay: 'Su nuevo estado no permite volver al anterior',
  undone: 'Ya se deshizo',
  noLongerAllowed: 'Quien lo pidió ya no puede hacer este cambio. Lo que ya cambió queda así.',
  gaveUp: 'Falló varias veces por un error de Lading. Lo que ya cambió queda así.',
};
