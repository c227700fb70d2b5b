import { Box, chakra, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Tip } from '../ui/Tip.tsx';
import { useForm } from './formContext.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  error?: string | null;
  disabledReason?: string | null | undefined;
  span?: number | undefined;
  /** The input. */
  children: ReactNode;
}

/** How tall a value is, as text or as an input, so that nothing moves when editing begins. */
const VALUE_HEIGHT = '9';

const cell = (span: number | undefined) => ({
  minW: '0',
  py: '2',
  gridColumn: span && span > 1 ? { base: 'auto', md: `span ${span}` } : undefined,
});

/** A label over an input, with its message under it. */
export function FieldFrame({ id, label, required, error, disabledReason, span, children }: FieldFrameProps) {
  return (
    <Box {...cell(span)}>
      <Field.Root id={id} required={required} invalid={Boolean(error)} disabled={Boolean(disabledReason)} gap="0">
        <Field.Label textStyle="xs" fontWeight="normal" color="fg.muted" lineHeight="18px" gap="0.5">
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
        <Tip text={disabledReason}>
          <Box w="full" minH={VALUE_HEIGHT}>
            {children}
          </Box>
        </Tip>
        {error && (
          <Field.ErrorText mt="1" textStyle="xs">
            {error}
          </Field.ErrorText>
        )}
      </Field.Root>
    </Box>
  );
}

interface TextFrameProps {
  label: string;
  span?: number | undefined;
  /** The value for reading; N/A when it is null or empty. */
  children: ReactNode;
}

/** A label over a value to read, where its input would be: a term and its value in a list, an output among inputs. */
export function TextFrame({ label, span, children }: TextFrameProps) {
  const { editing } = useForm();
  const empty = children === null || children === '' || children === undefined;
  return (
    <Box {...cell(span)}>
      <chakra.div as={editing ? 'div' : 'dt'} textStyle="xs" color="fg.muted" lineHeight="18px">
        {label}
      </chakra.div>
      <chakra.div
        as={editing ? 'output' : 'dd'}
        aria-label={editing ? label : undefined}
        minH={VALUE_HEIGHT}
        // One line stands in the middle of that height; more lines start where the one would.
        py="2"
        display="flex"
        fontWeight={empty ? 'normal' : 'medium'}
        color={empty ? 'fg.subtle' : 'fg'}
        overflowWrap="anywhere"
        unicodeBidi="plaintext"
      >
        {empty ? messages.notAvailable : children}
      </chakra.div>
    </Box>
  );
}
