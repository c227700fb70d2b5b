import { Text } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';

/** Says that the rows match what was typed but for a slip. */
export function SimilarNote({ typed }: { typed: string }) {
  return (
    <Text role="status" textStyle="xs" color="fg.muted" unicodeBidi="plaintext">
      {messages.list.similar(typed)}
    </Text>
  );
}
