import type { Translated } from '../language/wording.ts';
import type { statusMessages } from './statusMessages.ts';

export const pt: Translated<typeof statusMessages> = {
  order: {
    open: 'Aberta',
    in_review: 'Em análise',
    approved: 'Aprovada',
    on_hold: 'Suspensa',
    closed: 'Fechada',
    archived: 'Arquivada',
  },
  item: {
    open: 'Aberto',
    in_review: 'Em análise',
    on_hold: 'Suspenso',
    assessed: 'Avaliado',
    received: 'Recebido',
    ready: 'Pronto',
    in_package: 'Embalado',
    shipping: 'Em trânsito',
    delivered: 'Entregue',
    no_ship: 'Não expedir',
    lost: 'Perdido',
    demaged: 'Danificado',
    archived: 'Arquivado',
  },
  shipment: {
    open: 'Aberta',
    in_review: 'Em análise',
    reviewed: 'Analisada',
    approved: 'Aprovada',
    ready: 'Pronta',
    on_hold: 'Suspensa',
    shipping: 'Em trânsito',
    delivered: 'Entregue',
    completed: 'Concluída',
    closed: 'Fechada',
    archived: 'Arquivada',
  },
  document: { valid: 'Válido', expired: 'Expirado', archived: 'Arquivado' },
};
