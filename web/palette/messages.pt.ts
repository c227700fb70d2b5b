import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { paletteMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof paletteMessages> = {
  open: 'Pesquisar em tudo',
  placeholder: 'Pesquisar ordens, itens, remessas, partes, pessoas e páginas',
  results: 'Resultados',
  groups: {
    actions: 'Nesta página',
    pages: 'Páginas',
    purchaseOrders: 'Ordens de compra',
    orderItems: 'Itens',
    shipments: 'Remessas',
    vendors: 'Fornecedores',
    endUsers: 'Utilizadores finais',
    groups: 'Grupos',
    couriers: 'Transportadoras',
    users: 'Pessoas',
  },
  seeAll: (count, list) => `Ver tudo em ${list} (${count})`,
  listIn: (list, program) => `${list} de ${program}`,
  found: (count) => plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` }),
  searching: 'A pesquisar…',
  nothing: (text) => `Nada encontrado para “${text}”.`,
  itemOf: (order, position) => `${order} · ${position}`,
  profile: 'O seu perfil',
  guide: 'Guia de configuração',
  works: 'Trabalho em segundo plano',
  keys: { move: 'mover', open: 'abrir', newTab: 'em novo separador', close: 'fechar' },
};
