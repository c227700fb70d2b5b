import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { queueMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const waiting = (count: number, step: string) =>
  plural(count, {
    one: `${number(count)} item à espera de ${step}`,
    other: `${number(count)} itens à espera de ${step}`,
  });

export const pt: Translated<typeof queueMessages> = {
  toOrders: 'Abrir as ordens de compra',
  gone: 'Este item já não existe',
  line: (orderNumber, position) => `${orderNumber} · ${position}`,
  facts: (facts) => facts.join(' · '),
  quantityOf: (quantity, unit) => `${quantity} ${unit}`,
  search: 'Pesquisar itens',
  urgent: 'Urgente',
  orderLine: 'OC · linha',
  material: 'Material',
  vendor: 'Fornecedor',
  status: 'Estado',
  dgClass: 'Classe de perigo',
  quantity: 'Quantidade',
  added: 'Adicionado',
  ordered: (quantity, parts) => `Encomendado: ${quantity} (${parts.join(', ')})`,
  partReceived: (quantity, day) => `recebido: ${quantity}${day ? ` em ${day}` : ''}`,
  partOpen: (quantity) => `por receber: ${quantity}`,
  partOfLine: (line) => `Parte da linha ${line}`,
  partIn: (quantity, status) => `${status.toLowerCase()}: ${quantity}`,
  rowLabel: (line, material) => `${line} · ${material}`,
  saving: 'A guardar…',
  waits: 'O que se introduziu aqui está neste dispositivo, à espera da ligação',
  saveAndNext: 'Guardar e seguinte',
  skip: 'Saltar',
  backToList: 'Voltar à lista',
  next: 'Item seguinte',
  keys: {
    save: 'guardar, abrir o seguinte',
    back: 'voltar',
    skip: 'saltar',
    close: 'fechar',
  },
  done: 'Últimos feitos',
  undo: 'Anular',
  undoOf: (line) => `Anular ${line}`,
  savedAs: (line) => `${line} guardado como`,
  ended: (skipped) =>
    skipped === 0
      ? 'Não falta fazer nada.'
      : plural(skipped, {
          one: `Este foi o último. Da lista, ainda falta ${number(skipped)}.`,
          other: `Este foi o último. Da lista, ainda faltam ${number(skipped)}.`,
        }),
  stations: {
    toAssess: (count) => waiting(count, 'avaliação'),
    toReceive: (count) => waiting(count, 'receção'),
    toRelease: (count) => waiting(count, 'libertação'),
    toShip: (count) =>
      plural(count, {
        one: `${number(count)} item pode ser expedido`,
        other: `${number(count)} itens podem ser expedidos`,
      }),
  },
  takenBy: (who, when, already) => `${already}: ${who}, ${when}`,
};
