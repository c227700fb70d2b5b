import type { Translated } from '../generated/wording.ts';
import type { setUpMessages } from './setUpMessages.ts';

export const pt: Translated<typeof setUpMessages> = {
  setUpTitle: 'Configurar o Lading',
  setUpSubtitle: 'A sua organização, e você como primeiro administrador. Ambos podem ser alterados mais tarde.',
  setUp: 'Configurar',
  notSetUp: 'O Lading não foi configurado.',
  organization: 'Nome da sua organização',
  organizationRequired: 'O nome da sua organização é obrigatório',
  shortName: 'Nome abreviado',
  shortNameRequired: 'O nome abreviado é obrigatório',
  firstName: 'Nome próprio',
  firstNameRequired: 'O nome próprio é obrigatório',
  lastName: 'Apelido',
  lastNameRequired: 'O apelido é obrigatório',
  beginTitle: 'Ainda ninguém pode iniciar sessão',
  beginSubtitle: 'Este Lading é novo. A primeira pessoa configura-o, na máquina em que funciona.',
  beginLink:
    'Abra o link que o Lading mostrou ao arrancar. Funciona uma só vez, durante 60 minutos. Este comando mostra um novo:',
  beginCommand: 'Ou crie o primeiro administrador no terminal:',
  setupLinkCommand: 'npm run setup-link',
  createAdminCommand: 'npm run create-admin -- EMAIL',
  checkAgain: 'Verificar de novo',
  newLink: (problem) => `O link ${problem}.`,
};
