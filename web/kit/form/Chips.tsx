import { chakra, HStack, IconButton } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { ChoiceName } from './ChoiceName.tsx';
import type { ChoiceSource } from './choiceSource.ts';
import { formMessages } from './messages.ts';
import type { Choice } from './values.ts';

interface ChipsProps {
  picked: readonly Choice[];
  /** Resolves the name of a choice whose label is only its id. */
  source?: ChoiceSource | undefined;
  onChange: (picked: Choice[]) => void;
}

/** The selected choices, each with a button that removes it. */
export function Chips({ picked, source, onChange }: ChipsProps) {
  if (picked.length === 0) return null;
  return (
    <HStack as="ul" listStyleType="none" wrap="wrap" gap="1.5" mt="1.5">
      {picked.map((one) => (
        <chakra.li
          key={one.id}
          display="inline-flex"
          alignItems="center"
          maxW="full"
          ps="2"
          bg="bg.muted"
          borderRadius="l2"
          textStyle="xs"
          overflowWrap="anywhere"
        >
          {source && one.label === one.id ? <ChoiceName source={source} id={one.id} /> : one.label}
          <IconButton
            size="2xs"
            variant="ghost"
            aria-label={formMessages.remove(one.label)}
            onClick={() => onChange(picked.filter(({ id }) => id !== one.id))}
          >
            <X aria-hidden />
          </IconButton>
        </chakra.li>
      ))}
    </HStack>
  );
}
