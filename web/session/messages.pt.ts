import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  title: 'Iniciar sessão',
  subtitle: 'Ordens de compra e remessas dos seus programas',
  email: 'E-mail',
  language: 'Idioma',
  password: 'Palavra-passe',
  submit: 'Iniciar sessão',
  emailRequired: 'O e-mail é obrigatório',
  emailInvalid: 'Introduza um e-mail válido',
  passwordRequired: 'A palavra-passe é obrigatória',
  ofField: (label, problems) => `${label}: ${problems.join(', ')}`,
  rateLimited: 'Demasiadas tentativas. Espere alguns minutos e tente de novo.',
  unreachable: 'De momento não é possível contactar o servidor. Tente de novo dentro de instantes.',
  expired: 'A sua sessão terminou. Inicie sessão de novo para continuar onde estava; o que escreveu foi conservado.',
  signedOut: 'A sessão foi terminada.',
  signedOutElsewhere:
    'A sessão foi terminada noutro separador. Inicie sessão de novo para continuar onde estava; o que escreveu foi conservado.',
  passwordSet: 'A sua palavra-passe está definida. Inicie sessão com ela.',
  forgotPassword: 'Esqueceu-se da palavra-passe?',
  backToSignIn: 'Voltar ao início de sessão',
  resetTitle: 'Repor a palavra-passe',
  resetSubtitle: 'Vai receber um e-mail com um link para definir uma nova.',
  sendLink: 'Enviar o link',
  linkSent:
    'O seu pedido foi enviado. Se existir uma conta com este e-mail, receberá um link que funciona uma só vez, durante 30 minutos. Se o Lading não tiver servidor de correio, quem o gere encontra a mensagem na caixa de saída.',
  askForLink: 'Pedir um novo link',
  setUpAlready: 'O Lading já está configurado. Inicie sessão ou peça um convite a um administrador.',
  signedOutHereOnly:
    'A sessão foi terminada aqui, mas não foi possível contactar o servidor. Se outras pessoas usam este computador, inicie sessão e termine-a de novo.',
};
