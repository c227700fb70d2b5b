import type {
  ApiKeyResolvers,
  ApiKeyState,
  CreateApiKeyInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { listQuery, restId } from '../rest/list.ts';
import { apiKeyFilters, type RestApiKey, type RestApiKeyState } from './rest.ts';

const STATE: Record<RestApiKeyState, ApiKeyState> = {
  active: 'ACTIVE',
  suspended: 'SUSPENDED',
  expired: 'EXPIRED',
  revoked: 'REVOKED',
};

/** Field names of api/v1 with their different names in the inputs. */
const restNames = { permissionId: 'roleId' };

const ApiKey: FieldsOf<ApiKeyResolvers, RestApiKey> = {
  organization: (key, _args, context) => organizationOf(key, context),
  roleId: ({ permissionId }) => permissionId,
  roleName: ({ permissionName }) => permissionName,
  programs: (key, _args, { programs }) => programs.summaries(key.programIds),
  user: ({ userId }, _args, { users }) => users.summary(userId),
  maker: ({ makerId }, _args, { users }) => users.summary(makerId),
  state: ({ state }) => STATE[state],
  abilities: abilitiesOf,
  history: historyOf('API_KEY'),
};

const Query: Pick<QueryResolvers, 'apiKey' | 'apiKeys'> = {
  apiKey: (_root, { id }, { apiKeys }) => apiKeys.find(id),
  apiKeys: (_root, { filter, ...list }, { apiKeys }) =>
    apiKeys.page({ ...listQuery(list), filters: apiKeyFilters.sent(filter ?? {}) }),
};

const restFields = ({ roleId, programIds, organizationId, ...same }: CreateApiKeyInput) => ({
  ...same,
  permissionId: restId(roleId),
  programIds: programIds?.map(restId),
  organizationId: restId(organizationId ?? undefined),
});

const Mutation: Pick<MutationResolvers, 'createApiKey' | 'revokeApiKey'> = {
  async createApiKey(_root, { input }, { apiKeys }) {
    const { made, errors } = await result('made', () => apiKeys.make(restFields(input)), restNames);
    return { apiKey: made?.apiKey ?? null, secret: made?.secret ?? null, errors };
  },
  revokeApiKey: (_root, { id }, { apiKeys }) => result('apiKey', () => apiKeys.revoke(id)),
};

export const apiKey = { ApiKey, Query, Mutation };
