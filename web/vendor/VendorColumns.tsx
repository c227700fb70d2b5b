/** Declares the columns of the vendor list and their positions on its cards. */
import type { VendorColumn } from '../generated/columns.ts';
import type { VendorListQuery } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { vendorRecord } from './list.ts';
import { vendorMessages as messages } from './messages.ts';

type VendorRow = VendorListQuery['vendors']['data'][number];

const { title, text, quiet } = columnsOf<VendorRow, VendorColumn>();

/** The columns of the list of vendors. */
export const vendorColumns = [
  title('NAME', messages.name, vendorRecord.record, ({ name }) => name),
  screenedColumn(messages.screened),
  riskLevelColumn,
  text('COUNTRY', messages.country, { card: 'note', width: '180px', from: 700 }, ({ address }) => address?.countryName),
  quiet('EMAIL', messages.email, { card: 'note', from: 760 }, ({ email }) => email),
];
