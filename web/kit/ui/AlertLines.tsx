import { Alert, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line that leads to the field that it is about. */
export interface LeadingLine {
  text: string;
  go: () => void;
}

interface AlertLinesProps {
  /** One line per field, or sentences; nothing is rendered without lines. */
  lines: readonly (string | LeadingLine)[];
  /** A button for the next step, such as Retry. */
  action?: ReactNode;
}

/** A button within the text of the alert. */
const LEADING = {
  variant: 'plain',
  size: 'sm',
  px: '0',
  h: 'auto',
  minH: '6',
  maxW: 'full',
  whiteSpace: 'normal',
  textAlign: 'start',
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'underline',
} as const;

/** A red alert in place, with the reasons that something could not be saved. */
export function AlertLines({ lines, action }: AlertLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Alert.Root status="error" role="alert" tabIndex={-1} my="3">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        {lines.map((line) =>
          typeof line === 'string' ? (
            <div key={line}>{line}</div>
          ) : (
            <div key={line.text}>
              <Button {...LEADING} onClick={line.go}>
                {line.text}
              </Button>
            </div>
          ),
        )}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
