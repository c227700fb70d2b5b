import type { Translated } from '../../generated/wording.ts';
import type { downloadMessages } from './downloadMessages.ts';

export const pt: Translated<typeof downloadMessages> = {
  beingMade: 'A preparar',
  downloaded: (file) => `Descarregado: ${file}`,
  cut: 'O ficheiro não chegou inteiro e não foi guardado.',
};
