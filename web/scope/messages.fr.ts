import type { Translated } from '../generated/wording.ts';
import type { scopeMessages } from './messages.ts';

export const fr: Translated<typeof scopeMessages> = {
  sample: 'Exemple',
  belongsTo: 'Appartient à l’organisation',
  belongsToRequired: 'Choisissez l’organisation à laquelle elle appartient',
  ofOrganization: (name) => `Organisation : ${name}`,
  inOrganization: (text, name) => `${text} dans ${name}`,
};
