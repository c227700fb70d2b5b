import type {
  DuplicatePairResolvers,
  DuplicateRecordResolvers,
  MergeCandidateResolvers,
  MergeFieldResolvers,
  MergePartResolvers,
  MergePreviewResolvers,
  MergeResolvers,
  MergeStayResolvers,
  MutationResolvers,
  NamingCountResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { textOf } from '../history/rest.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { TYPE } from '../record/types.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import { camelCase } from '../upstream/names.ts';
import type {
  RestDuplicatePair,
  RestDuplicateRecord,
  RestMerge,
  RestMergeCandidate,
  RestMergeField,
  RestMergePart,
  RestMergePreview,
  RestMergeStay,
  RestNamingCount,
} from './rest.ts';

const NamingCount: FieldsOf<NamingCountResolvers, RestNamingCount> = { what: ({ what }) => upper(what) };
const DuplicatePair: FieldsOf<DuplicatePairResolvers, RestDuplicatePair> = {};
const DuplicateRecord: FieldsOf<DuplicateRecordResolvers, RestDuplicateRecord> = {};
const MergeCandidate: FieldsOf<MergeCandidateResolvers, RestMergeCandidate> = {};
const MergePreview: FieldsOf<MergePreviewResolvers, RestMergePreview> = {};
const MergeField: FieldsOf<MergeFieldResolvers, RestMergeField> = { field: ({ field }) => camelCase(field) };
const MergePart: FieldsOf<MergePartResolvers, RestMergePart> = {
  name: ({ column }) => camelCase(column),
  values: ({ values }) => values.map(textOf),
};

const Merge: FieldsOf<MergeResolvers, RestMerge> = {
  type: ({ type }) => TYPE[type],
  // A user of another organization, such as a system administrator, is known by name only.
  user: async ({ user }, _args, { users }) => user && ((await users.summary(user.id)) ?? { ...user, picture: null }),
  undoneBy: async ({ undoneBy }, _args, { users }) =>
    undoneBy && ((await users.summary(undoneBy.id)) ?? { ...undoneBy, picture: null }),
};
const MergeStay: FieldsOf<MergeStayResolvers, RestMergeStay> = {
  label: ({ label, why }) => (why === 'field' ? camelCase(label) : label),
  why: ({ why }) => upper(why),
};

const Query: Pick<QueryResolvers, 'duplicates' | 'mergePreview' | 'recordMerges'> = {
  duplicates: (_root, { type }, { merges }) => merges.duplicates(type),
  mergePreview: (_root, { type, ids, intoId, fields }, { merges }) =>
    unlessMissing(() => merges.preview(type, ids, intoId, fields)),
  recordMerges: (_root, { type, id }, { merges }) => unlessMissing(() => merges.ofRecord(type, id)),
};

const Mutation: Pick<MutationResolvers, 'mergeRecords' | 'undoMerge' | 'answerDuplicates'> = {
  mergeRecords: (_root, { id, input }, { merges }) =>
    result<'merge', RestMerge, RestMergePreview>('merge', () => merges.merge(id, input)),
  undoMerge: (_root, { id }, { merges }) => result('merge', () => merges.undo(id)),
  async answerDuplicates(_root, { input: { type, ids, same } }, { merges }) {
    const { answered, errors } = await result('answered', () => merges.answer(type, ids, same).then(() => true), {
      recordIds: 'ids',
    });
    return { answered: answered === true, errors };
  },
};

export const merge = {
  ...{
    DuplicatePair,
    DuplicateRecord,
    Merge,
    MergeCandidate,
    MergeField,
    MergePart,
    MergePreview,
    MergeStay,
    NamingCount,
  },
  ...{ Query, Mutation },
};
