import { useOrganizationChoicesQuery, useOrganizationNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The organizations that the person may see: the own one, or all of them. */
export const organizationChoices: ChoiceSource = {
  useFound({ skip, ...variables }) {
    const query = useOrganizationChoicesQuery({ variables, skip });
    return useFoundPage(
      query,
      ({ organizations }) => organizations,
      ({ id, name }) => ({ id, label: name }),
    );
  },
  useLabel: (id) =>
    labelOf(
      useOrganizationNameQuery({ variables: { id }, skip: id === '' }),
      id,
      ({ organization }) => organization?.name,
    ),
};
