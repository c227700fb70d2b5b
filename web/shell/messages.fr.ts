import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { shellMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof shellMessages> = {
  skipToContent: 'Aller au contenu',
  breadcrumbs: 'Fil d’Ariane',
  navigation: 'Principale',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  openPanel: (title) => `Ouvrir le panneau ${title}`,
  closePanel: (title) => `Fermer le panneau ${title}`,
  programs: 'Programmes',
  settings: 'Panneau d’organisation',
  organizations: 'Organisations',
  overview: 'Vue d’ensemble',
  lists: {
    approvalList: 'À approuver',
    forThisWeek: 'Cette semaine',
    pendingOrders: 'Commandes en cours',
    urgentItems: 'Articles urgents',
  },
  backToPrograms: 'Retour aux programmes',
  sectionsOf: (program) => `Rubriques de ${program}`,
  logOut: 'Se déconnecter',
  logOutTitle: 'Se déconnecter sans enregistrer ?',
  logOutText:
    'Cet appareil contient votre saisie non enregistrée, que la déconnexion supprime. Seuls vos autres onglets ouverts gardent la leur jusqu’à votre prochaine connexion.',
  logOutWaitingTitle: 'Se déconnecter avant que tout soit transmis ?',
  logOutWaiting: (count) =>
    `${plural(count, {
      one: `${number(count)} modification attend`,
      other: `${number(count)} modifications attendent`,
    })} sur cet appareil. Personne d’autre ne peut les voir ni les transmettre : elles le seront à votre prochaine connexion ici.`,
  profileOf: (name) => `${name}, votre profil`,
  toDark: 'Passer en mode sombre',
  toLight: 'Passer en mode clair',
  live: 'En direct',
  liveHint: 'Les modifications des autres apparaissent d’elles-mêmes',
  liveOff: 'Pas de mise à jour en direct',
  liveOffHint:
    'Quelque chose bloque les mises à jour en direct entre ce navigateur et le serveur. Tout le reste fonctionne : la page demande les modifications environ une fois par minute, et quand vous y revenez.',
  reconnecting: 'Reconnexion',
  reconnectingHint: 'La connexion est perdue. Lading se reconnecte et mettra ensuite la page à jour.',
  outage: 'Le serveur ne répond pas.',
  outageHint:
    'Rien n’est perdu : votre saisie reste sur cet appareil. Lading continue d’essayer de se reconnecter, puis transmettra ce qui attend.',
  unreached: 'Le serveur est injoignable',
  unreachedHint:
    'Lading s’est ouvert sans lui et continue d’essayer. Les fiches apparaîtront dès que le serveur répondra ; aucune fiche ancienne n’est affichée. Votre saisie non enregistrée est conservée sur cet appareil.',
  history: 'Historique',
  notFound: 'Page introuvable',
  notFoundHere: 'Elle appartient peut-être à une autre organisation.',
  notFoundHint: 'L’adresse est peut-être mal saisie, ou la page n’existe plus.',
};
