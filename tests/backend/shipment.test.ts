import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import { airWaybillParts, isAirWaybill } from '../../backend/regulation/airWaybill.ts';
import { whyShipmentLocked } from '../../backend/shipment/rules.ts';
import { shipmentStatuses } from '../../backend/shipment/statuses.ts';

describe('the rules of shipments', () => {
  const role = (name: string) => {
    const found = shippedRoles.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`No role ${name}`);
    return found;
  };

  it('lead from every status only to known ones, and finally to archived', () => {
    const keys = shipmentStatuses.map(({ key }) => key);
    for (const { next } of shipmentStatuses) for (const key of next) expect(keys).toContain(key);
    const reached = new Set(['open']);
    for (const key of reached)
      for (const next of shipmentStatuses.find((status) => status.key === key)?.next ?? []) reached.add(next);
    expect([...reached].sort()).toEqual([...keys].sort());
    expect(shipmentStatuses.filter(({ next }) => next.length === 0).map(({ key }) => key)).toEqual(['archived']);
  });

  it('lock an invoice in review, closed or archived, and exempt reviewing roles only in review', () => {
    const officer = role('Logistics officer');
    const locked = shipmentStatuses.filter(({ key }) => whyShipmentLocked(officer, key)).map(({ key }) => key);
    expect(locked).toEqual(['in_review', 'closed', 'archived']);
    expect(whyShipmentLocked(role('Program manager'), 'in_review')).toBeNull();
    expect(whyShipmentLocked(role('Program manager'), 'closed')).not.toBeNull();
  });

  it.each([
    ['176-12345675', '176', '12345675'],
    ['02081140743', '020', '81140743'],
    ['057 8114 0743', '057', '81140743'],
    ['1Z999AA10123456784', null, '1Z999AA10123456784'],
    [null, null, null],
  ])('split the air waybill %s into prefix and number', (awb, prefix, number) => {
    expect(airWaybillParts(awb)).toEqual({ prefix, number });
  });

  it.each([
    ['176-12345675', true],
    ['020-81140743', true],
    ['057-00000000', true],
    ['057-99999992', true],
    ['176-12345674', false],
    ['176-12345677', false],
    ['176-1234567', false],
    ['176-1234567A', false],
  ])('check whether %s is an air waybill number: %s', (awb, is) => {
    expect(isAirWaybill(awb)).toBe(is);
  });
});
