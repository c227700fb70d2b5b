/** Declares the columns of the list of vendors, and where they stand on its cards. */
import { addresses } from '../app/addresses.ts';
import type { VendorListQuery, VendorSortField } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { RiskLevelBadge } from '../lookup/RiskLevelBadge.tsx';
import { ScreeningBadge } from '../lookup/ScreeningBadge.tsx';
import { vendorMessages as messages } from './messages.ts';

type VendorRow = VendorListQuery['vendors']['data'][number];

/** The columns of the list of vendors. */
export const vendorColumns: Column<VendorRow, VendorSortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: ({ id, name }) => <LinkCell to={addresses.settingsRecord('vendors', id)}>{name}</LinkCell>,
  },
  {
    id: 'screened',
    header: messages.screened,
    sort: 'VISUAL_COMPLIANCE_DATE',
    card: 'line',
    width: '190px',
    cell: ({ visualComplianceDate }) => <ScreeningBadge date={visualComplianceDate} />,
  },
  {
    id: 'riskLevel',
    header: messages.riskLevel,
    sort: 'RISK_LEVEL',
    card: 'corner',
    width: '180px',
    cell: ({ riskLevel }) => <RiskLevelBadge riskLevel={riskLevel} />,
  },
  {
    id: 'country',
    header: messages.country,
    sort: 'COUNTRY',
    card: 'note',
    width: '180px',
    cell: ({ address }) => <TextCell>{address?.countryName}</TextCell>,
  },
  {
    id: 'email',
    header: messages.email,
    sort: 'EMAIL',
    card: 'note',
    from: 760,
    cell: ({ email }) => <TextCell quiet>{email}</TextCell>,
  },
];
