import { chakra, Flex } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { PHONE, useMedia } from '../../base/media.ts';
import { type Place, placed } from '../../base/places.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { AdviceHeading } from './AdviceHeading.tsx';

interface AdviceSectionProps {
  title: string;
  /** The name under which other parts of the page lead here. */
  place: Place;
  /** Grey text next to the title. */
  note: string;
  /** The conclusion in a few words, and its color: all that a phone shows until the section is opened. */
  gist: string;
  color?: string | undefined;
  children: ReactNode;
}

/** A section of the advice on a shipment; on a phone, a line that opens. */
export function AdviceSection({ title, place, note, gist, color = 'fg.muted', children }: AdviceSectionProps) {
  const phone = useMedia(PHONE);
  if (!phone) {
    return (
      <chakra.section aria-label={title} {...placed(place)}>
        <AdviceHeading title={title} note={note} />
        {children}
      </chakra.section>
    );
  }
  return (
    <chakra.section aria-label={title} {...placed(place)}>
      <Fold css={LINE}>
        <summary>
          <Flex direction="column" flex="1" minW="0">
            <chakra.h2 textStyle="sm" fontWeight="semibold">
              {title}
            </chakra.h2>
            <Truncated textStyle="xs" color={color}>
              {gist}
            </Truncated>
          </Flex>
          <ChevronRight size={16} aria-hidden />
        </summary>
        {children}
      </Fold>
    </chakra.section>
  );
}

/** Tall enough for a finger. */
const LINE = { '& > summary': { minH: '56px', py: '2' } };
