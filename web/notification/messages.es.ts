import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { notificationMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof notificationMessages> = {
  title: 'Notificaciones',
  buttonNew: 'Notificaciones, hay nuevas',
  unreadCount: (count) => plural(count, { one: '1 nueva', other: `${number(count)} nuevas` }),
  unread: 'No leída',
  announced: (sentence) => `Nueva notificación: ${sentence}`,
  list: 'Notificaciones, las más recientes primero',
  kept: 'Se conservan 180 días',
  loadingOlder: 'Cargando notificaciones anteriores',
  emptyTitle: 'Está al día',
  emptyHint: 'No hay notificaciones aquí',
  clearAll: 'Borrar todas',
  clearTitle: 'Borrar todas las notificaciones',
  clearQuestion: (unread) =>
    unread === 0
      ? '¿Desea borrar todas sus notificaciones?'
      : `¿Desea borrar todas sus notificaciones? Le falta leer ${number(unread)}.`,
  clearNote: 'Esto no se puede deshacer. Los registros mismos no cambian.',
  cleared: 'Notificaciones borradas',
  notRead: 'No se pudo marcar la notificación como leída',
  system: 'Sistema',
  somebody: 'Alguien',
  commented: (who, others, record) =>
    others === 0
      ? `${who} comentó en ${record}`
      : `${who} y ${plural(others, { one: '1 persona más', other: `${number(others)} personas más` })} comentaron en ${record}`,
  commentedTimes: (who, times, record) => `${who} comentó ${number(times)} veces en ${record}`,
  assigned: (who, record) => `${who} le asignó ${record}`,
  sentForReview: (who, record) => `${who} envió ${record} a revisión`,
  prohibited: (who, record) => `${who} prohibió el comercio con ${record}`,
  prohibitedContent: 'Hay órdenes y envíos abiertos que la nombran: nada de ellos puede salir',
  expiresSoon: (record) => `Vence pronto: ${record}`,
  expiresToday: (record) => `Vence hoy: ${record}`,
  expired: (record) => `Vencido: ${record}`,
  itemOf: (order, item) => `OC ${order}, ${item}`,
  document: (type) => `Documento: ${type}`,
  documentOn: (type, date) => `Documento: ${type}, el ${date}`,
  documentTypes: {
    visual_screening: 'Verificación VC',
    mta_incoming: 'MTA de entrada',
    mta_outgoing: 'MTA de salida',
    import_permit: 'Permiso de importación',
    certificate_of_analysis: 'Certificado de análisis',
    temperature_log: 'Registro de temperatura',
    proof_of_delivery: 'Comprobante de entrega',
    other: 'Otro',
  },
  noPage: 'Este tipo de registro no tiene página',
  noAccess: 'No tiene acceso a la página de este registro',
  preferences: 'Preferencias de notificaciones',
  openPreferences: 'Abrir las preferencias de notificaciones',
  closePreferences: 'Volver a las notificaciones',
  mute: 'Silenciar todas las notificaciones',
  what: 'Qué',
  where: 'Dónde',
  allPrograms: 'Todos los programas',
  muted: 'Todas las notificaciones están silenciadas',
  allProgramsOn: '“Todos los programas” está activado',
  savesAtOnce: 'Cada interruptor se guarda al instante.',
  saved: 'Guardado. Cada interruptor se guarda al instante.',
  notSaved: 'Sus preferencias de notificaciones no se guardaron',
};
