import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number, list } = wordingIn('fr');

const NAMED = 3;

export const fr: Translated<typeof messages> = {
  printsHidden: (areas) => `Le document contient des données que votre rôle ne montre pas : ${list(areas)}`,
  inReview: 'La facture est en vérification et ne peut pas être modifiée avant d’être vérifiée',
  completed: 'Seules les notes d’une facture terminée peuvent être modifiées',
  closed: 'Une facture close ne peut pas être modifiée',
  archived: 'Une facture archivée ne peut pas être modifiée',
  left: 'L’envoi est parti : ses articles ne peuvent pas être modifiés',
  fixed: 'ne peut pas être modifié : l’envoi est parti',
  fixedField: 'Ce champ ne peut pas être modifié : l’envoi est parti',
  notDelivered: 'ne peut être indiqué que pour un envoi livré',
  onlyDelivered: 'Sa livraison ne peut être enregistrée que tant que l’envoi est livré',
  deliveredBefore: 'ne peut pas être antérieure à la date de départ',
  shippedAfter: 'ne peut pas être postérieure à la livraison de l’envoi',
  onlySent: 'Une facture n’est en vérification que si elle y est envoyée',
  notHeldFrom: 'Une facture en attente revient à son statut précédent ou à Ouvert',
  nothingToReview: 'Une facture sans article ne peut pas être envoyée en vérification',
  namesProhibited: 'appartient à une commande qui mentionne un intervenant interdit (niveau 4)',
  noNextStatus: 'Aucun changement de statut n’est possible',
  onlyOpenToReview: 'Seule une facture ouverte peut être envoyée en vérification',
  alreadyInReview: 'La facture est déjà en vérification',
  noSubstatusForReview: 'doit être vide quand une facture est envoyée en vérification',
  completedApprovals: 'Les approbations d’une facture terminée ne peuvent pas être modifiées',
  closedApprovals: 'Les approbations d’une facture close ne peuvent pas être modifiées',
  archivedApprovals: 'Les approbations d’une facture archivée ne peuvent pas être modifiées',
  lastApproval: 'Au moins une des dates doit rester',
  notFound: 'est introuvable',
  notAnAirWaybill: 'n’est pas un numéro de lettre de transport aérien de cette compagnie : vérifiez ses 11 chiffres',
  notAContent: 'n’est pas un contenu donné par une réponse',
  notAPosition: 'n’est pas une position donnée par une réponse',
  notAnItn:
    'doit être AES X et 14 chiffres, dont les 8 premiers sont le jour de la déclaration : AES X20260101123456 (ou une mention AESPOST ou AESDOWN)',
  itnInFuture: 'commence par un jour de déclaration postérieur à aujourd’hui',
  licenseOrException: 'exclut l’autre : saisissez un numéro de licence, ou bien une exception de licence ou NLR',
  notALookup: 'n’est pas une valeur autorisée',
  inNoShipment: 'L’article n’est dans aucun envoi',
  inAShipment: 'est déjà dans un envoi',
  notForShipment: 'est pour un autre groupe ou un autre type d’envoi',
  notSelectable: 'n’est ni ouvert, ni évalué, ni réceptionné, ni prêt',
  items: (message, names) => {
    const more = names.length > NAMED ? ` et ${number(names.length - NAMED)} de plus` : '';
    return `${message} : ${names.slice(0, NAMED).join(', ')}${more}`;
  },
  itemsForOthers: 'doit correspondre aux articles de l’envoi : retirez-les d’abord',
  itemsTravelOtherwise: 'doit correspondre aux articles de l’envoi : modifiez-les ou retirez-les d’abord',
  countryRequired: 'Au moins un pays de fabrication doit être indiqué.',
  item: {
    inAShipment: 'L’article est déjà dans un envoi',
    prohibited: 'Le commerce avec un intervenant de sa commande est interdit (niveau 4)',
    notSelectable: 'Seuls des articles ouverts, évalués, réceptionnés ou prêts peuvent être ajoutés',
  },
  columns: {
    invoiceNumber: 'N° de facture',
    status: 'Statut',
    users: 'Assignés',
    awb: 'N° de LTA',
    anticipatedShipDate: 'Départ prévu',
    shippedDate: 'Date de départ',
    deliveredDate: 'Livré le',
    dgDeclaration: 'Déclaration MD',
    shipmentType: 'Type d’envoi',
    courier: 'Transporteur',
    group: 'Groupe',
    approvals: 'Approbations',
    comments: 'Commentaires',
    updatedAt: 'Modifié le',
  },
};
