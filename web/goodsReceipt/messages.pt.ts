import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { goodsReceiptMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof goodsReceiptMessages> = {
  receivedDate: 'Data de receção',
  condition: 'Condição',
  receivedOf: (quantity) => `Recebido, de ${quantity}`,
  receivedRequired: 'Introduza quanto foi recebido',
  receivedPositive: 'Tem de ser superior a 0',
  receivedAtMost: (quantity) => `Pode receber-se no máximo ${quantity}`,
  lotNumber: 'Número de lote',
  expiryDate: 'Data de validade',
  expired: 'A validade já expirou',
  expiresThen: 'A validade expira no dia da receção',
  temperatureReading: 'Temperatura °C',
  photo: 'Fotografia',
  photoAsTaken: 'Enviar a fotografia no tamanho original',
  photoOf: 'Fotografia da mercadoria na receção',
  lot: (lot) => `Lote ${lot}`,
  received: (amount) => `Recebido ${amount}`,
  amount: (received, ordered) => `${received} de ${ordered}`,
  needsRelease: 'Precisa de libertação',
  release: 'Libertar',
  releaseTitle: 'Libertar item',
  releaseOf: (line) => `Libertar ${line}`,
  released: 'Item libertado',
  reason: 'Motivo',
  reasonRequired: 'O motivo é obrigatório',
  arrived: 'Não chegou como devia:',
  temperature: (degrees) => `${degrees} °C`,
  step: {
    title: 'Receber item',
    take: 'Receber',
    taken: 'Item recebido',
    listTitle: 'Receção de mercadorias',
    crumb: 'Receção de mercadorias',
    start: 'Começar a receber',
    purpose: 'Os itens das ordens do programa esperam aqui até chegarem.',
    nothingReady: 'De momento, nenhum item desta lista pode ser recebido',
    doneSince: (count, time) =>
      plural(count, {
        one: `${number(count)} recebido desde as ${time}, tudo guardado`,
        other: `${number(count)} recebidos desde as ${time}, tudo guardado`,
      }),
  },
};
