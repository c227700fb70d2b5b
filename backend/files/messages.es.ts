import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  incomplete: 'Error: El archivo no llegó completo',
  empty: 'Error: El archivo está vacío',
  type: 'Error: Solo se aceptan PDF, imágenes, archivos de Office, CSV y texto',
  mismatch: 'Error: El archivo no es lo que dice su nombre',
  pictureType: 'Error: Solo se aceptan png, jpg y jpeg',
  pictureTooLarge: 'Error: El archivo supera los 5 MB',
  damaged: 'Error: La imagen no se puede leer',
  tooManyPixels: 'Error: La imagen tiene demasiados píxeles',
  tooMuchWork:
    'Error: Leer la imagen requiere demasiada memoria. Guárdela con menos píxeles, 8 bits por color y sin entrelazar',
};
