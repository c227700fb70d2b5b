/** Tests the export decision on the cases of `cases/export.md`, through every view of it. */
import { describe, expect, it } from 'vitest';
import type { CheckAnswer } from '../../backend/shipmentAdvice/checkAnswer.ts';
import type { ExportFacts } from '../../backend/shipmentAdvice/exportFacts.ts';
import { type ExportAdvice, exportAdvice } from '../../backend/shipmentAdvice/exportRule.ts';
import { exportOnPaper } from '../../backend/shipmentAdvice/onPaper.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import { controlGap, filing, proofOfFiling } from '../../backend/shipmentAdvice/readinessGaps.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { printed } from '../support/pdf.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';
import { exportCases as cases } from './cases/export.ts';

describe('the export decision', () => {
  it.each(cases)('$name', ({ facts, answer, says, legend, against, control }) => {
    const advice = exportAdvice(facts);
    expect([advice.answer, advice.legend]).toEqual([answer, legend]);
    expect(advice.message).toContain(says);
    expect(advice.because.length > 0).toBe(answer === 'cannot_tell');
    expect(advice.decided_against).toEqual(against && expect.stringContaining(against));
    const { answer: needed, eccns, because, text } = advice.control_statement;
    expect({ answer: needed, eccns, isOpen: because.length > 0 }).toEqual(control);
    expect(text !== null).toBe(needed === 'required');
  });

  it('has the same answer in the panel, in readiness and on paper in every case', () => {
    expect(cases.length).toBeGreaterThan(120);
    for (const { name, facts } of cases) {
      const { answer, legend, level, statements, decided_against, control_statement } = exportAdvice(facts);
      const gap = filing(facts);
      const paper = exportOnPaper(facts);
      expect([name, paper.legend, paper.decidedAgainst]).toEqual([name, legend, decided_against]);
      expect(paper.control).toMatchObject(control_statement);
      expect([name, gap.answer]).toEqual([name, readinessOf(answer, facts)]);
      if (decided_against !== null) expect([name, gap.text]).toEqual([name, decided_against]);
      expect([name, proofOfFiling(facts).answer === 'met']).toEqual([name, facts.itn !== null]);
      const isOpen = control_statement.because.length > 0;
      const wanted = { required: 'met', not_required: 'does_not_apply', cannot_tell: 'cannot_tell' } as const;
      expect([name, controlGap(facts).answer]).toEqual([
        name,
        isOpen ? 'cannot_tell' : wanted[control_statement.answer],
      ]);
      const claims = legend?.startsWith('NOEEI') ?? false;
      if (claims) expect([name, answer]).toEqual([name, 'met']);
      if (answer === 'cannot_tell') expect([name, ['could_exceed', 'required'].includes(level)]).toEqual([name, true]);
      expect([name, answer === 'does_not_apply' && facts.itn === null]).toEqual([name, legend === null]);
      for (const { rule } of statements) expect(rule).toMatch(/^15 CFR /);
    }
  });
});

