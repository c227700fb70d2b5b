import { Box, chakra, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { Tip } from '../ui/Tip.tsx';
import { LabelHelp, LabelText, type Placed, placeOf } from './FieldLabel.tsx';
import type { FieldDescriptor } from './field.ts';

/** A label and what explains it. */
const LabelLine = chakra('div', { base: { display: 'flex', alignItems: 'center', maxW: 'full' } });

interface FieldFrameProps extends Placed {
  id: string;
  look: Pick<FieldDescriptor, 'label' | 'required' | 'later' | 'twins'>;
  error: string | null;
  disabledReason?: string | null | undefined;
  /** A remark about what was typed, below the input. */
  hint?: ReactNode;
  /** The input. */
  children: ReactNode;
}

/** The height of an input: as that of a value that is read (`plainFields`). */
const VALUE_HEIGHT = '9';

/** Keeps the label of an input that receives the focus in view, below the sticky header of its page. */
const INPUT_CELL = {
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& :is(input, select, textarea, button)': { scrollMarginTop: 'calc(var(--record-header, 0px) + 32px)' },
};

const TwinAdvice = lazyComponent(async () => (await import('./TwinAdvice.tsx')).TwinAdvice);

/** A label above an input, with its error below. */
export function FieldFrame({ id, look, error, disabledReason, hint, children, ...place }: FieldFrameProps) {
  return (
    <Box minW="0" py="2" {...placeOf(place)} data-field="" css={INPUT_CELL}>
      <Field.Root id={id} required={look.required} invalid={Boolean(error)} disabled={Boolean(disabledReason)} gap="0">
        <LabelLine>
          <Field.Label textStyle="xs" fontWeight="normal" color="fg.muted" lineHeight="18px" gap="0.5">
            <LabelText label={look.label} short={place.short} />
            <Field.RequiredIndicator />
          </Field.Label>
          <LabelHelp label={look.label} />
          {look.later && (
            <chakra.span textStyle="xs" color="fg.warning" lineHeight="18px" ms="1.5" whiteSpace="nowrap">
              {look.later}
            </chakra.span>
          )}
        </LabelLine>
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
        {hint && (
          <Field.HelperText mt="1" textStyle="xs" aria-live="polite">
            {hint}
          </Field.HelperText>
        )}
        {place.warning && (
          <Field.HelperText mt="1" textStyle="xs" color="fg.warning">
            {place.warning}
          </Field.HelperText>
        )}
        {look.twins && <TwinAdvice twins={look.twins} />}
      </Field.Root>
    </Box>
  );
}
