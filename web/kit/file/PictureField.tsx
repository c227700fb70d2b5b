import { Box, Button, Field, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFileDrop } from '../../base/useFileDrop.ts';
import { messages as words } from '../../base/words.ts';
import { useField, useForm } from '../form/formContext.ts';
import { formMessages } from '../form/messages.ts';
import { oneFile } from '../form/oneFile.ts';
import { PicturePreview } from '../form/PicturePreview.tsx';
import { isFile } from '../form/values.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { Uploads } from './upload.ts';

interface PictureFieldProps {
  /** The path of the field in its form. */
  name: string;
  /** The upload of the picture, from `usePicture`. */
  uploads: Uploads;
}

const SIZE = 88;
/** The frame, of the same size while reading, so that nothing moves when editing begins. */
const frame = {
  p: '2',
  ms: '-2',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'transparent',
  borderRadius: 'l3',
} as const;
const { picture: messages, file } = formMessages;

/** A picture field. While editing, a picture can be chosen, dropped or removed; it is sent when the form is saved. */
export function PictureField({ name, uploads }: PictureFieldProps) {
  const { editing } = useForm();
  const { look, value } = useField(name);
  if (editing) return <PictureInput name={name} uploads={uploads} />;
  return (
    <Box py="2">
      <Box {...frame}>
        <PicturePreview picture={value} label={look.label} size={SIZE} />
      </Box>
    </Box>
  );
}

function PictureInput({ name, uploads: { progress, stop } }: PictureFieldProps) {
  const { look, value, error, change, blur, id } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: File | undefined) => {
    if (chosen) change(chosen);
    blur();
  };
  const { over, target } = useFileDrop((files) => take(oneFile(files)));
  // Leaving the edit cancels an upload in flight.
  useEffect(() => stop, [stop]);
  return (
    <Field.Root id={id} invalid={Boolean(error)} py="2" gap="0">
      <Flex
        align="center"
        gap="4"
        wrap="wrap"
        w="full"
        {...frame}
        borderColor={over ? 'program.border' : 'transparent'}
        bg={over ? 'program.subtle' : undefined}
        {...target}
      >
        <PicturePreview picture={value} label={look.label} size={SIZE} />
        <Box flex="1" minW="200px">
          <Field.Label textStyle="xs" fontWeight="normal" color="fg.muted" mb="1.5">
            {look.label}
          </Field.Label>
          <VisuallyHidden>
            <input
              ref={input}
              id={id}
              name={name}
              type="file"
              accept={look.accept}
              aria-invalid={error ? true : undefined}
              onChange={({ target: { files } }) => take(files?.[0])}
            />
          </VisuallyHidden>
          {progress ? (
            <HStack gap="3">
              <UploadStatus {...progress} />
              <Button size="xs" variant="outline" onClick={stop}>
                {file.stop}
              </Button>
            </HStack>
          ) : (
            <HStack gap="2" wrap="wrap">
              <Button size="xs" variant="outline" onClick={() => input.current?.click()}>
                {value === '' ? messages.choose : messages.replace}
              </Button>
              {value !== '' && (
                <Button
                  size="xs"
                  variant="ghost"
                  onClick={() => {
                    if (input.current) input.current.value = '';
                    change('');
                  }}
                >
                  {messages.remove}
                </Button>
              )}
            </HStack>
          )}
          <Text mt="1.5" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {isFile(value) ? words.listed([value.name, file.sizeOf(value.size)]) : messages.drop}
          </Text>
          {error && (
            <Field.ErrorText mt="1" textStyle="xs">
              {error}
            </Field.ErrorText>
          )}
        </Box>
      </Flex>
    </Field.Root>
  );
}
