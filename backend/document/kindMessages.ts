import { texts } from '../language/texts.ts';
import type { DocumentType } from './table.ts';

/** The names of the types of documents. */
export const kindMessages = texts('documentType', {
  other: 'Other',
  visual_screening: 'Visual screening',
  mta_incoming: 'MTA incoming',
  mta_outgoing: 'MTA outgoing',
  import_permit: 'Import permit',
  certificate_of_analysis: 'Certificate of analysis',
  temperature_log: 'Temperature log',
  proof_of_delivery: 'Proof of delivery',
} satisfies Record<DocumentType, string>);
