import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  already: 'El ítem ya está evaluado',
  notOpen: 'Solo se puede evaluar un ítem abierto',
  notAssessed: 'Solo se puede anular la evaluación de un ítem que sigue en estado evaluado',
  reviewed: 'El envío se mandó a revisión con esta evaluación',
};
