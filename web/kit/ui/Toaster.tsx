import { Box, Button, CloseButton, chakra, Portal } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { commandLetter } from '../../base/keys.ts';
import { messages } from '../../base/words.ts';
import { TOASTS } from './ToastsInReach.tsx';
import { type ToastKind, type ToastMessage, toasts } from './toaster.ts';

const looks: Record<ToastKind, { icon: typeof Info; family: string }> = {
  success: { icon: CircleCheck, family: 'success' },
  error: { icon: CircleAlert, family: 'error' },
  info: { icon: Info, family: 'info' },
  warning: { icon: TriangleAlert, family: 'warning' },
};

/** The width of the header's buttons at its end. */
const BESIDE_BUTTONS = '190px';

/**
 * The container of the page's toasts, in the 45 px header between the breadcrumbs and its buttons, where they cover no input
 * and no Save or Send button. Toasts overlap, errors in front, and only the timer of the front one runs. Errors interrupt a
 * screen reader, others wait for their turn. Ctrl+Z runs a toast's action unless the focus is in an input or dialog. F8 leads to
 * the front toast, whose time stands still then, and Escape closes it and leads back; also over a dialog, whose trap lets it
 * (`ToastsInReach`).
 */
export function Toaster() {
  const shown = useToasts();
  useToastKeys();
  return (
    <Portal>
      <Box
        position="fixed"
        insetInlineStart={{ base: '12px', lg: 'auto' }}
        insetInlineEnd={{ base: '12px', lg: BESIDE_BUTTONS }}
        top="1px"
        w={{ lg: '360px' }}
        zIndex="toast"
        pointerEvents="none"
        id={TOASTS}
        role="region"
        aria-label={messages.notifications}
        aria-keyshortcuts={REACH_KEY}
        css={pile}
      >
        <Box role="status" aria-atomic="false" css={pile}>
          <Cards shown={shown.filter((message) => message.kind !== 'error')} />
        </Box>
        <Box role="alert" aria-atomic="false" css={pile}>
          <Cards shown={shown.filter((message) => message.kind === 'error')} />
        </Box>
      </Box>
    </Portal>
  );
}

/**
 * Returns the messages on screen. Not by `useSyncExternalStore`: it renders synchronously, before the sender's other state
 * updates. A rejected form would be shown and typed in while it still ignores input.
 */
function useToasts(): readonly ToastMessage[] {
  const [shown, setShown] = useState(toasts.current);
  useEffect(() => {
    const show = () => setShown(toasts.current());
    show();
    return toasts.subscribe(show);
  }, []);
  return shown;
}

/** The key that leads to the front toast, as in other applications with toasts. */
const REACH_KEY = 'F8';

function useToastKeys(): void {
  useEffect(() => {
    /** What had the focus before the user went to a toast. */
    let before: HTMLElement | null = null;
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const card = target.closest('[data-toast]');
      if (event.key === REACH_KEY && !card) {
        const [front] = [...document.querySelectorAll<HTMLElement>('[data-toast]')].slice(-1);
        const button = front?.querySelector<HTMLElement>('button');
        if (!button) return;
        before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        button.focus();
        event.preventDefault();
      } else if (event.key === 'Escape' && card) {
        if (before?.isConnected) before.focus();
        card.querySelector<HTMLElement>('[data-close]')?.click();
        event.preventDefault();
        // A dialog below stays open.
        event.stopPropagation();
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element) actByKey(event, event.target);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function actByKey(event: KeyboardEvent, target: Element): void {
  const typing = target.closest('input, textarea, select, [role=dialog]');
  const pressed = !event.shiftKey && commandLetter(event) === 'z';
  if (pressed && !typing && toasts.act()) event.preventDefault();
}

const waits = { animationPlayState: 'paused' };

const pile = {
  display: 'grid',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > :not(:last-child) > [data-toast] [data-countdown]': waits,
  '&:has(+ [role=alert] > *) [data-countdown]': waits,
};

function Cards({ shown }: { shown: readonly ToastMessage[] }) {
  return (
    <AnimatePresence>
      {shown.map((message) => (
        <m.div
          key={message.id}
          initial={{ opacity: 0, y: -12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, y: -12 }}
        >
          <ToastCard message={message} />
        </m.div>
      ))}
    </AnimatePresence>
  );
}

function ToastCard({ message }: { message: ToastMessage }) {
  const { icon: Icon, family } = looks[message.kind];
  return (
    <Box
      position="relative"
      pointerEvents="auto"
      overflow="hidden"
      display="flex"
      alignItems="center"
      gap="3"
      ps="4"
      pe="2"
      py="1.5"
      data-toast
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="lg"
      css={{ '&:is(:hover, :focus-within) [data-countdown]': waits }}
    >
      <Box color={`fg.${family}`} flexShrink={0} aria-hidden>
        <Icon size={18} />
      </Box>
      <chakra.span flex="1" fontWeight="medium" overflowWrap="anywhere">
        {message.text}
      </chakra.span>
      {message.action && (
        <Button
          size="xs"
          variant="plain"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            toasts.dismiss(message.id);
            message.action?.run();
          }}
        >
          {message.action.label}
        </Button>
      )}
      <CloseButton
        size="xs"
        variant="ghost"
        data-close
        aria-label={messages.close}
        onClick={() => toasts.dismiss(message.id)}
      />
      <Box
        data-countdown
        position="absolute"
        insetX="0"
        bottom="0"
        h="3px"
        bg={`fg.${family}`}
        transformOrigin="calc(50% - 50% * var(--along))"
        onAnimationEnd={() => toasts.dismiss(message.id)}
        css={{ animation: `run-down ${message.stays}ms linear forwards` }}
        aria-hidden
      />
    </Box>
  );
}
