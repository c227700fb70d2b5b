import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AlertLinesProps {
  /** One line a field, or a sentence; nothing is shown without any. */
  lines: readonly string[];
  /** What can be done about it. */
  action?: ReactNode;
}

/** Why something could not be saved, in red, where it was tried. */
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
