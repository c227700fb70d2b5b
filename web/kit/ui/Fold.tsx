import { chakra } from '@chakra-ui/react';

/**
 * A `details` element whose `summary` line expands the content below. An icon that is a direct child of the line turns when
 * it opens.
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
