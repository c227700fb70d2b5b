import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  notFound: 'no se encontró',
  beyondScope: 'supera su propia función',
  otherRole: 'no puede ser otra función que administrador de la organización',
  ownRole: 'no puede cambiarla usted mismo',
  oneself: 'No puede hacerse esto a sí mismo',
  higherUser: 'Su función no alcanza para este usuario',
  apiKey: 'Esto es una clave de API: solo se puede revocar',
  peopleOnly: 'Una clave de API no puede activar, desactivar ni invitar a personas, ni crear enlaces para ellas',
  hasSignedIn: 'Esta persona ya inició sesión antes',
  notActive: 'Esta persona no está activa',
  mailReaches: 'Hay un servidor de correo configurado: la persona pide un enlace en la página para iniciar sesión',
  notInvited: 'Esta persona no está invitada ahora',
  taken: 'ya está en uso',
  takenBy: (name) => `ya lo usa ${name}`,
  alreadyActive: 'Este usuario ya está activo',
  alreadyInactive: 'Este usuario ya está inactivo',
  invitation: {
    subject: 'Le invitan a Lading',
    before: (inviter, organization) => [
      `${inviter} creó una cuenta para usted en Lading, que ${organization} usa para sus órdenes y envíos.`,
      'Para elegir una contraseña e iniciar sesión, abra este enlace:',
    ],
    link: 'Elegir una contraseña',
    after: (days) => [
      `El enlace funciona una sola vez, en un plazo de ${number(days)} días. Después, pida una nueva invitación.`,
      'Si no esperaba este correo, puede ignorarlo.',
    ],
  },
  addressChange: {
    subject: 'Su dirección en Lading cambió',
    left: (sender, organization, address) => [
      address
        ? `${sender} cambió el correo de su cuenta de Lading en ${organization} a ${address}.`
        : `${sender} cambió el correo de esta cuenta de Lading en ${organization}.`,
      'Con esta dirección ya no se inicia sesión, y los enlaces enviados a ella ya no funcionan.',
    ],
    reached: (sender, organization) => [
      `${sender} cambió el correo de su cuenta de Lading en ${organization} a este.`,
      'Desde ahora, inicie sesión con esta dirección. Su contraseña es la misma.',
    ],
    after: ['Si no lo esperaba, avise de inmediato a un administrador de su organización.'],
  },
  columns: {
    name: 'Nombre de usuario',
    role: 'Función',
    email: 'Correo',
    status: 'Estado',
    phoneNumber: 'Teléfono',
    jobTitle: 'Cargo',
    organization: 'Organización',
    createdAt: 'Creado el',
  },
  statuses: { active: 'Activo', inactive: 'Inactivo', invited: 'Invitado' },
};
