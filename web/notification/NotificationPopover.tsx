import { Popover } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Layer } from '../kit/ui/Layer.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationPreferences } from './NotificationPreferences.tsx';

interface NotificationPopoverProps {
  /** The ids of the button, and of the popover's content and title. */
  ids: { trigger: string; content: string; title: string };
  open: boolean;
  unreadCount: number;
  /** Increases when live events may have been missed. */
  missed: number;
  /** The id of the notification that was received last; null before the first one. */
  latestId: string | null;
  onOpenChange: (open: boolean) => void;
}

/** The popover of the bell, 408 px wide: the list, or the preferences in its place. */
export function NotificationPopover(props: NotificationPopoverProps) {
  const { ids, open, unreadCount, missed, latestId, onOpenChange } = props;
  // Opens only after it has mounted: the focus moves inside on the transition from closed to open.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  const [view, setView] = useState<'list' | 'preferences'>('list');
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) setView('list');
  }, [shown]);
  const focusContent = () => content.current?.focus();
  return (
    <Popover.Root
      ids={ids}
      open={shown}
      onOpenChange={(change) => onOpenChange(change.open)}
      initialFocusEl={() => content.current}
      closeOnInteractOutside={!asking}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Layer>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            aria-labelledby={ids.title}
            w="408px"
            maxW="calc(100vw - 16px)"
            maxH="min(640px, var(--available-height))"
            display="flex"
            flexDirection="column"
            borderWidth="1px"
            borderColor="border"
            boxShadow="lg"
            overflow="hidden"
          >
            {view === 'list' ? (
              <NotificationList
                unreadCount={unreadCount}
                missed={missed}
                latestId={latestId}
                asking={asking}
                onAsk={setAsking}
                onCleared={focusContent}
                onOpened={() => onOpenChange(false)}
                onPreferences={() => {
                  setView('preferences');
                  focusContent();
                }}
              />
            ) : (
              <NotificationPreferences
                onClose={() => {
                  setView('list');
                  focusContent();
                }}
              />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Layer>
    </Popover.Root>
  );
}
