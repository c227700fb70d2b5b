import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount } from '../base/format.ts';
import { leadTo } from '../base/places.ts';
import type { FileImport } from './importKinds.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import { stepAddress } from './StepFrame.tsx';

/** The numbers of an import, each a way to what it counts: to rows of the preview, or to the list on this page. */
export function FigureLinks({ of }: { of: FileImport }) {
  const { counts, kind } = of;
  if (!counts) return null;
  const rows = (state: string) => stepAddress(of, 'preview', state);
  const figures = [
    {
      count: counts.newOrders,
      label: messages.newOrders(counts.newOrders),
      to: null,
      isShown: kind === 'PURCHASE_ORDERS' || kind === 'DELIVERIES',
    },
    { count: counts.new, label: messages.newRecords(kind, counts.new), to: rows('NEW'), isShown: true },
    { count: counts.changed, label: messages.changedRecords(kind, counts.changed), to: rows('CHANGED'), isShown: true },
    {
      count: counts.unchanged,
      label: messages.unchangedRecords(kind, counts.unchanged),
      to: rows('UNCHANGED'),
      isShown: true,
    },
    {
      count: counts.attention,
      label: messages.refusedRows(counts.attention),
      to: rows('ATTENTION'),
      isShown: true,
      isBad: true,
    },
    {
      count: counts.leftOut,
      label: messages.leftOutRows(counts.leftOut),
      to: rows('LEFT_OUT'),
      isShown: counts.leftOut > 0,
    },
  ];
  return (
    <Figures aria-label={messages.figures}>
      {figures
        .filter(({ isShown }) => isShown)
        .map(({ count, label, to, isBad }) => (
          <li key={label} data-bad={(isBad && count > 0) || undefined}>
            {count === 0 ? (
              <div>{content(count, label)}</div>
            ) : to === null ? (
              <button type="button" onClick={() => leadTo('results')}>
                {content(count, label)}
              </button>
            ) : (
              <Link to={to}>{content(count, label)}</Link>
            )}
          </li>
        ))}
    </Figures>
  );
}

const content = (count: number, label: string) => (
  <>
    <b>{formatCount(count)}</b> <span>{label}</span>
  </>
);

const Figures = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '3',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& :is(a, button, div)': { display: 'block', w: 'full', textAlign: 'start', borderRadius: 'l1', minH: '11' },
    '& :is(a, button)': { focusVisibleRing: 'outside' },
    '& button': { cursor: 'pointer' },
    '& :is(a, button):hover span': { textDecoration: 'underline' },
    '& b': {
      display: 'block',
      textStyle: '2xl',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.2',
    },
    '& span': { color: 'fg.muted' },
    '& [data-bad] b': { color: 'fg.error' },
  },
});
