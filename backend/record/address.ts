import { z } from 'zod';
import { valueMessages } from '../api/errorMessages.ts';
import { longText, optionalLongText, optionalText, text } from '../api/validate.ts';

/** An ISO 3166-1 alpha-2 country code. */
export const countryCode = z
  .string()
  .transform((value) => value.toUpperCase())
  .refine((value) => /^[A-Z]{2}$/.test(value), { error: () => valueMessages.notACountry, abort: true });

/** A postal address as it is stored. */
export const address = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    city: text(),
    address: longText(500),
    state: z.string().max(255).nullish(),
    zip_code: z.string().max(40).nullish(),
    notes: z.string().max(5000).nullish(),
  })
  .meta({ id: 'AddressFields' });
export type Address = z.infer<typeof address>;

/** An address as api/v1 returns it: with its country's name. */
export const shownAddress = address.extend({ country_full_name: z.string() }).meta({ id: 'Address' });
export type ShownAddress = z.infer<typeof shownAddress>;

/** Tells whether a country code exists; injected because shared folders import no concept. */
export type IsCountry = (code: string) => boolean;

/** An address that a body must have; see `plainAddress` for its order. */
export const requiredAddress = (isCountry: IsCountry) =>
  z
    .strictObject({
      country: countryCode.refine(isCountry, { error: () => valueMessages.notACountry }),
      city: text(),
      address: longText(500),
      state: optionalText(),
      zip_code: optionalText(40),
      notes: optionalLongText(),
    })
    .transform(plainAddress);

/** An optional address in a body: null, or an address without any value, clears it. */
export const optionalAddress = (isCountry: IsCountry) =>
  z.preprocess((sent) => (isBlank(sent) ? null : sent), requiredAddress(isCountry).nullable()).optional();

function isBlank(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && Object.values(sent).every((value) => !value);
}

/** Returns an address with all its fields in a fixed order, so that two can be compared as JSON. */
export function plainAddress(given: Address): Required<Address> {
  const { country, city, address: street, state, zip_code, notes } = given;
  return { country, city, address: street, state: state ?? null, zip_code: zip_code ?? null, notes: notes ?? null };
}

/** Returns a row before a change with its address in the field order of a body, for comparing. */
export function withPlainAddress<Row extends { address: Address | null }>(row: Row) {
  return { ...row, address: row.address && plainAddress(row.address) };
}

/** Returns a body's fields with its `address_attributes`, if sent, as the record's `address`. */
export function withAddress<Body extends { address_attributes?: Address | null | undefined }>(body: Body) {
  const { address_attributes: sent, ...rest } = body;
  return { ...rest, ...(sent !== undefined && { address: sent }) };
}

/** Converts fields from `withAddress` to columns. */
export function addressColumns<Fields extends { address?: Address | null }>(fields: Fields) {
  const { address: given, ...rest } = fields;
  return { ...rest, ...(given !== undefined && { address: given && JSON.stringify(given) }) };
}
