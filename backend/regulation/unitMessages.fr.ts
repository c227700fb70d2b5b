import { type Translated, wordingIn } from '../language/wording.ts';
import type { unitMessages } from './unitMessages.ts';

const { plural } = wordingIn('fr');

const unit = (one: string, other: string, name = one) => ({
  name,
  counted: (count: number) => plural(count, { one, other }),
});

export const fr: Translated<typeof unitMessages> = {
  EA: unit('unité', 'unités'),
  C62: unit('unité', 'unités', 'un'),
  H87: unit('pièce', 'pièces'),
  KT: unit('kit', 'kits'),
  SET: unit('jeu', 'jeux'),
  PR: unit('paire', 'paires'),
  DZN: unit('douzaine', 'douzaines'),
  HC: unit('centaine', 'centaines'),
  MIL: unit('millier', 'milliers'),
  NMP: unit('paquet', 'paquets', 'nombre de paquets'),
  AS: unit('assortiment', 'assortiments'),
  '5B': unit('lot', 'lots'),
  U2: unit('comprimé', 'comprimés'),
  E27: unit('dose', 'doses'),
  NIU: unit('unité internationale', 'unités internationales', 'nombre d’unités internationales'),
  C34: unit('mole', 'moles'),
  KGM: unit('kilogramme', 'kilogrammes'),
  GRM: unit('gramme', 'grammes'),
  MGM: unit('milligramme', 'milligrammes'),
  MC: unit('microgramme', 'microgrammes'),
  LBR: unit('livre', 'livres'),
  ONZ: unit('once (avoirdupois)', 'onces (avoirdupois)'),
  LTR: unit('litre', 'litres'),
  MLT: unit('millilitre', 'millilitres'),
  '4G': unit('microlitre', 'microlitres'),
  GLL: unit('gallon (US)', 'gallons (US)'),
  OZA: unit('once liquide (US)', 'onces liquides (US)'),
  MTR: unit('mètre', 'mètres'),
  CMT: unit('centimètre', 'centimètres'),
  MMT: unit('millimètre', 'millimètres'),
  INH: unit('pouce', 'pouces'),
  FOT: unit('pied', 'pieds'),
  YRD: unit('yard', 'yards'),
  MTK: unit('mètre carré', 'mètres carrés'),
  MTQ: unit('mètre cube', 'mètres cubes'),
  HUR: unit('heure', 'heures'),
  DAY: unit('jour', 'jours'),
};
