import type { Translated } from '../generated/wording.ts';
import type { linkMessages } from './linkMessages.ts';

export const fr: Translated<typeof linkMessages> = {
  setTitle: 'Choisissez votre mot de passe',
  setSubtitle: 'Le lien que vous avez ouvert ne fonctionne qu’une fois.',
  setPassword: 'Définir le mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordConfirmation: 'Confirmation du mot de passe',
  passwordConfirmationRequired: 'La confirmation du mot de passe est obligatoire',
  linkOver:
    'Ce lien n’est plus valable. Demandez-en un nouveau ; si vous avez été invité, demandez une nouvelle invitation.',
  notSet: 'Le mot de passe n’a pas été défini.',
  notRead: 'L’usage de ce lien n’a pas pu être déterminé.',
  tryAgain: 'Réessayer',
  welcome: (name) => `Bienvenue, ${name}`,
  invitedInto: ({ invitedBy, organizationName }) =>
    `${invitedBy ?? 'Un administrateur'} vous invite à rejoindre ${organizationName ?? 'Lading'}.`,
  invitedAs: (role) =>
    `${role ? `Votre rôle y est : ${role}. ` : ''}Choisissez un mot de passe ; vous serez alors connecté.`,
  accept: 'Accepter l’invitation',
  endedInvitation: {
    EXPIRED: {
      title: 'Cette invitation a expiré',
      hint: 'Demandez à la personne qui vous a invité de la renvoyer.',
    },
    USED: {
      title: 'Cette invitation a été acceptée',
      hint: 'Connectez-vous avec votre e-mail et le mot de passe choisi. Si ce n’était pas vous, prévenez aussitôt un administrateur de votre organisation.',
    },
    WITHDRAWN: {
      title: 'Cette invitation a été retirée',
      hint: 'Si vous pensez qu’il s’agit d’une erreur, adressez-vous à la personne qui vous a invité.',
    },
    REPLACED: {
      title: 'Il existe une invitation plus récente',
      hint: 'Ouvrez le lien du dernier e-mail, ou celui qui vous a été envoyé en dernier.',
    },
  },
  endedLink: {
    EXPIRED: { title: 'Ce lien a expiré', hint: 'Il était valable 30 minutes. Demandez-en un nouveau.' },
    USED: {
      title: 'Ce lien a déjà servi',
      hint: 'Il ne fonctionne qu’une fois. Connectez-vous avec votre nouveau mot de passe, ou demandez un nouveau lien.',
    },
    WITHDRAWN: {
      title: 'Ce lien ne fonctionne plus',
      hint: 'Le compte a été modifié après son envoi. Demandez-en un nouveau.',
    },
    REPLACED: { title: 'Il existe un lien plus récent', hint: 'Ouvrez le plus récent, ou demandez-en un autre.' },
  },
  unknownLink: {
    title: 'Ce lien est inconnu',
    hint: 'Il est peut-être incomplet, ou périmé depuis longtemps. Demandez-en un nouveau ; si vous avez été invité, adressez-vous à la personne qui vous a invité.',
  },
};
