import { type Translated, wordingIn } from '../language/wording.ts';
import type { unitMessages } from './unitMessages.ts';

const { plural } = wordingIn('pt');

const unit = (one: string, other: string, name = one) => ({
  name,
  counted: (count: number) => plural(count, { one, other }),
});

export const pt: Translated<typeof unitMessages> = {
  EA: unit('unidade', 'unidades'),
  C62: unit('unidade', 'unidades', 'um'),
  H87: unit('peça', 'peças'),
  KT: unit('kit', 'kits'),
  SET: unit('conjunto', 'conjuntos'),
  PR: unit('par', 'pares'),
  DZN: unit('dúzia', 'dúzias'),
  HC: unit('centena', 'centenas'),
  MIL: unit('milhar', 'milhares'),
  NMP: unit('embalagem', 'embalagens', 'número de embalagens'),
  AS: unit('sortido', 'sortidos'),
  '5B': unit('lote', 'lotes'),
  U2: unit('comprimido', 'comprimidos'),
  E27: unit('dose', 'doses'),
  NIU: unit('unidade internacional', 'unidades internacionais', 'número de unidades internacionais'),
  C34: unit('mole', 'moles'),
  KGM: unit('quilograma', 'quilogramas'),
  GRM: unit('grama', 'gramas'),
  MGM: unit('miligrama', 'miligramas'),
  MC: unit('micrograma', 'microgramas'),
  LBR: unit('libra', 'libras'),
  ONZ: unit('onça (avoirdupois)', 'onças (avoirdupois)'),
  LTR: unit('litro', 'litros'),
  MLT: unit('mililitro', 'mililitros'),
  '4G': unit('microlitro', 'microlitros'),
  GLL: unit('galão (EUA)', 'galões (EUA)'),
  OZA: unit('onça líquida (EUA)', 'onças líquidas (EUA)'),
  MTR: unit('metro', 'metros'),
  CMT: unit('centímetro', 'centímetros'),
  MMT: unit('milímetro', 'milímetros'),
  INH: unit('polegada', 'polegadas'),
  FOT: unit('pé', 'pés'),
  YRD: unit('jarda', 'jardas'),
  MTK: unit('metro quadrado', 'metros quadrados'),
  MTQ: unit('metro cúbico', 'metros cúbicos'),
  HUR: unit('hora', 'horas'),
  DAY: unit('dia', 'dias'),
};
