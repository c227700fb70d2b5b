/** Declares the columns of the screening list and their positions on its cards. */
import { DocumentFileLink } from '../../document/DocumentFileLink.tsx';
import type { EndUserColumn } from '../../generated/columns.ts';
import type { EndUserScreeningListQuery } from '../../generated/operations.ts';
import { columnsOf } from '../../kit/list/ColumnKinds.tsx';
import { riskLevelColumn } from '../../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../../lookup/ScreeningBadge.tsx';
import { nameColumn, organizationColumn, programColumn } from '../EndUserColumns.tsx';
import { endUserMessages as messages } from '../messages.ts';

const fileColumn = columnsOf<EndUserScreeningListQuery['endUsers']['data'][number], EndUserColumn>().shown(
  'SCREENING_DOCUMENT',
  messages.file,
  { card: 'line', from: 720 },
  ({ screeningDocument }) => <DocumentFileLink file={screeningDocument} />,
);

/** The columns of the screening list. */
export const screeningColumns = [
  nameColumn,
  screenedColumn(messages.screened),
  riskLevelColumn,
  fileColumn,
  programColumn,
  organizationColumn,
];
