import { type Translated, wordingIn } from './generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  unknown: 'Une erreur inconnue s’est produite',
  unauthenticated: 'Connectez-vous pour continuer',
  cancelled: 'Demande annulée !',
  forbidden: 'Vous n’avez pas accès à cette ressource',
  peopleOnly: 'Seule une personne connectée peut le faire : une clé d’API ne le peut pas',
  notFound: 'Introuvable',
  cursorExpired: 'Le curseur a expiré : demandez-en un nouveau et copiez tout à nouveau',
  unavailable: 'Le serveur est injoignable pour le moment. Réessayez plus tard.',
  noSpace: 'Le serveur n’a plus de place pour enregistrer ceci. Prévenez la personne qui l’exploite.',
  busy: 'Lading a trop de travail de ce genre en ce moment. Réessayez sous peu.',
  overloaded: 'Lading est occupé. Réessayez dans un instant.',
  timeout: 'Le serveur a mis trop de temps à répondre. Réessayez plus tard.',
  badResponse: 'Le serveur a envoyé une réponse non valide. Réessayez plus tard.',
  outcomeUnknown:
    'La réponse s’est perdue : l’écriture a peut-être été enregistrée, peut-être pas. Répétez-la avec la même clé.',
  tooLarge: 'La demande est trop volumineuse',
  tooManyReads:
    'Le document exige trop d’appels pour des fiches isolées : demandez des pages plus petites, ou plusieurs documents',
  tooManyHeaders: 'La demande a trop d’en-têtes',
  tooSlow: 'La demande a mis trop de temps à arriver',
  rateLimited: 'Trop de tentatives. Réessayez plus tard.',
  ofField: (field, what) => `${field} : ${what}`,
  all: (sentences) => sentences.join(' ; '),
  nothingStored: (refused, rows) =>
    `Rien n’a été enregistré : ${plural(refused, {
      one: `${number(refused)} ligne refusée`,
      other: `${number(refused)} lignes refusées`,
    })} sur ${number(rows)}`,
  oneAtATime: 'Le serveur n’accepte ceci que pour une fiche à la fois',
  notRegistered: 'Ce serveur n’exécute que les documents de son client web et ceux des outils connectés.',
  malformed: 'La demande est illisible',
  preflightNeeded: 'Envoyez l’en-tête « apollo-require-preflight » avec une demande qui écrit',
  formNeeded: 'Envoyez un formulaire : multipart/form-data',
  outsideRange: 'La plage est en dehors du fichier',
  tooManyOperations: 'Trop d’opérations sur une même connexion',
  inexactNumber: 'Un nombre est trop grand pour être exact. Envoyez-le sous forme de texte.',
  illFormedText: 'Un texte contient la moitié d’un caractère (un demi-codet isolé)',
  idempotencyKey: 'Une clé d’idempotence compte de 1 à 255 caractères ASCII visibles, sans espaces',
  historyElsewhere:
    'Une compagnie aérienne a son propre historique, et celui d’un document fait partie de celui de sa fiche',
  manyIds: 'Demandez de 1 à 100 identifiants à la fois',
  pageSize: 'Demandez de 1 à 100 lignes par page, à partir de la page 1 ; pour les changements, de 0 à 500',
  whichOperation: 'Nommez l’opération du document à exécuter',
  socketNeeded: 'Les abonnements exigent un websocket : connectez-vous à cette adresse avec graphql-ws',
  signInForPlayground:
    'Le bac à sable est réservé aux personnes connectées. Connectez-vous d’abord, puis rouvrez cette page.',
  playgroundNotBuilt:
    'Le bac à sable n’est pas encore construit. Exécutez « npm run build », puis redémarrez la passerelle.',
  notBuilt:
    'Le client web n’est pas encore construit. Exécutez « npm run build », puis redémarrez la passerelle. L’API répond à /graphql.',
};
