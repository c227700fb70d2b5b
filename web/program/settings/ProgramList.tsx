import { HStack } from '@chakra-ui/react';
import { addresses } from '../../base/addresses.ts';
import { usePermissions } from '../../client/session.ts';
import type { ProgramColumn } from '../../generated/columns.ts';
import { type ProgramListQuery, type ProgramSortField, useProgramListQuery } from '../../generated/operations.ts';
import { LinkCell } from '../../kit/list/Cells.tsx';
import { columnsOf } from '../../kit/list/ColumnKinds.tsx';
import { filtersOf } from '../../kit/list/filters.ts';
import type { ListSpec } from '../../kit/list/listState.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordList } from '../../kit/list/useRecordList.ts';
import { organizationChoices } from '../../scope/organizationChoices.ts';
import { ProgramSwatch } from '../../scope/ProgramSwatch.tsx';
import { SampleBadge } from '../../scope/SampleBadge.tsx';
import { useSettingsList } from '../../shell/settingsPages.ts';
import { settingsMessages as messages } from './messages.ts';
import { programRecord } from './programRecord.ts';

interface ProgramFilter {
  organizationId?: string;
}

const { one } = filtersOf<ProgramFilter>();
const plain: ListSpec<ProgramFilter, ProgramSortField> = {
  filters: [],
  sortable: ['NAME'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};
/** The spec for users who see more than one organization. */
const spec = {
  ...plain,
  filters: [one('organization', messages.organization, 'organizationId', organizationChoices)],
};

type ProgramRow = ProgramListQuery['programs']['data'][number];

const { text, quiet, shown } = columnsOf<ProgramRow, ProgramColumn>();
const columns = [
  shown('NAME', messages.name, { card: 'title' }, ({ id, name, colorPalette, isSample }) => (
    <HStack gap="2.5" minW="0">
      <ProgramSwatch palette={colorPalette} />
      <LinkCell to={programRecord.record(id)}>{name}</LinkCell>
      {isSample && <SampleBadge />}
    </HStack>
  )),
  quiet('SLUG', messages.address, { card: 'line' }, ({ slug }) => addresses.program(slug)),
  quiet(
    'MAIN_COLOR',
    messages.palette.main,
    { card: 'note', width: '140px' },
    ({ colorPalette }) => colorPalette?.main ?? messages.ownColors,
  ),
];
const allColumns = [
  ...columns,
  text('ORGANIZATION', messages.organization, { card: 'note' }, (row) => row.organization?.name),
];

/** The programs that the user may open, each with a link to its settings. */
export function ProgramList() {
  const shared = useSettingsList(programRecord, () => import('./ProgramPage.tsx'));
  const everywhere = usePermissions().views.includes('organizations');
  const list = useRecordList(everywhere ? spec : plain, 'programs', {
    list: 'PROGRAMS',
    programId: null,
    counted: ({ search, filter }) => ({ programs: { search, ...filter } }),
  });
  const { filter, ...variables } = list.variables;
  const query = useProgramListQuery({
    ...list.options,
    variables: { ...variables, ...filter },
    skip: !shared.allowed,
  });
  return (
    <RecordList
      {...shared}
      list={list}
      source={{
        query,
        page: (data) => data.programs,
        watch: { type: 'PROGRAM', also: ['ORGANIZATION'], programId: null },
      }}
      columns={everywhere ? allColumns : columns}
    />
  );
}
