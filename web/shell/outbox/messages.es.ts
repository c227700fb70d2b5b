import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { outboxMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof outboxMessages> = {
  title: 'En espera de la conexión',
  explained:
    'Esto está solo en este dispositivo y solo para usted, aunque se cierre la página o el navegador. Se envía en este orden cuando el servidor responde.',
  nothing: 'Nada espera: todo se envió.',
  wait: (count) => `${number(count)} en espera`,
  back: (count) => plural(count, { one: '1 no aceptado', other: `${number(count)} no aceptados` }),
  waiting: (count) =>
    plural(count, { one: '1 cambio espera la conexión.', other: `${number(count)} cambios esperan la conexión.` }),
  cameBack: (count) =>
    plural(count, {
      one: '1 cambio que esperaba no se aceptó. Lo que escribió se conserva.',
      other: `${number(count)} cambios que esperaban no se aceptaron. Lo que escribió se conserva.`,
    }),
  saved: (count) =>
    plural(count, {
      one: 'Se guardó 1 cambio que esperaba',
      other: `Se guardaron ${number(count)} cambios que esperaban`,
    }),
  show: 'Mostrar',
  made: (moment) => `Hecho: ${moment}`,
  refusedBecause: (reasons) => `No aceptado: ${reasons.join('. ')}`,
  open: 'Abrir',
  openOf: (label) => `Abrir: ${label}`,
  takeBack: 'Abrir con los datos',
  takeBackOf: (label) => `Abrir con los datos: ${label}`,
  again: 'Reintentar',
  againOf: (label) => `Reintentar: ${label}`,
  saveFile: (name) => `Guardar ${name}`,
  discard: 'Descartar',
  discardOf: (label) => `Descartar: ${label}`,
  discardTitle: '¿Descartar este cambio?',
  discardQuestion: (label) => `No se enviará: ${label}`,
  discardSentQuestion: (label) => `No se enviará de nuevo, pero puede haber llegado ya: ${label}`,
};
