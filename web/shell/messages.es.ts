import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { shellMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof shellMessages> = {
  skipToContent: 'Ir al contenido',
  breadcrumbs: 'Ruta de navegación',
  navigation: 'Principal',
  openNavigation: 'Abrir la navegación',
  closeNavigation: 'Cerrar la navegación',
  openPanel: (title) => `Abrir ${title.toLowerCase()}`,
  closePanel: (title) => `Cerrar ${title.toLowerCase()}`,
  programs: 'Programas',
  settings: 'Panel de la organización',
  organizations: 'Organizaciones',
  overview: 'Resumen',
  lists: {
    approvalList: 'Por aprobar',
    forThisWeek: 'Para esta semana',
    pendingOrders: 'Órdenes pendientes',
    urgentItems: 'Ítems urgentes',
  },
  backToPrograms: 'Volver a los programas',
  sectionsOf: (program) => `Secciones de ${program}`,
  logOut: 'Cerrar sesión',
  logOutTitle: '¿Cerrar sesión sin guardar?',
  logOutText:
    'Hay datos sin guardar en este dispositivo, y al cerrar sesión se pierden. Solo sus otras pestañas abiertas conservan los suyos hasta que inicie sesión de nuevo.',
  logOutWaitingTitle: '¿Cerrar sesión antes de enviarlo todo?',
  logOutWaiting: (count) =>
    plural(count, {
      one: '1 cambio espera en este dispositivo. Nadie más lo ve ni lo envía: se envía cuando usted inicie sesión aquí de nuevo.',
      other: `${number(count)} cambios esperan en este dispositivo. Nadie más los ve ni los envía: se envían cuando usted inicie sesión aquí de nuevo.`,
    }),
  profileOf: (name) => `${name}, su perfil`,
  toDark: 'Cambiar al modo oscuro',
  toLight: 'Cambiar al modo claro',
  live: 'En vivo',
  liveHint: 'Los cambios de otras personas aparecen solos',
  liveOff: 'Sin actualización en vivo',
  liveOffHint:
    'Algo entre este navegador y el servidor bloquea la actualización en vivo. Todo lo demás funciona: la página busca cambios más o menos cada minuto y cuando usted vuelve a ella.',
  reconnecting: 'Reconectando',
  reconnectingHint: 'Se perdió la conexión. Lading se está reconectando y luego actualizará la página.',
  outage: 'El servidor no responde.',
  outageHint:
    'No se perdió nada: lo que escribió sigue en este dispositivo. Lading sigue intentando conectarse y luego envía lo que espera.',
  unreached: 'No se puede conectar con el servidor',
  unreachedHint:
    'Lading se abrió sin él y sigue intentando. Los registros aparecen cuando el servidor responde; no se muestran datos viejos. Lo que no se guardó se conserva en este dispositivo.',
  history: 'Historial',
  notFound: 'Página no encontrada',
  notFoundHere: 'Puede ser de otra organización.',
  notFoundHint: 'La dirección puede estar mal escrita, o la página ya no existe.',
};
