import type { Translated } from '../generated/wording.ts';
import type { outboxMessages } from './outboxMessages.ts';

export const pt: Translated<typeof outboxMessages> = {
  waiting: 'À espera da ligação',
  onItem: (what, order, line) => `${what}: ${order === null ? line : `${order} · ${line}`}`,
  kept: 'Conservado neste dispositivo até ser enviado',
  noSpace:
    'Não é possível contactar o servidor, e este dispositivo não tem espaço para conservar isto até lá. O que escreveu fica aqui. Tente de novo dentro de instantes.',
  changedMeanwhile: 'Entretanto, alguém alterou o registo.',
  noAnswer: 'O servidor não disse o que aconteceu.',
  tooOld:
    'Foi enviado há mais de 23 horas sem resposta, por isso pode já estar guardado. Veja o registo antes de enviar de novo.',
};
