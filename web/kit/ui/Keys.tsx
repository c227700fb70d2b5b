import { chakra, HStack } from '@chakra-ui/react';
import { keyName } from './keyNames.ts';

/** A keyboard shortcut next to its description, labeled like the keys; hidden from screen readers and on phones. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <HStack as="span" gap="1" hideBelow="md" aria-hidden>
      {keys.map((key) => (
        <chakra.kbd
          key={key}
          px="1.5"
          minW="5"
          textAlign="center"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l1"
          bg="bg"
          color="fg.muted"
          fontFamily="body"
          fontSize="xs"
          lineHeight="18px"
          fontWeight="medium"
        >
          {keyName(key)}
        </chakra.kbd>
      ))}
    </HStack>
  );
}
