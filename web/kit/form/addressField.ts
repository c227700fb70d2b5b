import type { ChoiceSource } from './choiceSource.ts';
import type { Field, Read } from './field.ts';
import { formMessages } from './messages.ts';
import { ADDRESS_PARTS, addressRule } from './rules.ts';
import { isStarted, type PartValues } from './values.ts';

/** The address of a record. */
export interface AddressParts {
  country: string;
  city: string;
  address: string;
  state?: string | null;
  zipCode?: string | null;
  notes?: string | null;
}

/** The options of an address field: whether it is required, and the countries to choose from. */
export interface AddressOptions<Required extends boolean> {
  required?: Required;
  countries: ChoiceSource;
}

/** Creates a postal address field. It is sent as a whole, or as null when every part is empty. */
export function addressField<Source, Required extends boolean = false>(
  read: Read<Source, AddressParts>,
  options: AddressOptions<Required>,
): Field<Source, PartValues, AddressParts, Required> {
  const { labels } = formMessages.address;
  const required = options.required ?? false;
  return {
    kind: 'parts',
    label: labels.self,
    // Safe: the type parameter and the option have the same default.
    required: required as Required,
    empty: NO_ADDRESS,
    rule: addressRule(required),
    read(source) {
      const stored = read(source);
      return stored ? Object.fromEntries(ADDRESS_PARTS.map((part) => [part, stored[part] ?? ''])) : NO_ADDRESS;
    },
    send: sentAddress,
    parts: {
      country: { kind: 'select', label: labels.country, required, requiredWhen: isStarted, source: options.countries },
      city: { kind: 'text', label: labels.city, required, requiredWhen: isStarted, limit: 255 },
      state: { kind: 'text', label: labels.state, required: false, limit: 255 },
      zipCode: { kind: 'text', label: labels.zipCode, required: false, limit: 40 },
      address: { kind: 'longText', label: labels.address, required, requiredWhen: isStarted, limit: 500 },
      notes: { kind: 'longText', label: labels.notes, required: false, limit: 5000 },
    },
  };
}

const NO_ADDRESS: PartValues = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, '']));

function sentAddress(parts: PartValues): AddressParts | null {
  const part = (name: (typeof ADDRESS_PARTS)[number]) => parts[name]?.trim() ?? '';
  if (!ADDRESS_PARTS.some(part)) return null;
  return {
    country: part('country'),
    city: part('city'),
    address: part('address'),
    state: part('state') || null,
    zipCode: part('zipCode') || null,
    notes: part('notes') || null,
  };
}
