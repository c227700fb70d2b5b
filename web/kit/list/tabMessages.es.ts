import type { Translated } from '../../generated/wording.ts';
import type { tabMessages } from './tabMessages.ts';

export const es: Translated<typeof tabMessages> = {
  views: 'Vistas',
  all: 'Todo',
  sharedWithProgram: 'compartida con el programa',
  sharedWithOrganization: 'compartida con la organización',
  saveView: 'Guardar vista',
  columns: 'Columnas',
};
