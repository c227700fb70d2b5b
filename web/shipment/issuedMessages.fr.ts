import type { Translated } from '../generated/wording.ts';
import type { issuedMessages } from './issuedMessages.ts';

export const fr: Translated<typeof issuedMessages> = {
  title: 'Documents émis',
  revision: 'Révision',
  revisionOf: (revision, replaces) => (replaces === null ? String(revision) : `${revision}, remplace la ${replaces}`),
  date: 'Émise le',
  by: 'Par',
  none: 'Aucun document n’est encore émis.',
  purpose: 'Les documents émis restent ici tels quels, quelles que soient les modifications ultérieures de l’envoi.',
  issue: (revision) => `Émettre la révision ${revision}`,
  confirm: 'Émettre',
  question: (revision) =>
    revision === 1
      ? 'Voulez-vous émettre les documents de l’envoi dans son état actuel ? Toute réimpression donnera les mêmes documents.'
      : `Voulez-vous émettre les documents de l’envoi dans son état actuel ? La révision ${revision} remplace la révision ${revision - 1}, qui reste ici.`,
  done: (revision) => `Révision ${revision} émise`,
  changed: 'L’envoi a changé depuis l’émission de ses documents. Le téléchargement donne toujours les documents émis.',
  more: (changes) => `et ${changes}`,
  draft: 'Télécharger un brouillon de la prochaine révision',
};
