import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { readinessMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof readinessMessages> = {
  title: 'Avant le départ',
  together: (count, reasons) =>
    plural(count, {
      one: `${number(count)} contrôle est impossible : ${reasons}`,
      other: `${number(count)} contrôles sont impossibles : ${reasons}`,
    }),
  closed: (gap) => `${gap}. Un administrateur de l’organisation peut le saisir`,
  nothing: 'Rien n’est ouvert',
  left: 'L’envoi est parti : plus rien n’est requis.',
};
