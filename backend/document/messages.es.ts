import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;

export const es: Translated<typeof messages> = {
  tooLarge: 'Error: El archivo supera los 20 MB',
  noStorage: (used, left) =>
    `Error: No hay espacio para este archivo: su organización usa ${megabytes(used)} y quedan ${megabytes(left)}`,
  typeRequired: 'El tipo de documento es obligatorio',
  numberRequired: 'El número es obligatorio',
  expiryRequired: 'La fecha de vencimiento es obligatoria',
  fileRequired: 'El archivo es obligatorio',
  descriptionRequired: 'La descripción es obligatoria',
  notForParent: 'no es para este tipo de registro',
  past: 'no puede ser anterior a hoy',
  archived: 'Los documentos archivados no se pueden cambiar',
  nothingToDownload: 'No hay archivos que descargar',
  archiveOf: 'documentos',
  itemFolder: (position, material) => `Ítem ${position} ${material}`,
  columns: {
    documentType: 'Tipo de documento',
    description: 'Descripción',
    number: 'Número',
    expiryDate: 'Vencimiento',
    file: 'Archivo',
    status: 'Estado',
    createdAt: 'Agregado',
  },
};
