import { type Translated, wordingIn } from '../language/wording.ts';
import type { unitMessages } from './unitMessages.ts';

const { plural } = wordingIn('es');

const unit = (one: string, other: string, name = one) => ({
  name,
  counted: (count: number) => plural(count, { one, other }),
});

export const es: Translated<typeof unitMessages> = {
  EA: unit('unidad', 'unidades'),
  C62: unit('unidad', 'unidades', 'uno'),
  H87: unit('pieza', 'piezas'),
  KT: unit('kit', 'kits'),
  SET: unit('juego', 'juegos'),
  PR: unit('par', 'pares'),
  DZN: unit('docena', 'docenas'),
  HC: unit('centenar', 'centenares'),
  MIL: unit('millar', 'millares'),
  NMP: unit('paquete', 'paquetes', 'número de paquetes'),
  AS: unit('surtido', 'surtidos'),
  '5B': unit('lote', 'lotes'),
  U2: unit('comprimido', 'comprimidos'),
  E27: unit('dosis', 'dosis'),
  NIU: unit('unidad internacional', 'unidades internacionales', 'número de unidades internacionales'),
  C34: unit('mol', 'moles'),
  KGM: unit('kilogramo', 'kilogramos'),
  GRM: unit('gramo', 'gramos'),
  MGM: unit('miligramo', 'miligramos'),
  MC: unit('microgramo', 'microgramos'),
  LBR: unit('libra', 'libras'),
  ONZ: unit('onza (avoirdupois)', 'onzas (avoirdupois)'),
  LTR: unit('litro', 'litros'),
  MLT: unit('mililitro', 'mililitros'),
  '4G': unit('microlitro', 'microlitros'),
  GLL: unit('galón (EE. UU.)', 'galones (EE. UU.)'),
  OZA: unit('onza líquida (EE. UU.)', 'onzas líquidas (EE. UU.)'),
  MTR: unit('metro', 'metros'),
  CMT: unit('centímetro', 'centímetros'),
  MMT: unit('milímetro', 'milímetros'),
  INH: unit('pulgada', 'pulgadas'),
  FOT: unit('pie', 'pies'),
  YRD: unit('yarda', 'yardas'),
  MTK: unit('metro cuadrado', 'metros cuadrados'),
  MTQ: unit('metro cúbico', 'metros cúbicos'),
  HUR: unit('hora', 'horas'),
  DAY: unit('día', 'días'),
};
