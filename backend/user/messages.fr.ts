import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  notFound: 'est introuvable',
  beyondScope: 'dépasse votre propre rôle',
  otherRole: 'ne peut être qu’administrateur d’organisation',
  ownRole: 'ne peut pas être changé par soi-même',
  oneself: 'Vous ne pouvez pas vous faire cela à vous-même',
  higherUser: 'Votre rôle ne couvre pas cette personne',
  apiKey: 'Ceci est une clé d’API : elle ne peut qu’être révoquée',
  peopleOnly: 'Une clé d’API ne peut ni activer, ni désactiver, ni inviter de personnes, ni créer de liens pour elles',
  hasSignedIn: 'Cette personne s’est déjà connectée',
  notActive: 'Cette personne n’est pas active',
  mailReaches: 'Un serveur de messagerie est configuré : la personne demande un lien sur la page de connexion',
  notInvited: 'Cette personne n’est pas invitée pour le moment',
  taken: 'est déjà utilisé',
  takenBy: (name) => `est déjà utilisé par ${name}`,
  alreadyActive: 'Cette personne est déjà active',
  alreadyInactive: 'Cette personne est déjà inactive',
  invitation: {
    subject: 'Vous êtes invité à rejoindre Lading',
    before: (inviter, organization) => [
      `${inviter} a créé un compte pour vous dans Lading, que ${organization} utilise pour ses commandes et ses envois.`,
      'Pour choisir un mot de passe et vous connecter, ouvrez ce lien :',
    ],
    link: 'Choisir un mot de passe',
    after: (days) => [
      `Le lien fonctionne une fois, pendant ${plural(days, { one: `${number(days)} jour`, other: `${number(days)} jours` })}. Ensuite, demandez une nouvelle invitation.`,
      'Si vous n’attendiez rien, vous pouvez ignorer cet e-mail.',
    ],
  },
  addressChange: {
    subject: 'Votre adresse dans Lading a été modifiée',
    left: (sender, organization, address) => [
      address
        ? `${sender} a remplacé l’adresse e-mail de votre compte Lading (${organization}) par ${address}.`
        : `${sender} a modifié l’adresse e-mail de ce compte Lading (${organization}).`,
      'Cette adresse ne permet plus de se connecter, et les liens qui y ont été envoyés ne fonctionnent plus.',
    ],
    reached: (sender, organization) => [
      `${sender} a remplacé l’adresse e-mail de votre compte Lading (${organization}) par celle-ci.`,
      'Connectez-vous désormais avec cette adresse. Votre mot de passe reste le même.',
    ],
    after: ['Si vous n’attendiez pas ce changement, prévenez aussitôt un administrateur de votre organisation.'],
  },
  columns: {
    name: 'Nom',
    role: 'Rôle',
    email: 'E-mail',
    status: 'Statut',
    phoneNumber: 'Téléphone',
    jobTitle: 'Fonction',
    organization: 'Organisation',
    createdAt: 'Créé le',
  },
  statuses: { active: 'Actif', inactive: 'Inactif', invited: 'Invité' },
};
