import type { Translated } from '../language/wording.ts';
import type { kindMessages } from './kindMessages.ts';

export const es: Translated<typeof kindMessages> = {
  other: 'Otro',
  visual_screening: 'Verificación VC',
  mta_incoming: 'MTA de entrada',
  mta_outgoing: 'MTA de salida',
  import_permit: 'Permiso de importación',
  certificate_of_analysis: 'Certificado de análisis',
  temperature_log: 'Registro de temperatura',
  proof_of_delivery: 'Comprobante de entrega',
};
