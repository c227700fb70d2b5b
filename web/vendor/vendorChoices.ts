import { useProgram } from '../client/session.ts';
import { useVendorChoicesQuery, useVendorNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';
import { aboutParties } from '../lookup/partyChoices.ts';

/** The organization's vendors that the open program may name. */
export const vendorChoices = recordSource({
  useFound: (question, skip) => useVendorChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ vendors }) => aboutParties(vendors),
  useNamed: (id, skip) => useVendorNameQuery({ variables: { id }, skip }),
  record: ({ vendor }) => vendor,
  label: ({ name }) => name,
  successorOf: async (client, id) => (await import('../merge/endedChoices.ts')).successorOf('VENDOR', client, id),
});
