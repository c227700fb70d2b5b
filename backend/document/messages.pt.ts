import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;

export const pt: Translated<typeof messages> = {
  tooLarge: 'Erro: O ficheiro tem mais de 20 MB',
  noStorage: (used, left) =>
    `Erro: Não há espaço para este ficheiro: a sua organização usa ${megabytes(used)}, restam ${megabytes(left)}`,
  typeRequired: 'O tipo de documento é obrigatório',
  numberRequired: 'O número é obrigatório',
  expiryRequired: 'A data de validade é obrigatória',
  fileRequired: 'É obrigatório carregar o documento',
  descriptionRequired: 'A descrição é obrigatória',
  notForParent: 'não serve para este tipo de registo',
  past: 'não pode ser anterior a hoje',
  archived: 'Os documentos arquivados não podem ser alterados',
  nothingToDownload: 'Não há ficheiros para descarregar',
  archiveOf: 'documentos',
  itemFolder: (position, material) => `Item ${position} ${material}`,
  columns: {
    documentType: 'Tipo de documento',
    description: 'Descrição',
    number: 'Número',
    expiryDate: 'Data de validade',
    file: 'Ficheiro',
    status: 'Estado',
    createdAt: 'Adicionado',
  },
};
