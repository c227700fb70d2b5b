import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  needsOther: 'debe incluir al menos dos registros',
  notAmong: 'no es uno de los registros',
  noField: 'no es un campo que se pueda elegir',
  otherOrganization: 'No se pueden combinar registros de organizaciones distintas',
  otherProgram: 'No se pueden combinar grupos de programas distintos',
  sampleApart: 'Los datos de muestra no se pueden combinar con otros registros',
  outOfReach: 'Algo que nombra estos registros está en un programa que usted no puede abrir',
  notUndoable: 'Una combinación se puede deshacer durante un día',
  undone: 'La combinación ya se deshizo',
  mergedOn: (label, into) => `${label} se ha combinado después con ${into}: deshaga eso primero`,
  gone: (label) => `${label} se ha eliminado después`,
  nameTaken: (label) => `Otro registro se llama ahora ${label}: cámbiele el nombre primero`,
};
