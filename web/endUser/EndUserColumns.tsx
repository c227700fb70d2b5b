/** Declares the columns of the list of end users, and where they stand on its cards. */
import { ProgramNames } from '../app/ProgramNames.tsx';
import type { EndUserRowFragment, EndUserSortField } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const { title, shown, quiet, choice } = columnsOf<EndUserRowFragment, EndUserSortField>();

/** What an end user is called. */
export const nameColumn = title('label', messages.name, endUserRecord.record, 'LABEL');

/** The programs that an end user belongs to. */
export const programColumn = shown(
  'program',
  messages.program,
  { sort: 'PROGRAM', card: 'line', from: 640 },
  ({ programs }) => <ProgramNames programs={programs} />,
);

/** Where an end user works. */
export const organizationColumn = quiet('externalOrganizationName', messages.organization, {
  sort: 'EXTERNAL_ORGANIZATION_NAME',
  card: 'note',
  from: 820,
});

const country = choice('country', messages.country, { sort: 'COUNTRY', card: 'note', width: '170px' }, countryChoices);

/** The columns of the list of end users. */
export const endUserColumns = [nameColumn, organizationColumn, country, programColumn, riskLevelColumn];
