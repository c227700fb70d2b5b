import type { Translated } from '../generated/wording.ts';
import type { setUpMessages } from './setUpMessages.ts';

export const es: Translated<typeof setUpMessages> = {
  setUpTitle: 'Configurar Lading',
  setUpSubtitle: 'Su organización, y usted como su primer administrador. Ambos se pueden cambiar después.',
  setUp: 'Configurar',
  notSetUp: 'Lading no se configuró.',
  organization: 'Nombre de su organización',
  organizationRequired: 'El nombre de su organización es obligatorio',
  shortName: 'Nombre corto',
  shortNameRequired: 'El nombre corto es obligatorio',
  firstName: 'Nombre',
  firstNameRequired: 'El nombre es obligatorio',
  lastName: 'Apellido',
  lastNameRequired: 'El apellido es obligatorio',
  beginTitle: 'Todavía nadie puede iniciar sesión',
  beginSubtitle: 'Este Lading es nuevo. La primera persona lo configura, en la máquina donde se ejecuta.',
  beginLink:
    'Abra el enlace que Lading mostró al iniciar. Funciona una sola vez, en un plazo de 60 minutos. Este comando muestra uno nuevo:',
  beginCommand: 'O cree el primer administrador en la terminal:',
  setupLinkCommand: 'npm run setup-link',
  createAdminCommand: 'npm run create-admin -- CORREO',
  checkAgain: 'Comprobar de nuevo',
  newLink: (problem) => `El enlace: ${problem}.`,
};
