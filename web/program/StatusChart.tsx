import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatCount } from '../base/format.ts';
import type { OrderFiguresFragment } from '../generated/operations.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { programMessages as messages } from './messages.ts';

interface StatusChartProps {
  slug: string;
  byStatus: OrderFiguresFragment['byStatus'];
}

const families = { ORANGE: 'orange', RED: 'red', GREEN: 'green', GREY: 'grey', TEAL: 'teal' } as const;

/** The number of orders in each status, as a table whose bars are as long as the numbers; each row links to its orders. */
export function StatusChart({ slug, byStatus }: StatusChartProps) {
  const shown = byStatus.filter(({ count }) => count > 0);
  const most = Math.max(...shown.map(({ count }) => count));
  const all = shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <ListSection title={messages.byStatus} count={all} empty={messages.noOrders}>
      <chakra.table css={tableStyle} aria-label={messages.byStatus}>
        <chakra.thead srOnly>
          <tr>
            <th scope="col">{messages.status}</th>
            <th scope="col">{messages.orders}</th>
          </tr>
        </chakra.thead>
        <tbody>
          {shown.map(({ status, count }) => (
            <tr key={status.key}>
              <th scope="row">
                <Link to={`${addresses.purchaseOrders(slug)}?status=${encodeURIComponent(status.key)}`}>
                  {status.name}
                </Link>
                <Box
                  as="span"
                  bg={`status.${families[status.color]}.dot`}
                  style={{ width: `calc((100% - 124px) * ${count / most})` }}
                  aria-hidden
                />
              </th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </ListSection>
  );
}

const tableStyle = {
  width: '100%',
  textStyle: 'xs',
  fontVariantNumeric: 'tabular-nums',
  '& tbody tr': { position: 'relative', display: 'flex', alignItems: 'center', minHeight: '30px' },
  '& tbody th': { fontWeight: 'normal', textAlign: 'start', color: 'fg.muted', width: '82px' },
  // Extends the link over the whole row, so that the bar can be clicked, too.
  '& tbody th a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'l1' },
  '& tbody th a': { borderRadius: 'l1', focusVisibleRing: 'outside' },
  '& tbody tr:hover th a': { textDecoration: 'underline' },
  '& tbody th > span': {
    position: 'absolute',
    insetInlineStart: '86px',
    top: '11px',
    height: '8px',
    borderRadius: '2px',
  },
  // Above the link's click area, so that the number can be selected and copied.
  '& tbody td': { marginInlineStart: 'auto', fontWeight: 'semibold', position: 'relative', zIndex: 1 },
} as const;
