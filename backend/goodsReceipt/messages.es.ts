import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  already: 'El ítem ya está recibido',
  notAssessed: 'El ítem se debe evaluar primero',
  notInPlace: 'Solo se puede recibir un ítem evaluado',
  notReceived: 'Solo se puede anular la recepción de un ítem que sigue en estado recibido',
  reviewed: 'El envío se mandó a revisión con esta recepción',
  nothingToRelease: 'El ítem no necesita liberación',
  alreadyReleased: 'El ítem ya está liberado',
  needsRelease: (why) => `${why}: el ítem se debe liberar primero`,
  condition: (name) => `Llegó en la condición “${name}”`,
  outside: (reading, from, to) => `Llegó a ${reading} °C, fuera de ${from} a ${to} °C`,
  moreThanOrdered: (quantity) => `debe ser como máximo ${quantity}, que es lo que falta recibir`,
  restWorthNothing: 'deja un resto que vale menos de 0,01',
};
