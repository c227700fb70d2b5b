import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { goodsReceiptMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof goodsReceiptMessages> = {
  receivedDate: 'Fecha de recepción',
  condition: 'Condición',
  receivedOf: (quantity) => `Recibido de ${quantity}`,
  receivedRequired: 'Ingrese cuánto se recibió',
  receivedPositive: 'Debe ser mayor que 0',
  receivedAtMost: (quantity) => `Se pueden recibir como máximo ${quantity}`,
  lotNumber: 'Número de lote',
  expiryDate: 'Vencimiento',
  expired: 'Está vencido',
  expiresThen: 'Vence el día de su recepción',
  temperatureReading: 'Temperatura °C',
  photo: 'Foto',
  photoAsTaken: 'Enviar la foto en tamaño completo',
  photoOf: 'Foto de la mercancía en su recepción',
  lot: (lot) => `Lote ${lot}`,
  received: (amount) => `Recibido: ${amount}`,
  amount: (received, ordered) => `${received} de ${ordered}`,
  needsRelease: 'Necesita liberación',
  release: 'Liberar',
  releaseTitle: 'Liberar ítem',
  releaseOf: (line) => `Liberar ${line}`,
  released: 'Ítem liberado',
  reason: 'Motivo',
  reasonRequired: 'El motivo es obligatorio',
  arrived: 'No llegó como debía:',
  temperature: (degrees) => `${degrees} °C`,
  step: {
    title: 'Recibir ítem',
    take: 'Recibir',
    taken: 'Ítem recibido',
    listTitle: 'Recepciones de mercancías',
    crumb: 'Recepciones',
    start: 'Empezar a recibir',
    purpose: 'Los ítems de las órdenes del programa esperan aquí hasta que llegan.',
    nothingReady: 'Ningún ítem de esta lista se puede recibir ahora',
    doneSince: (count, time) =>
      plural(count, {
        one: `1 recibido desde las ${time}, guardado`,
        other: `${number(count)} recibidos desde las ${time}, todos guardados`,
      }),
  },
};
