import type { Translated } from '../generated/wording.ts';
import type { courierMessages } from './messages.ts';

export const pt: Translated<typeof courierMessages> = {
  title: 'Transportadoras',
  add: 'Nova transportadora',
  addDenied: 'Não pode adicionar transportadoras',
  purpose: 'As transportadoras levam as suas remessas; o prefixo de uma companhia aérea inicia os seus números de AWB.',
  adders: 'Os administradores, os gestores de programa e os oficiais de logística adicionam transportadoras.',
  search: 'Pesquisar transportadoras',
  created: 'Transportadora criada',
  notFound: 'Transportadora não encontrada',
  details: 'Transportadora',
  address: 'Endereço',
  companyName: 'Nome da empresa',
  companyNameRequired: 'O nome da empresa é obrigatório',
  screened: 'Triagem VC',
  country: 'País',
  city: 'Cidade',
  airlines: 'Companhias aéreas',
  addAirline: 'Nova companhia aérea',
  airlinePurpose:
    'Uma transportadora usa companhias aéreas; o prefixo de uma inicia os números de AWB das suas remessas.',
  editAirline: 'Editar companhia aérea',
  airlineName: 'Nome',
  airlineNameRequired: 'O nome é obrigatório',
  prefix: 'Prefixo',
  notes: 'Notas',
  airlineCreated: 'Companhia aérea criada',
  airlineUpdated: 'Companhia aérea atualizada',
};
