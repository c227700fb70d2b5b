import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  notYours: 'Só o autor de um comentário o pode alterar',
  legacy: 'Os comentários do SAP são só de leitura',
  foreignId: 'tem de ser o id do registo do endereço, ou vazio para todos os comentários',
};
