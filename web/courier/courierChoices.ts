import { useCourierChoicesQuery, useCourierNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The organization's couriers. */
export const courierChoices: ChoiceSource = {
  useFound({ skip, ...variables }) {
    const query = useCourierChoicesQuery({ variables, skip });
    return useFoundPage(
      query,
      ({ couriers }) => couriers,
      ({ id, companyName }) => ({ id, label: companyName }),
    );
  },
  useLabel: (id) =>
    labelOf(useCourierNameQuery({ variables: { id }, skip: id === '' }), id, ({ courier }) => courier?.companyName),
};
