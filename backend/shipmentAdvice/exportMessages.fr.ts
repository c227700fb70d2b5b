import { type Translated, wordingIn } from '../language/wording.ts';
import type { exportMessages } from './exportMessages.ts';
import { named } from './names.ts';

const { plural, number } = wordingIn('fr');

const items = (names: readonly string[], one: string, other: string) =>
  `${plural(names.length, { one: `${number(names.length)} article ${one}`, other: `${number(names.length)} articles ${other}` })} : ${named(names)}`;

export const fr: Translated<typeof exportMessages> = {
  legend: {
    filed: 'AES ITN  X ________________________',
    lowValue: 'NOEEI § 30.37(a)',
    canada: 'NOEEI § 30.36',
    open: 'AES ITN ou exemption  ________________________',
  },
  level: {
    exempt: () => 'Exempté',
    at_limit: () => 'À la limite, encore exempté',
    could_exceed: (code) => `Pourrait dépasser la limite : ${code} doit avoir 10 chiffres`,
    required: () => 'Exigera une déclaration EEI/Exportation',
  },
  upperBound: (code) =>
    `Exigera une déclaration EEI/Exportation, sauf si ${code} regroupe plusieurs numéros Schedule B`,
  whole: {
    exempt: 'Aucune déclaration EEI/Exportation exigée, pour autant qu’on le sache ici',
    at_limit: 'À la limite, encore exempté',
    could_exceed: 'Pourrait dépasser la limite',
    required: 'La facture commerciale exigera une déclaration EEI/Exportation',
  },
  cannotTell: (reasons) => `Impossible de dire si une déclaration est exigée : ${reasons.join(' ; ')}`,
  doesNotApply: 'Aucune déclaration EEI/Exportation : la règle ne s’applique pas',
  embargoed: 'Vers le groupe de pays E:1 ou E:2 : déclaration exigée quelle que soit la valeur',
  controlledThere: (eccn) =>
    `ECCN ${eccn} vers la Chine, la Russie ou le Venezuela : déclaration exigée quelle que soit la valeur`,
  military: (eccn) => `ECCN ${eccn} relève de 9x515 ou de la série 600 : déclaration exigée quelle que soit la valeur`,
  to3A069: 'ECCN 3A069 vers le groupe de pays D : déclaration exigée quelle que soit la valeur',
  licensed: (license) => `Sous licence ${license} : déclaration exigée quelle que soit la valeur`,
  strategicTrade: 'Sous exception de licence STA : déclaration exigée quelle que soit la valeur',
  decidedAgainst: (rule) => `Une déclaration est exigée par ${rule} ; EEI/Exportation dit Non, contre cet avis`,
  voluntary: {
    itn: 'Un ITN est saisi bien qu’aucune déclaration ne soit exigée, pour autant qu’on le sache ici : déclaration volontaire',
    stated:
      'EEI/Exportation dit Oui bien qu’aucune déclaration ne soit exigée, pour autant qu’on le sache ici : déclaration volontaire',
  },
  itnNotNeeded: 'Un ITN est saisi bien que la règle ne s’applique pas à ces marchandises',
  itnDenied: 'EEI/Exportation dit Non, mais un ITN est saisi',
  statedException: (symbol) =>
    symbol === 'NLR'
      ? 'Indiqué : aucune licence requise (NLR). Ce point n’est pas contrôlé ici'
      : `Indiqué : exception de licence ${symbol}. Que les marchandises puissent en bénéficier n’est pas contrôlé ici`,
  exceptedThere: (eccn) =>
    `ECCN ${eccn} vers la Chine, la Russie ou le Venezuela se déclare quelle que soit la valeur, sauf si les marchandises peuvent partir sous l’exception de licence GOV, qui est indiquée`,
  control: {
    required: (why, open) =>
      [`La facture imprime la déclaration de contrôle de destination : ${why}`, ...open].join(' ; '),
    onList: (eccns) =>
      `ECCN ${named(eccns)} : ${plural(eccns.length, { one: 'figure', other: 'figurent' })} sur la Commerce Control List`,
    beside: (why) => `un ECCN manque peut-être à côté : ${why}`,
    notRequired: (why) => `Pas de déclaration de contrôle de destination : ${why}`,
    cannotTell: (why) => `Impossible de dire si la déclaration de contrôle de destination est exigée : ${why}`,
    notFromUs: 'les marchandises ne partent pas des États-Unis',
    withinUs: 'les marchandises restent aux États-Unis',
    allEar99: 'chaque article est EAR99',
    excepted: (symbol) => `l’exception de licence ${symbol} est indiquée`,
    toUnknown: 'on ignore si les marchandises quittent les États-Unis',
  },
  diamonds: 'Diamants bruts : déclaration exigée quelle que soit la valeur',
  notFromUs:
    'Les marchandises ne partent ni des États-Unis, ni de Porto Rico, ni des Îles Vierges américaines, et cette règle est américaine',
  withinUs: 'Les marchandises restent aux États-Unis, sur un trajet pour lequel rien n’est à déclarer',
  fromTerritory:
    'Rien n’est à déclarer pour les marchandises venant des Samoa américaines, de Guam, des Mariannes du Nord et des îles mineures',
  canada:
    'Exempté vers le Canada quelle que soit la valeur, sauf licence, stockage pour un autre pays ou transit (texte de janvier 2025)',
  throughCanada:
    'Des utilisateurs finaux sont hors du Canada : l’exemption pour le Canada ne vaut pas pour les marchandises en transit',
  together: (numbers) => `Forme un seul envoi avec ${named(numbers)} : leurs valeurs s’additionnent`,
  notLookedAt:
    'Non contrôlé ici : le besoin d’une licence, les marchandises ITAR, les parties de l’Unverified List et les véhicules d’occasion, qui exigent une déclaration quelle que soit la valeur',
  noItems: 'il n’y a pas encore d’article',
  fromUnknown: 'le pays de l’exportateur est inconnu : l’organisation n’a pas d’adresse',
  toUnknown: 'le pays de destination est inconnu : le groupe n’a pas d’adresse',
  passing:
    'le groupe est aux États-Unis et un utilisateur final est ailleurs : on ignore d’où partent les marchandises',
  territoryReported:
    'des marchandises contrôlées, ou destinées au groupe de pays E, venant d’un territoire peuvent être à déclarer selon 15 CFR 758.1(b) : une personne doit vérifier',
  canadaFromIsland: (code) =>
    `${code} dépasse la limite, et 15 CFR 30.36 ne nomme que les États-Unis : une personne doit vérifier les marchandises vers le Canada`,
  noEndUserCountry: (names) => items(names, 'a un utilisateur final sans pays', 'ont un utilisateur final sans pays'),
  noHsCode: (names) => items(names, 'n’a pas de code SH', 'n’ont pas de code SH'),
  unreadableHsCode: (code, names) => `le code SH « ${code} » ne se lit pas comme 6 à 10 chiffres : ${named(names)}`,
  oddHsCode: (code, digits, names) =>
    `le code SH ${code} a ${number(digits)} chiffres, peut-être sans son 0 initial : ${named(names)}`,
  noValue: (names) => items(names, 'n’a pas de valeur', 'n’ont pas de valeur'),
  noEccn: (names) => `${items(names, 'n’a pas d’ECCN', 'n’ont pas d’ECCN')} (inconnu n’est pas EAR99)`,
  unreadableEccn: (eccn, names) => `l’ECCN « ${eccn.trim()} » est illisible : ${named(names)}`,
  mayNeedLicence: (eccn, names) =>
    `l’ECCN ${eccn.trim()} peut exiger une licence, et alors une déclaration quelle que soit la valeur : ${named(names)}`,
  othersWithoutCode: (numbers) =>
    `${named(numbers)}, même envoi que celui-ci : des articles n’ont pas de code SH lisible`,
  perhapsTogether: (numbers) =>
    `${named(numbers)} part le même jour vers le même groupe : si c’est par le même moyen de transport, les valeurs réunies dépassent la limite. Saisissez les lettres de transport aérien`,
};
