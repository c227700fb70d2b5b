import { Box, chakra, Text } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { groupDigits } from '../base/decimal.ts';
import { calendarDay, formatDate, formatMoney, formatMonth, formatMonthOfYear } from '../base/format.ts';
import type { OrderFiguresFragment } from '../generated/operations.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { programMessages as messages } from './messages.ts';

interface MonthChartProps {
  slug: string;
  byMonth: OrderFiguresFragment['byMonth'];
}

const HEIGHT = 110;

/** The units of the labels, the largest first: from this largest value on, labels have this unit and these decimals. */
const UNITS = [
  { from: 10_000_000, size: 1_000_000, decimals: 1, note: messages.millions },
  { from: 10_000, size: 1000, decimals: 0, note: messages.thousands },
  { from: 0, size: 1, decimals: 0, note: messages.dollars },
] as const;

/**
 * The order value of each of the last months, as a table whose cells are as high as their values. Each cell links to the
 * orders of its month. The current month is last and highlighted.
 */
export function MonthChart({ slug, byMonth }: MonthChartProps) {
  // Numbers only for bar heights and rounded labels; the exact value is decimal text.
  const amounts = byMonth.map(({ value }) => Number(value));
  const most = Math.max(...amounts, 1);
  const unit = UNITS.find(({ from }) => most >= from) ?? UNITS[2];
  const running = byMonth.at(-1)?.month;
  return (
    <ListSection title={messages.byMonth} count={null} note={unit.note} empty="">
      <chakra.table css={tableStyle} aria-label={messages.byMonth}>
        <thead>
          <tr>
            {byMonth.map(({ month }) => (
              <th key={month} scope="col" data-running={month === running || undefined}>
                <abbr aria-label={formatMonthOfYear(month)}>{formatMonth(month, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {byMonth.map(({ month, value }, index) => (
              <td key={month} data-running={month === running || undefined}>
                <Link
                  to={`${addresses.purchaseOrders(slug)}?${monthFilter(month)}`}
                  aria-label={messages.valueOf(formatMonthOfYear(month), formatMoney(value))}
                  data-tip={formatMoney(value)}
                >
                  {rounded(amounts[index] ?? 0, unit)}
                  <Box as="span" style={{ height: `${((amounts[index] ?? 0) / most) * HEIGHT}px` }} aria-hidden />
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </chakra.table>
      {running && (
        <Text textStyle="xs" color="fg.muted" mt="2">
          {messages.runsTo(formatMonth(running, 'long'), formatDate(calendarDay(new Date())))}
        </Text>
      )}
    </ListSection>
  );
}

/** Rounds an amount for the label of its bar: 11434949 in thousands is `11,435`. */
function rounded(amount: number, { size, decimals }: (typeof UNITS)[number]): string {
  return groupDigits((amount / size).toFixed(decimals), decimals);
}

/** Returns the search parameters of the order list for one month. */
function monthFilter(month: string): string {
  const last = dayjs(month).endOf('month').format('YYYY-MM-DD');
  return `order_date_from=${month}&order_date_to=${last}`;
}

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px 0',
  mx: '-4px',
  textStyle: 'xs',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.muted',
  // The table's head, with the names of the months, appears below the bars.
  '& thead': { display: 'table-footer-group' },
  '& th': { fontWeight: 'normal', textAlign: 'center', whiteSpace: 'nowrap', pt: '1.5' },
  '& td': { verticalAlign: 'bottom', textAlign: 'center', borderBottomWidth: '1px', borderColor: 'border', p: '0' },
  '& td a': { display: 'block', borderRadius: 'l1', focusVisibleRing: 'outside', pt: '2' },
  '& td a > span': {
    display: 'block',
    mt: '1',
    minHeight: '2px',
    borderTopRadius: '3px',
    bg: 'color-mix(in srgb, var(--program-main) 38%, {colors.bg})',
  },
  '& td a:hover > span': { bg: 'color-mix(in srgb, var(--program-main) 60%, {colors.bg})' },
  '& [data-running]': { color: 'fg', fontWeight: 'semibold' },
  '& td[data-running] a > span': { bg: 'program.solid' },
} as const;
