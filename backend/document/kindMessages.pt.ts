import type { Translated } from '../language/wording.ts';
import type { kindMessages } from './kindMessages.ts';

export const pt: Translated<typeof kindMessages> = {
  other: 'Outro',
  visual_screening: 'Triagem VC',
  mta_incoming: 'MTA de entrada',
  mta_outgoing: 'MTA de saída',
  import_permit: 'Autorização de importação',
  certificate_of_analysis: 'Certificado de análise',
  temperature_log: 'Registo de temperatura',
  proof_of_delivery: 'Comprovativo de entrega',
};
