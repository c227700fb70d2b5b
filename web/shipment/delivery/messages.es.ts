import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { deliveryMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

const packages = (count: number) => plural(count, { one: `${number(count)} bulto`, other: `${number(count)} bultos` });
const sent = (count: number) =>
  plural(count, { one: `Se envió ${packages(count)}`, other: `Se enviaron ${packages(count)}` });

export const es: Translated<typeof deliveryMessages> = {
  title: 'Entrega',
  edit: 'Editar entrega',
  saved: 'Entrega guardada',
  deliveredDate: 'Fecha de entrega',
  receivedBy: 'Recibido por',
  deliveredPackages: 'Bultos recibidos',
  deliveredLater: 'La fecha de entrega no puede ser posterior a hoy',
  tooMany: 'Los bultos recibidos deben ser como máximo 1.000.000',
  sent,
  missing: (count, arrived) =>
    `${sent(count)}: ${plural(count - arrived, { one: 'falta 1', other: `faltan ${number(count - arrived)}` })}`,
  more: (count, arrived) => `${sent(count)}: ${number(arrived - count)} de más recibidos`,
  deliveredOn: (date) => `Entregado el ${date}`,
  noDate: 'Entregado, sin fecha registrada',
  receivedByWhom: (name) => `recibido por ${name}`,
  packagesOf: (arrived, all) => (all === null ? packages(arrived) : `${number(arrived)} de ${packages(all)}`),
  proof: 'comprobante adjunto',
  noProof: 'sin comprobante adjunto',
  proofTitle: 'Comprobante de entrega',
  proofs: (count) => plural(count, { one: '1 adjunto', other: `${number(count)} adjuntos` }),
  noProofs: 'Todavía no hay ninguno adjunto',
  attach: 'Adjuntar',
  bulkNote: 'La fecha de entrega será hoy. Se puede corregir en cada envío.',
};
