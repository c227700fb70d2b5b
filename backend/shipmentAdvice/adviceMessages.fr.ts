import { type Translated, wordingIn } from '../language/wording.ts';
import { dayText } from '../record/dayText.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import type { dangerMessages, declarationMessages, readinessMessages } from './adviceMessages.ts';
import { named } from './names.ts';

const { plural, number } = wordingIn('fr');

const decimal = (text: string) => trimDecimal(text).replace('.', ',');
/** Says of items that something is so: `1 article n’est pas évalué`. */
const items = (count: number, one: string, other: string) =>
  plural(count, { one: `${number(count)} article ${one}`, other: `${number(count)} articles ${other}` });

export const danger: Translated<typeof dangerMessages> = {
  dryIce: 'Glace carbonique, comme emballage',
  passenger: 'avion de passagers',
  cargo: 'avion-cargo',
  noNumber: 'Pas de n° ONU : ses limites sont inconnues',
  notInTable: (unNumber) =>
    `${unNumber} ne figure pas dans 49 CFR 172.101 : vérifiez le numéro. Ses limites sont inconnues`,
  otherClass: (unNumber, table, said) => `${unNumber} est de classe ${table} dans 49 CFR 172.101, ici ${said}`,
  otherGroup: (unNumber, groups, said) =>
    groups.length === 0
      ? `${unNumber} n’a pas de groupe d’emballage dans 49 CFR 172.101, ici ${said}`
      : `${unNumber} a le groupe d’emballage ${groups.join(' ou ')} dans 49 CFR 172.101, ici ${said}`,
  noSuchEntry: (unNumber, dgClass, group) =>
    `${unNumber} de classe ${dgClass} n’a pas de groupe d’emballage ${group} dans 49 CFR 172.101`,
  otherHazards: (unNumber, hazards) =>
    `49 CFR 172.101 ne donne pas à ${unNumber} le danger subsidiaire ${hazards.join(', ')} : vérifiez-le`,
  groupOpen: (unNumber, groups) => `le groupe d’emballage n’est pas saisi : ${unNumber} a ${groups.join(' ou ')}`,
  forbidden: (aircraft) => `Interdit en ${aircraft} (49 CFR 172.101)`,
  severalLimits: 'Les limites varient selon le groupe d’emballage et la désignation : saisissez-les (49 CFR 172.101)',
  noLimits: 'aucune limite n’est connue sans un n° ONU de 49 CFR 172.101',
  identityFirst: 'les limites dépendent du bon n° ONU, de la classe et du groupe d’emballage',
  noLimitKnown: (aircraft, cell) =>
    cell === null
      ? `49 CFR 172.101 ne donne pas de limite en ${aircraft} : demandez au transporteur`
      : `En ${aircraft} : ${cell} (49 CFR 172.101)`,
  noMeasure: (unit) =>
    `une quantité en « ${unit} » n’est ni une masse ni un volume : indiquez la quantité nette par unité (${unitBeside('1', unit)})`,
  pieceTooLarge: (aircraft, cell, unit) =>
    `Une unité (${unitBeside('1', unit)}) contient plus qu’un colis ne le peut en ${aircraft} : ${cell} (49 CFR 172.101)`,
  noQuantity: 'la quantité est 0',
  otherMeasure: (aircraft, cell, of) =>
    `la limite en ${aircraft} est ${cell}, et la quantité est ${of === 'mass' ? 'une masse' : 'un volume'}`,
  noPackages: 'le nombre de colis n’est pas saisi',
  grossLimit: (aircraft, cell) =>
    `la limite en ${aircraft} est ${cell}, et la masse brute de chaque colis est inconnue`,
  manyPackages: (aircraft, cell, packages) =>
    `Au moins ${number(packages)} colis en ${aircraft} : ${cell} chacun (49 CFR 172.101)`,
  noMeasureIn: (where) =>
    `${where} : le contenu n’est pas seulement une masse ou un volume : saisissez la masse ou le volume net`,
  notPacked: 'les colis ne contiennent pas exactement ce qui est dans l’envoi',
  overInPackage: (where, aircraft, cell) =>
    `${where} : plus de ${cell} dans chacun, trop en ${aircraft} (49 CFR 172.101)`,
  mixedPackage: (where) =>
    `${where} : des marchandises de différents n° ONU y sont ensemble, et leurs quantités s’additionnent`,
  noGrossIn: (where, aircraft, cell) =>
    `la limite en ${aircraft} est ${cell}, et le poids brut n’est pas saisi (${where})`,
  noGrossOf: (where) => `le poids brut n’est pas saisi (${where})`,
  noType: 'aucun type d’envoi n’est choisi',
  noItems: 'il n’y a pas encore d’article',
  openItems: (names) => `${items(names.length, 'n’est pas évalué', 'ne sont pas évalués')} : ${named(names)}`,
  notAssessed: (count) => items(count, 'n’est pas évalué', 'ne sont pas évalués'),
  ofGoods: (reason, names) => `${reason} (${names})`,
  none: 'aucune marchandise dangereuse',
  onlyOne: 'aucune autre marchandise dangereuse à côté',
  notByAir: 'pas par avion',
  noHazard: (names) => `la classe est inconnue : ${named(names)}`,
  acknowledge: (pairs, one, other) =>
    pairs === 1 ? `${one} à côté de ${other} n’est pas acté` : `${number(pairs)} paires à séparer ne sont pas actées`,
  noIce: 'pas de glace carbonique comme emballage',
  iceTwice: 'la glace carbonique est un article, et indiquée aussi comme emballage : indiquez-la une seule fois',
  icePackages: (packages) => `Plus de 200 kg par colis : au moins ${number(packages)} colis (49 CFR 172.101)`,
  iceTooHeavy: (ice, weight) =>
    `${decimal(ice)} kg de glace carbonique, et l’envoi qui la contient pèse ${decimal(weight)} kg`,
  iceTooHeavyIn: (where, ice, weight) =>
    `${where} : ${decimal(ice)} kg de glace carbonique dans chacun, pour un poids total de ${decimal(weight)} kg`,
  iceOver: (where) => `${where} : plus de 200 kg de glace carbonique dans chacun (49 CFR 172.101)`,
  iceNoWeight: 'le poids de l’envoi n’est pas saisi',
  iceNoPackages:
    'le nombre de colis avec glace carbonique n’est pas saisi (au plus 200 kg dans chacun, 49 CFR 172.101)',
  iceMarked: 'Marquez sur chaque colis la masse nette de glace carbonique (49 CFR 173.217(c))',
  iceMarkedOn: (where, ice) => `À marquer (${where}) : UN1845, Dry ice, ${decimal(ice)} kg net (49 CFR 173.217(c))`,
  iceArranged: 'Convenez-en avec l’exploitant de l’avion (49 CFR 173.217(c))',
  iceNotStated: 'Un article se conserve sur glace carbonique, mais l’envoi n’en indique pas',
  noSeaTable: 'La séparation en mer (IMDG 7.2.4) n’est pas contrôlée ici : demandez au transporteur',
  outcome: {
    apart: (one, other) => `Séparer ${one} et ${other} : ni côte à côte ni en contact`,
    separated: (one, other) => `Éloigner ${one} et ${other}, pour qu’aucune fuite ne les mette en contact`,
    not_together: (one, other) => `${one} et ${other} : pas dans un même véhicule`,
    compare: (one, other) => `Comparer les lettres de compatibilité de ${one} et ${other}`,
  },
};

