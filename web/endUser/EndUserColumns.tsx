/** Declares the columns of the two lists of end users, and where they stand on cards. */
import { addresses } from '../app/addresses.ts';
import { ProgramNames } from '../app/ProgramNames.tsx';
import { DocumentFileLink } from '../document/DocumentFileLink.tsx';
import type { EndUserListQuery, EndUserScreeningListQuery, EndUserSortField } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { Missing } from '../kit/ui/Missing.tsx';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { RiskLevelBadge } from '../lookup/RiskLevelBadge.tsx';
import { ScreeningBadge } from '../lookup/ScreeningBadge.tsx';
import { endUserMessages as messages } from './messages.ts';

type EndUserRow = EndUserListQuery['endUsers']['data'][number];
type ScreeningRow = EndUserScreeningListQuery['endUsers']['data'][number];
type Common = Pick<EndUserRow, 'id' | 'label' | 'riskLevel' | 'programs' | 'externalOrganizationName'>;

const name: Column<Common, EndUserSortField> = {
  id: 'name',
  header: messages.name,
  sort: 'LABEL',
  card: 'title',
  cell: ({ id, label }) => <LinkCell to={addresses.settingsRecord('end-users', id)}>{label}</LinkCell>,
};
const riskLevel: Column<Common, EndUserSortField> = {
  id: 'riskLevel',
  header: messages.riskLevel,
  sort: 'RISK_LEVEL',
  card: 'corner',
  width: '170px',
  cell: (endUser) => <RiskLevelBadge riskLevel={endUser.riskLevel} />,
};
const program: Column<Common, EndUserSortField> = {
  id: 'program',
  header: messages.program,
  sort: 'PROGRAM',
  card: 'line',
  from: 640,
  cell: ({ programs }) => <ProgramNames programs={programs} />,
};
const organization: Column<Common, EndUserSortField> = {
  id: 'organization',
  header: messages.organization,
  sort: 'EXTERNAL_ORGANIZATION_NAME',
  card: 'note',
  from: 820,
  cell: ({ externalOrganizationName }) => <TextCell quiet>{externalOrganizationName}</TextCell>,
};

/** The columns of the list of end users. */
export const endUserColumns: Column<EndUserRow, EndUserSortField>[] = [
  name,
  organization,
  {
    id: 'country',
    header: messages.country,
    sort: 'COUNTRY',
    card: 'note',
    width: '170px',
    cell: ({ country }) => (country ? <ChoiceName source={countryChoices} id={country} /> : <Missing />),
  },
  program,
  riskLevel,
];

/** The columns of the screening list. */
export const screeningColumns: Column<ScreeningRow, EndUserSortField>[] = [
  name,
  {
    id: 'screened',
    header: messages.screened,
    sort: 'VISUAL_COMPLIANCE_DATE',
    card: 'line',
    width: '190px',
    cell: ({ visualComplianceDate }) => <ScreeningBadge date={visualComplianceDate} />,
  },
  riskLevel,
  {
    id: 'file',
    header: messages.file,
    card: 'line',
    from: 720,
    cell: ({ screeningDocument }) => <DocumentFileLink file={screeningDocument} />,
  },
  program,
  organization,
];
