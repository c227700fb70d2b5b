import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import { useFileDrop } from '../../base/useFileDrop.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { formMessages } from './messages.ts';
import { oneFile } from './oneFile.ts';

/** The input of one local file, chosen, dropped or, for a photo on a phone, taken. It is not read until the form is sent. */
export const FileInput = memo(function FileInput({ value, change, blur, ...frame }: InputProps<File | null>) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) change(file);
    blur();
  };
  const { over, target } = useFileDrop((files) => take(oneFile(files)));
  const { photo, accept } = frame.look;
  const texts = photo ? { ...formMessages.file, ...formMessages.photo } : formMessages.file;
  return (
    <FieldFrame {...frame}>
      <Flex
        align="center"
        gap="3"
        wrap="wrap"
        px="3"
        py="2"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'program.border' : frame.error ? 'border.error' : 'border.control'}
        bg={over ? 'program.subtle' : undefined}
        borderRadius="l2"
        {...target}
      >
        <VisuallyHidden>
          <input
            ref={input}
            id={frame.id}
            name={frame.name}
            type="file"
            // Any image: phones offer their camera for no list of extensions.
            accept={photo ? 'image/*' : accept}
            capture={photo ? 'environment' : undefined}
            aria-invalid={frame.error ? true : undefined}
            onChange={(event) => take(event.target.files?.[0])}
          />
        </VisuallyHidden>
        <Box flex="1" minW="min-content">
          {value ? (
            <>
              <Text overflowWrap="anywhere" unicodeBidi="plaintext">
                {value.name}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {formMessages.file.sizeOf(value.size)}
              </Text>
            </>
          ) : (
            <Text color="fg.muted" overflowWrap="normal">
              {texts.drop}
            </Text>
          )}
        </Box>
        {value && (
          <Button
            size="xs"
            variant="ghost"
            aria-label={texts.remove}
            onClick={() => {
              if (input.current) input.current.value = '';
              change(null);
            }}
          >
            <X aria-hidden />
          </Button>
        )}
        <Button size="xs" variant="outline" onClick={() => input.current?.click()}>
          {value ? texts.replace : texts.choose}
        </Button>
      </Flex>
    </FieldFrame>
  );
});
