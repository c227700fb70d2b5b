import { type Translated, wordingIn } from '../language/wording.ts';
import type { errorMessages, valueMessages } from './errorMessages.ts';

const { plural, number, list } = wordingIn('pt');

const inSeconds = (count: number) =>
  plural(count, { one: `dentro de ${number(count)} segundo`, other: `dentro de ${number(count)} segundos` });

export const errors: Translated<typeof errorMessages> = {
  unauthorized: 'Inicie sessão para continuar',
  wrongSignIn: 'E-mail ou palavra-passe incorretos',
  forbidden: 'Não tem acesso a este recurso',
  noRight: 'A sua função não permite isto',
  peopleOnly: 'Só uma pessoa com sessão iniciada o pode fazer: uma chave de API não pode',
  peopleOnlyFields: (fields) =>
    `Só uma pessoa com sessão iniciada pode alterar ${list(fields)}: uma chave de API não pode`,
  notFound: 'Não encontrado',
  removedMeanwhile: 'Entretanto foi removido um registo que isto nomeia: nada foi guardado',
  cursorExpired: 'O cursor expirou: peça um novo e copie tudo outra vez',
  stale: 'Entretanto, alguém alterou este registo',
  inProgress: 'Este pedido ainda está a ser processado',
  notStored: 'Não guardado, porque outras linhas foram recusadas',
  tooSlow: 'O pedido demorou demasiado a chegar',
  clientLeft: 'O cliente desligou-se',
  tooManyHeaders: 'O pedido tem demasiados cabeçalhos',
  tooManyRequests: (seconds) => `Demasiadas tentativas. Tente de novo ${inSeconds(seconds)}.`,
  busy: (seconds) => `Já há demasiados pedidos destes em curso. Tente de novo ${inSeconds(seconds)}.`,
  databaseUnavailable: 'De momento, a base de dados não está disponível',
  storeUnavailable: 'De momento, o armazenamento de ficheiros não está disponível',
  outcomeUnknown: 'A escrita pode ter ficado guardada ou não: veja antes de a repetir',
  storeFull: 'Já não há espaço para guardar isto',
  unknown: 'Ocorreu um erro desconhecido',
  tooLarge: 'O pedido é demasiado grande',
  unknownEncoding: 'Codificação desconhecida',
  unreadable: 'Não é possível ler o pedido',
  bodyType: (type) => `O corpo tem de ser ${type}`,
  idempotencyKey: 'Idempotency-Key: de 1 a 255 caracteres ASCII visíveis, sem espaços',
  otherValues: 'Este pedido já foi enviado com outros valores',
  outsideFile: 'Esta parte não está no ficheiro',
  form: {
    tooLarge: 'O formulário é demasiado grande',
    endedEarly: 'O formulário terminou antes do fim',
    namelessPart: 'Uma parte do formulário não tem nome',
    fieldTooLarge: 'Um campo do formulário é demasiado grande',
    fieldsTooLarge: 'Os campos do formulário são demasiado grandes',
    tooManyFields: 'O formulário tem demasiados campos',
    unreadable: 'Não é possível ler o formulário',
    noBoundary: 'O formulário não tem “boundary”',
  },
};

export const values: Translated<typeof valueMessages> = {
  notFound: 'não existe',
  notACountry: 'não é um código de país',
  notAFile: 'não pode ser um ficheiro',
  fileName: 'tem de ter um nome de ficheiro',
  oneFile: 'tem de ser um só ficheiro',
  fileOfAForm: 'tem de ser um ficheiro de um formulário',
  sameInBody: 'tem de ter o mesmo valor no endereço e no corpo',
  between: (min, max) => `tem de estar entre ${number(min)} e ${number(max)}`,
  atMost: (most) => `não pode exceder ${number(most)}`,
  atMostForSoMany: (most) => `não pode exceder ${number(most)} com tantos registos`,
  endsBeforeItBegins: 'não pode ser anterior ao início do intervalo',
  tooFar: 'fica demasiado longe: restrinja os filtros',
  pagesNeeded: (most) =>
    `não se pode desligar para mais de ${number(most)} linhas: peça página a página ou restrinja os filtros`,
  inFuture: 'não pode ser posterior a hoje',
  notAssignable: 'têm de ser utilizadores ativos do programa',
};
