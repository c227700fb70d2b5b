import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addDecimals, groupDigits } from '../base/decimal.ts';
import { Fold } from '../kit/ui/Fold.tsx';
import type { FileImport } from './importKinds.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';

/** The sums of the lines, one under the other, to compare with the file's own total; nothing where lines have no value. */
export function SumsPanel({ of: { sums, counts, totalRow } }: { of: FileImport }) {
  if (!sums || !counts) return null;
  const { file, read, ready, differences } = sums;
  const difference = file === null ? null : subtracted(read, file);
  const waits = subtracted(read, ready);
  const out = counts.attention + counts.leftOut;
  return (
    <Box as="section" aria-label={messages.sums} py="2.5">
      <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="1">
        {messages.sums}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {messages.usd}
        </Text>
      </Heading>
      <Lines>
        <tbody>
          {file !== null && <Line label={messages.fileTotal(totalRow)} sum={file} />}
          <Line
            label={messages.readTotal(counts.rows)}
            sum={read}
            note={difference && told(difference)}
            isOff={!isZero(difference)}
          />
          <Line
            label={messages.readyTotal(counts.rows - out)}
            sum={ready}
            isStrong
            note={out > 0 && !isZero(waits) ? messages.waiting(money(waits), out) : null}
          />
        </tbody>
      </Lines>
      {differences.length > 0 && (
        <Fold mt="1">
          <chakra.summary color="fg.warning" minH="6">
            <ChevronRight size={14} aria-hidden />
            {messages.differences(differences.length)}
          </chakra.summary>
          <chakra.ul listStyle="none" ps="6" fontVariantNumeric="tabular-nums" maxH="120px" overflowY="auto">
            {differences.map(({ row, file: said, read: counted }) => (
              <li key={row}>{messages.difference(row, money(said), money(counted))}</li>
            ))}
          </chakra.ul>
        </Fold>
      )}
    </Box>
  );
}

interface LineProps {
  label: string;
  sum: string;
  note?: string | null | false;
  isOff?: boolean;
  isStrong?: boolean;
}

function Line({ label, sum, note, isOff, isStrong }: LineProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-sum="" data-strong={isStrong || undefined}>
        {money(sum)}
      </td>
      <td data-off={isOff || undefined}>{note}</td>
    </tr>
  );
}

const Lines = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& :is(th, td)': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', py: '1', pe: '4' },
    '& th': { w: { md: '232px' } },
    '& [data-sum]': { textAlign: 'var(--numbers)', w: { md: '132px' }, whiteSpace: 'nowrap', color: 'fg' },
    mdDown: {
      '& :is(tbody, tr)': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', py: '1' },
      '& :is(th, td)': { py: '0' },
      '& [data-sum]': { pe: '0' },
      '& td:empty': { display: 'none' },
    },
    '& [data-strong]': { fontWeight: 'semibold' },
    '& [data-off]': { color: 'fg.warning' },
  },
});

const money = (amount: string) => groupDigits(amount, 2);

const subtracted = (one: string, other: string): string => addDecimals(one, other, -1n);

const isZero = (amount: string | null) => amount === null || !/[1-9]/.test(amount);

/** Says how a sum differs from that in the file. */
function told(difference: string): string {
  if (isZero(difference)) return messages.same;
  return difference.startsWith('-') ? messages.less(money(difference.slice(1))) : messages.more(money(difference));
}
