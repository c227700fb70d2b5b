import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { plural } = wordingIn('en');

/** A unit beside a count of one and of more, and alone if it is another word there. */
const unit = (one: string, other: string, name = one) => ({
  /** In a list of units. */
  name,
  /** Beside a count, which is written before it. */
  counted: (count: number) => plural(count, { one, other }),
});

/** Units of measure, by code of UN/ECE Recommendation 20. */
export const unitMessages = texts('unit', {
  EA: unit('each', 'each'),
  C62: unit('unit', 'units', 'one'),
  H87: unit('piece', 'pieces'),
  KT: unit('kit', 'kits'),
  SET: unit('set', 'sets'),
  PR: unit('pair', 'pairs'),
  DZN: unit('dozen', 'dozen'),
  HC: unit('hundred', 'hundred', 'hundred count'),
  MIL: unit('thousand', 'thousand'),
  NMP: unit('pack', 'packs', 'number of packs'),
  AS: unit('assortment', 'assortments'),
  '5B': unit('batch', 'batches'),
  U2: unit('tablet', 'tablets'),
  E27: unit('dose', 'doses'),
  NIU: unit('international unit', 'international units', 'number of international units'),
  C34: unit('mole', 'moles'),
  KGM: unit('kilogram', 'kilograms'),
  GRM: unit('gram', 'grams'),
  MGM: unit('milligram', 'milligrams'),
  MC: unit('microgram', 'micrograms'),
  LBR: unit('pound', 'pounds'),
  ONZ: unit('ounce (avoirdupois)', 'ounces (avoirdupois)'),
  LTR: unit('litre', 'litres'),
  MLT: unit('millilitre', 'millilitres'),
  '4G': unit('microlitre', 'microlitres'),
  GLL: unit('gallon (US)', 'gallons (US)'),
  OZA: unit('fluid ounce (US)', 'fluid ounces (US)'),
  MTR: unit('metre', 'metres'),
  CMT: unit('centimetre', 'centimetres'),
  MMT: unit('millimetre', 'millimetres'),
  INH: unit('inch', 'inches'),
  FOT: unit('foot', 'feet'),
  YRD: unit('yard', 'yards'),
  MTK: unit('square metre', 'square metres'),
  MTQ: unit('cubic metre', 'cubic metres'),
  HUR: unit('hour', 'hours'),
  DAY: unit('day', 'days'),
});
