import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { notificationMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof notificationMessages> = {
  title: 'Notifications',
  buttonNew: 'Notifications, il y en a de nouvelles',
  unreadCount: (count) => plural(count, { one: `${number(count)} nouvelle`, other: `${number(count)} nouvelles` }),
  unread: 'Non lue',
  announced: (sentence) => `Nouvelle notification : ${sentence}`,
  list: 'Notifications, de la plus récente à la plus ancienne',
  kept: 'Conservées 180 jours',
  loadingOlder: 'Chargement des notifications plus anciennes',
  emptyTitle: 'Vous êtes à jour',
  emptyHint: 'Il n’y a aucune notification ici',
  clearAll: 'Tout effacer',
  clearTitle: 'Effacer toutes les notifications',
  clearQuestion: (unread) =>
    `Voulez-vous effacer toutes vos notifications ?${unread === 0 ? '' : ` Vous n’en avez pas lu ${number(unread)}.`}`,
  clearNote: 'Cette action est irréversible. Les fiches elles-mêmes ne sont pas touchées.',
  cleared: 'Notifications effacées',
  notRead: 'La notification n’a pas pu être marquée comme lue',
  system: 'Système',
  somebody: 'Quelqu’un',
  commented: (who, others, record) =>
    others === 0
      ? `${who} a commenté ${record}`
      : `${who} et ${plural(others, { one: `${number(others)} autre personne`, other: `${number(others)} autres personnes` })} ont commenté ${record}`,
  commentedTimes: (who, times, record) => `${who} a commenté ${number(times)} fois ${record}`,
  assigned: (who, record) => `${who} vous a assigné ${record}`,
  sentForReview: (who, record) => `${who} a envoyé ${record} en vérification`,
  prohibited: (who, record) => `${who} a interdit le commerce avec ${record}`,
  prohibitedContent: 'Des commandes et envois ouverts le mentionnent : rien ne peut en partir',
  expiresSoon: (record) => `Expire bientôt : ${record}`,
  expiresToday: (record) => `Expire aujourd’hui : ${record}`,
  expired: (record) => `Expiré : ${record}`,
  itemOf: (order, item) => `BC ${order}, ${item}`,
  document: (type) => `Document : ${type}`,
  documentOn: (type, date) => `Document : ${type}, le ${date}`,
  documentTypes: {
    visual_screening: 'Criblage VC',
    mta_incoming: 'MTA entrant',
    mta_outgoing: 'MTA sortant',
    import_permit: 'Permis d’importation',
    certificate_of_analysis: 'Certificat d’analyse',
    temperature_log: 'Relevé de température',
    proof_of_delivery: 'Preuve de livraison',
    other: 'Autre',
  },
  noPage: 'Ce type de fiche n’a pas de page',
  noAccess: 'Vous n’avez pas accès à la page de cette fiche',
  preferences: 'Préférences de notification',
  openPreferences: 'Ouvrir les préférences de notification',
  closePreferences: 'Retour aux notifications',
  mute: 'Désactiver toutes les notifications',
  what: 'Quoi',
  where: 'Où',
  allPrograms: 'Tous les programmes',
  muted: 'Toutes les notifications sont désactivées',
  allProgramsOn: 'Tous les programmes est activé',
  savesAtOnce: 'Chaque réglage s’enregistre aussitôt.',
  saved: 'Enregistré. Chaque réglage s’enregistre aussitôt.',
  notSaved: 'Vos préférences de notification n’ont pas été enregistrées',
};
