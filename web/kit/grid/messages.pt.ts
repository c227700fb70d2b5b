import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridMessages } from './messages.ts';
import type { LeftKind } from './pasteLines.ts';

const { plural, number } = wordingIn('pt');

const KINDS: Readonly<Record<LeftKind, readonly [one: string, several: string]>> = {
  title: ['título', 'títulos'],
  heading: ['cabeçalho repetido', 'cabeçalhos repetidos'],
  total: ['total', 'totais'],
  note: ['nota', 'notas'],
  blank: ['vazia', 'vazias'],
};

/** Names kinds of lines, with their number if there are several: `título, 2 totais`. */
function kindsOf(kinds: readonly LeftKind[]): string {
  const counted = [...Map.groupBy(kinds, (kind) => kind)];
  return counted
    .map(([kind, all]) => (all.length === 1 ? KINDS[kind][0] : `${number(all.length)} ${KINDS[kind][1]}`))
    .join(', ');
}

const rows = (count: number) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });
const columns = (count: number) => plural(count, { one: `${number(count)} coluna`, other: `${number(count)} colunas` });
/** Says of rows that something was done: `1 linha guardada`, `2 linhas guardadas`. */
const done = (count: number, what: string) => `${rows(count)} ${plural(count, { one: what, other: `${what}s` })}`;

