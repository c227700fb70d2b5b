import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const counted = (one: string, other: string) => (value: number) => `${number(value)} ${plural(value, { one, other })}`;
const rows = counted('linha', 'linhas');

const NOUNS = {
  programs: counted('programa', 'programas'),
  groups: counted('grupo', 'grupos'),
  end_users: counted('utilizador final', 'utilizadores finais'),
  vendors: counted('fornecedor', 'fornecedores'),
  purchase_orders: counted('ordem de compra', 'ordens de compra'),
  shipments: counted('remessa', 'remessas'),
  order_items: counted('item', 'itens'),
} as const;

export const pt: Translated<typeof messages> = {
  empty: 'O ficheiro está vazio.',
  workbook: 'Isto é um livro do Excel, não um ficheiro CSV. Guarde-o como CSV (UTF-8) e importe esse.',
  unknownLayout: (layout, missing) =>
    `O Lading não pode importar este ficheiro. Para a estrutura "${layout}" ${plural(missing.length, {
      one: 'falta esta coluna',
      other: 'faltam estas colunas',
    })}: ${missing.join(', ')}.`,
  stalled: 'Não chegaram dados durante 30 segundos.',

  tooFewCells: (has, wanted) => `tem ${number(has)} células, o cabeçalho tem ${number(wanted)}`,
  worthNothing: 'vezes valor por item tem de dar pelo menos 0,01',
  repeated: (lineId) => `a linha ${lineId} desta ordem já aparece antes no ficheiro; conta a primeira`,

  notADate: 'não é uma data',
  ahead: 'é posterior a hoje',
  notANumber: 'não é um número',
  twoReadings: 'pode ler-se com o ponto como separador decimal ou dos milhares: escreva sem nenhum dos dois',
  damaged: 'foi alterado por uma folha de cálculo: escreva o código completo',
  notKnown: 'não é conhecido e foi ignorado',
  valueDiffers: (total) => `difere de quantidade × preço, que dá ${total}; usaram-se a quantidade e o preço`,
  differsFromFirst: (row) => `difere da linha ${number(row)}, a primeira desta ordem, que foi usada`,
  orderElsewhere: 'já é uma ordem de outro programa',
  orderArchived: 'é uma ordem arquivada, que não aceita mais itens',
  prohibited: (parties) => `${parties}: novas ordens e remessas não podem nomear esta parte`,
  shipmentElsewhere: 'já é uma remessa de outro programa',
  databaseRefused: (reason) => `a base de dados recusou: ${reason}`,
  taken: 'já está em uso',

  noOrganization:
    'Ainda não há nenhuma organização para onde importar. Configure primeiro o Lading: npm start mostra um link para isso.',
  unknownOrganization: (name, names) => `Não há nenhuma organização "${name}". Existem: ${names.join(', ')}.`,
  nameOne: (names) =>
    `Há várias organizações. Indique para qual importar, com --organization NAME: ${names.join(', ')}.`,
  usage:
    'Uso: npm run import -- FILE [--organization NAME] [--dry-run]\nPor exemplo: npm run import -- orders.csv --organization "Relief Works"\nUma tabela com qualquer disposição, como no ecrã: npm run import -- FILE --kind orders|items|vendors|end-users|groups [--program NAME] [--order NUMBER] [--mapping NAME] [--create] [--as EMAIL]',
  noFile: (file) =>
    `Não há nenhum ficheiro ${file}. Indique um ficheiro CSV pelo caminho a partir daqui, por exemplo: npm run import -- exports/orders.csv`,
  isFolder: (file) =>
    `${file} é uma pasta, não um ficheiro. Indique um ficheiro CSV, por exemplo: npm run import -- exports/orders.csv`,
  running: 'Há outra importação em curso. Espere que termine e depois inicie esta.',
  throughBackend: (url) => `A enviar o ficheiro ao Lading em funcionamento em ${url}.`,
  lostBackend:
    'O backend parou antes de a importação terminar. As ordens já importadas estão completas; execute de novo a importação.',
  stopped: 'Parada. As ordens já importadas estão completas; execute de novo a importação para as restantes.',
  stopping: 'A parar depois desta ordem …',
  failed: 'A importação falhou. As ordens já importadas estão completas; execute-a de novo para as restantes.',

  reading: (count) => `A ler: ${rows(count)}`,
  importing: (orders, of) => `A importar: ${number(orders)} de ${number(of)} ordens`,
  nothingChanged: (lines, organization) =>
    `Nada mudou: ${plural(lines, {
      one: `a ${rows(lines)} já tinha sido importada`,
      other: `as ${rows(lines)} já tinham sido importadas`,
    })} para ${organization}.`,
  nothingNew: 'Nada foi importado.',
  dryRun: (organization) => `Ensaio: nada foi escrito. Uma importação criaria em ${organization}:`,
  made: (organization) => `Importado para ${organization}:`,
  counted: (kind, value) => NOUNS[kind](value),
  unchanged: (lines) =>
    plural(lines, {
      one: `${rows(lines)} já tinha sido importada e não foi alterada.`,
      other: `${rows(lines)} já tinham sido importadas e não foram alteradas.`,
    }),
  refused: (count) => plural(count, { one: `${rows(count)} foi recusada.`, other: `${rows(count)} foram recusadas.` }),
  noted: (count) =>
    plural(count, {
      one: `${rows(count)} importada consta do relatório.`,
      other: `${rows(count)} importadas constam do relatório.`,
    }),
  noMembers: (programs) =>
    `${plural(programs, {
      one: `${number(programs)} novo programa não tem membros: só os administradores o veem.`,
      other: `${number(programs)} novos programas não têm membros: só os administradores os veem.`,
    })} Adicione membros em Painel da organização > Gerir utilizadores, no campo Programas de cada utilizador.`,
  report: (file) => `Relatório: ${file}`,
};
