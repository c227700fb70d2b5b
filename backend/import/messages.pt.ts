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
  stalled: 'Não chegaram dados durante 30 segundos.',

  noOrganization:
    'Ainda não há nenhuma organização para onde importar. Configure primeiro o Lading: npm start mostra um link para isso.',
  unknownOrganization: (name, names) => `Não há nenhuma organização "${name}". Existem: ${names.join(', ')}.`,
  nameOne: (names) =>
    `Há várias organizações. Indique para qual importar, com --organization NAME: ${names.join(', ')}.`,
  usage:
    'Uso: npm run import -- FILE [--organization NAME] [--dry-run]\nPor exemplo: npm run import -- orders.csv --organization "Relief Works"\nEm que mais se podem tornar as linhas: npm run import -- FILE --kind deliveries|orders|items|vendors|end-users|groups [--program NAME] [--order NUMBER] [--mapping NAME] [--create] [--as EMAIL]',
  noFile: (file) =>
    `Não há nenhum ficheiro ${file}. Indique um ficheiro CSV pelo caminho a partir daqui, por exemplo: npm run import -- exports/orders.csv`,
  isFolder: (file) =>
    `${file} é uma pasta, não um ficheiro. Indique um ficheiro CSV, por exemplo: npm run import -- exports/orders.csv`,
  throughBackend: (url) => `A enviar o ficheiro ao Lading em funcionamento em ${url}.`,
  lostBackend:
    'O backend parou antes de a importação terminar. As ordens já importadas estão completas; execute de novo a importação.',
  stopped: 'Parada. As ordens já importadas estão completas; execute de novo a importação para as restantes.',
  waiting: 'À espera de que termine outra importação da organização …',
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
