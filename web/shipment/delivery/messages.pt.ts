import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { deliveryMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const packages = (count: number) =>
  plural(count, { one: `${number(count)} volume`, other: `${number(count)} volumes` });
const sent = (count: number) =>
  plural(count, { one: `${packages(count)} expedido`, other: `${packages(count)} expedidos` });

export const pt: Translated<typeof deliveryMessages> = {
  title: 'Entrega',
  edit: 'Editar entrega',
  saved: 'Entrega guardada',
  deliveredDate: 'Entregue em',
  receivedBy: 'Recebida por',
  deliveredPackages: 'Volumes recebidos',
  deliveredLater: 'A data de entrega não pode ser posterior a hoje',
  tooMany: 'Os volumes recebidos podem ser no máximo 1 000 000',
  sent,
  missing: (count, arrived) =>
    `${sent(count)}: ${plural(count - arrived, { one: 'falta', other: 'faltam' })} ${number(count - arrived)}`,
  more: (count, arrived) =>
    `${sent(count)}: ${plural(arrived - count, { one: `recebido mais ${number(arrived - count)}`, other: `recebidos mais ${number(arrived - count)}` })}`,
  deliveredOn: (date) => `Entregue em ${date}`,
  noDate: 'Entregue, sem data registada',
  receivedByWhom: (name) => `recebida por ${name}`,
  packagesOf: (arrived, count) => (count === null ? packages(arrived) : `${number(arrived)} de ${packages(count)}`),
  proof: 'comprovativo anexado',
  noProof: 'sem comprovativo anexado',
  proofTitle: 'Comprovativo de entrega',
  proofs: (count) => plural(count, { one: `${number(count)} anexado`, other: `${number(count)} anexados` }),
  noProofs: 'Ainda nenhum anexado',
  attach: 'Anexar',
  bulkNote: 'A data de entrega será a de hoje. Pode ser corrigida em cada remessa.',
};
