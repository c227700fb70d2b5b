import type { SubstatusRowFragment, SubstatusSortField } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { OpenCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { substatusMessages as messages } from './messages.ts';
import { objectChoices } from './statusModelChoices.ts';

/**
 * The columns of the list of substatuses.
 * @param edit opens one, where it may be edited
 * @param everywhere whether the person sees those of more than one organization
 */
export function substatusColumns(
  edit: (substatus: SubstatusRowFragment) => void,
  everywhere: boolean,
): Column<SubstatusRowFragment, SubstatusSortField>[] {
  const columns: Column<SubstatusRowFragment, SubstatusSortField>[] = [
    {
      id: 'substatus',
      header: messages.substatus,
      sort: 'SUB_STATUS',
      card: 'title',
      cell: (row) =>
        isAllowed(row.abilities, 'UPDATE') ? (
          <OpenCell onOpen={() => edit(row)}>{row.subStatus}</OpenCell>
        ) : (
          <TextCell quiet={row.archived}>{row.subStatus}</TextCell>
        ),
    },
    {
      id: 'mainStatus',
      header: messages.mainStatus,
      sort: 'STATUS',
      card: 'corner',
      width: '180px',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'object',
      header: messages.object,
      sort: 'MODEL',
      card: 'line',
      width: '220px',
      cell: ({ model }) => <ChoiceName source={objectChoices} id={model} />,
    },
  ];
  return everywhere ? [...columns, organizationColumn] : columns;
}

const organizationColumn: Column<SubstatusRowFragment> = {
  id: 'organization',
  header: messages.organization,
  card: 'note',
  width: '240px',
  cell: ({ organization }) => <TextCell quiet>{organization?.name}</TextCell>,
};
