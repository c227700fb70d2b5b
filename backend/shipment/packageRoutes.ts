import { type Caller, can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf } from '../record/list.ts';
import { numbered } from '../shipmentAdvice/packageLines.ts';
import { packageLine, packagesChange } from './packageSchema.ts';
import { readPackages } from './packages.ts';
import { setPackages } from './packageWrite.ts';
import { readShipmentRow } from './read.ts';
import { shipment } from './schema.ts';

const path = '/api/v1/commercial_invoices/:id/packages';

/** Requires the right to read items, which packages hold. @throws 403 */
function requireItems(caller: Caller): void {
  if (!can(caller, 'order_items', 'read')) throw forbidden();
}

/** The api/v1 routes of a shipment's packages. */
export const shipmentPackageRoutes = [
  route('get', [['commercial_invoices', 'read']], {
    path,
    summary: 'The packages of the shipment, line by line; none if they are not listed.',
    params: idParams,
    answer: dataOf(packageLine.array()),
    handle: async ({ db, caller, params }) => {
      requireItems(caller);
      const { id } = await readShipmentRow(db, caller, params.id);
      return { data: numbered(await readPackages(db, id)) };
    },
  }),
  route('put', [['commercial_invoices', 'write']], {
    path,
    summary:
      'Replaces the lines of packages. The number, type and weights of packages and the dry ice of the shipment then follow from them; without lines, those fields stay and can be updated again.',
    params: idParams,
    query: programQuery,
    body: packagesChange,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => {
      requireItems(call.caller);
      return { data: await setPackages(inProgram(call), call.params.id, call.body) };
    },
  }),
];
