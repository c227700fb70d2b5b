import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { outboxMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof outboxMessages> = {
  title: 'À espera da ligação',
  explained:
    'Isto está apenas neste dispositivo, só para si, mesmo quando a página ou o navegador são fechados. É enviado por esta ordem quando o servidor responder.',
  nothing: 'Nada espera: tudo foi enviado.',
  wait: (count) => `${number(count)} à espera`,
  back: (count) => plural(count, { one: `${number(count)} não aceite`, other: `${number(count)} não aceites` }),
  waiting: (count) =>
    plural(count, {
      one: `${number(count)} alteração espera pela ligação.`,
      other: `${number(count)} alterações esperam pela ligação.`,
    }),
  cameBack: (count) =>
    plural(count, {
      one: `${number(count)} alteração que esperava não foi aceite. O que escreveu foi conservado.`,
      other: `${number(count)} alterações que esperavam não foram aceites. O que escreveu foi conservado.`,
    }),
  saved: (count) =>
    plural(count, {
      one: `${number(count)} alteração que esperava foi guardada`,
      other: `${number(count)} alterações que esperavam foram guardadas`,
    }),
  show: 'Mostrar',
  made: (moment) => `Feita: ${moment}`,
  refusedBecause: (reasons) => `Não aceite: ${reasons.join('. ')}`,
  open: 'Abrir',
  openOf: (label) => `Abrir: ${label}`,
  takeBack: 'Abrir com os dados',
  takeBackOf: (label) => `Abrir com os dados: ${label}`,
  again: 'Tentar de novo',
  againOf: (label) => `Tentar de novo: ${label}`,
  saveFile: (name) => `Guardar ${name}`,
  discard: 'Descartar',
  discardOf: (label) => `Descartar: ${label}`,
  discardTitle: 'Descartar esta alteração?',
  discardQuestion: (label) => `Não será enviada: ${label}`,
  discardSentQuestion: (label) => `Não será enviada de novo, mas pode já ter chegado: ${label}`,
};
