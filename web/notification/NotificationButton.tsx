import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react';
import Bell from 'lucide-react/icons/bell';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../base/lazyComponent.ts';
import type { NotificationRowFragment } from '../generated/operations.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { notificationMessages as messages } from './messages.ts';
import { sentenceOf, textOf } from './sentence.ts';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

const NotificationPopover = lazyComponent(async () => (await import('./NotificationPopover.tsx')).NotificationPopover);

/** The bell in the header, with a red dot if a notification has arrived since the popover was last closed. */
export function NotificationButton() {
  const { unreadCount, isNew, markSeen, latest, missed } = useUnreadNotifications();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const ids = { trigger: useId(), content: useId(), title: useId() };
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  // Closes whenever another page is there.
  if (page !== pathname) {
    setPage(pathname);
    setOpen(false);
  }
  const change = useCallback(
    (next: boolean) => {
      setOpen(next);
      if (next) setUsed(true);
      markSeen();
    },
    [markSeen],
  );
  // Notifications that arrive while the popover is open count as seen.
  useEffect(() => {
    if (open) markSeen();
  }, [open, markSeen]);
  const label = isNew && !open ? messages.buttonNew : messages.title;
  return (
    <>
      <VisuallyHidden role="status">
        {latest &&
          !isToldBy(pathname, latest) &&
          messages.announced(textOf(sentenceOf({ newest: latest, all: [latest] })))}
      </VisuallyHidden>
      <Tip text={open ? null : messages.title} placement="bottom">
        <IconButton
          id={ids.trigger}
          variant="ghost"
          size="xs"
          position="relative"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? ids.content : undefined}
          onPointerEnter={NotificationPopover.preload}
          onClick={() => change(!open)}
        >
          <Bell />
          {isNew && !open && (
            <Box
              as="span"
              data-dot
              position="absolute"
              top="3px"
              insetEnd="4px"
              boxSize="8px"
              borderRadius="full"
              bg="status.red.dot"
              boxShadow="0 0 0 2px var(--lading-colors-bg)"
              aria-hidden
            />
          )}
        </IconButton>
      </Tip>
      {used && (
        <NotificationPopover
          ids={ids}
          open={open}
          unreadCount={unreadCount}
          missed={missed}
          latestId={latest?.id ?? null}
          onOpenChange={change}
        />
      )}
    </>
  );
}

/** Whether the open page tells of the event itself: the comments beside a record tell of each new one. */
function isToldBy(pathname: string, { __typename, record }: NotificationRowFragment): boolean {
  const ids = [record.id, record.purchaseOrderId].filter((id) => id !== null);
  return __typename === 'CommentNotification' && ids.some((id) => pathname.split('/').includes(id));
}
