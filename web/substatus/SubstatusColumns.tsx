import type { SubstatusColumn } from '../generated/columns.ts';
import type { SubstatusRowFragment } from '../generated/operations.ts';
import { OpenCell, TextCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { isAllowed } from '../kit/record/abilities.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { substatusMessages as messages } from './messages.ts';
import { objectChoices } from './statusModelChoices.ts';

const { quiet, shown, choice } = columnsOf<SubstatusRowFragment, SubstatusColumn>();

/**
 * Returns the columns of the substatus list.
 * @param edit opens a substatus that may be edited
 * @param everywhere whether the user sees the substatuses of more than one organization
 */
export function substatusColumns(edit: (substatus: SubstatusRowFragment) => void, everywhere: boolean) {
  const columns = [
    shown('SUB_STATUS', messages.substatus, { card: 'title' }, (row) =>
      isAllowed(row.abilities, 'UPDATE') ? (
        <OpenCell onOpen={() => edit(row)}>{row.subStatus}</OpenCell>
      ) : (
        <TextCell quiet={row.archived}>{row.subStatus}</TextCell>
      ),
    ),
    shown('STATUS', messages.mainStatus, { card: 'corner', width: '180px' }, ({ status }) => (
      <StatusBadge status={status} />
    )),
    choice('MODEL', messages.object, { card: 'line', width: '220px' }, objectChoices, ({ model }) => model),
  ];
  const whose = { card: 'note', width: '240px' } as const;
  return everywhere
    ? [...columns, quiet('ORGANIZATION', messages.organization, whose, ({ organization }) => organization?.name)]
    : columns;
}
