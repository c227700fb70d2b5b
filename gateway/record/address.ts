import type { AddressInput } from '../generated/resolvers.ts';
import type { Address } from '../generated/rest.ts';

/** A postal address as api/v1 answers with it. */
export type RestAddress = Address;

/** The fields of an input with its `address` as api/v1 takes it; absent stays absent, null clears. */
export function withAddress<Input extends { readonly address?: AddressInput | null }>(input: Input) {
  const { address, ...fields } = input;
  return { ...fields, addressAttributes: address };
}

/** api/v1's names of an address's fields in rejections, by the schema's. */
export const addressNames = {
  addressAttributes: 'address',
  'addressAttributes.country': 'address.country',
  'addressAttributes.city': 'address.city',
  'addressAttributes.address': 'address.address',
  'addressAttributes.state': 'address.state',
  'addressAttributes.zipCode': 'address.zipCode',
  'addressAttributes.notes': 'address.notes',
} as const;
