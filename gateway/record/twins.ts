/** The records that a new one is likely a second of. */
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { LikelyTwin } from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import { path } from '../upstream/path.ts';
import { REST_TYPE } from './types.ts';

export const Query: Pick<QueryResolvers, 'likelyTwins'> = {
  likelyTwins: async (_root, { type, texts, organizationId }, { rest }) => {
    const query = { type: REST_TYPE[type], texts, organization_id: organizationId ?? undefined };
    // Backends that do not compare names say nothing about twins.
    const body = await unlessMissing(() => rest.read(path`likely_twins`, { query }));
    return body === null ? [] : dataOf<LikelyTwin[]>(body);
  },
};
