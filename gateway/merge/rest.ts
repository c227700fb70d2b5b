import type { MergeableType, MergeFieldInput, MergeRecordsInput } from '../generated/resolvers.ts';
import type { DuplicatePair, Merge, MergePreview } from '../generated/rest.ts';
import { REST_PATH } from '../record/types.ts';
import { dataOf, hasMore } from '../rest/answer.ts';
import { restId } from '../rest/list.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** A merge of records that are one. */
export type RestMerge = Merge;
/** What a merge would do. */
export type RestMergePreview = MergePreview;
export type RestMergeField = MergePreview['fields'][number];
export type RestMergePart = RestMergeField['parts'][number];
/** Two records that are likely one. */
export type RestDuplicatePair = DuplicatePair;
export type RestDuplicateRecord = DuplicatePair['records'][number];
export type RestMergeCandidate = MergePreview['records'][number];
export type RestMergeStay = Merge['stays'][number];
export type RestNamingCount = MergePreview['moves'][number];

/** The columns of api/v1 that together are one field, under its name there. */
const byField = (fields: readonly MergeFieldInput[] | null | undefined) =>
  fields && Object.fromEntries(fields.map(({ field, fromId }) => [field, restId(fromId)]));

/** The calls on records that are merged. */
export interface Merges {
  duplicates(type: MergeableType): Promise<{ readonly data: RestDuplicatePair[]; readonly more: boolean }>;
  answer(type: MergeableType, ids: readonly string[], same: boolean): Promise<void>;
  preview(
    type: MergeableType,
    ids: readonly string[],
    intoId: string | null | undefined,
    fields: readonly MergeFieldInput[] | null | undefined,
  ): Promise<RestMergePreview>;
  ofRecord(type: MergeableType, id: string): Promise<RestMerge[]>;
  merge(id: string, input: MergeRecordsInput): Promise<RestMerge>;
  undo(id: string): Promise<RestMerge>;
}

/** Creates the calls of one operation. @throws RestError in each */
export const mergesOf = (rest: Rest): Merges => ({
  async duplicates(type) {
    const body = await rest.read(path`${REST_PATH[type]}/duplicates`);
    return { data: dataOf<RestDuplicatePair[]>(body), more: hasMore(body) };
  },
  async answer(type, ids, same) {
    const duplicate = { recordIds: ids.map((id) => restId(id)), same };
    await rest.write('PUT', path`${REST_PATH[type]}/duplicates`, { duplicate });
  },
  async preview(type, ids, intoId, fields) {
    const query = { ids, into_id: intoId ?? undefined, fields: byField(fields) ?? undefined };
    return dataOf(await rest.read(path`${REST_PATH[type]}/merge_preview`, { query }));
  },
  ofRecord: async (type, id) => dataOf(await rest.read(path`${REST_PATH[type]}/${id}/merges`)),
  async merge(id, { type, lockVersion, others, fields }) {
    const merge = {
      lockVersion,
      others: others.map((other) => ({ ...other, id: restId(other.id) })),
      ...(fields && { fields: byField(fields) }),
    };
    return dataOf(
      await rest.write('POST', path`${REST_PATH[type]}/${id}/merges`, { merge }, undefined, { isLong: true }),
    );
  },
  undo: async (id) => dataOf(await rest.write('POST', path`merges/${id}/undo`, undefined, undefined, { isLong: true })),
});
