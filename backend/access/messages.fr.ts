import { type Translated, wordingIn } from '../language/wording.ts';
import type { ManagedArea, Scope, WorkArea } from './areas.ts';
import type { accessMessages } from './messages.ts';

const { number, list } = wordingIn('fr');

const words: Readonly<Record<ManagedArea | WorkArea, string>> = {
  organizations: 'les organisations',
  users: 'les personnes',
  programs: 'les programmes',
  api_keys: 'les clés d’API',
  vendors: 'les fournisseurs',
  end_users: 'les utilisateurs finaux',
  groups: 'les groupes',
  couriers: 'les transporteurs',
  purchase_orders: 'les commandes',
  order_items: 'les articles',
  commercial_invoices: 'les envois',
  attachments: 'les documents',
};
const scopes: Readonly<Record<Scope, string>> = {
  'every organization': 'Dans toutes les organisations',
  'own organization': 'Dans tous les programmes de l’organisation',
  'own programs': 'Dans ses propres programmes',
};
const named = (verb: string, areas: readonly (keyof typeof words)[]) =>
  areas.length > 0 ? [`${verb} ${list(areas.map((area) => words[area]))}`] : [];

export const fr: Translated<typeof accessMessages> = {
  roles: {
    1: 'Administrateur système',
    2: 'Administrateur d’organisation',
    3: 'Responsable de programme',
    4: 'Acheteur',
    5: 'Logisticien',
    6: 'Gestionnaire de stock',
    7: 'Lecteur',
  },
  unknownRole: 'Rôle inconnu',
  describe: ({ scope, manages, edits, handles, approves, reads }) => {
    const does = [
      ...named('gérer', manages),
      ...named('créer et modifier', edits),
      ...(handles ? ['évaluer et réceptionner les marchandises'] : []),
      ...(approves ? ['approuver les factures'] : []),
    ];
    const only = does.length === 0 ? ', sans rien modifier' : '';
    return `${scopes[scope]}, peut ${[...does, ...named('lire', reads)].join(' ; ')}${only}.`;
  },
  passwordTooShort: (least) => `Le mot de passe doit compter au moins ${number(least)} caractères`,
  passwordTooLong: (most) => `Le mot de passe doit compter au plus ${number(most)} caractères`,
  passwordTooPlain:
    'Le mot de passe doit contenir au moins une minuscule, une majuscule, un chiffre et un caractère spécial',
};
