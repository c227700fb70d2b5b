import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { groupMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof groupMessages> = {
  title: 'Grupos',
  add: 'Novo grupo',
  form: 'Criar novo grupo',
  addDenied: 'Não pode adicionar grupos',
  purpose: 'Os grupos recebem a mercadoria de um programa; cada ordem e cada remessa nomeia um.',
  adders: 'Os administradores, os gestores de programa e os oficiais de compras adicionam grupos.',
  search: 'Pesquisar grupos',
  created: 'Criado',
  updated: 'Grupo atualizado',
  notFound: 'Grupo não encontrado',
  notFoundHint: 'Talvez pertença a um programa a que não tem acesso.',
  details: 'Grupo',
  address: 'Endereço',
  name: 'Nome do grupo',
  nameRequired: 'O nome é obrigatório',
  program: 'Programa',
  programRequired: 'O programa é obrigatório',
  attn: 'A/C',
  latinName: 'Nome em letras latinas',
  taxNumber: 'Número fiscal',
  requiresImportPermit: 'Exige autorização de importação',
  importPermit: 'Autorização de importação',
  required: 'Exigida',
  notRequired: 'Não exigida',
  phoneNumber: 'Telefone',
  screened: 'Triagem VC',
  country: 'País',
  city: 'Cidade',
  members: 'Membros',
  memberCount: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
  inProgram: (group, program) => `${group} (${program})`,
};
