import { wordingIn } from '../base/wording.ts';
import type { FileImportKind, FileImportRowState, RecordType } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { outcomeMessages } from './outcomeMessages.ts';

const { plural, number } = wordingIn('pt');

const rows = (count: number) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });
const orders = (count: number) => plural(count, { one: `${number(count)} ordem`, other: `${number(count)} ordens` });
const noun = (kind: FileImportKind, count: number) => plural(count, { one: NOUNS[kind][0], other: NOUNS[kind][1] });
/** An adjective or participle that takes an s. */
const are = (count: number, what: string) => plural(count, { one: what, other: `${what}s` });
const listed = (numbers: readonly number[]) =>
  `${plural(numbers.length, { one: 'linha', other: 'linhas' })} ${numbers.map(number).join(', ')}`;

/** What is made of the rows: one, and several. */
const NOUNS: Readonly<Record<FileImportKind, readonly [one: string, several: string]>> = {
  PURCHASE_ORDERS: ['item', 'itens'],
  ORDER_ITEMS: ['item', 'itens'],
  VENDORS: ['fornecedor', 'fornecedores'],
  END_USERS: ['utilizador final', 'utilizadores finais'],
  GROUPS: ['grupo', 'grupos'],
  DELIVERIES: ['item', 'itens'],
};

const types: Readonly<Partial<Record<RecordType, string>>> = {
  PURCHASE_ORDER: 'Ordem',
  SHIPMENT: 'Remessa',
  PROGRAM: 'Programa',
  VENDOR: 'Fornecedor',
  END_USER: 'Utilizador final',
  GROUP: 'Grupo',
};

const tabs: Readonly<Record<FileImportRowState, string>> = {
  NEW: 'Novas',
  CHANGED: 'Alteradas',
  UNCHANGED: 'Inalteradas',
  ATTENTION: 'A rever',
  LEFT_OUT: 'Deixadas de fora',
};

