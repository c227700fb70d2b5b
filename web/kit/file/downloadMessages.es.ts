import type { Translated } from '../../generated/wording.ts';
import type { downloadMessages } from './downloadMessages.ts';

export const es: Translated<typeof downloadMessages> = {
  beingMade: 'Preparando',
  downloaded: (file) => `Descargado: ${file}`,
  cut: 'El archivo no llegó completo y no se guardó.',
};
