import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number, list } = wordingIn('pt');

/** How many items a message names. */
const NAMED = 3;

export const pt: Translated<typeof messages> = {
  printsHidden: (areas) => `O documento mostra ${list(areas)}, o que a sua função não permite`,
  inReview: 'A fatura está em análise e não pode ser editada até ser analisada',
  completed: 'De uma fatura concluída só se podem editar as notas',
  closed: 'Uma fatura fechada não pode ser editada',
  archived: 'Uma fatura arquivada não pode ser editada',
  left: 'A remessa já partiu: os seus itens não podem ser alterados',
  fixed: 'não pode ser alterado: a remessa já partiu',
  fixedField: 'Não pode ser alterado: a remessa já partiu',
  notDelivered: 'só se pode indicar numa remessa entregue',
  onlyDelivered: 'A entrega só se pode registar enquanto a remessa está entregue',
  deliveredBefore: 'não pode ser anterior à data de expedição',
  shippedAfter: 'não pode ser posterior à entrega da remessa',
  onlySent: 'Uma fatura só entra em análise ao ser enviada para análise',
  notHeldFrom: 'De suspensa, uma fatura volta ao estado anterior ou a Aberta',
  nothingToReview: 'Uma fatura sem itens não pode ser enviada para análise',
  namesProhibited: 'pertence a uma ordem que nomeia uma parte proibida (nível 4)',
  noNextStatus: 'Não há estado a que possa passar',
  onlyOpenToReview: 'Só uma fatura aberta pode ser enviada para análise',
  alreadyInReview: 'A fatura já está em análise',
  noSubstatusForReview: 'tem de ficar em branco quando uma fatura é enviada para análise',
  completedApprovals: 'As aprovações de uma fatura concluída não podem ser alteradas',
  closedApprovals: 'As aprovações de uma fatura fechada não podem ser alteradas',
  archivedApprovals: 'As aprovações de uma fatura arquivada não podem ser alteradas',
  lastApproval: 'Tem de ficar pelo menos uma das datas',
  notFound: 'não existe',
  notAnAirWaybill: 'não é um número de AWB dessa companhia aérea: verifique os 11 dígitos',
  notAContent: 'não é um conteúdo que uma resposta tenha dado',
  notAPosition: 'não é uma posição que uma resposta tenha dado',
  notAnItn:
    'deve ser AES X e 14 dígitos, os primeiros 8 dos quais são o dia da declaração: AES X20260101123456 (ou uma citação AESPOST ou AESDOWN)',
  itnInFuture: 'começa por um dia de declaração posterior a hoje',
  licenseOrException: 'exclui o outro: introduza um número de licença, ou uma exceção de licença ou NLR',
  notALookup: 'não é um dos valores permitidos',
  inNoShipment: 'O item não está numa remessa',
  inAShipment: 'já está numa remessa',
  notForShipment: 'destina-se a outro grupo ou tipo de transporte',
  notSelectable: 'não está aberto, avaliado, recebido nem pronto',
  items: (message, names) => {
    const more = names.length > NAMED ? ` e mais ${number(names.length - NAMED)}` : '';
    return `${message}: ${names.slice(0, NAMED).join(', ')}${more}`;
  },
  itemsForOthers: 'tem de corresponder aos itens da remessa: remova-os primeiro',
  itemsTravelOtherwise: 'tem de corresponder aos itens da remessa: altere-os ou remova-os primeiro',
  countryRequired: 'É preciso indicar pelo menos um país de fabrico.',
  item: {
    inAShipment: 'O item já está numa remessa',
    prohibited: 'O comércio com uma parte da sua ordem está proibido (nível 4)',
    notSelectable: 'Só se podem adicionar itens abertos, avaliados, recebidos e prontos',
  },
  columns: {
    invoiceNumber: 'N.º da fatura',
    status: 'Estado',
    users: 'Atribuída a',
    awb: 'N.º da AWB',
    anticipatedShipDate: 'Data prevista',
    shippedDate: 'Expedida em',
    deliveredDate: 'Entregue em',
    dgDeclaration: 'Declaração MP',
    shipmentType: 'Tipo de transporte',
    courier: 'Transportadora',
    group: 'Grupo',
    approvals: 'Aprovações',
    comments: 'Comentários',
    packageQuantity: 'Número de volumes',
    totalWeight: 'Peso total (lb)',
    totalValue: 'Valor total',
    freightCost: 'Custo do frete',
    incoterm: 'Incoterm',
    itn: 'ITN',
    createdBy: 'Criado por',
    createdAt: 'Criado',
    updatedAt: 'Atualizado',
  },
};
