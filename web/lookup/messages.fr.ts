import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { lookupMessages } from './messages.ts';

const { plural, number, list } = wordingIn('fr');

export const fr: Translated<typeof lookupMessages> = {
  unNumberLine: (unNumber, name, hazards, group) => {
    const [primary, ...others] = hazards;
    const also = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `${unNumber} ${name} · ${primary ?? '?'}${also}${group ? ` · GE ${group}` : ''}`;
  },
  unNumberForm: 'Le n° ONU se compose de UN, NA ou ID et de quatre chiffres',
  unNumberUnknown: (unNumber) =>
    `${unNumber} ne figure pas dans 49 CFR 172.101 : vérifiez-le. Vous pouvez tout de même l’enregistrer`,
  unNumberNotAsked: (unNumber, reason) => `${unNumber} n’a pas pu être recherché. ${reason}`,
  packingGroupOpen: (groups) => `Groupe d’emballage ${groups.join(' ou ')} : choisissez-le`,
  outsideRange: (from, to) => `Hors de ${from} à ${to} °C : une libération sera nécessaire`,
  netQuantity: 'Quantité nette par unité',
  netQuantityUnit: 'Unité de la quantité nette',
  netQuantityPositive: 'La quantité nette par unité doit être supérieure à 0',
  netQuantityRequired: 'La quantité nette par unité est obligatoire avec son unité',
  netQuantityUnitRequired: 'L’unité de la quantité nette est obligatoire',
  country: 'Pays',
  riskLevel: 'Niveau de risque',
  prohibited: 'Interdit',
  prohibitedWhy:
    'Niveau de risque 4 : il ne peut figurer dans aucune nouvelle commande ni aucun nouvel envoi, et rien de ce qui le mentionne ne peut partir',
  prohibitedOfOrder: 'Sa commande mentionne un intervenant de niveau de risque 4 : l’article ne peut pas partir',
  prohibitedNote: 'Interdit (niveau 4)',
  namesProhibited: (names, consequence) =>
    `${list(names)} : ${plural(names.length, { one: 'interdit', other: 'interdits' })} (niveau 4) : ${consequence}`,
  level: (key) => key.replace('level_', 'Niveau '),
  neverScreened: 'Jamais criblé',
  screeningOverSince: (date) => `Criblage expiré le ${date}`,
  screeningEnds: (date, when) => `Le criblage expire le ${date}, ${when}`,
  screenedOn: (date) => `Criblé le ${date}`,
  screenedOver: (date) => `Criblé le ${date}, expiré`,
  everScreened: 'Déjà criblé',
  everScreenedAnswers: { yes: 'Oui', no: 'Jamais' },
  screeningHolds: (date) => `valable jusqu’au ${date}`,
  screeningOver: (date) => `expiré le ${date}`,
  countOver: (count) => plural(count, { one: `${number(count)} expiré`, other: `${number(count)} expirés` }),
  countSoon: (count, days) =>
    plural(count, {
      one: `${number(count)} expire sous ${number(days)} jours`,
      other: `${number(count)} expirent sous ${number(days)} jours`,
    }),
  countNever: (count) =>
    plural(count, { one: `${number(count)} jamais criblé`, other: `${number(count)} jamais criblés` }),
  screeningExpired: (date) => `Le criblage VC a expiré le ${date}.`,
};
