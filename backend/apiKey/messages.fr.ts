import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  notFound: 'est introuvable',
  beyondScope: 'dépasse votre propre rôle',
  programsNeeded: 'doivent être indiqués pour ce rôle',
  past: 'doit être dans le futur',
  tooLate: (days) =>
    plural(days, {
      one: `doit se situer dans ${number(days)} jour au plus`,
      other: `doit se situer dans ${number(days)} jours au plus`,
    }),
  higherKey: 'Votre rôle ne couvre pas cette clé',
  peopleOnly: 'Une clé d’API ne peut ni créer ni révoquer de clés d’API',
  alreadyRevoked: 'Cette clé est déjà révoquée',
  columns: {
    name: 'Nom',
    role: 'Rôle',
    programs: 'Programmes',
    state: 'État',
    expiresAt: 'Expire le',
    lastUsedAt: 'Dernier usage',
    maker: 'Créée par',
    createdAt: 'Créée le',
  },
  allPrograms: 'Tous les programmes',
  states: { active: 'Active', suspended: 'Suspendue', expired: 'Expirée', revoked: 'Révoquée' },
};
