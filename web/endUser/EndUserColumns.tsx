/** Declares the columns of the two lists of end users, and where they stand on cards. */
import { ProgramNames } from '../app/ProgramNames.tsx';
import { DocumentFileLink } from '../document/DocumentFileLink.tsx';
import type {
  EndUserListQuery,
  EndUserRowFragment,
  EndUserScreeningListQuery,
  EndUserSortField,
} from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

type ListRow = EndUserListQuery['endUsers']['data'][number];
type ScreeningRow = EndUserScreeningListQuery['endUsers']['data'][number];

const { title, shown, quiet } = columnsOf<EndUserRowFragment, EndUserSortField>();
const name = title('label', messages.name, endUserRecord.record, 'LABEL');
const program = shown('program', messages.program, { sort: 'PROGRAM', card: 'line', from: 640 }, ({ programs }) => (
  <ProgramNames programs={programs} />
));
const organization = quiet('externalOrganizationName', messages.organization, {
  sort: 'EXTERNAL_ORGANIZATION_NAME',
  card: 'note',
  from: 820,
});
const country = columnsOf<ListRow, EndUserSortField>().shown(
  'country',
  messages.country,
  { sort: 'COUNTRY', card: 'note', width: '170px' },
  (endUser) => (endUser.country ? <ChoiceName source={countryChoices} id={endUser.country} /> : <Missing />),
);
const file = columnsOf<ScreeningRow>().shown(
  'file',
  messages.file,
  { card: 'line', from: 720 },
  ({ screeningDocument }) => <DocumentFileLink file={screeningDocument} />,
);

/** The columns of the list of end users. */
export const endUserColumns = [name, organization, country, program, riskLevelColumn];

/** The columns of the screening list. */
export const screeningColumns = [name, screenedColumn(messages.screened), riskLevelColumn, file, program, organization];
