import type { ApiKeyFilter, ApiKeyState } from '../generated/resolvers.ts';
import type { ApiKey } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { recordOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** An API key, without its secret. */
export type RestApiKey = OfAnyBackend<ApiKey>;

/** The state of a key; only an active key works. */
export type RestApiKeyState = RestApiKey['state'];

/** The states of keys as api/v1 names them. */
const REST_STATE: Record<ApiKeyState, RestApiKeyState> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  EXPIRED: 'expired',
  REVOKED: 'revoked',
};

/** The filters of keys. */
export const apiKeyFilters = filterTable<ApiKeyFilter>({
  states: { as: 'state', send: (states) => states.map((state) => REST_STATE[state]) },
});

/** The API keys, with the calls that only they have. */
export class ApiKeys extends Collection<RestApiKey> {
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'api_keys', wrapper: 'apiKey', names: apiKeyFilters.names });
    this.#rest = rest;
  }

  /** Creates a key; its secret is null in the response to a repeated request. @throws RestError */
  async make(fields: object): Promise<{ apiKey: RestApiKey; secret: string | null }> {
    const body = await this.#rest.write('POST', path`api_keys`, { apiKey: fields });
    return { apiKey: recordOf<RestApiKey>(body), secret: secretIn(body) };
  }

  revoke(id: string): Promise<RestApiKey> {
    return this.write('POST', path`api_keys/${id}/revoke`, {});
  }
}

const secretIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'secret' in body && typeof body.secret === 'string' ? body.secret : null;