export const pt: Translated<typeof outcomeMessages> = {
  types,
  allRows: 'Todas as linhas',
  tabs,
  refusedTab: 'Recusadas',
  tabList: 'Linhas segundo o que lhes acontece',
  rowsOfFile: 'Linhas do ficheiro',
  whatHappens: 'O que acontece',
  makes: (made, changed) =>
    made > 0
      ? `Cria ${orders(made)}${changed > 0 ? `, altera ${number(changed)}` : ''}`
      : changed > 0
        ? `Altera ${orders(changed)}`
        : '',
  noRows: 'Não há linhas assim.',
  notLoaded: 'Algumas linhas não puderam ser carregadas.',
  namesNotLoaded: 'Não foi possível carregar os nomes em questão.',
  cellNotMended: (row, label, why) => `Linha ${number(row)}, ${label}: ${why}`,
  unsaved: (row) => `O que escreveu na linha ${number(row)} ainda não está guardado. A célula diz porquê.`,
  leaveRowOut: (row) => `Deixar a linha ${number(row)} de fora`,
  takeRowIn: (row) => `Incluir a linha ${number(row)}`,
  mendHow: 'Escreva ou cole sobre as células para as corrigir.',
  names: 'Nomes e valores em dúvida',
  createAll: (label, count) => `${label}: criar todos (${number(count)})`,
  moreNames: (count) => `Mostrar mais ${number(count)}`,
  fewerNames: 'Mostrar menos',
  nameIn: (label, text, count) => `${label} “${text}”, ${rows(count)}`,
  answered: (text, answer) => `${text} → ${answer}`,
  notCalled: (label, text) => `${label}: nada se chama “${text}”`,
  notRead: (label, text) => `${label}: não se pode ler “${text}”`,
  sayers: (count, orderCount) =>
    `${rows(count)}${orderCount > 0 ? ` de ${orders(orderCount)}` : ''} ${plural(count, { one: 'diz isso', other: 'dizem isso' })}. O que escolher vale para todas.`,
  orderCount: orders,
  another: 'Outro',
  chooseRecord: 'Escolha qual',
  create: (text) => `Criar “${text}”`,
  leaveOut: (count) =>
    plural(count, { one: 'Deixar esta linha de fora', other: `Deixar estas ${rows(count)} de fora` }),
  countsAsEmpty: 'Conta como vazio',
  emptyAnswer: 'conta como vazio',
  leftOutAnswer: 'de fora',
  createdAnswer: 'a criar',
  remembered: 'Fica memorizado com a correspondência',
  takeFor: (count) => `Usar para ${rows(count)}`,
  takeBack: 'Retirar',
  sums: 'Somas',
  usd: 'USD',
  fileTotal: (row) => (row === null ? 'Total do ficheiro' : `Total do ficheiro, linha ${number(row)}`),
  readTotal: (count) => `Lido das suas ${rows(count)}`,
  readyTotal: (count) => `Pronto, ${rows(count)}`,
  less: (amount) => `${amount} a menos do que no ficheiro`,
  more: (amount) => `${amount} a mais do que no ficheiro`,
  same: 'como no ficheiro',
  waiting: (amount, count) => `${amount} espera em ${rows(count)}`,
  differences: (count) =>
    `${rows(count)} ${plural(count, { one: 'difere', other: 'diferem' })} do total que tem ao lado`,
  difference: (row, file, read) => `Linha ${number(row)}: ${file} no ficheiro, ${read} por quantidade × preço`,
  stayOut: (count) =>
    `${rows(count)} ${plural(count, { one: 'fica de fora até ser corrigida, e pode ser descarregada depois.', other: 'ficam de fora até serem corrigidas, e podem ser descarregadas depois.' })}`,
  untilImport: 'Nada é escrito antes de importar.',
  importRows: (count) => `Importar ${rows(count)}`,
  backToImport: 'Voltar à importação',
  facts: (moment, seconds, name) =>
    [moment, seconds !== null && `${number(seconds)} s`, name !== null && `por ${name}`].filter(Boolean).join(', '),
  importAnother: 'Importar outro ficheiro',
  figures: 'O que fez',
  newOrders: (count) => plural(count, { one: 'ordem nova', other: 'ordens novas' }),
  newRecords: (kind, count) => `${noun(kind, count)} ${are(count, 'novo')}`,
  changedRecords: (kind, count) => `${noun(kind, count)} ${are(count, 'alterado')}`,
  unchangedRecords: (kind, count) => `${noun(kind, count)} ${are(count, 'inalterado')}`,
  refusedRows: (count) => plural(count, { one: 'linha recusada', other: 'linhas recusadas' }),
  leftOutRows: (count) => plural(count, { one: 'linha deixada de fora', other: 'linhas deixadas de fora' }),
  wereRefused: (count) => `${rows(count)} ${plural(count, { one: 'foi recusada', other: 'foram recusadas' })}`,
  refusedHint: 'O motivo está ao lado de cada linha. Corrija-as aqui, ou no ficheiro descarregado e importe-o.',
  downloadRefused: 'Descarregar com os motivos',
  refusedAsCsv: 'Como CSV',
  mendHere: 'Corrigir aqui',
  resultOrders: 'Ordens',
  resultRecords: 'Registos',
  noResults: 'Não criou nem alterou nada.',
  orderNumber: 'N.º OC',
  record: 'Registo',
  vendor: 'Fornecedor',
  endUser: 'Utilizador final',
  items: 'Itens',
  outcome: 'Resultado',
  madeNew: 'Novo',
  wasChanged: 'Alterado',
  value: 'Valor total',
  itemsOf: ({ newItems, changedItems, unchangedItems, refusedItems }) =>
    [
      newItems > 0 && `${number(newItems)} ${are(newItems, 'novo')}`,
      changedItems > 0 && `${number(changedItems)} ${are(changedItems, 'alterado')}`,
      unchangedItems > 0 && `${number(unchangedItems)} ${are(unchangedItems, 'inalterado')}`,
      refusedItems > 0 && `${number(refusedItems)} ${are(refusedItems, 'recusado')}`,
    ]
      .filter(Boolean)
      .join(', '),
  openList: 'Abrir a lista',
  undoTitle: 'Anular esta importação',
  undoHint: 'Retira o que ninguém tocou desde então.',
  goes: (kind, count, orderCount) =>
    `${noun(kind, count)}${orderCount > 0 ? ` e ${orders(orderCount)}` : ''} ${count === 1 && orderCount === 0 ? 'sai' : 'saem'}`,
  goesBack: (kind, count) =>
    `${noun(kind, count)} ${plural(count, { one: 'recupera', other: 'recuperam' })} os valores anteriores`,
  stays: (count) => plural(count, { one: 'fica', other: 'ficam' }),
  staying: (reason, count, numbers) => `${reason}: ${number(count)} (${listed(numbers)})`,
  undo: 'Anular',
  undoQuestion: 'Anular esta importação?',
  undoText:
    'O que criou é removido, e o que alterou recupera os valores anteriores, salvo se alguém continuou a trabalhar nisso.',
  undoStarted: 'A importação está a ser anulada',
  nothingToUndo: 'Já nada dela pode ser retirado.',
  stayedTitle: 'O que ficou',
  wasUndone: 'Esta importação foi anulada',
  undoneRows: (count, stayed) =>
    `${plural(count, { one: `${number(count)} registo retirado`, other: `${number(count)} registos retirados` })}${stayed > 0 ? plural(stayed, { one: `, ${number(stayed)} ficou`, other: `, ${number(stayed)} ficaram` }) : ''}.`,
  theFile: 'O ficheiro',
  rows: 'Linhas',
  rowsOfSheet: (count, sheet) => `${number(count)}, folha ${sheet}`,
  totalInFile: 'Total no ficheiro',
  size: 'Tamanho',
  download: (size) => `Descarregar, ${size}`,
  onTheWay: 'Criado de passagem',
  madeOne: (type, name) => `${type}: ${name}`,
  madeStays: (reason) => `Fica: ${reason}`,
  madeRemoved: 'Removido desde então',
  running: 'A importar',
  undoing: 'A anular',
  progress: (reached, total) => `${number(reached)} de ${number(total)}`,
  mayLeave: 'Pode sair desta página: o trabalho continua, e é avisado quando terminar.',
  cancel: 'Cancelar',
  cancelTitle: 'Cancelar esta importação?',
  cancelQuestion: 'O que já foi importado fica, e pode ser anulado. O resto não é importado.',
  cancelled: 'Cancelada',
  wasCancelled: 'Foi cancelada antes da última linha; o resto não foi importado.',
  failed: (reason) => `Terminou antes da última linha: ${reason}`,
};
