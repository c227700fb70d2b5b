import { chakra, VisuallyHidden } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';

interface DropLineProps {
  /** The accepted file types, as an `accept` attribute. */
  accept: string;
  /** Whether a file is being dragged over the drop target, from `useFileDrop`. */
  over: boolean;
  onFiles: (files: readonly [File, ...File[]]) => void;
  children: ReactNode;
}

/** A line that invites to drop files; clicking it opens the file chooser. */
export function DropLine({ accept, over, onFiles, children }: DropLineProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2.5"
      mt="3"
      px="3"
      py="2.5"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'program.border' : 'border.emphasized'}
      borderRadius="l2"
      bg={over ? 'program.subtle' : undefined}
      color="fg.muted"
      cursor="pointer"
      position="relative"
      _hover={{ bg: 'bg.muted' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'program.fg' }}
    >
      <Upload size={16} aria-hidden style={{ flexShrink: 0 }} />
      {children}
      <VisuallyHidden>
        <input
          type="file"
          accept={accept}
          multiple
          onChange={({ target }) => {
            const [first, ...others] = target.files ?? [];
            // Otherwise choosing the same file again would fire no change event.
            target.value = '';
            if (first) onFiles([first, ...others]);
          }}
        />
      </VisuallyHidden>
    </chakra.label>
  );
}
