import { type Translated, wordingIn } from '../language/wording.ts';
import type { errorMessages, valueMessages } from './errorMessages.ts';

const { plural, number, list } = wordingIn('fr');

const inSeconds = (count: number) =>
  `Réessayez dans ${plural(count, { one: `${number(count)} seconde`, other: `${number(count)} secondes` })}.`;

export const errors: Translated<typeof errorMessages> = {
  unauthorized: 'Connectez-vous pour continuer',
  wrongSignIn: 'E-mail ou mot de passe incorrect',
  forbidden: 'Vous n’avez pas accès à cette ressource',
  noRight: 'Votre rôle ne le permet pas',
  peopleOnly: 'Seule une personne connectée peut le faire : une clé d’API ne le peut pas',
  peopleOnlyFields: (fields) =>
    `Seule une personne connectée peut modifier ${list(fields)} : une clé d’API ne le peut pas`,
  notFound: 'Introuvable',
  removedMeanwhile: 'Une fiche mentionnée ici a été supprimée entre-temps : rien n’a été enregistré',
  cursorExpired: 'Le curseur a expiré : demandez-en un nouveau et copiez tout à nouveau',
  stale: 'Quelqu’un a modifié cette fiche entre-temps',
  inProgress: 'Cette demande est encore en cours de traitement',
  notStored: 'Non enregistrée, car d’autres lignes ont été refusées',
  tooSlow: 'La demande a mis trop de temps à arriver',
  clientLeft: 'Le client s’est déconnecté',
  tooManyHeaders: 'La demande a trop d’en-têtes',
  tooManyRequests: (seconds) => `Trop de tentatives. ${inSeconds(seconds)}`,
  busy: (seconds) => `Trop de demandes de ce genre sont déjà en cours. ${inSeconds(seconds)}`,
  databaseUnavailable: 'La base de données n’est pas disponible pour le moment',
  storeUnavailable: 'Le stockage des fichiers n’est pas disponible pour le moment',
  outcomeUnknown: 'L’écriture a peut-être été enregistrée, peut-être pas : vérifiez avant de la répéter',
  storeFull: 'Il n’y a plus de place pour enregistrer ceci',
  unknown: 'Une erreur inconnue s’est produite',
  tooLarge: 'La demande est trop volumineuse',
  unknownEncoding: 'Encodage inconnu',
  unreadable: 'La demande est illisible',
  bodyType: (type) => `Le corps doit être ${type}`,
  idempotencyKey: 'Idempotency-Key : de 1 à 255 caractères ASCII visibles, sans espaces',
  otherValues: 'Cette demande a déjà été envoyée avec d’autres valeurs',
  outsideFile: 'Cette partie n’est pas dans le fichier',
  form: {
    tooLarge: 'Le formulaire est trop volumineux',
    endedEarly: 'Le formulaire s’est terminé trop tôt',
    namelessPart: 'Une partie du formulaire n’a pas de nom',
    fieldTooLarge: 'Un champ du formulaire est trop volumineux',
    fieldsTooLarge: 'Les champs du formulaire sont trop volumineux',
    tooManyFields: 'Le formulaire a trop de champs',
    unreadable: 'Le formulaire est illisible',
    noBoundary: 'Le formulaire n’a pas de délimiteur',
  },
};

export const values: Translated<typeof valueMessages> = {
  notFound: 'est introuvable',
  notACountry: 'n’est pas un code de pays',
  notAFile: 'ne peut pas être un fichier',
  fileName: 'doit avoir un nom de fichier',
  oneFile: 'doit être un seul fichier',
  fileOfAForm: 'doit être un fichier d’un formulaire',
  sameInBody: 'doit être identique dans l’adresse et dans le corps',
  between: (min, max) => `doit se situer entre ${number(min)} et ${number(max)}`,
  atMost: (most) => `doit être au plus ${number(most)}`,
  atMostForSoMany: (most) => `doit être au plus ${number(most)} pour autant de fiches`,
  endsBeforeItBegins: 'ne peut pas précéder le début de la plage',
  tooFar: 'est trop loin : affinez les filtres',
  pagesNeeded: (most) =>
    `ne peut pas être désactivé pour plus de ${number(most)} lignes : demandez page par page, ou affinez les filtres`,
  inFuture: 'ne peut pas être postérieure à aujourd’hui',
  notAssignable: 'doivent être des personnes actives du programme',
};
