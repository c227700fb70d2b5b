import type { AddressInput } from '../generated/resolvers.ts';
import type { Address } from '../generated/rest.ts';

/** A postal address as api/v1 returns it. */
export type RestAddress = Address;

/** Maps the `address` of an input to api/v1's field; absent stays absent, null clears. */
export function withAddress<Input extends { readonly address?: AddressInput | null }>(input: Input) {
  const { address, ...fields } = input;
  return { ...fields, addressAttributes: address };
}

/** The names of an address's fields in api/v1's rejections, with their names in the schema. */
export const addressNames = {
  addressAttributes: 'address',
  'addressAttributes.country': 'address.country',
  'addressAttributes.city': 'address.city',
  'addressAttributes.address': 'address.address',
  'addressAttributes.state': 'address.state',
  'addressAttributes.zipCode': 'address.zipCode',
  'addressAttributes.notes': 'address.notes',
} as const;
