import { useVendorChoicesQuery, useVendorNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';
import { aboutParties } from '../lookup/partyChoices.ts';

/** The organization's vendors. */
export const vendorChoices = recordSource({
  useFound: (variables, skip) => useVendorChoicesQuery({ variables, skip }),
  page: ({ vendors }) => aboutParties(vendors),
  useNamed: (id, skip) => useVendorNameQuery({ variables: { id }, skip }),
  record: ({ vendor }) => vendor,
  label: ({ name }) => name,
});
