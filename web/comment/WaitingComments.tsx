import { Box, chakra, Text } from '@chakra-ui/react';
import { outboxMessages } from '../client/outboxMessages.ts';
import { useOutbox } from '../client/outboxState.ts';
import { anyScript } from '../kit/ui/anyScript.ts';
import { commentMessages as messages } from './messages.ts';

/** The user's comments that wait on this device for the connection; nothing if none does. @param draftName that of their box */
export function WaitingComments({ draftName }: { draftName: string }) {
  const { waiting } = useOutbox();
  const comments = waiting.filter(({ kind, draft }) => kind === 'COMMENT' && draft?.name === draftName);
  if (comments.length === 0) return null;
  return (
    <chakra.ul
      aria-label={messages.waiting}
      listStyleType="none"
      px="4"
      py="2"
      maxH="40"
      overflowY="auto"
      borderTopWidth="1px"
      borderColor="border"
    >
      {comments.map(({ id, text }) => (
        <Box as="li" key={id} py="1">
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted" {...anyScript}>
            {text}
          </Text>
          <Text textStyle="xs" color="fg.warning">
            {outboxMessages.waiting}
          </Text>
        </Box>
      ))}
    </chakra.ul>
  );
}
