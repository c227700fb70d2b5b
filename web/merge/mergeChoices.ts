/** The types of records that can be merged, and what one may be merged with, as choices. */
import {
  type MergeableEndUsersQuery,
  type MergeableGroupsQuery,
  type MergeableType,
  type MergeableVendorsQuery,
  useMergeableEndUsersQuery,
  useMergeableGroupsQuery,
  useMergeableVendorsQuery,
} from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';

/** A type of record that can be merged, as its pages show it. */
export interface MergeSubject {
  type: MergeableType;
  area: 'vendors' | 'endUsers' | 'groups';
  /** The addresses of the list, and of a record. */
  list: string;
  record: (id: string) => string;
  /** The title of the list. */
  title: string;
  /** Loads how its fields are labelled and worded. */
  words: () => Promise<HistoryWords>;
}

const vendorsOf = ({ vendors }: MergeableVendorsQuery) => vendors;
const vendorChoice = ({ id, name }: MergeableVendorsQuery['vendors']['data'][number]) => ({ id, label: name });
const endUsersOf = ({ endUsers }: MergeableEndUsersQuery) => endUsers;
const endUserChoice = ({ id, label }: MergeableEndUsersQuery['endUsers']['data'][number]) => ({ id, label });
const groupsOf = ({ groups }: MergeableGroupsQuery) => groups;
const groupChoice = ({ id, name, program }: MergeableGroupsQuery['groups']['data'][number]) => ({
  id,
  label: program ? `${name} · ${program.name}` : name,
});

const sources: Readonly<Record<MergeableType, ChoiceSource['useFound']>> = {
  VENDOR: ({ skip, ...variables }) =>
    useFoundPage(useMergeableVendorsQuery({ variables, skip }), vendorsOf, vendorChoice),
  END_USER: ({ skip, ...variables }) =>
    useFoundPage(useMergeableEndUsersQuery({ variables, skip }), endUsersOf, endUserChoice),
  GROUP: ({ skip, ...variables }) => useFoundPage(useMergeableGroupsQuery({ variables, skip }), groupsOf, groupChoice),
};

/** Returns the records that a record may be merged with: all others of its type. */
export function othersOf(type: MergeableType, id: string): ChoiceSource {
  const useAll = sources[type];
  return {
    useFound(question) {
      const found = useAll(question);
      return { ...found, options: found.options?.filter((option) => option.id !== id) };
    },
    useLabel: (other) => other,
  };
}
