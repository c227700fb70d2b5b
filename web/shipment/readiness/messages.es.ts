import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { readinessMessages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof readinessMessages> = {
  title: 'Antes de salir',
  together: (count, reasons) => `${number(count)} comprobaciones no se pueden hacer, porque ${reasons}`,
  closed: (gap) => `${gap}. Un administrador de la organización puede ingresarlo`,
  nothing: 'No hay nada pendiente',
  left: 'El envío ya salió: no hace falta nada más.',
};
