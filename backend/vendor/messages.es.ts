import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  notALookup: 'no es uno de los valores permitidos',
  columns: {
    name: 'Nombre',
    visualComplianceDate: 'Verificación VC',
    riskLevel: 'Nivel de riesgo',
    country: 'País',
    email: 'Correo',
    updatedAt: 'Actualizado',
  },
};
