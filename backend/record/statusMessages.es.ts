import type { Translated } from '../language/wording.ts';
import type { statusMessages } from './statusMessages.ts';

export const es: Translated<typeof statusMessages> = {
  order: {
    open: 'Abierta',
    in_review: 'En revisión',
    approved: 'Aprobada',
    on_hold: 'En espera',
    closed: 'Cerrada',
    archived: 'Archivada',
  },
  item: {
    open: 'Abierto',
    in_review: 'En revisión',
    on_hold: 'En espera',
    assessed: 'Evaluado',
    received: 'Recibido',
    ready: 'Listo',
    in_package: 'En bulto',
    shipping: 'En tránsito',
    delivered: 'Entregado',
    no_ship: 'No se envía',
    lost: 'Perdido',
    demaged: 'Dañado',
    archived: 'Archivado',
  },
  shipment: {
    open: 'Abierto',
    in_review: 'En revisión',
    reviewed: 'Revisado',
    approved: 'Aprobado',
    ready: 'Listo',
    on_hold: 'En espera',
    shipping: 'En tránsito',
    delivered: 'Entregado',
    completed: 'Completado',
    closed: 'Cerrado',
    archived: 'Archivado',
  },
  document: { valid: 'Válido', expired: 'Vencido', archived: 'Archivado' },
};
