import { chakra } from '@chakra-ui/react';
import { keyNames } from './keyNames.ts';

/** The shortcut of a button, inside the button; hidden from screen readers and on phones, which have no keyboard. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <chakra.kbd
      aria-hidden
      hideBelow="md"
      px="1.5"
      lineHeight="18px"
      borderWidth="1px"
      borderColor="currentcolor"
      borderRadius="l1"
      fontFamily="inherit"
      fontSize="11px"
      fontWeight="normal"
      opacity={0.75}
    >
      {keyNames(keys)}
    </chakra.kbd>
  );
}
