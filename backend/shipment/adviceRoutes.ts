import { type Caller, can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { todayOf } from '../record/timeZone.ts';
import { dangerAdvice } from '../shipmentAdvice/dangerousGoods.ts';
import { exportAdvice } from '../shipmentAdvice/exportRule.ts';
import { readinessOf } from '../shipmentAdvice/readiness.ts';
import { acknowledgePairs } from './acknowledge.ts';
import { readDangerFacts, readExportFacts, readReadinessFacts } from './adviceFacts.ts';
import { acknowledgedPairs, dangerousGoodsAdvice, exportRule, readinessCheck, shipmentAdvice } from './adviceSchema.ts';

const read = [['commercial_invoices', 'read']] as const;
const one = '/api/v1/commercial_invoices/:id';

/** Requires the right to read items, which all of the advice is about. @throws 403 */
function requireItems(caller: Caller): void {
  if (!can(caller, 'order_items', 'read')) throw forbidden();
}

/** The api/v1 routes of a shipment's gaps, and of the rules of export and of dangerous goods for it. */
export const shipmentAdviceRoutes = [
  route('get', read, {
    path: `${one}/readiness`,
    turn: 'advice',
    summary:
      'What the shipment needs before it can leave: blocking gaps, advice and what is done. Empty once it has left. Today is the date in the zone of the `Time-Zone` header.',
    params: idParams,
    answer: dataOf(readinessCheck.array()),
    handle: async ({ db, caller, params, services }) => {
      requireItems(caller);
      const asked = { limit: services.config.eeiThresholdUsd, today: todayOf(caller, services.now()) };
      return { data: readinessOf(await readReadinessFacts(db, caller, params.id, asked)) };
    },
  }),
  route('get', read, {
    path: `${one}/export_rule`,
    turn: 'advice',
    summary:
      'What 15 CFR 30 and 758 say about the shipment, by tariff code and as a whole. It is advice; people decide.',
    params: idParams,
    answer: dataOf(exportRule),
    handle: async ({ db, caller, params, services }) => {
      requireItems(caller);
      return { data: exportAdvice(await readExportFacts(db, caller, params.id, services.config.eeiThresholdUsd)) };
    },
  }),
  route('get', read, {
    path: `${one}/dangerous_goods`,
    turn: 'advice',
    summary:
      "The shipment's dangerous goods, which of them to keep apart in its mode of transport, and the contents of their declaration. It is advice; people decide.",
    params: idParams,
    answer: dataOf(dangerousGoodsAdvice),
    handle: async ({ db, caller, params }) => {
      requireItems(caller);
      return { data: dangerAdvice(await readDangerFacts(db, caller, params.id)) };
    },
  }),
  route('get', read, {
    path: `${one}/advice`,
    turn: 'advice',
    summary:
      'Readiness, the export rule and the dangerous goods of the shipment together, which costs little more than readiness alone: its items are read once.',
    params: idParams,
    answer: dataOf(shipmentAdvice),
    handle: async ({ db, caller, params, services }) => {
      requireItems(caller);
      const asked = { limit: services.config.eeiThresholdUsd, today: todayOf(caller, services.now()) };
      const facts = await readReadinessFacts(db, caller, params.id, asked);
      return {
        data: {
          readiness: readinessOf(facts),
          export_rule: exportAdvice(facts.exported),
          dangerous_goods: dangerAdvice(facts.danger),
        },
      };
    },
  }),
  route('put', [['commercial_invoices', 'write']], {
    path: `${one}/dangerous_goods`,
    summary: 'Acknowledges pairs of dangerous goods that must be kept apart, by key.',
    params: idParams,
    body: acknowledgedPairs,
    answer: dataOf(dangerousGoodsAdvice),
    handle: async (call) => {
      requireItems(call.caller);
      return { data: await acknowledgePairs(call, call.params.id, call.body.pairs) };
    },
  }),
];
