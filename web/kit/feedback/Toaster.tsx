import { Box, CloseButton, chakra, Portal, Stack } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import { TOAST_MS, type ToastKind, type ToastMessage, toasts } from './toaster.ts';

const looks: Record<ToastKind, { icon: typeof Info; family: string }> = {
  success: { icon: CircleCheck, family: 'success' },
  error: { icon: CircleAlert, family: 'error' },
  info: { icon: Info, family: 'info' },
  warning: { icon: TriangleAlert, family: 'warning' },
};

/** Where toasts appear; once in the page. Errors interrupt a screen reader, others wait their turn. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Portal>
      <Stack
        position="fixed"
        insetEnd="4"
        bottom="16"
        pointerEvents="none"
        w="min(360px, calc(100vw - 32px))"
        zIndex="1800"
        gap="2"
        role="region"
        aria-label={messages.notifications}
      >
        <Stack gap="2" role="alert" aria-atomic="false">
          <Cards shown={shown.filter((message) => message.kind === 'error')} />
        </Stack>
        <Stack gap="2" role="status" aria-atomic="false">
          <Cards shown={shown.filter((message) => message.kind !== 'error')} />
        </Stack>
      </Stack>
    </Portal>
  );
}

function Cards({ shown }: { shown: readonly ToastMessage[] }) {
  return (
    <AnimatePresence>
      {shown.map((message) => (
        <m.div
          key={message.id}
          initial={{ opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, x: 24 }}
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
      py="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="lg"
      css={{ '&:is(:hover, :focus-within) [data-bar]': { animationPlayState: 'paused' } }}
    >
      <Box color={`fg.${family}`} flexShrink={0} aria-hidden>
        <Icon size={18} />
      </Box>
      <chakra.span flex="1" fontWeight="medium" overflowWrap="anywhere">
        {message.text}
      </chakra.span>
      <CloseButton size="xs" variant="ghost" aria-label={messages.close} onClick={() => toasts.dismiss(message.id)} />
      <Box
        data-bar
        position="absolute"
        insetX="0"
        bottom="0"
        h="3px"
        bg={`fg.${family}`}
        transformOrigin="left"
        onAnimationEnd={() => toasts.dismiss(message.id)}
        css={{ animation: `run-down ${TOAST_MS}ms linear forwards !important` }}
        aria-hidden
      />
    </Box>
  );
}
