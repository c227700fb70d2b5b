import { chakra } from '@chakra-ui/react';
import { PHONE } from '../../base/media.ts';
import { SELECTED } from '../../kit/list/tableStyle.ts';

/** Wraps lists of `ItemCard`: one style for all cards keeps a card that scrolls into view cheap. */
export const Cards = chakra('div', {
  base: {
    display: 'contents',
    '& [data-card]': {
      px: { base: '4', md: '5' },
      pt: '1.5',
      pb: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
    },
    '& [data-card]:hover:not([data-selected], [data-closed])': { bg: 'bg.muted' },
    '& [data-card][data-selected]': { bg: SELECTED, boxShadow: 'inset 3px 0 0 var(--program-fg)' },
    '& [data-card][data-closed]:not([data-selected])': { bg: 'bg.muted', cursor: 'default', color: 'fg.muted' },
    '& [data-head]': { display: 'flex', alignItems: 'center', gap: '2.5', minH: '8' },
    '& [data-tick]': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '4',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l1',
      bg: 'bg.panel',
      color: 'program.contrast',
    },
    '& [data-selected] [data-tick]': { bg: 'program.solid', borderColor: 'program.solid' },
    '& [data-name]': {
      minW: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 'semibold',
    },
    '& [data-head] > [data-status]': { flexShrink: '0' },
    '& [data-note]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      color: 'fg.warning',
      textStyle: 'xs',
    },
    '& [data-card] > [data-note]': { ps: '26px', mt: '1.5' },
    '& [data-note] > svg': { flexShrink: '0' },
    // The action of the card is at its end.
    '& [data-head] > :is(button, a)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      flexShrink: '0',
      minH: { base: '44px', md: '8' },
      px: '2.5',
      ms: 'auto',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      textStyle: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      focusVisibleRing: 'outside',
    },
    '& [data-head] > [data-note] + :is(button, a)': { ms: '0' },
    '& [data-head] > [data-note]': { ms: 'auto' },
    // On a phone, there is no room next to the name: the reason wraps below it.
    [`@media ${PHONE}`]: {
      '& [data-head]:has([data-note])': { flexWrap: 'wrap' },
      '& [data-head] > [data-note]': { order: '1', flexBasis: 'full', ms: '0', ps: '26px', pb: '1.5' },
      '& [data-head] > [data-note] + :is(button, a)': { ms: 'auto' },
      '& [data-head]:has([data-note]) > [data-name]': { flex: '1' },
    },
    '& [data-head] > :is(a, [aria-pressed=true])': { borderColor: 'transparent', color: 'program.fg' },
    '& [data-head] > button:hover': { bg: 'bg.emphasized' },
    '& [data-fields]': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '0.9fr 1.3fr 1.3fr 1.4fr 1.1fr 0.8fr' },
      columnGap: '4',
      rowGap: '1',
      ps: '26px',
      textStyle: 'xs',
    },
    '& [data-fields] > div': { minW: '0' },
    '& [data-fields] > div > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Labels, numbers and codes wrap; they are never cut.
    '& [data-fields] > div > span:first-of-type, & [data-fields] > [data-whole] > span': {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& [data-fields] > div > span:first-of-type': { color: 'fg.muted' },
    '& [data-fields] > div > span:last-of-type': { fontWeight: 'medium' },
    '& [data-fields] > [data-odd] > span:last-of-type': { color: 'fg.warning' },
    '@media (min-width: 768px)': {
      '& [data-fields] > [data-columns="2"]': { gridColumn: 'span 2' },
      '& [data-fields] > [data-end] > span': { textAlign: 'var(--numbers)' },
    },
  },
});
