import type { Translated } from '../generated/wording.ts';
import type { exampleMessages } from './exampleMessages.ts';

export const fr: Translated<typeof exampleMessages> = {
  whoAmI: { title: 'Qui suis-je ?', about: 'Le profil, les programmes et les droits de la session.' },
  signIn: {
    title: 'Se connecter comme outil',
    about: 'Envoyez le jeton dans l’en-tête Authorization : « Bearer … ». Il est valable 60 minutes.',
  },
  refreshToken: { title: 'Renouveler le jeton', about: 'Renouvelle le jeton de l’en-tête Authorization, même expiré.' },
  findOrders: {
    title: 'Trouver des bons de commande',
    about: 'Filtre, trie, recherche et pagine ; les lignes comprennent les fiches auxquelles elles renvoient.',
  },
  orderWithItems: { title: 'Lire une commande avec ses articles', about: 'Tout ce que montre la page d’une commande.' },
  createOrder: {
    title: 'Créer un bon de commande',
    about:
      'Envoyez un en-tête Idempotency-Key, comme pour chaque création : un nouvel essai avec la même clé ne crée pas de deuxième commande.',
  },
  editOrder: {
    title: 'Modifier un bon de commande',
    about:
      'Envoyez le lockVersion que vous avez lu. Si quelqu’un d’autre a modifié la commande, « current » est son état actuel.',
  },
  moveOrder: {
    title: 'Changer le statut d’une commande',
    about: 'Le sous-statut est l’un des statusReasons de ce statut.',
  },
  moveOrders: {
    title: 'Changer le statut de plusieurs commandes',
    about: 'Avec partial, les fiches valides changent même si d’autres sont refusées ; chacune a son résultat.',
  },
  changeItems: {
    title: 'Modifier plusieurs articles à la fois',
    about: 'Tous ou aucun ; les résultats sont dans l’ordre des données envoyées.',
  },
  assess: {
    title: 'Évaluer un article',
    about: 'Enregistre le constat et change le statut, l’un et l’autre ou aucun.',
  },
  receive: {
    title: 'Réceptionner un article',
    about: 'Pour un article évalué : enregistre son arrivée et son état et change le statut, tout ou rien.',
  },
  shipmentsWithItems: {
    title: 'Les envois avec leurs articles',
    about: 'Un tableau de bord en une requête : chaque liste imbriquée coûte un appel pour toutes les lignes.',
  },
  changedItems: {
    title: 'Tenir une copie des articles',
    about:
      'Les modifications après un curseur, avec les articles tels qu’ils sont maintenant. `first: 0` rend le curseur actuel, avant une première copie.',
  },
  thisWeek: {
    title: 'Trouver les envois de la semaine',
    about: 'Les envois qui partent du lundi au dimanche de cette semaine, dans le fuseau de l’en-tête Time-Zone.',
  },
  available: {
    title: 'Voir ce qu’un envoi peut prendre',
    about:
      'Dit aussi pourquoi un article ne peut être choisi, et la règle d’exportation avec les articles de selectedIds.',
  },
  fill: {
    title: 'Remplir un envoi',
    about:
      'Tous les articles sont ajoutés, ou aucun. Envoyez un en-tête Idempotency-Key, et le même à chaque nouvel essai.',
  },
  sendForReview: { title: 'Envoyer un envoi en vérification', about: 'Il ne peut être modifié avant d’être vérifié.' },
  history: {
    title: 'Lire ce qui a été fait sur une fiche',
    about: 'Le plus récent d’abord ; les valeurs sont du texte.',
  },
  comment: { title: 'Écrire un commentaire', about: 'Interne, externe ou note au fournisseur.' },
  documents: {
    title: 'Les documents d’une commande',
    about:
      'Téléchargez les fichiers depuis « url » ; envoyez-les par POST /files/purchase_orders/{id}/attachments, non par GraphQL.',
  },
  notifications: { title: 'Vos notifications', about: 'Les plus récentes d’abord, chacune avec sa fiche.' },
  watchNotifications: { title: 'Suivre les notifications', about: 'Les vôtres, à leur arrivée.' },
  watchComments: {
    title: 'Suivre les commentaires',
    about: 'En direct, y compris ceux des articles. REFETCH signifie que des événements ont pu se perdre : relisez.',
  },
  watchRecords: {
    title: 'Suivre les fiches',
    about: 'Tout ce qui est créé, modifié ou supprimé dans un programme ; seulement les identifiants et les versions.',
  },
  screenEndUsers: {
    title: 'Cribler des utilisateurs finaux',
    about:
      'Les utilisateurs finaux à cribler ensuite : par risque et par date du dernier criblage, avec leurs programmes.',
  },
  addVendor: {
    title: 'Ajouter un fournisseur',
    about: 'Une adresse non valable est signalée à son champ, par exemple address.country.',
  },
  courierWithAirlines: {
    title: 'Lire un transporteur et ses compagnies aériennes',
    about: 'Avec les préfixes de leurs numéros de LTA.',
  },
  inviteUser: {
    title: 'Inviter une personne',
    about:
      'Elle est inactive tant que l’invitation reçue par e-mail n’est pas acceptée. Prenez le rôle dans « roles ».',
  },
  deactivateUser: {
    title: 'Désactiver une personne',
    about: 'Avec effet immédiat : les sessions prennent fin et les connexions ouvertes se ferment.',
  },
  addReason: {
    title: 'Ajouter un sous-statut',
    about: 'Pour un type de fiche : « modelTypes » donne les types et leurs statuts.',
  },
  switchOn: {
    title: 'Activer une fonction',
    about: 'Seuls les indicateurs envoyés changent. Envoyez le lockVersion que vous avez lu.',
  },
};
