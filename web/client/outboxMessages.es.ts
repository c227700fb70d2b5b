import type { Translated } from '../generated/wording.ts';
import type { outboxMessages } from './outboxMessages.ts';

export const es: Translated<typeof outboxMessages> = {
  waiting: 'En espera de la conexión',
  onItem: (what, order, line) => `${what}: ${order === null ? line : `${order} · ${line}`}`,
  kept: 'Se guarda en este dispositivo hasta que se envíe',
  noSpace:
    'No se puede conectar con el servidor, y este dispositivo no tiene espacio para guardar esto mientras tanto. Lo que escribió sigue aquí. Intente de nuevo en un momento.',
  changedMeanwhile: 'Alguien cambió el registro mientras tanto.',
  noAnswer: 'El servidor no dijo qué pasó con ello.',
  tooOld:
    'Se envió hace más de 23 horas sin respuesta, así que puede estar ya guardado. Revise el registro antes de enviarlo de nuevo.',
};
