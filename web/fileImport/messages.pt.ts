import { wordingIn } from '../base/wording.ts';
import type {
  FileImportCountFieldsFragment,
  FileImportKind,
  FileImportState,
  LeftRowKind,
  MappingSource,
} from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { importMessages } from './messages.ts';

const { plural, number, list } = wordingIn('pt');

const rows = (count: number) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });

const states: Readonly<Record<FileImportState, string>> = {
  OPEN: 'Ainda não importada',
  APPLYING: 'Em curso',
  APPLIED: 'Terminada',
  UNDOING: 'A ser anulada',
  UNDONE: 'Anulada',
};

const titles: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Importar ordens de compra',
  ORDER_ITEMS: 'Importar itens',
  VENDORS: 'Importar fornecedores',
  END_USERS: 'Importar utilizadores finais',
  GROUPS: 'Importar grupos',
  DELIVERIES: 'Importar entregas',
};

const what: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Cada linha é um item. As linhas com o mesmo número formam uma ordem, ou alteram a que existe.',
  ORDER_ITEMS: 'Cada linha torna-se um item desta ordem, ou altera o que tem o seu número de linha.',
  VENDORS: 'Cada linha torna-se um fornecedor, ou altera o que tem o seu nome.',
  END_USERS: 'Cada linha torna-se um utilizador final, ou altera o que tem o seu nome.',
  GROUPS: 'Cada linha torna-se um grupo, ou altera o que tem o seu nome.',
  DELIVERIES:
    'Cada linha é um item entregue. A sua ordem e a remessa em que chegou são criadas com ele: fechadas, entregues e recebidas.',
};

const needed: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'As ordens novas precisam dele',
  ORDER_ITEMS: 'Os itens novos precisam dele',
  VENDORS: 'Os fornecedores novos precisam dele',
  END_USERS: 'Os utilizadores finais novos precisam dele',
  GROUPS: 'Os grupos novos precisam dele',
  DELIVERIES: 'As entregas precisam dele',
};

const sources: Readonly<Record<MappingSource, string>> = {
  HEADING: 'Cabeçalho',
  VALUES: 'Valores',
  REMEMBERED: 'Memorizado',
  PERSON: 'Escolhido',
};

const left: Readonly<Record<LeftRowKind, string>> = {
  TITLE: 'título',
  HEADING: 'cabeçalhos repetidos',
  TOTAL: 'total',
  NOTE: 'nota',
  BLANK: 'vazias',
};

