/** Declares the columns of the end user list and their positions on its cards. */
import { Text } from '@chakra-ui/react';
import type { EndUserColumn } from '../generated/columns.ts';
import type { EndUserRowFragment } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { ProgramNames } from '../scope/ProgramNames.tsx';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const { title, shown, quiet, choice } = columnsOf<EndUserRowFragment, EndUserColumn>();

/** The column with the name of an end user. */
export const nameColumn = title('LABEL', messages.name, endUserRecord.record, ({ label }) => label);

/** The column with the programs of an end user. */
export const programColumn = shown('PROGRAM', messages.program, { card: 'line', from: 640 }, ({ programs }) =>
  programs?.length === 0 ? (
    <Text as="span" color="fg.warning">
      {messages.offeredByNone}
    </Text>
  ) : (
    <ProgramNames programs={programs} />
  ),
);

/** The column with the organization that an end user works for. */
export const organizationColumn = quiet(
  'EXTERNAL_ORGANIZATION_NAME',
  messages.organization,
  { card: 'note', from: 820 },
  ({ externalOrganizationName }) => externalOrganizationName,
);

const country = choice(
  'COUNTRY',
  messages.country,
  { card: 'note', width: '170px' },
  countryChoices,
  (endUser) => endUser.country,
);

/** The columns of the list of end users. */
export const endUserColumns = [nameColumn, organizationColumn, country, programColumn, riskLevelColumn];
