import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { assessmentMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof assessmentMessages> = {
  unNumber: 'Número ONU',
  packingGroup: 'Grupo de embalaje',
  dgClass: 'Clase de mercancías peligrosas',
  dgDescription: 'Detalles de mercancías peligrosas',
  subsidiaryHazards: 'Peligros secundarios',
  alsoHazards: (hazards) => `(${hazards.join(', ')})`,
  assessed: 'Evaluado',
  step: {
    title: 'Evaluar ítem',
    take: 'Evaluar',
    taken: 'Ítem evaluado',
    listTitle: 'Evaluaciones de inventario',
    crumb: 'Evaluaciones',
    start: 'Empezar a evaluar',
    purpose: 'Los ítems de las órdenes del programa esperan aquí hasta que se sabe si son mercancías peligrosas.',
    nothingReady: 'Ningún ítem de esta lista se puede evaluar ahora',
    doneSince: (count, time) =>
      plural(count, {
        one: `1 evaluado desde las ${time}, guardado`,
        other: `${number(count)} evaluados desde las ${time}, todos guardados`,
      }),
  },
  notDangerous: 'No peligroso',
  notDangerousNext: 'No peligroso, siguiente',
  notDangerousKey: 'no peligroso',
};
