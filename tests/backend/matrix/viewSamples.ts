/** The calls on views of lists, and on lists as such. */
import type { Records } from './records.ts';
import type { Sample } from './samples.ts';

export const viewSamples = (r: Records): Record<string, Sample> => ({
  'GET /saved_views': {},
  'GET /saved_views/:id': {},
  'POST /saved_views': { body: { saved_view: { list: 'purchase_orders', program_id: r.program, name: 'Open' } } },
  'PUT /saved_views/:id': { body: { saved_view: { name: 'Renamed' } } },
  'DELETE /saved_views/:id': {},
  'GET /list_settings': {},
  'PUT /list_settings': { body: { list_setting: { list: 'purchase_orders', program_id: r.program, opens: 'all' } } },
  'GET /list_counts': { query: 'lists[]=purchase_orders' },
});
