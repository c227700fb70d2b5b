import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  unknownLink: 'n’est pas de ce Lading : copiez toute l’adresse affichée',
  linkIsOver: 'n’est plus valable : affichez-en un nouveau avec npm run setup-link',
  alreadySetUp: 'Lading est déjà configuré. Connectez-vous, ou demandez à un administrateur de vous inviter.',
  noMatch: 'doit être identique',
  begin: (url, minutes) =>
    `Personne ne peut encore se connecter à ce Lading. Pour le configurer, ouvrez ${url} dans les ${number(minutes)} minutes (le lien fonctionne une fois), ou exécutez npm run create-admin -- ADRESSE.`,
  link: (url, minutes) =>
    `Ouvrez ${url} dans les ${number(minutes)} minutes. Le lien fonctionne une fois, et configure Lading avec sa première organisation et sa première personne.`,
  passwordMissing: 'ADMIN_PASSWORD : nécessaire avec ADMIN_EMAIL pour créer le premier administrateur',
  usage:
    'Usage : npm run create-admin -- ADRESSE [--organization NOM]\nPar exemple : npm run create-admin -- vous@example.org --organization "Relief Works"',
  notAnEmail: (text) =>
    `« ${text} » n’est pas une adresse e-mail. Par exemple : npm run create-admin -- vous@example.org`,
  organizationWrong: (reason) => `--organization : le nom ${reason}.`,
  noLinkNeeded:
    'Il y a déjà des personnes, donc aucun lien n’a été créé. Un administrateur de l’organisation peut en inviter d’autres.',
  usersExist:
    'Il y a déjà des personnes, donc aucun administrateur n’a été créé. Un administrateur de l’organisation peut en inviter d’autres.',
  busy: (folder) =>
    `Lading démarre ou s’arrête dans ${folder}, et ne peut pas être interrogé maintenant. Répétez la commande dans un instant.`,
  gone: 'Lading s’est arrêté entre-temps. Répétez la commande.',
  rejected: 'Le Lading en service a refusé la commande. Répétez-la.',
  askOrganization: (usual) => `Nom de l’organisation (${usual}) : `,
  askPassword: 'Mot de passe (vide pour en générer un) : ',
  askPasswordAgain: 'Le mot de passe à nouveau : ',
  passwordsDiffer: 'Les mots de passe ne sont pas identiques.',
  made: (email, organization) => `L’administrateur système ${email} et l’organisation ${organization} sont créés.`,
  generatedPassword: (password) =>
    `Mot de passe : ${password}\nIl n’est montré qu’une fois. Changez-le après la connexion.`,
};
