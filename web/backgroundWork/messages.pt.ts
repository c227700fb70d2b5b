import { wordingIn } from '../base/wording.ts';
import type { WorkOutcome, WorkProgressFragment, WorkState } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { workMessages } from './messages.ts';

const { plural, number, list } = wordingIn('pt');

/** How records of a kind are named: one, and several. */
const NOUNS: Partial<Record<WorkProgressFragment['type'], readonly [one: string, several: string]>> = {
  PURCHASE_ORDER: ['ordem de compra', 'ordens de compra'],
  SHIPMENT: ['remessa', 'remessas'],
  ORDER_ITEM: ['item', 'itens'],
};

/** Returns a number of records of a kind: "1234 ordens de compra". */
function counted(type: WorkProgressFragment['type'], count: number): string {
  const [one, other] = NOUNS[type] ?? ['registo', 'registos'];
  return `${number(count)} ${plural(count, { one, other })}`;
}

const states: Readonly<Record<WorkState, string>> = {
  WAITING: 'À espera',
  RUNNING: 'Em curso',
  DONE: 'Terminado',
  CANCELLED: 'Cancelado',
  FAILED: 'Falhou',
};

const outcomes: Readonly<Record<WorkOutcome, string>> = {
  CHANGED: 'Alterado',
  UNCHANGED: 'Já estava assim',
  REFUSED: 'Recusado',
  NOT_REACHED: 'Não alcançado',
};

/** Returns what became of the records: "198 alterados, 2 recusados". */
function outcomeOf({ changed, refused, notReached }: WorkProgressFragment): string {
  const said = (count: number, what: string) => `${number(count)} ${plural(count, { one: what, other: `${what}s` })}`;
  const parts = [said(changed, 'alterado')];
  if (refused > 0) parts.push(said(refused, 'recusado'));
  if (notReached > 0) parts.push(`${number(notReached)} por alcançar`);
  return parts.join(', ');
}

export const pt: Translated<typeof workMessages> = {
  states,
  outcomes,
  background: 'Trabalho em segundo plano',
  asked: ({ kind, type, total, status, urgent, storage, undoes }) => {
    const records = counted(type, total);
    if (kind === 'IMPORT') return `Importação de ${records}`;
    if (undoes) return `Repor ${records}`;
    if (kind === 'USERS') return `Atribuir utilizadores a ${records}`;
    if (kind === 'STATUS') return `Mudar ${records} para ${status?.name ?? 'um estado'}`;
    if (urgent !== null) {
      const marked = `Marcar ${records} como ${urgent ? 'urgente' : 'não urgente'}`;
      return storage ? `${marked}, com a conservação ${storage.name}` : marked;
    }
    return storage ? `Definir a conservação de ${records}: ${storage.name}` : `Limpar a conservação de ${records}`;
  },
  describedAs: (text) => `Descrição do estado: ${text}`,
  assigned: (names) => (names.length === 0 ? 'Ninguém atribuído' : `A ${list(names)}`),
  inProgram: (program) => `Em ${program}`,
  askedBy: (name, moment) => `Pedido por ${name}, ${moment}`,
  askedAt: (moment) => `Pedido: ${moment}`,
  tookSeconds: (seconds) => `demorou ${number(seconds)} s`,
  progress: (reached, total) => `${number(reached)} de ${number(total)}`,
  headed: ({ state, total, notReached }) => {
    if (state === 'WAITING') return `À espera, ${number(total)}`;
    if (state === 'RUNNING') return `${number(total - notReached)} de ${number(total)}`;
    return states[state];
  },
  ended: (work) => `${states[work.state]}: ${outcomeOf(work)}`,
  outcomeOf: (work) => (work.undoneBy ? `${outcomeOf(work)}, foi anulado` : outcomeOf(work)),
  cancel: 'Cancelar',
  cancelTitle: 'Cancelar este trabalho?',
  cancelQuestion: 'Os registos já alterados ficam como estão. Os outros não são alcançados.',
  cancelled: 'Cancelado',
  undo: (count) => `Anular ${number(count)}`,
  undoTitle: 'Anular este trabalho?',
  undoQuestion: (undoable, changed) =>
    undoable === changed
      ? `Os ${number(changed)} registos alterados voltam ao que eram, salvo se entretanto foram alterados de novo.`
      : `${number(undoable)} de ${number(changed)} registos alterados voltam ao que eram, salvo se entretanto foram alterados de novo. O estado dos outros não permite voltar atrás: ficam como estão, e a página da anulação nomeia-os.`,
  undoing: 'Está a ser anulado',
  undoOf: 'Anula um trabalho anterior',
  undoneBy: 'Foi anulado',
  rows: 'Registos',
  outcome: 'Resultado',
  record: 'Registo',
  reason: 'Porquê',
  all: (count) => `Todos ${number(count)}`,
  some: (outcome, count) => `${outcomes[outcome]} ${number(count)}`,
  noRows: 'Não há tais registos, ou não os pode abrir.',
  lately: 'Dos últimos 30 dias',
  whose: 'Trabalho de quem',
  own: 'Meu',
  everybodys: 'De todos',
  what: 'Trabalho',
  state: 'Estado',
  by: 'Pedido por',
  at: 'Pedido',
  noWorks:
    'As alterações de mais registos do que um pedido aceita, como as de uma lista inteira, continuam aqui enquanto faz outra coisa. O trabalho terminado fica 30 dias.',
  notFound: 'Não existe tal trabalho',
  notFoundHint: 'Terminou há mais de 30 dias, ou não o pode abrir.',
};
