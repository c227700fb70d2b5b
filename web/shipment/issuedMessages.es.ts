import type { Translated } from '../generated/wording.ts';
import type { issuedMessages } from './issuedMessages.ts';

export const es: Translated<typeof issuedMessages> = {
  title: 'Documentos emitidos',
  revision: 'Versión',
  revisionOf: (revision, replaces) => (replaces === null ? String(revision) : `${revision}, reemplaza la ${replaces}`),
  date: 'Emisión',
  by: 'Por',
  none: 'Todavía no se han emitido documentos.',
  purpose: 'Los documentos emitidos quedan aquí como estaban, aunque después cambie el envío.',
  issue: (revision) => `Emitir la versión ${revision}`,
  confirm: 'Emitir',
  question: (revision) =>
    revision === 1
      ? '¿Desea emitir los documentos con el envío tal como está? Al imprimirlos de nuevo saldrán los mismos.'
      : `¿Desea emitir los documentos con el envío tal como está? La versión ${revision} reemplaza la ${revision - 1}, que queda aquí.`,
  done: (revision) => `Versión ${revision} emitida`,
  changed: 'El envío cambió desde que se emitieron sus documentos. Al descargar se obtienen los emitidos.',
  more: (changes) => `y ${changes}`,
  draft: 'Descargar un borrador de la próxima versión',
};
