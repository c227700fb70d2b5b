import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  notLatin: 'debe estar en letras latinas',
  notFound: 'no se encontró',
  used: 'no se puede cambiar mientras haya órdenes o envíos que usen este grupo',
  otherPath: 'no es el de la ruta',
  columns: {
    name: 'Nombre del grupo',
    country: 'País',
    city: 'Ciudad',
    program: 'Programa',
    requiresImportPermit: 'Permiso de importación',
    visualComplianceDate: 'Verificación VC',
    riskLevel: 'Nivel de riesgo',
    endUsers: 'Miembros',
    updatedAt: 'Actualizado',
  },
};
