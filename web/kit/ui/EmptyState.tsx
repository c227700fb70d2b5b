import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** A second, quieter line. */
  hint?: string;
  icon?: typeof Inbox;
  /** `h1` if this is the only content of the page. */
  heading?: 'h1' | 'h2';
  /** Buttons or links for the next step. */
  action?: ReactNode;
}

/** A message that there is nothing to show, with possible next steps. */
export function EmptyState({ title, hint, icon: Icon = Inbox, heading = 'h2', action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" justify="center" gap="3" px="6" py="14" textAlign="center">
      <Box color="fg.subtle" aria-hidden>
        <Icon size={32} strokeWidth={1.5} />
      </Box>
      <Heading as={heading} textStyle="sm" fontWeight="medium" maxW="44ch">
        {title}
      </Heading>
      {hint && (
        <Text color="fg.muted" maxW="56ch">
          {hint}
        </Text>
      )}
      {action}
    </Flex>
  );
}
