import { type Translated, wordingIn } from '../language/wording.ts';
import type { ManagedArea, Scope, WorkArea } from './areas.ts';
import type { accessMessages } from './messages.ts';

const { number, list } = wordingIn('pt');

/** What people have to do with, as a sentence about a role names it. */
const words: Readonly<Record<ManagedArea | WorkArea, string>> = {
  organizations: 'organizações',
  users: 'pessoas',
  programs: 'programas',
  api_keys: 'chaves de API',
  vendors: 'fornecedores',
  end_users: 'utilizadores finais',
  groups: 'grupos',
  couriers: 'transportadoras',
  purchase_orders: 'ordens',
  order_items: 'itens',
  commercial_invoices: 'remessas',
  attachments: 'documentos',
};

const scopes: Readonly<Record<Scope, string>> = {
  'every organization': 'Em todas as organizações',
  'own organization': 'Em todos os programas da organização',
  'own programs': 'Nos programas a que pertence',
};

const named = (verb: string, areas: readonly (keyof typeof words)[]) =>
  areas.length > 0 ? [`${verb} ${list(areas.map((area) => words[area]))}`] : [];

export const pt: Translated<typeof accessMessages> = {
  roles: {
    1: 'Administrador do sistema',
    2: 'Administrador da organização',
    3: 'Gestor de programa',
    4: 'Oficial de compras',
    5: 'Oficial de logística',
    6: 'Técnico de inventário',
    7: 'Leitor',
  },
  unknownRole: 'Função desconhecida',
  describe: ({ scope, manages, edits, handles, approves, reads }) => {
    const does = [
      ...named('gerir', manages),
      ...named('criar e editar', edits),
      ...(handles ? ['avaliar e receber mercadorias'] : []),
      ...(approves ? ['aprovar faturas'] : []),
    ];
    const only = does.length === 0 ? ', sem alterar nada' : '';
    return `${scopes[scope]}, pode ${[...does, ...named('ler', reads)].join('; ')}${only}.`;
  },
  passwordTooShort: (least) => `A palavra-passe tem de ter pelo menos ${number(least)} caracteres`,
  passwordTooLong: (most) => `A palavra-passe pode ter no máximo ${number(most)} caracteres`,
  passwordTooPlain: 'A palavra-passe tem de ter uma minúscula, uma maiúscula, um algarismo e um carácter especial',
};
