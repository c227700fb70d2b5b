import type { ShipmentAdvice } from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** A part of the advice on a shipment, which each backend has a call for. */
type Part = keyof ShipmentAdvice;

/** Runs a costly call when its operation has fewer of them running. */
type InTurn = (call: () => Promise<unknown>) => Promise<unknown>;

const callOf = {
  readiness: (id: string | number) => path`commercial_invoices/${id}/readiness`,
  exportRule: (id: string | number) => path`commercial_invoices/${id}/export_rule`,
  dangerousGoods: (id: string | number) => path`commercial_invoices/${id}/dangerous_goods`,
} satisfies Record<Part, unknown>;

/**
 * Returns the function that reads a part of the advice on a shipment. Parts that an operation selects together come in one
 * call, for which the backend reads the items once, unless the backend has no such call. Each throws RestError.
 */
export function adviceCalls(rest: Rest, inTurn: InTurn) {
  const asked = new Map<string | number, { parts: Set<Part>; whole: Promise<ShipmentAdvice | null> }>();

  function begin(id: string | number) {
    const parts = new Set<Part>();
    // The fields of a record are resolved one after another, all before this goes on.
    const whole = Promise.resolve().then(async () => {
      asked.delete(id);
      if (parts.size < 2 || !(await supportsCall(rest, 'GET', 'commercial_invoices/{}/advice'))) return null;
      return dataOf<ShipmentAdvice>(await inTurn(() => rest.read(path`commercial_invoices/${id}/advice`)));
    });
    const begun = { parts, whole };
    asked.set(id, begun);
    return begun;
  }

  return async <Asked extends Part>(id: string | number, part: Asked): Promise<ShipmentAdvice[Asked]> => {
    const { parts, whole } = asked.get(id) ?? begin(id);
    parts.add(part);
    const advice = await whole;
    return advice ? advice[part] : dataOf<ShipmentAdvice[Asked]>(await inTurn(() => rest.read(callOf[part](id))));
  };
}
