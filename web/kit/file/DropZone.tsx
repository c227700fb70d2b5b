import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import FileUp from 'lucide-react/icons/file-up';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFileDrop } from '../../base/useFileDrop.ts';
import { formMessages } from '../form/messages.ts';
import { oneFile } from '../form/oneFile.ts';
import { toast } from '../ui/toaster.ts';

/** The look of a place for files. @param over whether files are dragged over it */
const placeStyle = (over: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: over ? 'program.border' : 'border.emphasized',
    bg: over ? 'program.subtle' : undefined,
  }) as const;

interface ChooserProps {
  accept: string;
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  /** Whether a button opens it. */
  hidden?: boolean;
  ref?: RefObject<HTMLInputElement | null>;
}

/** The input that opens the browser's file chooser. */
function Chooser({ onFiles, ...input }: ChooserProps) {
  return (
    <input
      type="file"
      {...input}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // Otherwise choosing the same file again would fire no change event.
        target.value = '';
        if (first) onFiles([first, ...others]);
      }}
    />
  );
}

interface DropLineProps {
  /** The accepted file types, as an `accept` attribute. */
  accept: string;
  /** Whether a file is being dragged over the drop target, from `useFileDrop`. */
  over: boolean;
  onFiles: ChooserProps['onFiles'];
  children: ReactNode;
}

/** A line that invites to drop files on what is around it; clicking it opens the file chooser. */
export function DropLine({ accept, over, onFiles, children }: DropLineProps) {
  return (
    <Box
      as="label"
      {...placeStyle(over)}
      gap="2.5"
      mt="3"
      px="3"
      py="2.5"
      borderRadius="l2"
      color="fg.muted"
      cursor="pointer"
      position="relative"
      _hover={{ bg: 'bg.muted' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'program.fg' }}
    >
      <Upload size={16} aria-hidden style={{ flexShrink: 0 }} />
      {children}
      <VisuallyHidden>
        <Chooser accept={accept} multiple onFiles={onFiles} />
      </VisuallyHidden>
    </Box>
  );
}

interface DropZoneProps {
  /** The accepted file types, as an `accept` attribute. */
  accept: string;
  words: {
    /** What is invited to. */
    title: string;
    /** What is accepted, in a quieter line. */
    hint: string;
    /** The button that opens the file chooser. */
    choose: string;
    /** The button that pastes, where the browser lets a page read what was copied. */
    paste: string;
    /** The name of a file of pasted rows, without ending. */
    pastedName: string;
    /** What is said if there was nothing to paste, or the browser did not allow it. */
    notPasted: string;
  };
  onFile: (file: File) => void;
  /** What stands in place of the invitation: a running upload. */
  busy?: ReactNode;
}

/** A place to drop, choose or paste one file; rows copied from a spreadsheet become a file of tab-separated values. */
export function DropZone({ accept, words, onFile, busy }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isBusy = Boolean(busy);
  const take = (files: readonly [File, ...File[]]) => {
    if (isBusy) toast.info(formMessages.file.running);
    else onFile(oneFile(files));
  };
  const { over, target } = useFileDrop(take);
  const takeText = (text: string) => {
    // The person may not have allowed it; the keys paste without asking.
    if (text.trim() === '') toast.info(words.notPasted);
    else onFile(new File([text], `${words.pastedName}.tsv`, { type: 'text/tab-separated-values' }));
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isTyped =
      event.target instanceof Element && event.target.closest('input:not([type=file]), textarea') !== null;
    if (isTyped || !event.clipboardData) return;
    event.preventDefault();
    if (isBusy) return toast.info(formMessages.file.running);
    // A spreadsheet offers a picture of its cells beside their text.
    const text = event.clipboardData.getData('text/plain');
    const [first, ...others] = event.clipboardData.files;
    if (text === '' && first) take([first, ...others]);
    else takeText(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    <Box
      {...placeStyle(over)}
      flexDirection="column"
      gap="3"
      minH={{ base: '180px', md: '232px' }}
      px="5"
      py="6"
      textAlign="center"
      borderRadius="l3"
      {...target}
    >
      {busy ?? (
        <>
          <Box color="program.fg" aria-hidden>
            <FileUp size={26} strokeWidth={1.6} />
          </Box>
          <Text fontWeight="semibold">{words.title}</Text>
          <Text color="fg.muted" maxW="56ch">
            {words.hint}
          </Text>
          <Flex gap="2.5" wrap="wrap" justify="center">
            <Button onClick={() => chooser.current?.click()}>{words.choose}</Button>
            {canRead() && (
              <Button
                variant="outline"
                onClick={() => void navigator.clipboard.readText().then(takeText, () => takeText(''))}
              >
                {words.paste}
              </Button>
            )}
          </Flex>
        </>
      )}
      {/* Its button stands above. */}
      <Chooser ref={chooser} hidden accept={accept} onFiles={take} />
    </Box>
  );
}

/** Whether the page may ask the browser for what was copied: only in secure contexts. */
const canRead = () => typeof navigator.clipboard?.readText === 'function';
