/** Samples for the matrix: the calls about what a shipment lacks, what regulations require, and its delivery. */
import type { Sample } from './samples.ts';

/** The samples by `METHOD /path`, below `/api/v1`. */
export const adviceSamples: Record<string, Sample> = {
  'GET /commercial_invoices/:id/approvals': {},
  'GET /commercial_invoices/:id/papers': {},
  'POST /commercial_invoices/:id/papers': {},
  'GET /commercial_invoices/:id/packages': {},
  'PUT /commercial_invoices/:id/packages': { body: { commercial_invoice: { packages: [{ count: 2 }] } } },
  'PUT /commercial_invoices/:id/delivery': { body: { commercial_invoice: { received_by: 'A. Traoré' } } },
  'GET /commercial_invoices/:id/readiness': {},
  'GET /commercial_invoices/:id/export_rule': {},
  'GET /commercial_invoices/:id/dangerous_goods': {},
  'GET /commercial_invoices/:id/advice': {},
  'PUT /commercial_invoices/:id/dangerous_goods': { body: { pairs: ['air 3 5.1'] } },
  'GET /commercial_invoices/:id/available_status_reasons': { query: 'status=on_hold' },
  'GET /un_numbers': {},
};
