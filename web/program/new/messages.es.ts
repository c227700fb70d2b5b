import type { Translated } from '../../generated/wording.ts';
import type { newProgramMessages } from './messages.ts';

export const es: Translated<typeof newProgramMessages> = {
  add: 'Agregar programa',
  addDenied: 'No puede agregar programas',
  purpose: 'Las órdenes, los ítems y los envíos se crean en un programa, por las personas que son sus miembros.',
  adders: 'Los administradores agregan programas.',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  later: 'Sus colores y aprobaciones se pueden cambiar después, en la configuración del programa.',
};
