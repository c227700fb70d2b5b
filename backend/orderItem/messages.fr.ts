import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { list } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  noField: 'ne nomme aucun champ à modifier',
  noTemperature: 'doit se situer entre -273 et 200',
  locked: {
    shipping: 'Un article en transit ne peut pas être modifié',
    delivered: 'Un article livré ne peut pas être modifié',
    lost: 'Un article perdu ne peut pas être modifié',
    demaged: 'Un article endommagé ne peut pas être modifié',
    archived: 'Un article archivé ne peut pas être modifié',
  },
  byAssessing: 'Un article devient évalué par son évaluation',
  byReceiving: 'Un article devient réceptionné par sa réception',
  notReady: 'Un article ne devient prêt qu’une fois évalué et réceptionné',
  prohibited: 'Le commerce avec un intervenant de sa commande est interdit (niveau 4) : il ne peut pas partir',
  shippedTogether: 'Un article d’un envoi part avec son envoi',
  notOpen: 'Seul un article au statut Ouvert peut être supprimé',
  inShipment: 'Retirez d’abord l’article de son envoi',
  notSplittable: {
    split_quantity: 'Le fractionnement par quantité est désactivé pour cet article',
    split_kit: 'Le fractionnement en kit est désactivé pour cet article',
    status: 'Seuls les articles ouverts, en vérification, évalués ou réceptionnés peuvent être fractionnés',
  },
  lessThan: (quantity) => `doit être inférieur à ${quantity}`,
  partsDiffer: (parts, kit) => `Les parties totalisent ${parts}, le kit vaut ${kit}`,
  noNextStatus: 'Aucun changement de statut n’est possible',
  notFound: 'est introuvable',
  notALookup: 'n’est pas une valeur autorisée',
  notAUnNumber: 'n’est pas un n° ONU comme UN1170',
  unreadableHsCode:
    'doit avoir 6 à 10 chiffres, avec des points ou des espaces entre eux ; laissez-le vide tant qu’il n’est pas connu',
  switchedOff: 'est désactivé dans cette organisation',
  requiredInShipment: 'doit être rempli tant que l’article est dans un envoi',
  travelsOtherwise: 'doit correspondre à l’envoi de l’article',
  worthNothing: {
    quantity: 'multipliée par la valeur unitaire doit faire au moins 0,01',
    value_per_item: 'multipliée par la quantité doit faire au moins 0,01',
  },
  netQuantityIncomplete: {
    net_quantity: 'doit être remplie quand son unité l’est',
    net_quantity_unit: 'doit être remplie quand la quantité nette l’est',
  },
  totalTooLarge: 'La quantité multipliée par la valeur unitaire est trop grande',
  noRightTo: (fields) => `Votre rôle ne permet pas de modifier : ${list(fields)}`,
  columns: {
    purchaseOrder: 'N° de BC',
    position: 'Ligne',
    material: 'Désignation',
    catalogNumber: 'Réf. catalogue',
    status: 'Statut',
    vendor: 'Fournisseur',
    dgClass: 'Classe MD',
    hsCode: 'Code SH',
    lotNumber: 'Lot',
    storage: 'Conservation',
    quantity: 'Quantité',
    valuePerItem: 'Valeur unitaire',
    totalValue: 'Valeur totale',
    comments: 'Commentaires',
    createdAt: 'Ajouté le',
    updatedAt: 'Modifié le',
  },
};
