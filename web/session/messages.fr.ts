import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  title: 'Se connecter',
  subtitle: 'Commandes et envois de vos programmes',
  email: 'E-mail',
  language: 'Langue',
  password: 'Mot de passe',
  submit: 'Se connecter',
  emailRequired: 'L’e-mail est obligatoire',
  emailInvalid: 'Saisissez un e-mail valide',
  passwordRequired: 'Le mot de passe est obligatoire',
  rateLimited: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  unreachable: 'Le serveur est injoignable pour le moment. Réessayez dans un instant.',
  expired:
    'Votre session a pris fin. Connectez-vous à nouveau pour reprendre où vous en étiez ; votre saisie est conservée.',
  signedOut: 'Vous êtes déconnecté.',
  signedOutElsewhere:
    'Vous avez été déconnecté dans un autre onglet. Connectez-vous à nouveau pour reprendre où vous en étiez ; votre saisie est conservée.',
  passwordSet: 'Votre mot de passe est défini. Utilisez-le pour vous connecter.',
  forgotPassword: 'Mot de passe oublié ?',
  backToSignIn: 'Retour à la connexion',
  resetTitle: 'Nouveau mot de passe',
  resetSubtitle: 'Vous recevrez un e-mail avec un lien pour en choisir un nouveau.',
  sendLink: 'Envoyer le lien',
  linkSent:
    'Votre demande a été envoyée. Si un compte existe avec cet e-mail, il recevra un lien qui fonctionne une fois, pendant 30 minutes. Si Lading n’a pas de serveur de messagerie, la personne qui l’exploite trouvera l’e-mail dans sa boîte d’envoi.',
  askForLink: 'Demander un nouveau lien',
  setUpAlready: 'Lading est déjà configuré. Connectez-vous, ou demandez à un administrateur de vous inviter.',
  signedOutHereOnly:
    'Vous êtes déconnecté ici, mais le serveur était injoignable. Si d’autres personnes utilisent cet ordinateur, connectez-vous et déconnectez-vous à nouveau.',
};
