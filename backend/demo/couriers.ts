import type { Trx } from '../db/client.ts';
import type { Days } from './days.ts';

/** A courier with its airlines and the prefixes of their air waybill numbers. */
interface DemoCourier {
  readonly name: string;
  readonly address: { country: string; city: string; address: string } | null;
  /** How many days ago it was screened; undefined if never. */
  readonly screened?: number;
  readonly airlines: readonly (readonly [name: string, prefix: string, notes?: string])[];
}

/** A courier of the demo world, as shipments refer to it. */
export interface MadeCourier {
  readonly id: number;
  readonly prefixes: readonly string[];
}

/** The couriers of the first organization. */
export const firstCouriers: readonly DemoCourier[] = [
  {
    name: 'Meridian Air Freight',
    address: { country: 'US', city: 'Sterling', address: '45020 Aviation Drive, Suite 210' },
    screened: 45,
    airlines: [
      ['Emirates', '176'],
      ['Lufthansa Cargo', '020', 'Cool containers are booked five days ahead.'],
    ],
  },
  {
    name: 'Baobab Cargo Lines',
    address: { country: 'KE', city: 'Nairobi', address: 'Jomo Kenyatta International Airport, Cargo Village 3' },
    screened: 210,
    airlines: [
      ['Ethiopian Airlines', '071'],
      ['Kenya Airways', '706'],
    ],
  },
  {
    name: 'Transports Frigorifiques du Sahel',
    address: { country: 'SN', city: 'Dakar', address: 'Zone de fret, Aéroport Blaise-Diagne' },
    screened: 120,
    airlines: [['Air France', '057']],
  },
  { name: 'قوافل النقل السريع', address: null, airlines: [['Turkish Airlines', '235']] },
];

/** The courier of the second organization. */
export const secondCouriers: readonly DemoCourier[] = [
  {
    name: 'Polar Forwarding AS',
    address: { country: 'NO', city: 'Gardermoen', address: 'Fraktveien 18' },
    screened: 80,
    airlines: [
      ['KLM', '074'],
      ['Qatar Airways', '157'],
    ],
  },
];

/** Creates the couriers of an organization with their airlines. */
export async function makeCouriers(
  trx: Trx,
  days: Days,
  organizationId: number,
  couriers: readonly DemoCourier[],
): Promise<MadeCourier[]> {
  const made: MadeCourier[] = [];
  for (const { name, address, screened, airlines } of couriers) {
    const { id } = await trx
      .insertInto('couriers')
      .values({
        organization_id: organizationId,
        company_name: name,
        risk_level: screened === undefined ? null : 'level_1',
        visual_compliance_date: screened === undefined ? null : days.date(screened),
        address: address && JSON.stringify(address),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('airlines')
      .values(
        airlines.map(([airline, prefix, notes = null]) => ({
          organization_id: organizationId,
          courier_id: id,
          name: airline,
          prefix,
          notes,
        })),
      )
      .execute();
    made.push({ id, prefixes: airlines.map(([, prefix]) => prefix) });
  }
  return made;
}
