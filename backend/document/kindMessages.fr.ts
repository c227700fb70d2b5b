import type { Translated } from '../language/wording.ts';
import type { kindMessages } from './kindMessages.ts';

export const fr: Translated<typeof kindMessages> = {
  other: 'Autre',
  visual_screening: 'Criblage VC',
  mta_incoming: 'MTA entrant',
  mta_outgoing: 'MTA sortant',
  import_permit: 'Permis d’importation',
  certificate_of_analysis: 'Certificat d’analyse',
  temperature_log: 'Relevé de température',
  proof_of_delivery: 'Preuve de livraison',
};
