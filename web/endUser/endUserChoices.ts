import { useProgram } from '../client/session.ts';
import { useEndUserChoicesQuery, useEndUserNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';
import { aboutParties } from '../lookup/partyChoices.ts';

/** The end users of the open program. */
export const endUserChoices = recordSource({
  useFound: (question, skip) =>
    useEndUserChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ endUsers }) => aboutParties(endUsers),
  useNamed: (id, skip) => useEndUserNameQuery({ variables: { id }, skip }),
  record: ({ endUser }) => endUser,
  label: ({ label }) => label,
  successorOf: async (client, id) => (await import('../merge/endedChoices.ts')).successorOf('END_USER', client, id),
});