function outcomeOf(
  { new: made, changed, unchanged, attention }: FileImportCountFieldsFragment,
  wrong: { one: string; other: string },
): string {
  const parts = [
    made > 0 && plural(made, { one: `${number(made)} nova`, other: `${number(made)} novas` }),
    changed > 0 && plural(changed, { one: `${number(changed)} alterada`, other: `${number(changed)} alteradas` }),
    unchanged > 0 &&
      plural(unchanged, { one: `${number(unchanged)} inalterada`, other: `${number(unchanged)} inalteradas` }),
    attention > 0 && `${number(attention)} ${plural(attention, wrong)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const pt: Translated<typeof importMessages> = {
  states,
  titles,
  what,
  needed,
  sources,
  import: 'Importar',
  imports: 'Importações',
  orders: 'Ordens de compra',
  steps: {
    label: 'Passos da importação',
    file: 'Ficheiro',
    columns: 'Colunas',
    preview: 'Antevisão',
    done: 'Concluído',
  },
  drop: 'Largue aqui um ficheiro, ou cole linhas de uma folha de cálculo',
  dropHint: 'Excel (XLSX), OpenDocument (ODS), CSV ou TSV, com quaisquer cabeçalhos em qualquer ordem.',
  choose: 'Escolher um ficheiro',
  paste: 'Colar linhas',
  pastedName: 'Linhas coladas',
  notPasted: 'Nada foi colado. Copie as linhas e prima Ctrl V nesta página.',
  nothingYet: 'Nada é escrito antes de ter visto a antevisão.',
  program: 'Programa',
  chooseProgram: 'Escolha um programa',
  programFirst: 'Escolha primeiro o programa a que os registos pertencem.',
  earlier: 'Importações anteriores',
  noEarlier: 'As importações ficam aqui com o que fizeram, para serem vistas, corrigidas e anuladas.',
  file: 'Ficheiro',
  state: 'Estado',
  by: 'Por',
  at: 'Enviado',
  ended: (counts) => outcomeOf(counts, { one: 'recusada', other: 'recusadas' }),
  foreseen: (counts) => outcomeOf(counts, { one: 'a rever', other: 'a rever' }),
  notFound: 'Essa importação não existe',
  notFoundHint: 'Foi abandonada, ou não tem acesso a ela.',
  orderNotFound: 'Essa ordem de compra não existe',
  changedElsewhere: 'Outra pessoa alterou esta importação. É mostrada como está agora; a sua alteração não foi feita.',
  columns: 'Colunas',
  columnsTaken: (taken, all) => `${number(taken)} de ${number(all)} vão para um campo`,
  mapping: 'Correspondência',
  ownMapping: 'Como abaixo',
  inFile: 'No ficheiro',
  examples: 'Três exemplos',
  field: 'Campo no Lading',
  from: 'Segundo',
  emptyCell: 'vazia',
  notImported: 'Não importada',
  noHeading: 'sem cabeçalho',
  column: (letter, heading) => (heading === '' ? `Coluna ${letter}` : `Coluna ${letter}, ${heading}`),
  fieldOf: (column) => `Campo para: ${column}`,
  likely: 'Prováveis',
  allFields: 'Todos os campos',
  takenBy: (field, letter) => `${field} (tomado pela coluna ${letter})`,
  compareOnly: (field) => `${field}, só para comparar`,
  columnFor: (field) => `Coluna para: ${field}`,
  chooseColumn: 'Escolha a sua coluna',
  withoutColumn: (fields) => `Sem coluna: ${fields}`,
  answerFirst: 'Responda primeiro como se lê o ficheiro',
  asked: 'A responder primeiro',
  askColumn: (field) => `Que coluna é “${field}”?`,
  noneOfThem: 'Nenhuma destas',
  askNumbers: 'Que sinal separa as casas decimais?',
  askDates: 'Por que ordem se escrevem as datas?',
  means: (text, value) => `${text} é ${value}`,
  decimalComma: 'Vírgula: 1.234,56',
  decimalPoint: 'Ponto: 1,234.56',
  dateOrders: { dmy: 'Primeiro o dia', mdy: 'Primeiro o mês', ymd: 'Primeiro o ano' },
  day: (month, day, year) => `${day} ${month} ${year}`,
  howRead: 'Como se lê o ficheiro',
  sheet: 'Folha',
  sheetOf: (place, all, count) => (all > 1 ? `${number(place)} de ${number(all)}, ${rows(count)}` : rows(count)),
  hiddenSheet: (name) => `${name} (oculta)`,
  headingsRow: 'Cabeçalhos na linha',
  noHeadings: 'Nenhuma',
  lastRow: 'Última linha',
  lastRowRange: (first) => `Uma linha a partir de ${number(first)}`,
  totalRow: (row) => `O total da linha ${number(row)} fica de fora e é comparado`,
  leftRows: (kind, rowNumbers) => `Ficam de fora (${left[kind]}): ${rowNumbers}`,
  moreRows: (count) => `e mais ${number(count)}`,
  numbers: 'Números',
  dates: 'Datas',
  undecided: 'A responder',
  decidedBy: (text, column, row) => `${column}, linha ${number(row)}: decidido por ${text}`,
  decidedByPerson: 'Escolhido',
  asLastTime: 'Como da última vez',
  notNeeded: 'Nada no ficheiro depende disso',
  unmapped: (columns) =>
    `Nenhum campo recebe as células preenchidas de ${list(columns.map(([heading, filled]) => `“${heading}” (${number(filled)})`))}. Ficam no ficheiro desta importação.`,
  remember: 'Memorizar para estes cabeçalhos',
  mappingName: 'Nome da correspondência',
  back: 'Voltar',
  preview: (count) => `Antevisão de ${rows(count)}`,
  discard: 'Abandonar',
  discardTitle: 'Abandonar esta importação?',
  discardQuestion: 'O seu ficheiro e o que foi corrigido são removidos. Nada dela foi importado.',
  discarded: 'Abandonada',
};
