import { useProgram } from '../client/session.ts';
import {
  type OrganizationGroupChoicesQuery,
  useGroupChoicesQuery,
  useGroupNameQuery,
  useOrganizationGroupChoicesQuery,
} from '../generated/operations.ts';
import { type ChoiceSource, recordSource, useFoundPage } from '../kit/form/choiceSource.ts';
import type { Choice } from '../kit/form/values.ts';
import { aboutParties } from '../lookup/partyChoices.ts';
import { groupMessages as messages } from './messages.ts';

/** The groups of the open program. */
export const groupChoices = recordSource({
  useFound: (question, skip) => useGroupChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ groups }) => aboutParties(groups),
  useNamed: (id, skip) => useGroupNameQuery({ variables: { id }, skip }),
  record: ({ group }) => group,
  label: ({ name }) => name,
  successorOf: async (client, id) => (await import('../merge/endedChoices.ts')).successorOf('GROUP', client, id),
});

/** Returns a group as a choice among groups of several programs; the label names the program because names may repeat. */
export function groupChoice({ id, name, program }: GroupOfProgram): Choice {
  return { id, label: program ? messages.inProgram(name, program.name) : name };
}

interface GroupOfProgram {
  id: string;
  name: string;
  program: { name: string } | null;
}

const groupsIn = ({ groups }: OrganizationGroupChoicesQuery) => groups;

/** The groups of all programs that the user may open. */
export const organizationGroupChoices: ChoiceSource = {
  useFound({ skip, ...variables }) {
    const query = useOrganizationGroupChoicesQuery({ variables, skip });
    return useFoundPage(query, groupsIn, groupChoice);
  },
  useLabel: groupChoices.useLabel,
  ...(groupChoices.successorOf && { successorOf: groupChoices.successorOf }),
};
