import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  notALookup: 'no es uno de los valores permitidos',
  notFound: 'no se encontró',
  nameless: 'no puede quedar vacío si no hay organización',
  switchedOff: 'está desactivado en esta organización',
  columns: {
    label: 'Nombre',
    firstName: 'Nombre de pila',
    lastName: 'Apellido',
    externalOrganizationName: 'Organización',
    country: 'País',
    program: 'Programa',
    riskLevel: 'Nivel de riesgo',
    visualComplianceDate: 'Verificación VC',
    screeningDocument: 'Archivo VC',
    updatedAt: 'Actualizado',
  },
};
