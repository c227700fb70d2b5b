import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  unknownLink: 'não é deste Lading: copie o endereço completo que foi mostrado',
  linkIsOver: 'já não é válido: obtenha um novo com npm run setup-link',
  alreadySetUp: 'O Lading já está configurado. Inicie sessão ou peça um convite a um administrador.',
  noMatch: 'tem de coincidir',
  begin: (url, minutes) =>
    `Ainda ninguém pode iniciar sessão neste Lading. Para o configurar, abra ${url} nos próximos ${number(minutes)} minutos (funciona uma só vez), ou execute npm run create-admin -- EMAIL.`,
  link: (url, minutes) =>
    `Abra ${url} nos próximos ${number(minutes)} minutos. Funciona uma só vez e configura o Lading com a sua primeira organização e pessoa.`,

  passwordMissing: 'ADMIN_PASSWORD: é precisa com ADMIN_EMAIL para criar o primeiro administrador',

  usage:
    'Uso: npm run create-admin -- EMAIL [--organization NAME]\nPor exemplo: npm run create-admin -- you@example.org --organization "Relief Works"',
  notAnEmail: (text) => `"${text}" não é um endereço de e-mail. Por exemplo: npm run create-admin -- you@example.org`,
  organizationWrong: (reason) => `--organization: o nome ${reason}.`,
  noLinkNeeded:
    'Já há utilizadores, por isso não se criou nenhum link. Um administrador da organização pode convidar mais.',
  usersExist:
    'Já há utilizadores, por isso não se criou nenhum administrador. Um administrador da organização pode convidar mais.',
  busy: (folder) =>
    `O Lading está a arrancar ou a parar em ${folder} e não pode responder agora. Repita o comando dentro de instantes.`,
  gone: 'Entretanto, o Lading parou. Repita o comando.',
  rejected: 'O Lading em funcionamento recusou o comando. Repita-o.',
  askOrganization: (usual) => `Nome da organização (${usual}): `,
  askPassword: 'Palavra-passe (deixe em branco para gerar uma): ',
  askPasswordAgain: 'A palavra-passe de novo: ',
  passwordsDiffer: 'As palavras-passe não coincidem.',
  made: (email, organization) => `Foram criados o administrador do sistema ${email} e a organização ${organization}.`,
  generatedPassword: (password) =>
    `Palavra-passe: ${password}\nSó é mostrada uma vez. Altere-a depois de iniciar sessão.`,
};
