import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { addItemsMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof addItemsMessages> = {
  title: 'Ajouter des articles à l’envoi',
  addItems: 'Ajouter des articles',
  itemList: 'Liste des articles',
  selectedItems: 'Articles sélectionnés',
  tabs: 'Articles à ajouter',
  selected: (count) =>
    plural(count, {
      one: `${number(count)} article sélectionné`,
      other: `${number(count)} articles sélectionnés`,
    }),
  deselectAll: 'Tout désélectionner',
  add: 'Ajouter la sélection',
  cancel: 'Annuler',
  close: 'Fermer',
  added: (count) =>
    plural(count, { one: `${number(count)} article ajouté`, other: `${number(count)} articles ajoutés` }),
  worth: (more, then) => (then === null ? `Ajoute ${more}` : `Ajoute ${more}, l’envoi fera ${then}`),
  select: 'Sélectionner',
  isSelected: 'Sélectionné',
  selectOf: (item) => `Sélectionner ${item}`,
  deselectOf: (item) => `Sélectionné : ${item}`,
  openItem: 'Ouvrir l’article',
  search: 'Rechercher une désignation',
  filters: 'Ajouter des filtres',
  fixed: (label) => `${label} : déterminé par l’envoi`,
  noMatch: 'Aucun article ne correspond à vos filtres pour le moment',
  purpose:
    'Les articles des commandes de ce groupe peuvent être ajoutés tant qu’ils ne sont dans aucun envoi ; pas ceux prévus pour un autre mode de transport.',
  selectedPurpose: 'Sélectionnez d’abord des articles dans la liste ; ils sont tous ajoutés à la fois.',
  noneYet: 'Il n’y a pas encore d’article à ajouter',
  noneSelected: 'Aucun article n’est sélectionné',
  oneItem: 'Au moins un article',
  tooMany: (most) =>
    plural(most, {
      one: `Au plus ${number(most)} article peut être ajouté à la fois`,
      other: `Au plus ${number(most)} articles peuvent être ajoutés à la fois`,
    }),
  leftOut: (count) =>
    count === 1
      ? 'Un des articles sélectionnés ne peut plus être ajouté'
      : `${number(count)} des articles sélectionnés ne peuvent plus être ajoutés`,
  retry: 'Réessayer',
  notLoaded: 'Ces articles n’ont pas pu être chargés',
  mayLackWarnings:
    'Des avertissements sur les déclarations d’exportation et les marchandises à séparer peuvent manquer.',
  loading: 'Chargement des articles',
  addedElsewhere: (invoice) => `Ajouté à ${invoice} entre-temps`,
  notThere: 'Ne peut plus être ajouté',
  none: 'Aucun',
  labels: {
    purchaseOrder: 'Bon de commande',
    purchaseRequest: 'N° de demande d’achat',
    line: 'Ligne du bon de commande',
    dgClass: 'Classe de danger',
    dgClassCompatibility: 'Compatibilité des classes de danger',
    dgDetails: 'Détails du danger',
    endUser: 'Utilisateur final',
    vendor: 'Fournisseur',
    country: 'Pays de fabrication',
    hsCode: 'Code SH',
    status: 'Statut',
    totalValue: 'Valeur totale',
    quantity: 'Quantité',
    shipmentType: 'Type d’envoi',
    group: 'Groupe',
  },
  exportWarning: {
    REQUIRED: (code, value) =>
      `${code} atteint ${value} avec cet article : la facture commerciale exigera une déclaration EEI/Exportation`,
    AT_LIMIT: (code, value) => `${code} atteint ${value} avec cet article : à la limite, encore exempté`,
    COULD_EXCEED: (code, value, incomplete) =>
      `${code} atteint ${value} avec cet article et pourrait dépasser la limite : ${incomplete} doit avoir 10 chiffres`,
  },
  noCode: (code) =>
    code === ''
      ? 'Impossible de dire si une déclaration EEI/Exportation est exigée : l’article n’a pas de code SH'
      : `Impossible de dire si une déclaration EEI/Exportation est exigée : le code SH « ${code} » ne se lit pas comme 6 à 10 chiffres`,
  notAssessed: 'Impossible de dire de quoi le séparer : l’article n’est pas évalué',
  keepApart: (dgClass) =>
    `La classe ${dgClass} doit être séparée d’autres marchandises de cet envoi (49 CFR 175.78, à titre indicatif)`,
};
