import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import FileClock from 'lucide-react/icons/file-clock';
import FileWarning from 'lucide-react/icons/file-warning';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPlus from 'lucide-react/icons/user-plus';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatRecent } from '../base/format.ts';
import { useViewer } from '../client/session.ts';
import type { NotificationRowFragment, NotificationType } from '../generated/operations.ts';
import { UserAvatar } from '../kit/ui/Avatars.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { ProgramSwatch } from '../scope/ProgramSwatch.tsx';
import type { NotificationGroup } from './groups.ts';
import { notificationMessages as messages } from './messages.ts';
import { contentOf, sentenceOf } from './sentence.ts';
import type { Target } from './target.ts';

interface NotificationRowProps {
  group: NotificationGroup;
  target: Target;
  onRead: () => void;
  /** Called when the row opens another page in this tab. */
  onOpened: () => void;
}

const SIGNS = {
  NEW_COMMENT: MessageSquare,
  NEW_ASSIGNMENT: UserPlus,
  SHIPMENT_IN_REVIEW: Eye,
  DOCUMENT_EXPIRES_SOON: FileClock,
  DOCUMENT_EXPIRES_TODAY: FileWarning,
  PARTY_PROHIBITED: Ban,
} as const satisfies Record<NotificationType, unknown>;

/** A row: who, what, where and when. It links to its page; a row without a page shows why, and can be marked as read. */
export function NotificationRow({ group, target, onRead, onOpened }: NotificationRowProps) {
  const { newest, unread } = group;
  const content = contentOf(newest);
  const inside = (
    <>
      <Sign notification={newest} />
      <Box flex="1" minW="0">
        <Text lineHeight="1.4" overflowWrap="anywhere">
          {sentenceOf(group).map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <chakra.bdi key={part.of} fontWeight="semibold">
                {part.name}
              </chakra.bdi>
            ),
          )}
        </Text>
        {content && <Truncated color="fg.muted">{content}</Truncated>}
        <Place notification={newest} />
      </Box>
      {unread && (
        <Box flexShrink={0} pt="1.5">
          <Box boxSize="8px" borderRadius="full" bg="program.fg" />
          <VisuallyHidden>{messages.unread}</VisuallyHidden>
        </Box>
      )}
    </>
  );
  if (target.to === null) {
    return (
      <chakra.li css={ROW}>
        <Tip text={target.reason}>
          <chakra.button type="button" data-notification css={CELL} aria-description={target.reason} onClick={onRead}>
            {inside}
          </chakra.button>
        </Tip>
      </chakra.li>
    );
  }
  function open(event: MouseEvent) {
    onRead();
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!elsewhere) onOpened();
  }
  return (
    <chakra.li css={ROW}>
      <chakra.div css={{ '& > a': CELL }}>
        <Link
          to={target.to}
          state={target.state}
          data-notification=""
          onClick={open}
          onAuxClick={(event) => event.button === 1 && open(event)}
        >
          {inside}
        </Link>
      </chakra.div>
    </chakra.li>
  );
}

/** The sender's avatar with a small icon of the event; only the icon for an event without a sender, such as an expiry. */
function Sign({ notification: { sender, type } }: { notification: NotificationRowFragment }) {
  const Icon = SIGNS[type];
  if (!sender) {
    return (
      <Flex
        boxSize="28px"
        flexShrink={0}
        align="center"
        justify="center"
        borderRadius="full"
        bg="bg.muted"
        color="fg.muted"
        aria-hidden
      >
        <Icon size={15} />
      </Flex>
    );
  }
  return (
    <Box position="relative" flexShrink={0} h="28px" aria-hidden>
      <UserAvatar user={sender} size={28} />
      <Flex
        position="absolute"
        insetEnd="-5px"
        bottom="-4px"
        boxSize="16px"
        align="center"
        justify="center"
        borderRadius="full"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        color="fg.muted"
      >
        <Icon size={9} />
      </Flex>
    </Box>
  );
}

/** The program and the time. */
function Place({ notification: { program, createdAt } }: { notification: NotificationRowFragment }) {
  const { programs } = useViewer();
  const palette = programs.find(({ id }) => id === program?.id)?.colorPalette ?? null;
  return (
    <Flex align="center" gap="1.5" mt="0.5" textStyle="xs" color="fg.muted" minW="0">
      {program && <ProgramSwatch palette={palette} size={8} />}
      <Truncated>{program?.name ?? messages.system}</Truncated>
      <span aria-hidden>·</span>
      <Tip text={formatDateTime(createdAt)}>
        <chakra.time dateTime={createdAt} flexShrink={0}>
          {formatRecent(createdAt)}
        </chakra.time>
      </Tip>
    </Flex>
  );
}

const ROW = { '& + &': { borderTopWidth: '1px', borderColor: 'border' } };

const CELL = {
  display: 'flex',
  gap: '3',
  w: 'full',
  px: '4',
  py: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  focusVisibleRing: 'inside',
};
