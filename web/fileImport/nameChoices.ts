/** The records that names in a file may mean. */
import {
  type EndUsersToNameQuery,
  type FileImportNameFieldsFragment,
  type GroupsToNameQuery,
  useEndUsersToNameQuery,
  useGroupsToNameQuery,
  useVendorsToNameQuery,
  type VendorsToNameQuery,
} from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import type { Choice } from '../kit/form/values.ts';

const vendorsIn = ({ vendors }: VendorsToNameQuery) => vendors;
const endUsersIn = ({ endUsers }: EndUsersToNameQuery) => endUsers;
const groupsIn = ({ groups }: GroupsToNameQuery) => groups;
const byName = ({ id, name }: { id: string; name: string }): Choice => ({ id, label: name });
const byLabel = ({ id, label }: { id: string; label: string }): Choice => ({ id, label });

/** The records that a name may mean are only searched for: none of them is shown by its id alone. */
const useLabel = (id: string) => id;

/** Returns the vendors that a program may name; all of them for null. */
const vendorsOf = (programId: string | null): ChoiceSource => ({
  useLabel,
  useFound: ({ skip, ...question }) =>
    useFoundPage(useVendorsToNameQuery({ variables: { ...question, programId }, skip }), vendorsIn, byName),
});

const endUsersOf = (programId: string | null): ChoiceSource => ({
  useLabel,
  useFound: ({ skip, ...question }) =>
    useFoundPage(useEndUsersToNameQuery({ variables: { ...question, programId }, skip }), endUsersIn, byLabel),
});

const groupsOf = (programId: string | null): ChoiceSource => ({
  useLabel,
  useFound: ({ skip, ...question }) =>
    useFoundPage(useGroupsToNameQuery({ variables: { ...question, programId }, skip }), groupsIn, byName),
});

/** Returns the records that names in a field may mean; null if they are not searched for. @param field its key */
export function namesSource(field: string, programId: string | null): ChoiceSource | null {
  const key = field.toLowerCase().replaceAll('_', '');
  if (key.startsWith('vendor')) return vendorsOf(programId);
  if (key.startsWith('enduser')) return endUsersOf(programId);
  return key.startsWith('group') ? groupsOf(programId) : null;
}

/** Whether a text in question is a name of a record, and not a value that cannot be read. */
export const isName = ({ field, nearest, canCreate }: FileImportNameFieldsFragment): boolean =>
  canCreate || nearest.length > 0 || namesSource(field, null) !== null;

/** Whether there is more to choose for a text than to leave its only row out. */
export const isQuestion = (name: FileImportNameFieldsFragment): boolean =>
  isName(name) || name.canBeEmpty || name.rows > 1 || name.choice !== null;
