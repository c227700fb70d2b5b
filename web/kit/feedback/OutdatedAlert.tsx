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

interface OutdatedAlertProps {
  query: Asked;
  /** Whether it keeps a page's distance from the edges itself. */
  inset?: boolean;
}

/** Says over what was loaded before that loading it again failed, until it succeeds. */
export function OutdatedAlert({ query: { error, loading, refetch }, inset = false }: OutdatedAlertProps) {
  const [said, say] = useState(error);
  // A further try may fail too: what was said stays while it is on its way, with the focus on its button.
  const current = error ?? (loading ? said : undefined);
  if (current !== said) say(current);
  if (!current) return null;
  return (
    <Box px={inset ? { base: '4', md: '5' } : undefined}>
      <AlertLines
        lines={[messages.outdated, describeError(current)]}
        action={
          <Button size="xs" variant="outline" alignSelf="center" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        }
      />
    </Box>
  );
}
