/** Declares the columns of the end user list and their positions on its cards. */
import { Text } from '@chakra-ui/react';
import { ProgramNames } from '../app/ProgramNames.tsx';
import type { EndUserRowFragment, EndUserSortField } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const { title, shown, quiet, choice } = columnsOf<EndUserRowFragment, EndUserSortField>();

/** The column with the name of an end user. */
export const nameColumn = title('label', messages.name, endUserRecord.record, 'LABEL');

/** The column with the programs of an end user. */
export const programColumn = shown(
  'program',
  messages.program,
  { sort: 'PROGRAM', card: 'line', from: 640 },
  ({ programs }) =>
    programs?.length === 0 ? (
      <Text as="span" color="fg.warning">
        {messages.offeredByNone}
      </Text>
    ) : (
      <ProgramNames programs={programs} />
    ),
);

/** The column with the organization that an end user works for. */
export const organizationColumn = quiet('externalOrganizationName', messages.organization, {
  sort: 'EXTERNAL_ORGANIZATION_NAME',
  card: 'note',
  from: 820,
});

const country = choice('country', messages.country, { sort: 'COUNTRY', card: 'note', width: '170px' }, countryChoices);

/** The columns of the list of end users. */
export const endUserColumns = [nameColumn, organizationColumn, country, programColumn, riskLevelColumn];
