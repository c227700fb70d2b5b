import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { guideMessages } from './messages.ts';

const { plural, number, list } = wordingIn('fr');

export const fr: Translated<typeof guideMessages> = {
  title: 'Configurer votre organisation',
  progress: (done, all) => `${number(done)} sur ${number(all)} ${plural(done, { one: 'fait', other: 'faits' })}`,
  hint: 'D’ici à la première facture émise. Chaque étape peut être refaite plus tard, et plusieurs fois.',
  allDone: 'Tout est en place. Vous pouvez ranger ce guide.',
  putAway: 'Ranger',
  putAwayDone: 'Le guide est rangé. Vous le retrouvez par la recherche (Ctrl K) et dans votre profil.',
  bringBack: 'L’afficher à nouveau sur la page d’accueil',
  states: { DONE: 'Fait', NEXT: 'Suivant', OPEN: 'Ouvert' },
  who: (roles) => `Pour : ${roles.join(', ')}`,
  after: (records) => `Il faut d’abord ${list(records)}`,
  many: (count) => (count >= 100 ? '100 ou plus' : number(count)),
  listOf: (name, count) => `${name} : ${count}`,
  steps: {
    ADDRESS: {
      title: 'Saisir l’adresse de votre organisation',
      name: 'Adresse de votre organisation',
      one: 'l’adresse de l’organisation',
      purpose: 'Elle figure sur chaque facture, et son pays détermine les règles d’exportation applicables.',
      action: 'Saisir l’adresse',
    },
    PROGRAM: {
      title: 'Ajouter le premier programme',
      name: 'Programmes',
      one: 'un programme',
      purpose: 'Un programme est un domaine d’activité avec ses commandes, ses envois, ses membres et ses couleurs.',
      action: 'Ajouter un programme',
    },
    PEOPLE: {
      title: 'Inviter les autres',
      name: 'Personnes',
      one: 'des personnes',
      purpose: 'Chacune reçoit un rôle, qui dit ce qu’elle peut faire, et les programmes où elle travaille.',
      action: 'Inviter',
    },
    GROUP: {
      title: 'Ajouter un groupe',
      name: 'Groupes',
      one: 'un groupe',
      purpose:
        'Un groupe reçoit les commandes d’un programme. Son adresse de livraison figure sur les documents d’expédition.',
      action: 'Ajouter un groupe',
    },
    VENDOR: {
      title: 'Ajouter un fournisseur',
      name: 'Fournisseurs',
      one: 'un fournisseur',
      purpose: 'Un fournisseur est celui à qui vous achetez. Chaque commande en désigne un.',
      action: 'Ajouter un fournisseur',
    },
    END_USER: {
      title: 'Ajouter un utilisateur final',
      name: 'Utilisateurs finaux',
      one: 'un utilisateur final',
      purpose:
        'La personne ou l’institution qui utilise les marchandises. Choisissez ses programmes et ses groupes : leurs commandes le proposent.',
      action: 'Ajouter un utilisateur final',
    },
    COURIER: {
      title: 'Ajouter un transporteur',
      name: 'Transporteurs',
      one: 'un transporteur',
      purpose: 'L’entreprise qui achemine vos envois, avec ses compagnies aériennes.',
      action: 'Ajouter un transporteur',
    },
    ORDER: {
      title: 'Ajouter la première commande',
      name: 'Commandes',
      one: 'une commande',
      purpose: 'Ses articles passent ensuite par l’évaluation et la réception.',
      action: 'Ajouter une commande',
    },
    SHIPMENT: {
      title: 'Ajouter le premier envoi',
      name: 'Envois',
      one: 'un envoi',
      purpose: 'Il réunit des articles sous une facture, et imprime les documents qui les accompagnent.',
      action: 'Ajouter un envoi',
    },
    INVOICE: {
      title: 'Émettre la première facture',
      name: 'Factures émises',
      one: 'une facture émise',
      purpose:
        'Ajoutez des articles à l’envoi, envoyez-le en vérification et faites-le approuver : ses documents sont alors émis.',
      action: 'Ouvrir les envois',
    },
  },
  importHint:
    'Ou importez des bons de commande d’un tableur : la personne qui exploite Lading le fait avec cette instruction.',
  importCommand: 'npm run import -- FICHIER --organization NOM',
  importLabel: 'L’instruction qui importe les bons de commande',
  sample: {
    title: 'Données d’exemple',
    hint: 'Un programme avec des commandes, des articles et des envois dans chaque statut, pour tout essayer. Il ne se mêle à rien de vos données et se supprime en entier.',
    here: 'Le programme d’exemple est là. Ce que vous y faites ne change rien d’autre.',
    add: 'Ajouter les données d’exemple',
    added: 'Le programme d’exemple a été ajouté',
    open: 'Ouvrir',
    remove: 'Supprimer les données d’exemple',
    removeTitle: 'Supprimer les données d’exemple ?',
    removeQuestion:
      'Le programme d’exemple disparaît avec toutes ses commandes, ses envois, fournisseurs, transporteurs, utilisateurs finaux, commentaires et documents, y compris ceux qu’on y a ajoutés.',
    removed: 'Les données d’exemple ont été supprimées',
    everything: 'Tout dans ce programme est donnée d’exemple. Ce que vous faites ici ne change rien d’autre.',
  },
  none: 'Vous n’êtes encore membre d’aucun programme',
  noneHint: (known) =>
    known
      ? 'Ces personnes peuvent vous ajouter à un programme :'
      : 'Un administrateur de votre organisation peut vous ajouter à un programme.',
  write: (name) => `Écrire à ${name}`,
  noProgram: 'Il n’y a pas encore de programme',
  noProgramHint: 'Un programme est un domaine d’activité avec ses commandes, ses envois, ses membres et ses couleurs.',
};
