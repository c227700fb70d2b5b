import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  examples: 'Exemples',
  exampleOperations: 'Exemples d’opérations',
  signedIn: {
    before: 'Un navigateur connecté à Lading n’a besoin de rien d’autre. Un outil se connecte avec ',
    between: ', et envoie le jeton sous la forme ',
    after: ' ; ici, il se met dans l’onglet Headers et suit à l’exemple suivant.',
  },
  guide: 'Guide',
  schemaFile: 'Le schéma en un fichier',
  guideUnread: (why) => `Le guide n’a pas pu être lu : ${why}`,
  answered: (status) => `le serveur a répondu ${status}`,
  costOpen: 'Coût : exécutez une opération pour le voir',
  cost: (objects, limit, calls) =>
    `Coût : ${number(objects)} objets sur ${number(limit)} au plus, ${plural(calls, { one: `${number(calls)} appel`, other: `${number(calls)} appels` })} au backend`,
};
