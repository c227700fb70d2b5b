import { type Translated, wordingIn } from '../language/wording.ts';
import type { tableMessages } from './tableMessages.ts';

const { number, list } = wordingIn('pt');

export const pt: Translated<typeof tableMessages> = {
  unknownKind: (name, kinds) => `Não existe o tipo «${name}». As linhas podem tornar-se: ${kinds.join(', ')}.`,
  needsOrder: 'Indique a ordem que recebe os itens, com --order NÚMERO.',
  onlyAtTerminal: 'é só para o comando no terminal',
  unknownMapping: (name, names) =>
    names.length === 0
      ? `Não existe a correspondência «${name}». Nenhuma tem nome ainda: dê-lho no ecrã de uma importação.`
      : `Não existe a correspondência «${name}». Há: ${names.join(', ')}.`,
  question: {
    columns: (examples) =>
      `Várias colunas têm o cabeçalho que num ficheiro anterior só uma tinha: ${list(examples)}. Diga uma vez no ecrã qual é.`,
    numbers: (examples) =>
      `O ficheiro não diz se é a vírgula ou o ponto que separa as casas decimais: ${list(examples)}. Diga-o uma vez no ecrã; fica memorizado para estes cabeçalhos.`,
    dates: (examples) =>
      `O ficheiro não diz por que ordem se escrevem as datas: ${list(examples)}. Diga-o uma vez no ecrã; fica memorizado para estes cabeçalhos.`,
  },
  nobody: (organization, email) =>
    email === undefined
      ? `${organization} não tem nenhum utilizador ativo em cujo nome importar.`
      : `${organization} não tem nenhum utilizador ativo ${email}.`,
  mayNotImport: (email) => `A função de ${email} não permite esta importação. Indique outra pessoa, com --as EMAIL.`,
  unknownOrder: (order) => `Não existe a ordem ${order}.`,
  unknownProgram: (name, names) =>
    names.length === 0
      ? 'Não há nenhum programa para onde importar.'
      : `Não existe o programa «${name}». Há: ${names.join(', ')}.`,
  nameProgram: (names) => `Há vários programas. Indique para qual importar, com --program NOME: ${names.join(', ')}.`,
  inTheNameOf: (organization, program, person) =>
    `Importação para ${program === null ? organization : `${program} (${organization})`} em nome de ${person}.`,
  wouldBe: (rows) => `Ensaio: nada foi escrito. Uma importação faria das linhas (${number(rows)}):`,
  was: (rows) => `Importado. O que foi feito das linhas (${number(rows)}):`,
  rowsBecome: (rows) =>
    `novas: ${number(rows.new)}, alteradas: ${number(rows.changed)}, sem alterações: ${number(rows.unchanged)}, recusadas: ${number(rows.attention)}, deixadas de fora: ${number(rows.left_out)}`,
  ordersBecome: (fresh, changed) => `ordens de compra novas: ${number(fresh)}, alteradas: ${number(changed)}`,
  sums: (read, ready, file) =>
    `dólares americanos lidos: ${read}, sem as linhas recusadas: ${ready}${file === null ? '' : `, segundo o total do ficheiro: ${file}`}`,
  byMapping: (name) => `correspondência: ${name}`,
  leftColumns: (headings) => `colunas que não foram importadas: ${list(headings)}`,
  refusedRow: (row, reason) => `linha ${number(row)}: ${reason}`,
  moreRefused: (rows) => `e mais ${number(rows)}, no relatório`,
};
