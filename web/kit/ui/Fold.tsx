import { chakra } from '@chakra-ui/react';

/**
 * A line that opens to what stands under it: a `details` element, with the line as its `summary`. An icon that is a child of
 * the line turns with it.
 */
export const Fold = chakra('details', {
  base: {
    minW: '0',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      maxW: 'full',
      cursor: 'pointer',
      borderRadius: 'l1',
      focusVisibleRing: 'inside',
      listStyleType: 'none',
    },
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  },
});
