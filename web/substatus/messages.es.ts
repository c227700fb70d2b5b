import type { Translated } from '../generated/wording.ts';
import type { substatusMessages } from './messages.ts';

export const es: Translated<typeof substatusMessages> = {
  title: 'Subestados',
  search: 'Buscar subestados',
  add: 'Agregar subestado',
  edit: 'Editar subestado',
  addDenied: 'No puede agregar subestados',
  purpose: 'Un subestado dice con sus propias palabras por qué una orden, un ítem o un envío tiene su estado.',
  adders: 'Los administradores agregan subestados.',
  object: 'Objeto',
  objectRequired: 'El objeto es obligatorio',
  objectLocked: 'El objeto de un subestado no se puede cambiar',
  organization: 'Organización',
  mainStatus: 'Estado principal',
  mainStatusRequired: 'El estado principal es obligatorio',
  substatus: 'Subestado',
  substatusRequired: 'El subestado es obligatorio',
  kept: 'Los registros existentes conservan su texto.',
  state: 'Estado',
  states: { active: 'Activo', archived: 'Archivado' },
  archive: 'Archivar',
  archiveTitle: 'Archivar subestado',
  archiveQuestion: (substatus) => `¿Desea archivar el subestado ${substatus}? Ya no se ofrecerá.`,
  archived: 'Subestado archivado',
};
