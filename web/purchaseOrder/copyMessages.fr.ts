import type { Translated } from '../generated/wording.ts';
import type { orderCopyMessages } from './copyMessages.ts';

/** Isolates a name of any script within a sentence (Unicode FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const fr: Translated<typeof orderCopyMessages> = {
  copy: 'Copier',
  of: (orderNumber) => `Copie de ${isolated(orderNumber)}`,
  copied: (orderNumber) => `Copiée sous ${isolated(orderNumber)}`,
  hint: 'La copie a les mêmes fournisseur, utilisateur final, groupe, financement et articles. Elle n’a ni dates, ni statuts, ni personnes assignées, ni évaluations, ni réceptions, ni envois.',
};
