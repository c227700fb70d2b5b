import type { Translated } from '../generated/wording.ts';
import type { scopeMessages } from './messages.ts';

export const es: Translated<typeof scopeMessages> = {
  sample: 'Muestra',
  belongsTo: 'Pertenece a la organización',
  belongsToRequired: 'Elija la organización a la que pertenece',
  ofOrganization: (name) => `Organización: ${name}`,
  inOrganization: (text, name) => `${text} en ${name}`,
};
