import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  transition: (from, to) => `Não se pode passar de ${from} a ${to}`,
  movedMeanwhile: (status) => `Entretanto, alguém alterou o estado: agora é ${status}`,
  atItsEnd: 'Não há estado a que possa passar',
  unknownStatus: 'não é um dos estados deste registo',
  unknownSubstatus: 'não é um subestado deste estado',
  modelLocked: 'não pode mudar',
  archived: 'Este subestado está arquivado',
  otherPath: 'não corresponde ao do endereço',
  columns: {
    subStatus: 'Subestado',
    status: 'Estado principal',
    model: 'Objeto',
    organization: 'Organização',
  },
};
