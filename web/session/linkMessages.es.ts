import type { Translated } from '../generated/wording.ts';
import type { linkMessages } from './linkMessages.ts';

export const es: Translated<typeof linkMessages> = {
  setTitle: 'Elija su contraseña',
  setSubtitle: 'El enlace que abrió funciona una sola vez.',
  setPassword: 'Guardar contraseña',
  newPassword: 'Nueva contraseña',
  passwordConfirmation: 'Confirmación de la contraseña',
  passwordConfirmationRequired: 'La confirmación de la contraseña es obligatoria',
  linkOver: 'Este enlace ya no es válido. Pida uno nuevo; si le invitaron, pida una nueva invitación.',
  notSet: 'No se guardó la contraseña.',
  notRead: 'No se pudo leer para qué es este enlace.',
  tryAgain: 'Reintentar',
  welcome: (name) => `Le damos la bienvenida, ${name}`,
  invitedInto: ({ invitedBy, organizationName }) =>
    `${invitedBy ?? 'Un administrador'} le invita a ${organizationName ?? 'Lading'}.`,
  invitedAs: (role) =>
    `${role ? `Su función allí es ${role}. ` : ''}Elija una contraseña y su sesión quedará iniciada.`,
  accept: 'Aceptar la invitación',
  endedInvitation: {
    EXPIRED: { title: 'Esta invitación venció', hint: 'Pida a quien le invitó que la envíe de nuevo.' },
    USED: {
      title: 'Esta invitación ya se aceptó',
      hint: 'Inicie sesión con su correo y la contraseña elegida. Si no fue usted, avise de inmediato a un administrador de su organización.',
    },
    WITHDRAWN: {
      title: 'Esta invitación se retiró',
      hint: 'Si cree que es un error, pregunte a quien le invitó.',
    },
    REPLACED: {
      title: 'Hay una invitación más reciente',
      hint: 'Abra el enlace del correo más reciente o el último que le enviaron.',
    },
  },
  endedLink: {
    EXPIRED: { title: 'Este enlace venció', hint: 'Era válido durante 30 minutos. Pida uno nuevo.' },
    USED: {
      title: 'Este enlace ya se usó',
      hint: 'Funciona una sola vez. Inicie sesión con su nueva contraseña o pida un enlace nuevo.',
    },
    WITHDRAWN: {
      title: 'Este enlace ya no funciona',
      hint: 'La cuenta cambió después de enviarlo. Pida uno nuevo.',
    },
    REPLACED: { title: 'Hay un enlace más reciente', hint: 'Abra el más reciente o pida otro.' },
  },
  unknownLink: {
    title: 'No se conoce este enlace',
    hint: 'Puede estar incompleto o haber terminado hace tiempo. Pida uno nuevo; si le invitaron, pregunte a quien le invitó.',
  },
};
