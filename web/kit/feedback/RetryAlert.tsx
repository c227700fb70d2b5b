import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { messages } from '../messages.ts';
import { AlertLines } from './AlertLines.tsx';

/** How something was asked for, and what came of it the last time. */
export interface Asked {
  error?: unknown;
  loading: boolean;
  refetch: () => unknown;
}

interface RetryAlertProps {
  query: Asked;
  /** What follows from the failure; without it, that what is shown is from before. */
  text?: string;
  /** Whether it keeps a page's distance from the edges itself. */
  inset?: boolean;
}

/** Says over what is shown that not all of it could be loaded, or not anew, until it is. */
export function RetryAlert({ query, text = messages.outdated, inset = false }: RetryAlertProps) {
  const { error, loading, refetch } = query;
  const [said, say] = useState(error);
  // A further try may fail too: what was said stays while it is on its way, with the focus on its button.
  const current = error ?? (loading ? said : undefined);
  if (current !== said) say(current);
  if (!current) return null;
  return (
    <Box px={inset ? { base: '4', md: '5' } : undefined}>
      <AlertLines
        lines={[text, describeError(current)]}
        action={
          <Button size="xs" variant="outline" alignSelf="center" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        }
      />
    </Box>
  );
}
