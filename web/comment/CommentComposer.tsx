import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import Globe from 'lucide-react/icons/globe';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isKept, mayWait } from '../client/outboxState.ts';
import { useViewer } from '../client/session.ts';
import {
  type CommentableInput,
  type CommentRowFragment,
  type CommentSource,
  useCreateCommentMutation,
} from '../generated/operations.ts';
import { looksBlank } from '../kit/form/blank.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { idempotent, keyFor, type SendKey } from '../kit/form/sendKey.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { toast } from '../kit/ui/toaster.ts';
import { insertComment } from './commentCache.ts';
import { useCommentEvents } from './commentEvents.ts';
import {
  composerDraft,
  joined,
  keepDraft,
  markInFlight,
  readDraft,
  registerComposer,
  settleInFlight,
} from './drafts.ts';
import { showFailure, showRejections } from './failure.ts';
import { LeftText } from './LeftText.tsx';
import { commentMessages as messages } from './messages.ts';
import { unsentId } from './unsent.ts';

interface CommentComposerProps {
  on: CommentableInput;
  source: CommentSource;
  /** The record in words: its type and number. */
  name: string;
  /** The label of the item that the comment is on; null if it is on none. */
  item: string | null;
  /** Called once a comment is stored. */
  onSent: () => void;
}

/** The look for comments that leave the organization, which must differ from internal ones. */
const outside = (colorPalette: string) => ({
  box: { colorPalette, bg: 'colorPalette.subtle', borderColor: 'colorPalette.solid' },
  text: { color: 'colorPalette.fg', fontWeight: 'semibold' },
});
const looks = {
  INTERNAL: { icon: Users, box: { bg: 'bg.panel', borderColor: 'border.control' }, text: { color: 'fg.muted' } },
  EXTERNAL: { icon: Globe, ...outside('orange') },
  VENDOR: { icon: Store, ...outside('blue') },
} as const satisfies Record<CommentSource, object>;

/** Whether a key press sends the comment: Enter, but not with Shift, which is a new line, or Alt, which some take for one. */
export function submitsOnEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.altKey;
}

/** The box for a new comment. It names the comment's readers, and keeps a separate draft for each audience and record. */
export function CommentComposer({ on, source, name, item, onSent }: CommentComposerProps) {
  const look = looks[source];
  const draftName = composerDraft(on, source);
  const [text, setText] = useState(() => readDraft(draftName));
  const { create, loading } = useCreate(on, source, messages.on(item ?? name));
  const empty = looksBlank(text);

  function type(next: string) {
    setText(next);
    keepDraft(draftName, next);
  }

  const takeBack = useEffectEvent((back: string) => type(joined(back, text)));
  useEffect(() => registerComposer(draftName, (back) => takeBack(back)), [draftName]);

  async function send() {
    if (empty || loading) return;
    markInFlight(draftName, text);
    setText('');
    const outcome = await create(text.trim(), () => settleInFlight(draftName, text, true));
    settleInFlight(draftName, text, outcome !== 'failed');
    if (outcome === 'sent') onSent();
  }

  return (
    <Box
      as="form"
      m="4"
      mt="2"
      borderWidth="1px"
      borderRadius="l3"
      {...look.box}
      _focusWithin={{
        borderColor: 'colorPalette.focusRing',
        outline: '1px solid',
        outlineColor: 'colorPalette.focusRing',
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LeftText name={draftName} onTake={(left) => type(joined(text, left))} />
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
        <Box color={look.text.color} flexShrink={0}>
          <look.icon size={14} aria-hidden />
        </Box>
        <Text textStyle="xs" flex="1" minW="0" overflowWrap="anywhere" {...look.text}>
          {messages.audience[source]}
          {item !== null && (
            <>
              <br />
              {messages.onItem(item)}
            </>
          )}
        </Text>
        <ActionButton size="xs" type="submit" disabledReason={empty ? uiMessages.missing(messages.text) : null}>
          {messages.send}
        </ActionButton>
      </Flex>
    </Box>
  );
}

/** What became of a comment: it is stored, waits on the device for the connection, or was reverted. */
type Sent = 'sent' | 'kept' | 'failed';

/** Returns a function that sends a comment, which is shown optimistically. @param label the comment in the outbox */
function useCreate(on: CommentableInput, source: CommentSource, label: string) {
  const { profile } = useViewer();
  const { watched } = useCommentEvents();
  const [mutate, { loading }] = useCreateCommentMutation();
  const sendKey = useRef<SendKey | null>(null);

  /** @param onKept called once the device keeps it: the page may then be closed without losing it */
  async function create(message: string, onKept: () => void): Promise<Sent> {
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
        context: mayWait(idempotent(sendKey.current), {
          kind: 'COMMENT',
          label,
          record: { type: on.type, id: on.id },
          text: message,
          draft: { name: composerDraft(on, source), value: message },
          onKept,
        }),
        optimisticResponse: {
          createComment: { __typename: 'CommentResult', comment: promised, errors: [] },
        },
        update(cache, { data: answer }) {
          const comment = answer?.createComment?.comment;
          if (comment) insertComment(cache, comment, watched);
        },
      });
      const rejections = rejectionsOf(data?.createComment);
      if (rejections.length === 0) {
        sendKey.current = null;
        return 'sent';
      }
      showRejections(rejections);
    } catch (error) {
      if (isKept(error)) {
        sendKey.current = null;
        toast.info(error.message);
        return 'kept';
      }
      showFailure(error);
    }
    return 'failed';
  }

  return { create, loading };
}
