import { useOrganizationChoicesQuery, useOrganizationNameQuery } from '../generated/operations.ts';
import { recordSource } from '../kit/form/choiceSource.ts';

/** The organizations that the user may see: their own, or all. */
export const organizationChoices = recordSource({
  useFound: (variables, skip) => useOrganizationChoicesQuery({ variables, skip }),
  page: ({ organizations }) => organizations,
  useNamed: (id, skip) => useOrganizationNameQuery({ variables: { id }, skip }),
  record: ({ organization }) => organization,
  label: ({ name }) => name,
});
