import { useMemo } from 'react';
import { messages } from '../base/words.ts';
import { useProgram, useViewer } from '../client/session.ts';
import { useUserChoicesQuery, useUserNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, recordSource } from '../kit/form/choiceSource.ts';
import { matching } from '../kit/form/matching.ts';

/** The active users of the open program. */
export const userChoices = recordSource({
  useFound: (question, skip) => useUserChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ users }) => users,
  useNamed: (id, skip) => useUserNameQuery({ variables: { id }, skip }),
  record: ({ user }) => user,
  label: ({ fullName }) => fullName,
});

/** The choice for unassigned records, among the ids of users. */
const UNASSIGNED = 'unassigned';

/** Returns the filter for chosen ids of `assigneeChoices`. */
export function assignedTo(ids: readonly string[]): { userIds: string[] | null; unassigned: true | null } {
  const userIds = ids.filter((id) => id !== UNASSIGNED);
  return { userIds: userIds.length > 0 ? userIds : null, unassigned: ids.includes(UNASSIGNED) || null };
}

/** The assignees to filter by: the user and "unassigned" first, then the program's other users. */
export const assigneeChoices: ChoiceSource = {
  useFound(question) {
    const found = userChoices.useFound(question);
    const { profile } = useViewer();
    const options = useMemo(() => {
      const first = [
        { id: profile.id, label: messages.me(profile.fullName) },
        { id: UNASSIGNED, label: messages.unassigned },
      ];
      const others = found.options?.filter(({ id }) => id !== profile.id);
      const own = matching(first, question.search ?? '');
      // A slip is looked for only where nothing matches.
      return others && [...(own.similar && others.length > 0 && !found.similar ? [] : own.options), ...others];
    }, [found.options, found.similar, profile, question.search]);
    return { ...found, options, count: found.count + 1 };
  },
  useLabel(id) {
    const nobody = id === UNASSIGNED;
    const label = userChoices.useLabel(nobody ? '' : id);
    return nobody ? messages.unassigned : label;
  },
};
