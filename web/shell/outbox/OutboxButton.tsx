import { useApolloClient } from '@apollo/client/react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { pageSettled } from '../../base/preload.ts';
import { startSender } from '../../client/outboxSender.ts';
import { useOutbox } from '../../client/outboxState.ts';
import { sendForm } from '../../kit/file/upload.ts';
import { Tip } from '../../kit/ui/Tip.tsx';
import { toast } from '../../kit/ui/toaster.ts';
import { outboxMessages as messages } from './messages.ts';

const OutboxDialog = lazyComponent(async () => (await import('./OutboxDialog.tsx')).OutboxDialog);

/**
 * The button in the header for the writes that wait on this device for the connection, and for those that came back; nothing
 * if there are none. While it is there, what waits is sent.
 */
export function OutboxButton() {
  const client = useApolloClient();
  const { waiting, refused } = useOutbox();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      startSender({
        client,
        sendForm: (form, idempotencyKey) => sendForm(client, { ...form, idempotencyKey }),
        onSent({ saved, refused: back }) {
          if (saved > 0) toast.success(messages.saved(saved));
          if (back > 0)
            toast.error(messages.cameBack(back), { label: messages.show, run: () => setOpen(true), keyless: true });
        },
      }),
    [client],
  );
  // Before the connection is lost: then its code could not be loaded.
  useEffect(() => {
    void pageSettled().then(OutboxDialog.preload);
  }, []);
  const told = [
    ...(waiting.length > 0 ? [messages.waiting(waiting.length)] : []),
    ...(refused.length > 0 ? [messages.cameBack(refused.length)] : []),
  ].join(' ');
  return (
    <>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {told !== '' && (
        <Tip text={told} placement="bottom">
          <Line
            type="button"
            aria-label={told}
            color={refused.length > 0 ? 'fg.error' : 'fg.warning'}
            onClick={() => setOpen(true)}
          >
            {refused.length > 0 ? <TriangleAlert size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
            <chakra.span hideBelow="md">
              {refused.length > 0 ? messages.back(refused.length) : messages.wait(waiting.length)}
            </chakra.span>
            <chakra.span hideFrom="md">{refused.length || waiting.length}</chakra.span>
          </Line>
        </Tip>
      )}
      {open && <OutboxDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Line = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '24px',
    px: '2',
    borderRadius: 'l2',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.emphasized' },
  },
});
