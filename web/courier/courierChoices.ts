import { useProgram } from '../client/session.ts';
import { useCourierChoicesQuery, useCourierNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';
import { aboutParties } from '../lookup/partyChoices.ts';

/** The organization's couriers that the open program may name. */
export const courierChoices = recordSource({
  useFound: (question, skip) =>
    useCourierChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ couriers }) => aboutParties(couriers),
  useNamed: (id, skip) => useCourierNameQuery({ variables: { id }, skip }),
  record: ({ courier }) => courier,
  label: ({ companyName }) => companyName,
});
