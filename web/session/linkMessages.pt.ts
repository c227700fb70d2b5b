import type { Translated } from '../generated/wording.ts';
import type { linkMessages } from './linkMessages.ts';

export const pt: Translated<typeof linkMessages> = {
  setTitle: 'Defina a sua palavra-passe',
  setSubtitle: 'O link que abriu funciona uma só vez.',
  setPassword: 'Definir palavra-passe',
  newPassword: 'Nova palavra-passe',
  passwordConfirmation: 'Confirmação da palavra-passe',
  passwordConfirmationRequired: 'A confirmação da palavra-passe é obrigatória',
  linkOver: 'Este link já não é válido. Peça um novo; se foi convidado, peça um novo convite.',
  notSet: 'A palavra-passe não foi definida.',
  notRead: 'Não foi possível ler para que serve este link.',
  tryAgain: 'Tentar de novo',
  welcome: (name) => `Boas-vindas, ${name}`,
  invitedInto: ({ invitedBy, organizationName }) =>
    organizationName === null
      ? `${invitedBy ?? 'Um administrador'} dirige-lhe um convite para o Lading.`
      : `${invitedBy ?? 'Um administrador'} dirige-lhe um convite para a organização ${organizationName}.`,
  invitedAs: (role) =>
    role === null
      ? 'Escolha uma palavra-passe; a sessão inicia-se a seguir.'
      : `A sua função: ${role}. Escolha uma palavra-passe; a sessão inicia-se a seguir.`,
  accept: 'Aceitar o convite',
  endedInvitation: {
    EXPIRED: { title: 'Este convite expirou', hint: 'Peça a quem o convidou que o envie de novo.' },
    USED: {
      title: 'Este convite já foi aceite',
      hint: 'Inicie sessão com o seu e-mail e a palavra-passe escolhida. Se não foi o seu caso, avise de imediato um administrador da sua organização.',
    },
    WITHDRAWN: {
      title: 'Este convite foi retirado',
      hint: 'Se lhe parece um engano, pergunte a quem o convidou.',
    },
    REPLACED: {
      title: 'Há um convite mais recente',
      hint: 'Abra o link da mensagem mais recente ou o último que lhe enviaram.',
    },
  },
  endedLink: {
    EXPIRED: { title: 'Este link expirou', hint: 'Era válido durante 30 minutos. Peça um novo.' },
    USED: {
      title: 'Este link já foi usado',
      hint: 'Funciona uma só vez. Inicie sessão com a nova palavra-passe ou peça um novo link.',
    },
    WITHDRAWN: {
      title: 'Este link já não funciona',
      hint: 'A conta foi alterada depois do envio. Peça um novo.',
    },
    REPLACED: { title: 'Há um link mais recente', hint: 'Abra o mais recente ou peça outro.' },
  },
  unknownLink: {
    title: 'Este link não é conhecido',
    hint: 'Pode estar incompleto ou ter terminado há muito. Peça um novo; se foi convidado, peça-o a quem o convidou.',
  },
};
