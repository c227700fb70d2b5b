/** Declares the columns of the list of vendors, and where they stand on its cards. */
import type { VendorListQuery, VendorSortField } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { RiskLevelBadge } from '../lookup/RiskLevelBadge.tsx';
import { ScreeningBadge } from '../lookup/ScreeningBadge.tsx';
import { vendorRecord } from './list.ts';
import { vendorMessages as messages } from './messages.ts';

type VendorRow = VendorListQuery['vendors']['data'][number];

const { title, text, quiet, shown } = columnsOf<VendorRow, VendorSortField>();

/** The columns of the list of vendors. */
export const vendorColumns = [
  title('name', messages.name, vendorRecord.record, 'NAME'),
  shown(
    'screened',
    messages.screened,
    { sort: 'VISUAL_COMPLIANCE_DATE', card: 'line', width: '190px' },
    ({ visualComplianceDate }) => <ScreeningBadge date={visualComplianceDate} />,
  ),
  shown('riskLevel', messages.riskLevel, { sort: 'RISK_LEVEL', card: 'corner', width: '180px' }, ({ riskLevel }) => (
    <RiskLevelBadge riskLevel={riskLevel} />
  )),
  text(
    'country',
    messages.country,
    { sort: 'COUNTRY', card: 'note', width: '180px' },
    ({ address }) => address?.countryName,
  ),
  quiet('email', messages.email, { sort: 'EMAIL', card: 'note', from: 760 }),
];
