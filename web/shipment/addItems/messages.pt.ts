import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { addItemsMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

const items = (count: number) => plural(count, { one: `${number(count)} item`, other: `${number(count)} itens` });

export const pt: Translated<typeof addItemsMessages> = {
  title: 'Adicionar itens à remessa',
  addItems: 'Adicionar itens',
  itemList: 'Lista de itens',
  selectedItems: 'Itens selecionados',
  tabs: 'Itens a adicionar',
  selected: (count) => plural(count, { one: `${items(count)} selecionado`, other: `${items(count)} selecionados` }),
  deselectAll: 'Desmarcar tudo',
  add: 'Adicionar itens selecionados',
  cancel: 'Cancelar',
  close: 'Fechar',
  added: (count) => plural(count, { one: `${items(count)} adicionado`, other: `${items(count)} adicionados` }),
  worth: (more, then) => (then === null ? `Acrescenta ${more}` : `Acrescenta ${more}, a remessa fica com ${then}`),
  select: 'Selecionar item',
  isSelected: 'Selecionado',
  selectOf: (item) => `Selecionar item ${item}`,
  deselectOf: (item) => `Selecionado ${item}`,
  openItem: 'Abrir item',
  search: 'Pesquisar material',
  filters: 'Adicionar filtros',
  fixed: (label) => `${label}: definido pela remessa`,
  noMatch: 'De momento nenhum item corresponde aos filtros',
  purpose:
    'Podem adicionar-se itens das ordens deste grupo até estarem numa remessa; não os destinados a outro tipo de transporte.',
  selectedPurpose: 'Selecione primeiro itens na lista; são todos adicionados de uma vez.',
  noneYet: 'Ainda não há itens para adicionar',
  noneSelected: 'Nenhum item selecionado',
  oneItem: 'Pelo menos um item',
  tooMany: (most) => `Podem adicionar-se no máximo ${items(most)} de cada vez`,
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} dos itens selecionados já não pode ser adicionado`,
      other: `${number(count)} dos itens selecionados já não podem ser adicionados`,
    }),
  retry: 'Tentar de novo',
  notLoaded: 'Não foi possível carregar estes itens',
  mayLackWarnings: 'Podem faltar avisos sobre declarações de exportação e mercadorias a manter separadas.',
  loading: 'A carregar itens',
  addedElsewhere: (invoice) => `Entretanto adicionado a ${invoice}`,
  notThere: 'Já não pode ser adicionado',
  none: 'Nenhum',
  labels: {
    purchaseOrder: 'Ordem de compra',
    purchaseRequest: 'N.º da requisição',
    line: 'Linha da ordem de compra',
    dgClass: 'Classe de perigo',
    dgClassCompatibility: 'Compatibilidade da classe de perigo',
    status: 'Estado',
    dgDetails: 'Detalhes do perigo',
    endUser: 'Utilizador final',
    vendor: 'Fornecedor',
    country: 'País de fabrico',
    hsCode: 'Código HS',
    totalValue: 'Valor total',
    quantity: 'Quantidade',
    shipmentType: 'Tipo de transporte',
    group: 'Grupo',
  },
  exportWarning: {
    REQUIRED: (code, value) =>
      `${code} chega a ${value} com este item: a fatura comercial vai exigir uma declaração EEI/Exportação`,
    AT_LIMIT: (code, value) => `${code} chega a ${value} com este item: no limite, ainda isento`,
    COULD_EXCEED: (code, value, incomplete) =>
      `${code} chega a ${value} com este item e pode exceder o limite: ${incomplete} precisa de 10 dígitos`,
  },
  noCode: (code) =>
    code === ''
      ? 'Não se sabe se é exigida uma declaração EEI/Exportação: o item não tem código HS'
      : `Não se sabe se é exigida uma declaração EEI/Exportação: o código HS “${code}” não se lê como 6 a 10 dígitos`,
  notAssessed: 'Não se sabe de que deve ser mantido separado: o item não está avaliado',
  keepApart: (dgClass) =>
    `A classe ${dgClass} deve manter-se separada de outras mercadorias aqui (49 CFR 175.78, indicativo)`,
};
