import { useCourierChoicesQuery, useCourierNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';
import { aboutParties } from '../lookup/partyChoices.ts';

/** The organization's couriers. */
export const courierChoices = recordSource({
  useFound: (variables, skip) => useCourierChoicesQuery({ variables, skip }),
  page: ({ couriers }) => aboutParties(couriers),
  useNamed: (id, skip) => useCourierNameQuery({ variables: { id }, skip }),
  record: ({ courier }) => courier,
  label: ({ companyName }) => companyName,
});
