import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { groupMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof groupMessages> = {
  title: 'Groupes',
  add: 'Ajouter un groupe',
  form: 'Créer un groupe',
  addDenied: 'Vous ne pouvez pas ajouter de groupes',
  purpose: 'Les groupes reçoivent les marchandises d’un programme ; chacun de ses commandes et envois en désigne un.',
  adders: 'Les administrateurs, les responsables de programme et les acheteurs ajoutent les groupes.',
  search: 'Rechercher un groupe',
  created: 'Créé',
  updated: 'Groupe modifié',
  notFound: 'Groupe introuvable',
  notFoundHint: 'Il appartient peut-être à un programme auquel vous n’avez pas accès.',
  details: 'Groupe',
  address: 'Adresse',
  name: 'Nom du groupe',
  nameRequired: 'Le nom est obligatoire',
  program: 'Programme',
  programRequired: 'Le programme est obligatoire',
  attn: 'À l’att. de',
  latinName: 'Nom en lettres latines',
  taxNumber: 'N° fiscal',
  requiresImportPermit: 'Exige un permis d’importation',
  importPermit: 'Permis d’importation',
  required: 'Exigé',
  notRequired: 'Non exigé',
  phoneNumber: 'Téléphone',
  screened: 'Criblage VC',
  country: 'Pays',
  city: 'Ville',
  members: 'Membres',
  memberCount: (count) => plural(count, { one: `${number(count)} membre`, other: `${number(count)} membres` }),
  inProgram: (group, program) => `${group} (${program})`,
};
