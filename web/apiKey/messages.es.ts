import type { Translated } from '../generated/wording.ts';
import type { apiKeyMessages } from './messages.ts';

export const es: Translated<typeof apiKeyMessages> = {
  title: 'Claves de API',
  search: 'Buscar claves de API',
  add: 'Agregar clave de API',
  addDenied: 'No puede agregar claves de API',
  purpose: 'Con una clave de API, un programa informático suyo lee y escribe aquí sin que nadie inicie sesión.',
  adders: 'Los administradores agregan claves de API.',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  organization: 'Organización',
  organizationRequired: 'La organización es obligatoria',
  role: 'Función',
  roleRequired: 'La función es obligatoria',
  programs: 'Programas',
  allPrograms: 'Todos los programas',
  programsHint:
    'Obligatorio para las funciones que trabajan en programas concretos. Con otras funciones, una clave sin programas tiene acceso a todos. Una clave nunca tiene más derechos que quien la creó.',
  expires: 'Vencimiento',
  expiresRequired: 'La fecha de vencimiento es obligatoria',
  expiresPast: 'La fecha de vencimiento no puede ser anterior a hoy',
  lastUsed: 'Último uso',
  never: 'Nunca',
  madeBy: 'Creada por',
  state: 'Estado',
  states: { ACTIVE: 'Activa', SUSPENDED: 'Suspendida', EXPIRED: 'Vencida', REVOKED: 'Revocada' },
  made: 'Clave de API creada',
  secretTitle: (name) => `La clave de ${name}`,
  secret: 'Clave',
  secretOnce:
    'Cópiela ahora: se muestra una sola vez y no se guarda. Una herramienta la envía como “Authorization: Bearer …”.',
  secretGone: 'La clave se creó, pero su secreto se perdió con la conexión. Revóquela y cree otra.',
  revoke: 'Revocar',
  revokeTitle: 'Revocar clave de API',
  revokeQuestion: (name) =>
    `¿Desea revocar la clave de API ${name}? Las herramientas que la usan se rechazarán desde ahora.`,
  revoked: 'Clave de API revocada',
};
