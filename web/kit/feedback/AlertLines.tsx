import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AlertLinesProps {
  /** One line per field, or sentences; nothing is rendered without lines. */
  lines: readonly string[];
  /** A button for the next step, such as Retry. */
  action?: ReactNode;
}

/** A red alert in place, with the reasons that something could not be saved. */
export function AlertLines({ lines, action }: AlertLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Alert.Root status="error" role="alert" tabIndex={-1} my="3">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
