import type { Translated } from '../generated/wording.ts';
import type { vendorMessages } from './messages.ts';

export const pt: Translated<typeof vendorMessages> = {
  title: 'Fornecedores',
  add: 'Novo fornecedor',
  addWhenEmpty: 'Adicionar',
  addDenied: 'Não pode adicionar fornecedores',
  purpose: 'Os fornecedores são as empresas a que compra; cada ordem de compra nomeia uma.',
  adders: 'Os administradores, os gestores de programa e os oficiais de compras adicionam fornecedores.',
  search: 'Pesquisar fornecedores',
  created: 'Fornecedor criado',
  notFound: 'Fornecedor não encontrado',
  details: 'Fornecedor',
  address: 'Endereço',
  name: 'Nome',
  nameRequired: 'O nome é obrigatório',
  ein: 'EIN',
  phoneNumber: 'Telefone',
  email: 'E-mail',
  website: 'Sítio web',
  screened: 'Triagem VC',
  notes: 'Notas',
  country: 'País',
};
