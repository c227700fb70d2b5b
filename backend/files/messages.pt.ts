import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  incomplete: 'Erro: O ficheiro não chegou completo',
  empty: 'Erro: O ficheiro está vazio',
  type: 'Erro: Só se aceitam PDF, imagens, ficheiros Office, CSV e texto',
  mismatch: 'Erro: O ficheiro não é o que o seu nome diz',
  pictureType: 'Erro: Só se aceita png, jpg e jpeg',
  pictureTooLarge: 'Erro: O ficheiro tem mais de 5 MB',
  damaged: 'Erro: Não é possível ler a imagem',
  tooManyPixels: 'Erro: A imagem tem demasiados píxeis',
  tooMuchWork:
    'Erro: A imagem precisa de demasiada memória para ser lida. Guarde-a com menos píxeis, 8 bits por cor e não entrelaçada',
};
