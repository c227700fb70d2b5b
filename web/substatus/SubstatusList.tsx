import { useCallback, useMemo, useState } from 'react';
import { usePermissions } from '../client/session.ts';
import {
  type SubstatusFilter,
  type SubstatusRowFragment,
  type SubstatusSortField,
  useSubstatusListQuery,
} from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { substatusMessages as messages } from './messages.ts';
import { SubstatusArchive } from './SubstatusArchive.tsx';
import { substatusColumns } from './SubstatusColumns.tsx';
import { SubstatusDialog } from './SubstatusDialog.tsx';
import { anyStatusChoices, objectChoices } from './statusModelChoices.ts';
import { modelsIn } from './substatusForm.ts';

const { one, many } = filtersOf<SubstatusFilter>();
const stateChoices = fixedSource(Object.entries(messages.states).map(([id, label]) => ({ id, label })));

const spec: ListSpec<SubstatusFilter, SubstatusSortField> = {
  filters: [
    many('object', messages.object, (ids) => ({ models: modelsIn(ids) }), objectChoices),
    many('main_status', messages.mainStatus, 'statuses', anyStatusChoices),
    one('state', messages.state, ([state]) => ({ archived: state === 'archived' }), stateChoices),
  ],
  sortable: ['SUB_STATUS', 'MODEL', 'STATUS'],
  defaultSort: { field: 'SUB_STATUS', direction: 'ASC' },
  pageSize: 20,
};

/** The dialog that is open over the list. */
type Opened =
  | { kind: 'form'; substatus: SubstatusRowFragment | null }
  | { kind: 'archive'; substatus: SubstatusRowFragment };

/** The organization's substatuses; archived ones only if the filter selects them. */
export function SubstatusList() {
  const { substatuses, views } = usePermissions();
  const everywhere = views.includes('organizations');
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useRecordList(spec, 'substatuses', {
    list: 'SUBSTATUSES',
    programId: null,
    counted: ({ search, filter }) => ({ substatuses: { search, filter: { archived: false, ...filter } } }),
  });
  const variables = { ...list.variables, filter: { archived: false, ...list.variables.filter } };
  const query = useSubstatusListQuery({ ...list.options, variables, skip: !substatuses.read });
  const edit = useCallback((substatus: SubstatusRowFragment) => setOpened({ kind: 'form', substatus }), []);
  const columns = useMemo(() => substatusColumns(edit, everywhere), [edit, everywhere]);
  const close = () => setOpened(null);
  return (
    <>
      <RecordList
        head={{ title: messages.title, searchPlaceholder: messages.search }}
        allowed={substatuses.read}
        list={list}
        source={{ query, page: (data) => data.substatuses, watch: { type: 'SUBSTATUS', programId: null } }}
        columns={columns}
        rows={{
          onOpen: (substatus) => isAllowed(substatus.abilities, 'UPDATE') && edit(substatus),
          menu: (substatus) => [
            {
              id: 'edit',
              label: messages.edit,
              reason: reasonAgainst(substatus.abilities, 'UPDATE'),
              onSelect: () => edit(substatus),
            },
            {
              id: 'archive',
              label: messages.archive,
              reason: reasonAgainst(substatus.abilities, 'ARCHIVE'),
              onSelect: () => setOpened({ kind: 'archive', substatus }),
            },
          ],
        }}
        add={{
          label: messages.add,
          reason: substatuses.write && substatuses.read ? null : messages.addDenied,
          open: () => setOpened({ kind: 'form', substatus: null }),
        }}
        empty={{ purpose: messages.purpose, adders: messages.adders }}
      />
      {opened?.kind === 'form' && <SubstatusDialog substatus={opened.substatus} onClose={close} />}
      {opened?.kind === 'archive' && <SubstatusArchive substatus={opened.substatus} onClose={close} />}
    </>
  );
}
