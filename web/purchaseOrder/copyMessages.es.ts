import type { Translated } from '../generated/wording.ts';
import type { orderCopyMessages } from './copyMessages.ts';

/** Isolates a name of any script within a sentence (Unicode FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const es: Translated<typeof orderCopyMessages> = {
  copy: 'Copiar',
  of: (orderNumber) => `Copia de ${isolated(orderNumber)}`,
  copied: (orderNumber) => `Copiada como ${isolated(orderNumber)}`,
  hint: 'La copia tiene el mismo proveedor, usuario final, grupo, financiamiento e ítems. No tiene fechas, estados, personas asignadas, evaluaciones, recepciones ni envíos.',
};
