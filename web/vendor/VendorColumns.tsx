/** Declares the columns of the vendor list and their positions on its cards. */
import type { VendorListQuery, VendorSortField } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { vendorRecord } from './list.ts';
import { vendorMessages as messages } from './messages.ts';

type VendorRow = VendorListQuery['vendors']['data'][number];

const { title, text, quiet } = columnsOf<VendorRow, VendorSortField>();

/** The columns of the list of vendors. */
export const vendorColumns = [
  title('name', messages.name, vendorRecord.record, 'NAME'),
  screenedColumn(messages.screened),
  riskLevelColumn,
  text(
    'country',
    messages.country,
    { sort: 'COUNTRY', card: 'note', width: '180px' },
    ({ address }) => address?.countryName,
  ),
  quiet('email', messages.email, { sort: 'EMAIL', card: 'note', from: 760 }),
];
