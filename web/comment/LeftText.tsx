import { Box } from '@chakra-ui/react';
import { LeftNotice } from '../kit/form/LeftNotice.tsx';
import { useLeftDraft } from '../kit/form/useLeftDraft.ts';
import { onItsWay } from './drafts.ts';

/** The number of characters of a left text that are shown. */
const SHOWN = 80;

interface LeftTextProps {
  /** The draft's name. */
  name: string;
  /** Adds the text to the box. */
  onTake: (text: string) => void;
}

/** Offers the text that a closed tab has left for this box: written but not sent, or sent without a response. */
export function LeftText({ name, onTake }: LeftTextProps) {
  const written = useLeftDraft(name, true);
  const sent = useLeftDraft(onItsWay(name), true);
  const left = written ?? sent;
  if (!left || typeof left.value !== 'string') return null;
  const { at, value, remove } = left;
  return (
    <Box px="4">
      <LeftNotice
        at={at}
        text={value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}
        take={() => {
          onTake(value);
          remove();
        }}
        drop={remove}
      />
    </Box>
  );
}
