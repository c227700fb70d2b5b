import { Button, Flex, Text } from '@chakra-ui/react';
import type { FileImportNameFieldsFragment } from '../generated/operations.ts';
import { isQuestion } from './nameChoices.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';

interface NamesLineProps {
  names: readonly FileImportNameFieldsFragment[];
  onAsk: (name: FileImportNameFieldsFragment, anchor: HTMLElement) => void;
}

/** The names that were not found and the values that cannot be read, each with the question which record it means, or with the answer. */
export function NamesLine({ names: all, onAsk }: NamesLineProps) {
  const names = all.filter(isQuestion);
  if (names.length === 0) return null;
  return (
    <Flex as="section" aria-label={messages.names} align="baseline" gap="3" py="2">
      <Text as="h2" fontWeight="medium" whiteSpace="nowrap" hideBelow="md">
        {messages.names}
      </Text>
      <Flex gap="2" wrap="wrap" maxH="92px" overflowY="auto" p="1">
        {names.map((name) => (
          <Button
            key={`${name.field} ${name.text}`}
            size="xs"
            variant="outline"
            aria-haspopup="dialog"
            borderColor={name.choice === null ? 'border.error' : undefined}
            color={name.choice === null ? 'fg.error' : 'fg.muted'}
            fontWeight="medium"
            maxW="full"
            whiteSpace="normal"
            h="auto"
            minH="7"
            textAlign="start"
            onClick={({ currentTarget }) => onAsk(name, currentTarget)}
          >
            {labelOf(name)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

const ANSWERS = {
  CREATE: messages.createdAnswer,
  LEAVE_OUT: messages.leftOutAnswer,
  EMPTY: messages.emptyAnswer,
} as const;

function labelOf({ label, text, rows, choice, record }: FileImportNameFieldsFragment): string {
  if (choice === null) return messages.nameIn(label, text, rows);
  if (choice === 'USE') return messages.answered(text, record?.name ?? '');
  return messages.answered(text, ANSWERS[choice]);
}
