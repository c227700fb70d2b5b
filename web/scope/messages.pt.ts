import type { Translated } from '../generated/wording.ts';
import type { scopeMessages } from './messages.ts';

export const pt: Translated<typeof scopeMessages> = {
  sample: 'Exemplo',
  belongsTo: 'Pertence à organização',
  belongsToRequired: 'Escolha a organização a que pertence',
  ofOrganization: (name) => `Organização: ${name}`,
  inOrganization: (text, name) => `${text} em ${name}`,
};
