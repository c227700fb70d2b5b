import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  unknownLink: 'no es uno de este Lading: copie la dirección completa que se mostró',
  linkIsOver: 'ya no es válido: cree uno nuevo con npm run setup-link',
  alreadySetUp: 'Lading ya está configurado. Inicie sesión o pida una invitación a un administrador.',
  noMatch: 'debe coincidir',
  begin: (url, minutes) =>
    `Todavía nadie puede iniciar sesión en este Lading. Para configurarlo, abra ${url} en un plazo de ${number(minutes)} minutos (funciona una sola vez) o ejecute npm run create-admin -- CORREO.`,
  link: (url, minutes) =>
    `Abra ${url} en un plazo de ${number(minutes)} minutos. Funciona una sola vez y configura Lading con su primera organización y su primera persona.`,
  passwordMissing: 'ADMIN_PASSWORD: hace falta junto con ADMIN_EMAIL para crear el primer administrador',
  usage:
    'Uso: npm run create-admin -- CORREO [--organization NOMBRE]\nPor ejemplo: npm run create-admin -- you@example.org --organization "Relief Works"',
  notAnEmail: (text) => `“${text}” no es una dirección de correo. Por ejemplo: npm run create-admin -- you@example.org`,
  organizationWrong: (reason) => `--organization: el nombre ${reason}.`,
  noLinkNeeded:
    'Ya hay usuarios, por lo que no se creó ningún enlace. Un administrador de la organización puede invitar a más.',
  usersExist:
    'Ya hay usuarios, por lo que no se creó ningún administrador. Un administrador de la organización puede invitar a más.',
  busy: (folder) =>
    `Lading se está iniciando o deteniendo en ${folder} y no puede responder en este momento. Repita el comando en un momento.`,
  gone: 'Lading se detuvo mientras tanto. Repita el comando.',
  rejected: 'El Lading en ejecución rechazó el comando. Repítalo.',
  askOrganization: (usual) => `Nombre de la organización (${usual}): `,
  askPassword: 'Contraseña (vacía para generar una): ',
  askPasswordAgain: 'La contraseña otra vez: ',
  passwordsDiffer: 'Las contraseñas no son iguales.',
  made: (email, organization) => `Se crearon el administrador del sistema ${email} y la organización ${organization}.`,
  generatedPassword: (password) =>
    `Contraseña: ${password}\nSe muestra una sola vez. Cámbiela después de iniciar sesión.`,
};
