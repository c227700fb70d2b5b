import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  transition: (from, to) => `No se puede pasar de ${from} a ${to}`,
  movedMeanwhile: (status) => `Alguien cambió el estado mientras tanto: ahora es ${status}`,
  atItsEnd: 'No hay otro estado al que pasar',
  unknownStatus: 'no es uno de los estados de este registro',
  unknownSubstatus: 'no es un subestado de este estado',
  modelLocked: 'no se puede cambiar',
  archived: 'Este subestado está archivado',
  otherPath: 'no es el de la ruta',
  columns: {
    subStatus: 'Subestado',
    status: 'Estado principal',
    model: 'Objeto',
    organization: 'Organización',
  },
};
