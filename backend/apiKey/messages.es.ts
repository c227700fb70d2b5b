import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  notFound: 'no se encontró',
  beyondScope: 'supera su propia función',
  programsNeeded: 'se deben indicar para esta función',
  past: 'debe estar en el futuro',
  tooLate: (days) => `debe estar dentro de ${number(days)} días`,
  higherKey: 'Su función no alcanza para esta clave',
  peopleOnly: 'Una clave de API no puede crear ni revocar claves de API',
  alreadyRevoked: 'Esta clave ya está revocada',
  columns: {
    name: 'Nombre',
    role: 'Función',
    programs: 'Programas',
    state: 'Estado',
    expiresAt: 'Vencimiento',
    lastUsedAt: 'Último uso',
    maker: 'Creada por',
    createdAt: 'Creada el',
  },
  allPrograms: 'Todos los programas',
  states: { active: 'Activa', suspended: 'Suspendida', expired: 'Vencida', revoked: 'Revocada' },
};
