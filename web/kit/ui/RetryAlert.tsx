import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { messages } from '../../base/words.ts';
import { AlertLines } from './AlertLines.tsx';
import { useRecovery } from './useRecovery.ts';

/** The parts of a query's last result, and its refetch. */
export interface Asked {
  error?: unknown;
  loading: boolean;
  refetch: () => unknown;
}

interface RetryAlertProps {
  query: Asked;
  /** The consequence of the failure; by default, that the shown data is outdated. */
  text?: string;
  /** Whether the alert has a page's inline padding. */
  inset?: boolean;
}

/** An alert above the content that loading or reloading failed; shown until the query succeeds. */
export function RetryAlert({ query, text = messages.outdated, inset = false }: RetryAlertProps) {
  const { error, loading, refetch } = query;
  const [said, say] = useState(error);
  // A retry may fail, too: the alert stays while it is in flight and keeps the focus on its button.
  const current = error ?? (loading ? said : undefined);
  if (current !== said) say(current);
  useRecovery(error, () => void refetch());
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
