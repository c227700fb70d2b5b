import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSavedChoice } from './useSavedChoice.ts';

interface SavedSelectProps extends Omit<NativeSelect.FieldProps, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** What is stored. */
  value: string;
  /** Saves a choice; null if it is none. */
  onSave: (value: string) => Promise<unknown> | null;
  /** The size of the control in its line. */
  box?: Pick<NativeSelect.RootProps, 'w' | 'maxW'>;
  /** The options. */
  children: ReactNode;
}

/** A select whose choices are saved at once. A choice that is refused gives way to what is stored. */
export function SavedSelect({ value, onSave, box, children, ...field }: SavedSelectProps) {
  const [shown, choose] = useSavedChoice(value, onSave);
  return (
    <NativeSelect.Root size="sm" {...box}>
      <NativeSelect.Field
        borderColor="border.control"
        {...field}
        value={shown}
        onChange={({ target }) => choose(target.value)}
      >
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
