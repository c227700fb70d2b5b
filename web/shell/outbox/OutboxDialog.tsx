import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readDraft, writeDraft } from '../../base/drafts.ts';
import { formatDateTime } from '../../base/format.ts';
import { discardWrite, sendAgain } from '../../client/outbox.ts';
import { useOutbox, type WaitingWrite } from '../../client/outboxState.ts';
import { saveBlob } from '../../kit/file/download.ts';
import { showProblem } from '../../kit/form/failureToasts.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { AppDialog } from '../../kit/ui/Dialog.tsx';
import { outboxMessages as messages } from './messages.ts';

/** What waits on this device for the connection, and what came back, with the reason and the ways out. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { waiting, refused } = useOutbox();
  const writes = [...refused, ...waiting];
  return (
    <AppDialog title={messages.title} open onClose={onClose} size="wide">
      <Text color="fg.muted" textStyle="xs" mb="2">
        {writes.length > 0 ? messages.explained : messages.nothing}
      </Text>
      <chakra.ul listStyleType="none" aria-label={messages.title}>
        {writes.map((write) => (
          <Row key={write.id} write={write} onClose={onClose} />
        ))}
      </chakra.ul>
    </AppDialog>
  );
}

function Row({ write, onClose }: { write: WaitingWrite; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const { id, label, link, text, state, reasons, madeAt, draft } = write;
  const isRefused = state === 'refused';

  /** Puts the input back where it was typed; the page starts anew there, so that it finds it. */
  async function takeBack() {
    if (!draft || !writeDraft(draft.name, joinedWith(draft.value, readDraft(draft.name)))) return;
    await discardWrite(id);
    location.assign(link);
  }
  return (
    <Flex as="li" py="2" gap="3" align="start" wrap="wrap" borderTopWidth="1px" borderColor="border">
      <Box flex="1 1 260px" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold" unicodeBidi="plaintext">
          {label}
        </Text>
        {text !== null && <Text lineClamp="3">{text}</Text>}
        <Text textStyle="xs" color="fg.muted">
          {messages.made(formatDateTime(new Date(madeAt).toISOString()))}
        </Text>
        <Text textStyle="xs" color={isRefused ? 'fg.error' : 'fg.warning'}>
          {isRefused ? messages.refusedBecause(reasons) : messages.title}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" variant="outline" asChild>
          <Link to={link} onClick={onClose} aria-label={messages.openOf(label)}>
            {messages.open}
          </Link>
        </Button>
        {isRefused && draft && (
          <Button size="xs" variant="outline" aria-label={messages.takeBackOf(label)} onClick={run(takeBack)}>
            {messages.takeBack}
          </Button>
        )}
        {isRefused && (
          <Button size="xs" aria-label={messages.againOf(label)} onClick={run(() => sendAgain(write))}>
            {messages.again}
          </Button>
        )}
        <Button size="xs" variant="ghost" aria-label={messages.discardOf(label)} onClick={() => setAsking(true)}>
          {messages.discard}
        </Button>
        <PhotoLink write={write} />
      </Flex>
      {asking && (
        <ConfirmDialog
          title={messages.discardTitle}
          open
          confirmLabel={messages.discard}
          onConfirm={run(async () => {
            await discardWrite(id);
            setAsking(false);
          })}
          onClose={() => setAsking(false)}
        >
          {write.sentAt === null || isRefused ? messages.discardQuestion(label) : messages.discardSentQuestion(label)}
        </ConfirmDialog>
      )}
    </Flex>
  );
}

/** A link that saves the file of a refused write, which no draft can hold. */
function PhotoLink({ write: { body, state } }: { write: WaitingWrite }) {
  const file = body.kind === 'form' ? Object.values(body.fields).find((value) => value instanceof File) : undefined;
  if (!(file instanceof File) || state !== 'refused') return null;
  return (
    <Button size="xs" variant="outline" onClick={() => saveBlob(file, file.name)}>
      {messages.saveFile(file.name)}
    </Button>
  );
}

/** Runs work of a button; a failure is shown. */
const run = (work: () => Promise<void>) => () => void work().catch(showProblem);

/** Returns the input, before a text that has been typed meanwhile. */
function joinedWith(value: unknown, typed: unknown): unknown {
  return typeof value === 'string' && typeof typed === 'string' && typed !== '' ? `${value}\n${typed}` : value;
}