export const declaration: Translated<typeof declarationMessages> = {
  number: 'Numéro d’identification',
  name: 'Désignation officielle de transport',
  hazard: 'Classe, avec les dangers subsidiaires entre parenthèses',
  group: 'Groupe d’emballage',
  quantity: 'Quantité totale en masse ou en volume',
  packages: 'Nombre et type de colis',
  packageCount: 'Nombre de colis',
  netMass: 'Masse nette de glace carbonique dans chaque colis',
  telephone: 'Téléphone d’urgence',
  certification: 'Attestation de l’expéditeur, signée',
  ofShipment: 'l’envoi',
};

/** How many reasons a line lists. */
const mostReasons = 2;

function listed(reasons: readonly string[]): string {
  const rest = reasons.length - mostReasons;
  const more = plural(rest, { one: `${number(rest)} autre raison`, other: `${number(rest)} autres raisons` });
  return [...reasons.slice(0, mostReasons), ...(rest > 0 ? [more] : [])].join(' ; ');
}

export const readiness: Translated<typeof readinessMessages> = {
  names: {
    parties: 'Intervenants',
    items: 'Articles',
    items_ready: 'Articles prêts ou emballés',
    countries: 'Pays de fabrication',
    shipment_type: 'Type d’envoi',
    courier: 'Transporteur',
    air_waybill: 'N° de LTA',
    anticipated_date: 'Départ prévu',
    group_address: 'Adresse du groupe',
    group_name: 'Nom du groupe',
    approvals: 'Approbations',
    hs_codes: 'Code SH',
    eei: 'EEI/Exportation',
    itn: 'ITN',
    control_statement: 'Déclaration de contrôle de destination',
    assessed: 'Évaluation',
    un_numbers: 'N° ONU',
    segregation: 'Séparation',
    limits: 'Limites des avions',
    dry_ice: 'Glace carbonique',
    packages: 'Colis',
    mta: 'MTA',
    import_permit: 'Permis d’importation',
    expiry_dates: 'Dates de péremption',
    screening: 'Criblage VC',
    documents: 'Documents',
  },
  cannotTell: (name, reasons) => `${name} : indéterminable : ${listed(reasons)}`,
  doesNotApply: (name, why) => `${name} : ${why}`,
  noItems: 'il n’y a pas encore d’article',
  noType: 'Aucun type d’envoi n’est choisi',
  typeOpen: 'aucun type d’envoi n’est choisi',
  notByAir: 'pas par avion',
  noCourier: 'Aucun transporteur n’est choisi',
  noWaybill: 'Il n’y a pas encore de lettre de transport aérien',
  wrongDigit: (due, found) => `Lettre de transport aérien : le dernier chiffre devrait être ${due}, et non ${found}`,
  notAWaybill: 'Lettre de transport aérien : elle doit avoir 11 chiffres',
  noDate: 'Il n’y a pas de départ prévu',
  datePast: 'La date du départ prévu est passée',
  noLatinName: 'Le nom du groupe n’est pas en lettres latines : les documents d’expédition en ont besoin',
  noAddress: 'Le groupe n’a pas d’adresse',
  approvals: (missing, all) =>
    plural(missing, {
      one: `${number(missing)} date d’approbation sur ${number(all)} manque`,
      other: `${number(missing)} dates d’approbation sur ${number(all)} manquent`,
    }),
  hsCodes: (none, unreadable, short) => {
    const parts = [
      ...(none > 0 ? [`absent sur ${number(none)}`] : []),
      ...(unreadable > 0 ? [`illisible sur ${number(unreadable)}`] : []),
      ...(short > 0 ? [`sans 10 chiffres sur ${number(short)}`] : []),
    ];
    if (parts.length > 1) return `Code SH : ${parts.join(', ')}`;
    if (none > 0) return items(none, 'n’a pas de code SH', 'n’ont pas de code SH');
    return unreadable > 0
      ? items(unreadable, 'a un code SH illisible', 'ont un code SH illisible')
      : items(short, 'a un code SH sans 10 chiffres', 'ont un code SH sans 10 chiffres');
  },
  eeiOpen: {
    exempt: 'EEI/Exportation n’est pas indiqué',
    at_limit: 'EEI/Exportation n’est pas indiqué, et la valeur est à la limite',
    could_exceed: 'EEI/Exportation n’est pas indiqué, et une déclaration pourrait être due',
    required: 'EEI/Exportation n’est pas indiqué, mais une déclaration est exigée',
  },
  noItn: 'Il n’y a pas encore d’ITN',
  noFiling: 'aucune déclaration n’est indiquée ni exigée',
  filingDenied: 'EEI/Exportation dit Non',
  remarks: listed,
  mtaOpen: (count) => `MTA non signé : ${items(count, '', '').trim()}`,
  mtaMissing: (count) => `MTA absent ou expirant avant : ${items(count, '', '').trim()}`,
  noMta: 'aucun article n’en a besoin',
  noPermitNeeded: 'le groupe n’en exige pas',
  permitsHidden: 'votre rôle ne montre pas les documents',
  noPermit: 'Permis d’importation : aucun n’est joint',
  permitExpired: (on) => `Permis d’importation : expiré le ${dayText(on)}`,
  permitExpires: (on) => `Permis d’importation : expire le ${dayText(on)}, avant la date de départ`,
  expired: (count, day) => items(count, `périme avant le ${dayText(day)}`, `périment avant le ${dayText(day)}`),
  noExpiryDates: 'aucun article n’en a',
  neverScreened: (names) => `Jamais criblé : ${named(names)}`,
  screeningOver: (names) => `Criblage expiré : ${named(names)}`,
  partiesHidden: {
    vendor: 'votre rôle ne montre pas les fournisseurs',
    end_user: 'votre rôle ne montre pas les utilisateurs finaux',
    group: 'votre rôle ne montre pas les groupes',
    courier: 'votre rôle ne montre pas les transporteurs',
  },
  documents: (count) =>
    plural(count, {
      one: `${number(count)} document expire avant la date de départ`,
      other: `${number(count)} documents expirent avant la date de départ`,
    }),
  noDocuments: 'aucun n’a de date d’expiration',
};
