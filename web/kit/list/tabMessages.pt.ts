import type { Translated } from '../../generated/wording.ts';
import type { tabMessages } from './tabMessages.ts';

export const pt: Translated<typeof tabMessages> = {
  views: 'Vistas',
  all: 'Tudo',
  sharedWithProgram: 'partilhada com o programa',
  sharedWithOrganization: 'partilhada com a organização',
  saveView: 'Guardar vista',
  columns: 'Colunas',
};