export const pt: Translated<typeof gridMessages> = {
  notRead: (label, text) => `“${text}” não é uma das opções de ${label}`,
  toCheck: (label) => `${label}: por verificar`,
  damaged: {
    shortened: (text) => `“${text}” é um número que uma folha de cálculo encurtou: introduza todos os dígitos`,
    date: (text) => `“${text}” pode ser um número ou código que uma folha de cálculo transformou em data`,
    error: (text) => `“${text}” é um erro da folha de cálculo, não um valor`,
    zero: (text) => `“${text}” pode ter perdido um zero à esquerda`,
  },
  notDollars: (text) => `“${text}” não é um montante em dólares dos EUA`,
  notOnlyNumber: (text) => `“${text}” é mais do que um número`,
  toChoose: (label) => `${label}: por escolher`,
  conflict: 'Outra pessoa guardou aqui outro valor',
  rowHead: 'Linha',
  row: (row) => `Linha ${row}`,
  cell: (label, row) => `${label}, linha ${row}`,
  newRow: 'Escreva ou cole',
  state: 'Estado',
  states: {
    stored: 'Guardada',
    locked: 'Só de leitura',
    new: 'Nova',
    changed: 'Alterada',
    conflict: 'Alterada por outra pessoa',
  },
  conflictBy: (who) => `Alterada por ${who}`,
  refused: (why) => `Recusada: ${why}`,
  computed: 'Este valor é calculado',
  stillLoading: 'As outras linhas ainda estão a carregar',
  chooseOne: 'Escolha um:',
  keep: (text) => `Conservar ${text}`,
  mine: (text) => `O seu: ${text}`,
  theirs: (text) => `O outro: ${text}`,
  nothing: 'vazio',
  selected: (height, width) => `Seleção: ${rows(height)}, ${columns(width)}`,
  pasted: (count) => done(count, 'colada'),
  beforeMore: (text) => `${text},`,
  ready: (count) => plural(count, { one: `${number(count)} pronta`, other: `${number(count)} prontas` }),
  attention: (count) =>
    plural(count, { one: `${number(count)} precisa de atenção`, other: `${number(count)} precisam de atenção` }),
  pasteLocked: (count) =>
    plural(count, {
      one: `${rows(count)} não pode ser alterada e ficou como estava`,
      other: `${rows(count)} não podem ser alteradas e ficaram como estavam`,
    }),
  leftOut: (kinds) => `${done(kinds.length, 'omitida')}: ${kindsOf(kinds)}`,
  readAs: (text, read) => `“${text}” lido como ${read}`,
  typedAs: (text, read, other) => `“${text}” lido como ${read}. Para ${other}, escreva-o sem o separador dos milhares`,
  otherTotals: (count) =>
    plural(count, {
      one: `${number(count)} total de linha difere da folha`,
      other: `${number(count)} totais de linha diferem da folha`,
    }),
  question: {
    title: 'Como se lê isto?',
    columns: 'Que contém cada coluna?',
    column: (column) => `Coluna ${column}`,
    as: (name) => `${name} é`,
    nothing: 'Não colar',
    numbers: 'Que sinal separa as casas decimais?',
    point: 'O ponto: 1,234.50',
    comma: 'A vírgula: 1.234,50',
    reading: (text, as) => `${text} é ${as}`,
    undecided: 'Escolha primeiro como se leem os números',
    twice: 'Duas colunas têm o mesmo nome',
    paste: 'Colar',
  },
  pasteUnknown: (names) => `Não colado, por não haver tal coluna: ${names.join(', ')}`,
  cellsPasted: (count) =>
    plural(count, { one: `${number(count)} célula colada`, other: `${number(count)} células coladas` }),
  cellsLeft: (count) =>
    plural(count, {
      one: `${number(count)} célula não tinha lugar numa linha e numa coluna que se possam alterar aqui`,
      other: `${number(count)} células não tinham lugar numa linha e numa coluna que se possam alterar aqui`,
    }),
  undoPaste: 'Anular a colagem',
  notTogether: 'Não se podem copiar em conjunto células de colunas diferentes',
  copied: (height, width) => (height * width === 1 ? 'Copiado' : `Copiado: ${rows(height)}, ${columns(width)}`),
  nothingToUndo: 'Nada a anular',
  nothingToRedo: 'Nada a refazer',
  savedStay: 'As linhas guardadas não se removem aqui',
  columns: 'Colunas',
  save: (count) => `Guardar ${rows(count)}`,
  saved: (count) => done(count, 'guardada'),
  nothingReady: 'Nenhuma linha está pronta para guardar',
  refusedRows: (count) =>
    plural(count, {
      one: `${rows(count)} foi recusada e fica como foi escrita`,
      other: `${rows(count)} foram recusadas e ficam como foram escritas`,
    }),
  undone: 'Anulado',
  redone: 'Refeito',
  notUndone: {
    changed: (count) =>
      plural(count, {
        one: `${rows(count)} ignorada, porque foi alterada entretanto`,
        other: `${rows(count)} ignoradas, porque foram alteradas entretanto`,
      }),
    gone: (count) =>
      plural(count, {
        one: `${rows(count)} ignorada, porque foi eliminada`,
        other: `${rows(count)} ignoradas, porque foram eliminadas`,
      }),
    locked: (count) =>
      plural(count, {
        one: `${rows(count)} ignorada, porque já não pode ser alterada`,
        other: `${rows(count)} ignoradas, porque já não podem ser alteradas`,
      }),
  },
  removeTitle: 'Remover linhas guardadas?',
  removeText: (count) =>
    plural(count, {
      one: `Anular isto remove ${rows(count)} que estava guardada.`,
      other: `Anular isto remove ${rows(count)} que estavam guardadas.`,
    }),
  removeNote: 'Refazer (Ctrl Y) repõe-nas como linhas novas, que pode voltar a guardar.',
  remove: 'Remover',
  keys: [
    { keys: ['Tab'], what: 'célula seguinte' },
    { keys: ['Enter'], what: 'descer' },
    { keys: ['Ctrl', 'V'], what: 'colar em qualquer lado' },
    { keys: ['Ctrl', 'D'], what: 'preencher para baixo' },
    { keys: ['Alt', '↓'], what: 'escolher' },
    { keys: ['Ctrl', 'Z'], what: 'anular' },
    { keys: ['Esc'], what: 'sair da grelha' },
  ],
  draftKept: 'Rascunho conservado neste dispositivo',
  allSaved: 'Tudo guardado',
};
