import { Box, Button, Center, Flex, HStack, IconButton, Popover, Spinner, Text } from '@chakra-ui/react';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages as shared } from '../base/words.ts';
import { usePermissions } from '../client/session.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { ClearNotifications } from './ClearNotifications.tsx';
import { grouped } from './groups.ts';
import { notificationMessages as messages } from './messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { targetOf } from './target.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNotificationList } from './useNotificationList.ts';

interface NotificationListProps {
  unreadCount: number;
  missed: number;
  latestId: string | null;
  /** Whether the confirmation of clearing is open. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onCleared: () => void;
  /** Called when a notification is opened. */
  onOpened: () => void;
  onPreferences: () => void;
}

/** The distance from the end at which older notifications are loaded, in pixels. */
const THRESHOLD_PX = 80;

/** The notifications, newest first: unread ones are emphasized, and each row links to its record. */
export function NotificationList(props: NotificationListProps) {
  const { unreadCount, missed, latestId, asking, onAsk, onCleared, onOpened, onPreferences } = props;
  const { views } = usePermissions();
  const { list, error, retry, older, loadOlder } = useNotificationList(missed, latestId);
  const markRead = useMarkRead();
  const groups = useMemo(() => grouped(list?.data ?? []), [list]);
  // The newest notification when the confirmation opened: those that arrive meanwhile are not cleared.
  const [clearTo, setClearTo] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  function loadNearEnd() {
    const { current } = box;
    if (current && current.scrollHeight - current.scrollTop - current.clientHeight < THRESHOLD_PX) void loadOlder();
  }

  // Grouped rows may not fill the box, which then cannot be scrolled: older ones load by themselves.
  const fill = useEffectEvent(() => {
    const { current } = box;
    if (current && current.clientHeight > 0 && current.scrollHeight <= current.clientHeight) void loadOlder();
  });
  const pages = list?.meta.page ?? 0;
  useEffect(() => {
    if (pages > 0 && groups.length > 0) fill();
  }, [groups.length, pages]);

  const newest = list?.data[0]?.id;
  return (
    <>
      <Flex align="center" gap="2" ps="4" pe="2" h="45px" flexShrink={0} borderBottomWidth="1px" borderColor="border">
        <Popover.Title fontWeight="semibold">{messages.title}</Popover.Title>
        {unreadCount > 0 && (
          <Text as="span" textStyle="xs" color="fg.muted" bg="bg.muted" px="1.5" borderRadius="l1">
            {messages.unreadCount(unreadCount)}
          </Text>
        )}
        <Box flex="1" />
        {newest !== undefined && (
          <Button
            variant="plain"
            size="xs"
            onClick={() => {
              setClearTo(newest);
              onAsk(true);
            }}
          >
            {messages.clearAll}
          </Button>
        )}
        <Tip text={messages.preferences}>
          <IconButton variant="ghost" size="xs" aria-label={messages.openPreferences} onClick={onPreferences}>
            <Settings />
          </IconButton>
        </Tip>
      </Flex>
      <Box
        ref={box}
        position="relative"
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        onScroll={loadNearEnd}
      >
        <Pending active={!list && !error} />
        {!list && (error ? <ErrorState error={error} onRetry={retry} /> : <Box h="200px" />)}
        {list && groups.length === 0 && (
          <EmptyState icon={CheckCheck} title={messages.emptyTitle} hint={messages.emptyHint} />
        )}
        {groups.length > 0 && (
          <Box as="ul" listStyleType="none" aria-label={messages.list} onKeyDown={moveByArrows}>
            {groups.map((group) => (
              <NotificationRow
                key={group.key}
                group={group}
                target={targetOf(group.newest, views)}
                onRead={() => void markRead(group.all)}
                onOpened={onOpened}
              />
            ))}
          </Box>
        )}
        {older.loading && (
          <Center py="3">
            <Spinner size="sm" role="img" aria-label={messages.loadingOlder} />
          </Center>
        )}
        {older.error !== null && (
          <HStack justify="center" py="3" px="4" textStyle="xs" color="fg.error" role="alert">
            {describeError(older.error)}
            <Button size="xs" variant="plain" onClick={() => void loadOlder()}>
              {shared.retry}
            </Button>
          </HStack>
        )}
      </Box>
      {groups.length > 0 && (
        <Text
          flexShrink={0}
          textAlign="center"
          textStyle="xs"
          color="fg.muted"
          bg="bg.subtle"
          borderTopWidth="1px"
          borderColor="border"
          py="2"
        >
          {messages.kept}
        </Text>
      )}
      {asking && clearTo !== null && (
        <ClearNotifications
          upTo={clearTo}
          unreadCount={unreadCount}
          onCleared={onCleared}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  );
}

/** Moves the focus through the rows: arrows by one, Home and End to the first and the last. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  rows[wanted]?.focus();
}