describe('a stored shipment', () => {
  const backend = suiteBackend();

  /** Puts lines into a shipment, each in an order for an end user in its country. */
  async function load(shipment_id: number, lines: ExportFacts['lines']): Promise<void> {
    const { db, world } = backend();
    const api = await backend().as('manager');
    for (const [at, { end_user_country: country, total_value, hs_code, eccn }] of lines.entries()) {
      const { id: end_user_id } = await db
        .insertInto('end_users')
        .values({ organization_id: world.organization, last_name: `End user ${shipment_id}.${at}`, country })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('end_user_programs').values({ end_user_id, program_id: world.program }).execute();
      const order = await newOrder(api, world, { end_user_id });
      const { id } = await newItem(api, order.id, { quantity: '1', countries_of_manufacture: ['IN'] });
      // Older data has codes and values that are refused today.
      const stored = { shipment_id, hs_code, eccn_details: eccn, value_per_item: total_value };
      await db.updateTable('order_items').set(stored).where('id', '=', id).execute();
    }
  }

  /** Stores the facts of a case; returns its shipment. @param at makes its day and its air waybill its own */
  async function stored(facts: ExportFacts, at: number): Promise<number> {
    const { from, to, stated, itn, license_number, license_exception, lines, others } = facts;
    const { db, world } = backend();
    const in_ = (country: string | null) =>
      country && JSON.stringify({ country, city: 'A city', address: 'A street 1' });
    await db
      .updateTable('organizations')
      .set({ address: in_(from) })
      .where('id', '=', world.organization)
      .execute();
    await db
      .updateTable('groups')
      .set({ address: in_(to) })
      .where('id', '=', world.group)
      .execute();
    const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
    const together = others.some((other) => other.together);
    const onDay = others.length > 0 ? { anticipated_ship_date: day } : {};
    const leaves = { ...onDay, ...(together && { awb: String(17_600_000_000 + at) }) };
    const said = { eei_export: stated, itn, license_number, license_exception };
    // Approved, since a draft claims no exemption.
    const id = await insertShipment(db, world, { status: 'approved', ...said, ...leaves });
    await load(id, lines);
    for (const other of others)
      await load(await insertShipment(db, world, other.together ? leaves : onDay), other.lines);
    return id;
  }

  // No item can be worth nothing. Of the cases with one outcome, one is stored: the rule itself is tested on all above.
  const storable = cases.filter(({ facts }) => facts.lines.every(({ total_value }) => Number(total_value) > 0));
  const outcomeOf = ({ facts, answer, legend, against, control }: (typeof cases)[number]) => {
    const { license_number, license_exception, others } = facts;
    const told = [against, license_number, license_exception, others.length > 0].map(Boolean);
    return JSON.stringify([answer, legend, control.answer, control.isOpen, control.eccns.length > 0, told]);
  };
  const oneOfEach = [...new Map(storable.toReversed().map((one) => [outcomeOf(one), one])).values()];
  it.each(oneOfEach.map(({ name, ...all }, at) => ({ name, at, ...all })))(
    'has one answer in the API, in readiness and on its invoice: $name',
    async ({ facts, answer, legend, against, control, at }) => {
      const api = await backend().as('manager');
      const id = await stored(facts, at);
      const { data } = await api.get<One<ExportAdvice>>(`commercial_invoices/${id}/export_rule`);
      expect([data.answer, data.legend]).toEqual([answer, legend]);
      const checks = await api.get<Many<ReadinessCheck>>(`commercial_invoices/${id}/readiness`);
      const checkOf = (key: string) => checks.data.find((check) => check.key === key);
      expect(checkOf('eei')?.answer).toBe(filing(facts).answer);
      expect(checkOf('itn')?.answer).toBe(proofOfFiling(facts).answer);
      expect(checkOf('control_statement')?.answer).toBe(controlGap(facts).answer);
      if (against !== null) expect(checkOf('eei')?.message).toBe(data.decided_against);
      const { text } = await printed(backend(), id);
      const says = /NOEEI § [\d.]+(\(a\))?|AES ITN or exemption|AES ITN X|AES(POST|DOWN)? [\dX/ ]+\d( SS)?/.exec(
        text,
      )?.[0];
      expect(says ?? null).toBe(legend?.replaceAll(/\s+/g, ' ').replace(/ _+$/, '') ?? null);
      expect(text.includes('against this advice')).toBe(against !== null);
      if (against !== null) expect(text).toContain(data.decided_against);
      expect(text.includes('These items are controlled by the U.S. Government')).toBe(control.answer === 'required');
      expect(text.includes('To be completed by the exporter: whether the statement is required')).toBe(
        control.answer === 'cannot_tell',
      );
      if (control.eccns.length > 0) expect(text).toContain(`ECCN ${control.eccns.join(', ')}`);
      expect(text.includes('To be completed: ')).toBe(control.answer === 'required' && control.isOpen);
      if (facts.license_number) expect(text).toContain(`Export licence no. ${facts.license_number}`);
      if (facts.license_exception) expect(text).toContain(`${facts.license_exception} – `);
    },
  );
});

/** What readiness says: a filing that is proved or stated covers every decision; one that is not stated is open. */
function readinessOf(answer: CheckAnswer, { stated: said, itn }: ExportFacts): CheckAnswer {
  if (answer === 'does_not_apply') return 'does_not_apply';
  if (itn !== null) return said === false ? 'not_met' : 'met';
  if (said === true) return 'met';
  return answer === 'met' && said === null ? 'not_met' : answer;
}
