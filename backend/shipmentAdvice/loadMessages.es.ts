import type { Translated } from '../language/wording.ts';
import { party } from '../record/messages.es.ts';
import type { loadMessages } from './loadMessages.ts';
import { items } from './names.es.ts';

export const es: Translated<typeof loadMessages> = {
  nothingToShip: 'Un envío sin ítems no puede salir',
  prohibited: (parties) => `${party.namesProhibited(parties)}: el envío no puede salir`,
  notReady: (count) => items(count, 'no está listo ni en bulto', 'no están listos ni en bulto'),
  unreleased: (count) => items(count, 'espera una liberación', 'esperan una liberación'),
  withoutCountry: (count) => items(count, 'no tiene país de fabricación', 'no tienen país de fabricación'),
};
