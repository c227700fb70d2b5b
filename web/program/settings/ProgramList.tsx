import { HStack } from '@chakra-ui/react';
import { addresses } from '../../app/addresses.ts';
import { ProgramSwatch } from '../../app/ProgramSwatch.tsx';
import { usePermissions } from '../../app/session.ts';
import { type ProgramListQuery, type ProgramSortField, useProgramListQuery } from '../../generated/operations.ts';
import { LinkCell, TextCell } from '../../kit/list/Cells.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { ListSpec } from '../../kit/list/listState.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordList } from '../../kit/list/useRecordList.ts';
import { organizationChoices } from '../../organization/organizationChoices.ts';
import { settingsMessages as messages } from './messages.ts';

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
/** For those who see more than one organization. */
const spec = {
  ...plain,
  filters: [one('organization', messages.organization, 'organizationId', organizationChoices)],
};

type ProgramRow = ProgramListQuery['programs']['data'][number];

const columns: Column<ProgramRow, ProgramSortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: ({ id, name, colorPalette }) => (
      <HStack gap="2.5" minW="0">
        <ProgramSwatch palette={colorPalette} />
        <LinkCell to={addresses.settingsRecord('programs', id)}>{name}</LinkCell>
      </HStack>
    ),
  },
  {
    id: 'address',
    header: messages.address,
    card: 'line',
    cell: ({ slug }) => <TextCell quiet>{addresses.program(slug)}</TextCell>,
  },
  {
    id: 'main',
    header: messages.palette.main,
    card: 'note',
    width: '140px',
    cell: ({ colorPalette }) => <TextCell quiet>{colorPalette?.main ?? messages.ownColors}</TextCell>,
  },
];
const organization: Column<ProgramRow, ProgramSortField> = {
  id: 'organization',
  header: messages.organization,
  card: 'note',
  cell: (row) => <TextCell>{row.organization?.name}</TextCell>,
};
const allColumns = [...columns, organization];

/** The programs that the person may open, to be edited. */
export function ProgramList() {
  const { programs, views } = usePermissions();
  const everywhere = views.includes('organizations');
  const list = useRecordList(everywhere ? spec : plain, 'programs');
  const { filter, ...variables } = list.variables;
  const query = useProgramListQuery({
    ...list.options,
    variables: { ...variables, ...filter },
    skip: !programs.read,
  });
  return (
    <RecordList
      title={messages.title}
      allowed={programs.read}
      list={list}
      query={query}
      page={(data) => data.programs}
      columns={everywhere ? allColumns : columns}
      to={({ id }) => addresses.settingsRecord('programs', id)}
      load={() => import('./ProgramPage.tsx')}
      add={{
        label: messages.add,
        to: addresses.newSettingsRecord('programs'),
        reason: programs.create && programs.read ? null : messages.addDenied,
        load: () => import('./NewProgramPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'PROGRAM', also: ['ORGANIZATION'], programId: null }}
    />
  );
}
