import { z } from 'zod';
import { id, idParameter, optionalLongText, optionalText, text, timestamp } from '../api/validate.ts';
import { isCountry, isLookupKey } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { optionalAddress, shownAddress } from '../record/address.ts';
import { newForProgram } from '../record/organization.ts';
import { prohibited, screeningOf, shownScreening } from '../record/party.ts';

/** The summary of a courier, for pickers. */
export const courierSummary = z.object({ id, company_name: z.string(), prohibited }).meta({ id: 'CourierLight' });

const kept = { lock_version: z.int(), created_at: timestamp, updated_at: timestamp, abilities: z.array(ability) };

/** A courier as api/v1 returns it. */
export const courier = z
  .object({
    id,
    organization_id: id,
    company_name: z.string(),
    ...shownScreening,
    address: shownAddress.nullable(),
    ...kept,
  })
  .meta({ id: 'Courier' });
export type Courier = z.infer<typeof courier>;

/** The fields and filters of its screening. */
export const screening = screeningOf((key) => isLookupKey('risk_levels', key));

const fields = z.strictObject({
  company_name: text(),
  ...screening.fields,
  address_attributes: optionalAddress(isCountry),
});

/** The fields of a new courier. */
export const courierCreate = fields.extend(newForProgram);
export type CourierCreate = z.infer<typeof courierCreate>;

/** The changes of a courier; only sent fields change. */
export const courierUpdate = fields.extend({ lock_version: z.int() }).partial();
export type CourierUpdate = z.infer<typeof courierUpdate>;

/** An airline of a courier as api/v1 returns it. */
export const airline = z
  .object({
    id,
    courier_id: id,
    name: z.string(),
    prefix: z.string().nullable(),
    notes: z.string().nullable(),
    ...kept,
  })
  .meta({ id: 'Airline' });
export type Airline = z.infer<typeof airline>;

/** The summary of an airline, for pickers. */
export const airlineSummary = z.object({ id, name: z.string() }).meta({ id: 'AirlineLight' });

/** The fields of a new airline. */
export const airlineCreate = z.strictObject({ name: text(), prefix: optionalText(3), notes: optionalLongText() });
export type AirlineCreate = z.infer<typeof airlineCreate>;

/** The changes of an airline; only sent fields change. */
export const airlineUpdate = airlineCreate.extend({ lock_version: z.int() }).partial();
export type AirlineUpdate = z.infer<typeof airlineUpdate>;

/** The ids in an airline's path: its courier's and its own. */
export const airlineParams = z.object({ id: idParameter, airlineId: idParameter });
export type AirlineParams = z.infer<typeof airlineParams>;
