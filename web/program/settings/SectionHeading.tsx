import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  /** Quiet text next to the title. */
  hint?: string;
  /** The content at the right edge. */
  children?: ReactNode;
}

/** The heading of a section of the page. */
export function SectionHeading({ title, hint, children }: SectionHeadingProps) {
  return (
    <Flex align="baseline" columnGap="2" wrap="wrap" pt="4" pb="2" textStyle="xs">
      <Heading as="h2" textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      <Text as="span" color="fg.muted" flex="1">
        {hint}
      </Text>
      {children}
    </Flex>
  );
}
