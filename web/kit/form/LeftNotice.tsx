import { Button, HStack } from '@chakra-ui/react';
import { formatRecent } from '../../base/format.ts';
import { formMessages } from './messages.ts';
import type { OfferedDraft } from './useEditStart.ts';

interface LeftNoticeProps extends OfferedDraft {
  /** The left text itself, if it is short enough to show. */
  text?: string;
}

/** Offers unfinished input that a closed tab has left: to take over, or to discard. It is never filled in unasked. */
export function LeftNotice({ at, text, take, drop }: LeftNoticeProps) {
  return (
    <HStack role="status" my="3" gap="2" wrap="wrap" textStyle="xs" color="fg.muted">
      <span>{formMessages.left(at === null ? null : formatRecent(at))}</span>
      {text !== undefined && <q>{text}</q>}
      <Button size="xs" variant="plain" px="0" onClick={take}>
        {formMessages.takeLeft}
      </Button>
      <Button size="xs" variant="plain" px="0" onClick={drop}>
        {formMessages.discardDraft}
      </Button>
    </HStack>
  );
}
