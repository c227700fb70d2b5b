import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { packageMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const name = (n: number) => `Linha de volumes ${n}`;

export const pt: Translated<typeof packageMessages> = {
  title: 'Volumes',
  list: 'Editar volumes',
  numbers: 'Volumes',
  numbersOf: (from, to) => (from === to ? `Volume ${from}` : `Volumes ${from}–${to}`),
  line: name,
  fieldOf: (n, label) => `${name(n)}: ${label}`,
  type: 'Tipo',
  sizeOf: (sizes) => `${sizes.join(' × ')} cm`,
  contents: 'Conteúdo',
  contentOf: (quantity, position, material) => `${quantity} da linha ${position} · ${material}`,
  hiddenItem: (quantity) => `${quantity} de um item que não pode ler`,
  count: 'Número',
  length: 'Comprimento (cm)',
  width: 'Largura (cm)',
  height: 'Altura (cm)',
  netWeight: 'Líquido, cada (kg)',
  grossWeight: 'Bruto, cada (kg)',
  dryIce: 'Gelo seco, cada (kg)',
  weight: 'Peso de cada um',
  grossOf: (kilograms) => `${kilograms} kg brutos`,
  netOf: (kilograms) => `${kilograms} kg líquidos`,
  iceOf: (kilograms) => `${kilograms} kg de gelo seco`,
  moreItems: (count) => plural(count, { one: `e mais ${number(count)} item`, other: `e mais ${number(count)} itens` }),
  weightHint: 'Os pesos são de um volume, em quilogramas.',
  addLine: 'Adicionar volumes',
  removeLine: (from, to) => (from === to ? `Remover o volume ${from}` : `Remover os volumes ${from}–${to}`),
  purpose:
    'Os volumes da remessa discriminam-se aqui, com o que cada um contém; a lista de embalagem imprime-se a partir deles.',
  removeEmpty: 'Remover esta linha',
  whatIsIn: 'O que contêm',
  inLine: 'Em',
  notPacked: 'Não embalado',
  quantity: 'Quantidade',
  anotherLine: 'Pôr uma parte noutros volumes',
  countBelow: 'O número pode ser no máximo 1 000 000',
  weightBelow: 'Tem de ser inferior a 1 000 000 kg',
  itemLine: (position, material) => `Linha ${position} · ${material}`,
  itemLineOf: (order, position, material) => `${order} · linha ${position} · ${material}`,
  inAll: (quantity, unit) => `${quantity} ${unit} ao todo`,
  saved: 'Volumes guardados',
  noRoom: 'Estes volumes são demasiados para este formulário: altere-os pela API.',
  hidden: 'A sua função não mostra os itens, que os volumes contêm.',
  countRequired: 'O número é obrigatório',
  countPositive: 'O número tem de ser superior a 0',
  lineEmpty: 'Nada foi introduzido sobre estes volumes',
  quantityRequired: 'A quantidade é obrigatória',
  positive: (label) => `${label}: tem de ser superior a 0`,
  iceTooHeavy: 'O gelo seco pesa tanto como o volume com ele, ou mais',
  goodsTooHeavy: 'A mercadoria e o gelo seco pesam mais do que o volume com eles',
  moreThanAll: (quantity) => `Mais do que há: ${quantity} ao todo`,
  mostItems: (most) =>
    `A remessa tem mais de ${number(most)} itens: indique pela API o que está em cada volume. O que já existe mantém-se.`,
  fromLines: 'Resulta dos volumes: altere-o lá',
};
