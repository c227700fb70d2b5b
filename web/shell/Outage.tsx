import { chakra } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useState } from 'react';
import { useConnection } from '../client/liveState.ts';
import { shellMessages } from './messages.ts';

/** How long a lost connection stays unreported: longer than a restart takes, so that only outages are reported. */
const OUTAGE_AFTER_MS = 8_000;

/** A banner below the header once the server has not responded for 8 s: what is wrong, and that no input is lost. */
export function Outage() {
  const lost = useConnection() === 'lost';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!lost) return;
    const timer = setTimeout(() => setLong(true), OUTAGE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [lost]);
  return (
    <div role="status">
      <AnimatePresence initial={false}>
        {long && (
          <m.div
            initial={{ height: 0 }}
            animate={{ height: 'auto' }}
            exit={{ height: 0 }}
            style={{ overflow: 'hidden' }}
          >
            <chakra.p px={{ base: '4', md: '5' }} py="1.5" bg="bg.warning" color="fg.warning" textStyle="xs">
              <chakra.strong fontWeight="semibold">{shellMessages.outage}</chakra.strong> {shellMessages.outageHint}
            </chakra.p>
          </m.div>
        )}
      </AnimatePresence>
    </div>
  );
}
