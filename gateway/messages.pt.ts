import { type Translated, wordingIn } from './generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  unknown: 'Ocorreu um erro desconhecido',
  unauthenticated: 'Inicie sessão para continuar',
  cancelled: 'Pedido cancelado!',
  forbidden: 'Não tem acesso a este recurso',
  peopleOnly: 'Só uma pessoa com sessão iniciada o pode fazer: uma chave de API não pode',
  notFound: 'Não encontrado',
  cursorExpired: 'O cursor expirou: peça um novo e copie tudo outra vez',
  unavailable: 'De momento não é possível contactar o servidor. Tente mais tarde.',
  noSpace: 'O servidor já não tem espaço para guardar isto. Avise quem o gere.',
  busy: 'De momento, o Lading tem demasiado trabalho deste tipo. Tente de novo em breve.',
  overloaded: 'O Lading está ocupado. Tente de novo dentro de instantes.',
  timeout: 'O servidor demorou demasiado a responder. Tente mais tarde.',
  badResponse: 'O servidor enviou uma resposta não válida. Tente mais tarde.',
  outcomeUnknown: 'A resposta perdeu-se: a escrita pode ter ficado guardada ou não. Repita-a com a mesma chave.',
  tooLarge: 'O pedido é demasiado grande',
  tooManyReads:
    'O documento precisa de demasiadas chamadas para registos isolados: peça páginas mais pequenas ou vários documentos',
  tooManyHeaders: 'O pedido tem demasiados cabeçalhos',
  tooSlow: 'O pedido demorou demasiado a chegar',
  rateLimited: 'Demasiadas tentativas. Tente mais tarde.',
  ofField: (field, what) => `${field} ${what}`,
  all: (sentences) => sentences.join('; '),
  nothingStored: (refused, rows) =>
    `Nada foi guardado: ${plural(refused, {
      one: `foi recusada ${number(refused)}`,
      other: `foram recusadas ${number(refused)}`,
    })} de ${number(rows)} linhas`,
  oneAtATime: 'O servidor só aceita isto para um registo de cada vez',
  notRegistered: 'Este servidor só executa os documentos do seu cliente web e os de ferramentas com sessão iniciada.',
  malformed: 'Não é possível ler o pedido',
  preflightNeeded: 'Envie o cabeçalho "apollo-require-preflight" com um pedido que escreve',
  formNeeded: 'Envie um formulário: multipart/form-data',
  outsideRange: 'O intervalo está fora do ficheiro',
  tooManyOperations: 'Demasiadas operações numa só ligação',
  inexactNumber: 'Um número é demasiado grande para ser exato. Envie-o como texto.',
  illFormedText: 'Um texto contém metade de um carácter (um substituto isolado)',
  idempotencyKey: 'Uma chave de idempotência tem de 1 a 255 caracteres ASCII visíveis, sem espaços',
  historyElsewhere: 'Uma companhia aérea tem o seu próprio histórico, e o de um documento faz parte do do seu registo',
  manyIds: 'Peça de 1 a 100 ids de cada vez',
  pageSize: 'Peça de 1 a 100 linhas por página, a partir da página 1; para alterações, de 0 a 500',
  whichOperation: 'Indique que operação do documento executar',
  socketNeeded: 'As subscrições precisam de um websocket: ligue-se a este endereço com graphql-ws',
  signInForPlayground:
    'O ambiente de testes é para utilizadores com sessão iniciada. Inicie sessão e abra de novo esta página.',
  playgroundNotBuilt: 'O ambiente de testes ainda não foi compilado. Execute "npm run build" e reinicie o gateway.',
  notBuilt:
    'O cliente web ainda não foi compilado. Execute "npm run build" e reinicie o gateway. A API responde em /graphql.',
};
