import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  columns: {
    companyName: 'Nombre de la empresa',
    country: 'País',
    city: 'Ciudad',
    visualComplianceDate: 'Verificación VC',
    riskLevel: 'Nivel de riesgo',
  },
  airlineColumns: { name: 'Nombre', prefix: 'Prefijo', notes: 'Notas' },
};
