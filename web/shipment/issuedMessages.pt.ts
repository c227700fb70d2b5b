import type { Translated } from '../generated/wording.ts';
import type { issuedMessages } from './issuedMessages.ts';

export const pt: Translated<typeof issuedMessages> = {
  title: 'Documentos emitidos',
  revision: 'Revisão',
  revisionOf: (revision, replaces) => (replaces === null ? String(revision) : `${revision}, substitui a ${replaces}`),
  date: 'Emitida em',
  by: 'Por',
  none: 'Ainda não há documentos emitidos.',
  purpose: 'Os documentos emitidos ficam aqui como eram, seja o que for que mude depois na remessa.',
  issue: (revision) => `Emitir a revisão ${revision}`,
  confirm: 'Emitir',
  question: (revision) =>
    revision === 1
      ? 'Quer emitir os documentos com a remessa tal como está? Imprimi-los de novo dará os mesmos documentos.'
      : `Quer emitir os documentos com a remessa tal como está? A revisão ${revision} substitui a revisão ${revision - 1}, que fica aqui.`,
  done: (revision) => `Revisão ${revision} emitida`,
  changed: 'A remessa mudou desde que os seus documentos foram emitidos. Descarregar continua a dar os emitidos.',
  more: (changes) => `e ${changes}`,
  draft: 'Descarregar um rascunho da próxima revisão',
};
