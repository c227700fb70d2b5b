import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FileImportNameFieldsFragment } from '../generated/operations.ts';
import { isQuestion } from './nameChoices.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';

type Name = FileImportNameFieldsFragment;

interface NamesLineProps {
  names: readonly Name[];
  onAsk: (name: Name, anchor: HTMLElement) => void;
  /** Called with all names of a field for which records are to be made. */
  onCreateAll: (names: readonly Name[]) => void;
}

/** How many names are shown at first. */
const FIRST = 8;

/** The names that were not found and the values that cannot be read, each with the question what it means, or with the answer. */
export function NamesLine({ names: all, onAsk, onCreateAll }: NamesLineProps) {
  const [isWhole, setWhole] = useState(false);
  const names = all.filter(isQuestion);
  if (names.length === 0) return null;
  const shown = isWhole ? names : names.slice(0, FIRST);
  const creatable = names.filter(({ choice, canCreate }) => choice === null && canCreate);
  const several = [...Map.groupBy(creatable, ({ label }) => label)].filter(([, group]) => group.length > 1);
  return (
    <Flex as="section" aria-label={messages.names} align="baseline" gap="3" py="2">
      <Text as="h2" fontWeight="medium" whiteSpace="nowrap" hideBelow="md">
        {messages.names}
      </Text>
      <Flex gap="2" wrap="wrap" maxH="92px" overflowY="auto" p="1">
        {several.map(([label, group]) => (
          <Button key={label} size="xs" variant="outline" color="program.fg" onClick={() => onCreateAll(group)}>
            {messages.createAll(label, group.length)}
          </Button>
        ))}
        {shown.map((name) => (
          <NameButton key={`${name.field} ${name.text}`} name={name} onAsk={onAsk} />
        ))}
        {names.length > FIRST && (
          <Button size="xs" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? messages.fewerNames : messages.moreNames(names.length - FIRST)}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function NameButton({ name, onAsk }: { name: Name; onAsk: NamesLineProps['onAsk'] }) {
  return (
    <Button
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
  );
}

const ANSWERS = {
  CREATE: messages.createdAnswer,
  LEAVE_OUT: messages.leftOutAnswer,
  EMPTY: messages.emptyAnswer,
} as const;

function labelOf({ label, text, rows, choice, record }: Name): string {
  if (choice === null) return messages.nameIn(label, text, rows);
  if (choice === 'USE') return messages.answered(text, record?.name ?? '');
  return messages.answered(text, ANSWERS[choice]);
}
