import { useProgram } from '../app/session.ts';
import { useGroupChoicesQuery, useGroupNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The groups of the open program. */
export const groupChoices: ChoiceSource = {
  useFound({ skip, ...question }) {
    const query = useGroupChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip });
    return useFoundPage(
      query,
      ({ groups }) => groups,
      ({ id, name }) => ({ id, label: name }),
    );
  },
  useLabel: (id) => labelOf(useGroupNameQuery({ variables: { id }, skip: id === '' }), id, ({ group }) => group?.name),
};
