import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  title: 'Iniciar sesión',
  subtitle: 'Órdenes y envíos de sus programas',
  email: 'Correo',
  language: 'Idioma',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  emailRequired: 'El correo es obligatorio',
  emailInvalid: 'Ingrese un correo válido',
  passwordRequired: 'La contraseña es obligatoria',
  rateLimited: 'Demasiados intentos. Espere unos minutos y vuelva a intentar.',
  unreachable: 'No se puede conectar con el servidor en este momento. Intente de nuevo en un momento.',
  expired: 'Su sesión terminó. Inicie sesión de nuevo para seguir donde estaba; lo que escribió se conserva.',
  signedOut: 'Su sesión está cerrada.',
  signedOutElsewhere:
    'Su sesión se cerró en otra pestaña. Inicie sesión de nuevo para seguir donde estaba; lo que escribió se conserva.',
  passwordSet: 'Su contraseña quedó guardada. Inicie sesión con ella.',
  forgotPassword: '¿Olvidó su contraseña?',
  backToSignIn: 'Volver a iniciar sesión',
  resetTitle: 'Restablecer contraseña',
  resetSubtitle: 'Recibirá un correo con un enlace para elegir una nueva.',
  sendLink: 'Enviar el enlace',
  linkSent:
    'Su solicitud fue enviada. Si existe una cuenta con este correo, recibirá un enlace que funciona una sola vez, en un plazo de 30 minutos. Si Lading no tiene servidor de correo, quien lo opera encuentra el mensaje en su bandeja de salida.',
  askForLink: 'Pedir un enlace nuevo',
  setUpAlready: 'Lading ya está configurado. Inicie sesión o pida una invitación a un administrador.',
  signedOutHereOnly:
    'Su sesión está cerrada aquí, pero no se pudo conectar con el servidor. Si otras personas usan esta computadora, inicie sesión y ciérrela de nuevo.',
};
