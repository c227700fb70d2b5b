import { chakra } from '@chakra-ui/react';
import History from 'lucide-react/icons/history';
import { formMessages } from './messages.ts';

interface FieldHistoryButtonProps {
  /** The label of the field. */
  label: string;
  /** Whether its history is the one that is shown. */
  pressed: boolean;
  onClick: () => void;
}

/**
 * The button beside the label of a field that shows the field's history. It appears with the pointer on the field, or the
 * focus on the button. Where nothing hovers, the history itself offers to show one field only.
 */
export function FieldHistoryButton({ label, pressed, onClick }: FieldHistoryButtonProps) {
  return (
    <chakra.button
      type="button"
      data-field-history=""
      data-tip={formMessages.historyOf(label)}
      aria-label={formMessages.historyOf(label)}
      aria-pressed={pressed}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="24px"
      // The line stays as high as its text.
      my="-3px"
      flexShrink={0}
      borderRadius="full"
      color="fg.muted"
      cursor="pointer"
      opacity="0"
      focusVisibleRing="inside"
      _hover={{ color: 'fg' }}
      _focusVisible={{ opacity: '1' }}
      _pressed={{ opacity: '1', color: 'program.fg' }}
      css={{ '@media (hover: none)': { display: 'none' }, '[data-cell]:hover &': { opacity: '1' } }}
      onClick={onClick}
    >
      <History size={13} aria-hidden />
    </chakra.button>
  );
}
