import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { messages } from '../../base/words.ts';

/** The delay before progress is shown; for shorter work, it would only flash. */
export const PENDING_AFTER_MS = 300;

/** Returns whether `active` has been true for 300 ms. */
export function usePending(active: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PENDING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && shown;
}

/** A thin bar along the top edge of the nearest positioned box while work takes longer than 300 ms. */
export function Pending({ active }: { active: boolean }) {
  if (!usePending(active)) return null;
  return (
    <Box
      position="absolute"
      insetX="0"
      top="0"
      h="2px"
      overflow="hidden"
      zIndex="1"
      role="progressbar"
      aria-label={messages.loading}
    >
      <chakra.span
        display="block"
        h="full"
        w="40%"
        bg="program.fg"
        borderRadius="full"
        animation="slide-along 1.1s ease-in-out infinite"
      />
    </Box>
  );
}
