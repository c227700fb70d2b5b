import { useProgram } from '../app/session.ts';
import { useEndUserChoicesQuery, useEndUserNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The end users of the open program. */
export const endUserChoices: ChoiceSource = {
  useFound({ skip, ...question }) {
    const query = useEndUserChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip });
    return useFoundPage(
      query,
      ({ endUsers }) => endUsers,
      ({ id, label }) => ({ id, label }),
    );
  },
  useLabel: (id) =>
    labelOf(useEndUserNameQuery({ variables: { id }, skip: id === '' }), id, ({ endUser }) => endUser?.label),
};
