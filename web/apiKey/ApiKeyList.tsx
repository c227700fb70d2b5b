import { useState } from 'react';
import { usePermissions } from '../client/session.ts';
import {
  type ApiKeyFilter,
  type ApiKeyRowFragment,
  type ApiKeySortField,
  type ApiKeyState,
  useApiKeyListQuery,
  useRevokeApiKeyMutation,
} from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { apiKeyColumns } from './ApiKeyColumns.tsx';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { apiKeyMessages as messages } from './messages.ts';

const { many } = filtersOf<ApiKeyFilter>();
const STATES: readonly ApiKeyState[] = ['ACTIVE', 'SUSPENDED', 'EXPIRED', 'REVOKED'];
const stateChoices = fixedSource(STATES.map((state) => ({ id: state, label: messages.states[state] })));

const spec: ListSpec<ApiKeyFilter, ApiKeySortField> = {
  filters: [
    many('state', messages.state, (ids) => ({ states: STATES.filter((state) => ids.includes(state)) }), stateChoices),
  ],
  sortable: ['NAME', 'EXPIRES_AT', 'LAST_USED_AT', 'CREATED_AT'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

/** Lists the API keys with which tools call: what each may do, its expiry and its last use. */
export function ApiKeyList() {
  const { apiKeys } = usePermissions();
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKeyRowFragment | null>(null);
  const list = useRecordList(spec, 'apiKeys', {
    list: 'API_KEYS',
    programId: null,
    counted: (apiKeys) => ({ apiKeys }),
  });
  const query = useApiKeyListQuery({ ...list.options, variables: list.variables, skip: !apiKeys.read });
  const answer = query.data ?? query.previousData;
  const own = answer?.viewer.profile.organization;
  return (
    <>
      <RecordList
        head={{ title: messages.title, searchPlaceholder: messages.search }}
        allowed={apiKeys.read}
        list={list}
        source={{ query, page: (data) => data.apiKeys, watch: { type: 'API_KEY', programId: null } }}
        columns={apiKeyColumns}
        rows={{
          menu: (key) => [
            {
              id: 'revoke',
              label: messages.revoke,
              reason: reasonAgainst(key.abilities, 'REVOKE'),
              onSelect: () => setRevoking(key),
            },
          ],
        }}
        add={{
          label: messages.add,
          reason: apiKeys.write && apiKeys.read ? null : messages.addDenied,
          open: () => setAdding(true),
        }}
        empty={{ purpose: messages.purpose, adders: messages.adders }}
      />
      {/* The default organization of a new key arrives with the list. */}
      {adding && answer && (
        <ApiKeyDialog organization={own ? { id: own.id, label: own.name } : null} onClose={() => setAdding(false)} />
      )}
      {revoking && <Revocation apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function Revocation({ apiKey: { id, name }, onClose }: { apiKey: ApiKeyRowFragment; onClose: () => void }) {
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <ConfirmWrite
      title={messages.revokeTitle}
      label={messages.revoke}
      send={async (context) => rejectionsOf((await revoke({ variables: { id }, context })).data?.revokeApiKey)}
      done={messages.revoked}
      onClose={onClose}
    >
      {messages.revokeQuestion(name)}
    </ConfirmWrite>
  );
}
