import { chakra } from '@chakra-ui/react';

/** The line below a grid: what its rows come to. */
export const GridTotals = chakra('div', {
  base: {
    display: 'flex',
    gap: '5',
    flexWrap: 'wrap',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
  },
});
