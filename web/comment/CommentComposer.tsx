import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useViewer } from '../app/session.ts';
import { readSaved, removeSaved, writeSaved } from '../app/storage.ts';
import {
  type CommentableInput,
  type CommentRowFragment,
  type CommentSource,
  useCreateCommentMutation,
} from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { problemOf } from '../kit/form/problem.ts';
import { idempotent, keyFor, type SendKey } from '../kit/form/sendKey.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { insertComment } from './commentCache.ts';
import { commentMessages as messages } from './messages.ts';
import type { CommentTarget } from './target.ts';
import { unsentId } from './unsent.ts';

interface CommentComposerProps {
  on: CommentableInput;
  source: CommentSource;
  target: CommentTarget;
}

/** Enter sends, Shift and Enter is a new line; Enter that ends the input of a character does neither. */
export function submitsOnEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** Writes a comment. It says who will read it, and keeps what was typed for each audience and record apart. */
export function CommentComposer({ on, source, target }: CommentComposerProps) {
  const draftName = `comment/${on.type}/${on.id}/${source}`;
  const [text, setText] = useState(() => savedText(draftName));
  const { create, loading } = useCreate(on, source);
  const empty = text.trim() === '';
  const latest = useRef(text);
  latest.current = text;

  function type(next: string) {
    setText(next);
    if (next === '') removeSaved('draft', draftName);
    else writeSaved('draft', draftName, next);
  }

  async function send() {
    if (empty || loading) return;
    const sent = text;
    type('');
    if (await create(sent.trim())) return;
    // What was typed meanwhile stays behind what comes back.
    const since = latest.current;
    type(since === '' ? sent : `${sent}\n${since}`);
  }

  return (
    <Box
      as="form"
      m="4"
      mt="2"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l3"
      bg="bg.panel"
      _focusWithin={{ borderColor: 'program.focusRing', outline: '1px solid', outlineColor: 'program.focusRing' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <chakra.textarea
        aria-label={messages.write[source]}
        placeholder={messages.write[source]}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (!submitsOnEnter(event)) return;
          event.preventDefault();
          void send();
        }}
        display="block"
        w="full"
        px="3"
        pt="2.5"
        bg="transparent"
        border="0"
        outline="none"
        resize="none"
        maxH="40"
        css={{ fieldSizing: 'content' }}
      />
      <Flex align="center" gap="2" ps="3" pe="2.5" pb="2.5" pt="1">
        <Box color="fg.muted" flexShrink={0}>
          <Users size={14} aria-hidden />
        </Box>
        <Text textStyle="xs" color="fg.muted" flex="1" minW="0" overflowWrap="anywhere">
          {messages.audience[source]}
          {target.kind === 'item' && (
            <>
              <br />
              {messages.onItem(target.label)}
            </>
          )}
        </Text>
        <ActionButton size="xs" type="submit" disabledReason={empty ? messages.writeSomething : null}>
          {messages.send}
        </ActionButton>
      </Flex>
    </Box>
  );
}

/** Sends a comment, shown at once; false when it was taken back. */
function useCreate(on: CommentableInput, source: CommentSource) {
  const { profile } = useViewer();
  const [mutate, { loading }] = useCreateCommentMutation();
  const sendKey = useRef<SendKey | null>(null);

  async function create(message: string): Promise<boolean> {
    const input = { type: on.type, id: on.id, source, message };
    sendKey.current = keyFor(sendKey.current, input);
    const promised: CommentRowFragment = {
      __typename: 'Comment',
      id: unsentId(sendKey.current.key),
      message,
      source,
      createdAt: new Date().toISOString(),
      editedAt: null,
      legacyFromSap: false,
      user: profile,
      parent: { __typename: 'CommentParent', type: on.type, id: on.id, label: '', purchaseOrderId: null },
      abilities: [],
    };
    try {
      const { data } = await mutate({
        variables: { input },
        context: idempotent(sendKey.current),
        optimisticResponse: {
          createComment: { __typename: 'CommentResult', comment: promised, errors: [] },
        },
        update(cache, { data: answer }) {
          const comment = answer?.createComment.comment;
          if (comment) insertComment(cache, comment, on);
        },
      });
      if (data?.createComment.comment) {
        sendKey.current = null;
        return true;
      }
    } catch (error) {
      if (!problemOf(error)) return false;
    }
    toast.error(messages.failed);
    return false;
  }

  return { create, loading };
}

function savedText(name: string): string {
  const saved = readSaved('draft', name);
  return typeof saved === 'string' ? saved : '';
}
