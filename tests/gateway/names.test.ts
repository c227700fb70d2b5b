import { describe, expect, it } from 'vitest';
import { fromRest, toRest } from '../../gateway/upstream/names.ts';

const parsed = (text: string) => fromRest(JSON.parse(text));

describe('field names', () => {
  it('are converted at any depth, and values stay as they are', () => {
    const text =
      '{"order_number":{"number":"a_b","tag":null},"users":[{"first_name":"x_y"},[{"a_1":1}],"s_t",2,null,true]}';
    expect(parsed(text)).toEqual({
      orderNumber: { number: 'a_b', tag: null },
      users: [{ firstName: 'x_y' }, [{ a1: 1 }], 's_t', 2, null, true],
    });
  });

  it('keep their order, even in rows that differ from each other', () => {
    const rows = '[{"b_c":1,"a":2},{"a":1,"b_c":2},{"b_c":1},{},{"b_c":1,"a":2,"d_e":3}]';
    expect(JSON.stringify(parsed(rows))).toBe('[{"bC":1,"a":2},{"a":1,"bC":2},{"bC":1},{},{"bC":1,"a":2,"dE":3}]');
  });

  it('may be any JSON string', () => {
    const text =
      '{"a b":1,"constructor":2,"to_string":3,"\\"):evil(":4,"Ä_ö":5,"":6,"class":7,"with_1st":8,"__proto__":{"x":9}}';
    const answer = parsed(text);
    expect(JSON.stringify(answer)).toBe(
      '{"a b":1,"constructor":2,"toString":3,"\\"):evil(":4,"Ä_ö":5,"":6,"class":7,"with1st":8}',
    );
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  it('are converted even if a backend invents more of them than are cached', () => {
    for (let index = 0; index < 20_000; index += 1) {
      expect(fromRest({ [`made_up_${index}`]: { b_c: index } })).toEqual({ [`madeUp${index}`]: { bC: index } });
    }
  });

  it('stay as they are where the keys are data', () => {
    const body = { data: { KE: 'Kenya', x_y: { a_b: 1 } }, meta: { page_count: 1 } };
    expect(fromRest(body, new Set(['data']))).toEqual({
      data: { KE: 'Kenya', x_y: { a_b: 1 } },
      meta: { pageCount: 1 },
    });
  });

  it('of request bodies are converted to those of api/v1', () => {
    expect(toRest({ purchaseOrder: { userIds: [1], creditCard: null } })).toEqual({
      purchase_order: { user_ids: [1], credit_card: null },
    });
  });
});
