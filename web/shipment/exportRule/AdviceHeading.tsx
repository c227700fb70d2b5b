import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AdviceHeadingProps {
  title: string;
  /** Grey text next to the title. */
  note?: string;
  end?: ReactNode;
}

/** The heading of a section of a shipment's page. */
export function AdviceHeading({ title, note, end }: AdviceHeadingProps) {
  return (
    <Flex align="center" gap="2.5" minH="34px" mb="1">
      <chakra.h2 textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.span flex="1" color="fg.muted" textStyle="sm">
        {note}
      </chakra.span>
      {end}
    </Flex>
  );
}
