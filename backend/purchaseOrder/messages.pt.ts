import { type Translated, wordingIn } from '../language/wording.ts';
import { itemNames, type NamedItems } from './itemNames.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const lines = (count: number) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });
const listed = (items: NamedItems) => {
  const rest = items.count - items.first.length;
  return `${itemNames(items)}${rest > 0 ? ` e mais ${number(rest)}` : ''}`;
};

export const pt: Translated<typeof messages> = {
  notReceived: (items) => `${lines(items.count)} por receber: ${listed(items)}`,
  notShipped: (items) =>
    `${plural(items.count, { one: `${lines(items.count)} recebida`, other: `${lines(items.count)} recebidas` })} e por expedir: ${listed(items)}`,
  closed: 'Uma ordem fechada não pode ser editada',
  archived: 'Uma ordem arquivada não pode ser editada',
  noNextStatus: 'Não há estado a que possa passar',
  prohibited: (parties) => `${parties}: não se podem adicionar itens e a ordem não pode ser aprovada`,
  notFound: 'não existe',
  switchedOff: 'não está em uso nesta organização',
  itemsInShipments: 'tem de corresponder às remessas dos itens da ordem: remova primeiro os itens',
  wholeCard: 'não pode conter um número de cartão completo: use o nome ou os últimos quatro dígitos',
  columns: {
    orderNumber: 'N.º da OC',
    status: 'Estado',
    users: 'Atribuída a',
    orderDate: 'Data da OC',
    endUser: 'Utilizador final',
    group: 'Grupo',
    vendor: 'Fornecedor',
    orderNumberInternal: 'N.º da requisição',
    items: 'Itens',
    receivedItems: 'Itens recebidos',
    totalValue: 'Valor total',
    comments: 'Comentários',
    program: 'Programa',
    createdBy: 'Criado por',
    createdAt: 'Criado',
    updatedAt: 'Atualizado',
  },
  receivedOf: (received, items) => `${number(received)} de ${number(items)}`,
};
