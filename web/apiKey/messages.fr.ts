import type { Translated } from '../generated/wording.ts';
import type { apiKeyMessages } from './messages.ts';

export const fr: Translated<typeof apiKeyMessages> = {
  title: 'Clés d’API',
  search: 'Rechercher une clé d’API',
  add: 'Ajouter une clé d’API',
  addDenied: 'Vous ne pouvez pas ajouter de clés d’API',
  purpose: 'Avec une clé d’API, un de vos logiciels lit et écrit ici sans que personne se connecte.',
  adders: 'Les administrateurs ajoutent les clés d’API.',
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  organization: 'Organisation',
  organizationRequired: 'L’organisation est obligatoire',
  role: 'Rôle',
  roleRequired: 'Le rôle est obligatoire',
  programs: 'Programmes',
  allPrograms: 'Tous les programmes',
  programsHint:
    'Obligatoire pour les rôles qui travaillent dans certains programmes. Avec les autres rôles, une clé sans programme a accès à tous. Une clé n’a jamais plus de droits que son auteur.',
  expires: 'Expire le',
  expiresRequired: 'La date d’expiration est obligatoire',
  expiresPast: 'La date d’expiration ne peut pas être antérieure à aujourd’hui',
  lastUsed: 'Dernier usage',
  never: 'Jamais',
  madeBy: 'Créée par',
  state: 'État',
  states: { ACTIVE: 'Active', SUSPENDED: 'Suspendue', EXPIRED: 'Expirée', REVOKED: 'Révoquée' },
  made: 'Clé d’API créée',
  secretTitle: (name) => `La clé de ${name}`,
  secret: 'Clé',
  secretOnce:
    'Copiez-la maintenant : elle n’est montrée qu’une fois et n’est pas conservée. Un outil l’envoie sous la forme « Authorization: Bearer … ».',
  secretGone:
    'La clé a été créée, mais son secret s’est perdu avec la connexion. Révoquez cette clé et créez-en une autre.',
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer la clé d’API',
  revokeQuestion: (name) =>
    `Voulez-vous révoquer la clé d’API ${name} ? Les outils qui l’utilisent seront désormais refusés.`,
  revoked: 'Clé d’API révoquée',
};
