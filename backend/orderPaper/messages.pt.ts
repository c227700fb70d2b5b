import type { Translated } from '../language/wording.ts';
import type { orderPaper } from './messages.ts';

export const pt: Translated<typeof orderPaper> = {
  printsHidden: 'O documento mostra por completo os itens, o fornecedor e o grupo, o que a sua função não permite',
  title: 'Ordem de compra',
  orderNumber: 'Ordem n.º',
  requestNumber: 'Requisição n.º',
  date: 'Data',
  printed: 'Impressa em',
  buyer: 'COMPRADOR',
  vendor: 'FORNECEDOR',
  shipTo: 'ENTREGAR A',
  usd: 'Dólares dos EUA (USD)',
  fundingNumber: 'N.º do financiamento',
  funding: 'Financiamento',
  items: 'Itens',
  noItems: 'Esta ordem ainda não tem itens.',
  line: 'Linha',
  description: 'Descrição',
  quantity: 'Quantidade',
  unit: 'Unidade',
  unitPrice: 'Preço unitário',
  amount: 'Montante',
  catalogNumber: 'Cat. n.º',
  urgent: 'Urgente',
  total: 'Total (USD)',
  authorization: 'Autorizado pelo comprador:',
  place: {
    order: 'Ordem de compra',
    line: (position) => `Linha ${position}`,
  },
};
