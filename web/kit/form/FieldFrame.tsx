import { Box, chakra, Field, VisuallyHidden } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { anyScript } from '../ui/anyScript.ts';
import { Missing } from '../ui/Missing.tsx';
import { Tip } from '../ui/Tip.tsx';
import { FieldHistoryButton } from './FieldHistoryButton.tsx';
import type { FieldDescriptor } from './field.ts';
import { FieldHistoryContext, fieldOfPath } from './fieldHistory.ts';
import { type InputProps, useForm } from './formContext.ts';

/** Loaded when needed: lists, which come first, have no labels to explain. */
export const LabelHelp = lazyComponent(async () => (await import('./LabelHelp.tsx')).LabelHelp);

/** A label and what explains it. */
const LabelLine = chakra('div', { base: { display: 'flex', alignItems: 'center', maxW: 'full' } });

/** The layout of a field, its short label and its warning. */
type Placed = Pick<InputProps<unknown>, 'wide' | 'short' | 'span' | 'warning' | 'later'>;

interface FieldFrameProps extends Placed {
  id: string;
  look: Pick<FieldDescriptor, 'label' | 'required' | 'twins'>;
  error: string | null;
  disabledReason?: string | null | undefined;
  /** A remark about what was typed, below the input. */
  hint?: ReactNode;
  /** The input. */
  children: ReactNode;
}

/** The height of a value, as text and as an input, so that nothing moves when editing begins. */
const VALUE_HEIGHT = '9';

const cell = ({ wide, span }: Placed) => ({
  minW: '0',
  py: '2',
  gridColumn: wide ? '1 / -1' : undefined,
  // The group (`FieldLine`) defines the number and the width of the columns.
  ...(span && { 'data-span': '', style: { '--span': span } as CSSProperties }),
});

/** Keeps the label of an input that receives the focus in view, below the sticky header of its page. */
const LABEL_IN_VIEW = {
  '& :is(input, select, textarea, button)': { scrollMarginTop: 'calc(var(--record-header, 0px) + 32px)' },
};

const TwinAdvice = lazyComponent(async () => (await import('./TwinAdvice.tsx')).TwinAdvice);

/** A label above an input, with its error below. */
export function FieldFrame({ id, look, error, disabledReason, hint, children, ...place }: FieldFrameProps) {
  return (
    <Box {...cell(place)} data-field="" css={LABEL_IN_VIEW}>
      <Field.Root id={id} required={look.required} invalid={Boolean(error)} disabled={Boolean(disabledReason)} gap="0">
        <LabelLine>
          <Field.Label textStyle="xs" fontWeight="normal" color="fg.muted" lineHeight="18px" gap="0.5">
            <LabelText label={look.label} short={place.short} />
            <Field.RequiredIndicator />
          </Field.Label>
          <LabelHelp label={look.label} />
          {place.later && (
            <chakra.span textStyle="xs" color="fg.warning" lineHeight="18px" ms="1.5" whiteSpace="nowrap">
              {place.later}
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

interface TextFrameProps extends Placed {
  /** The element id of the value, for links to the field. */
  id?: string;
  label: string;
  /** The path of the field, if its changes can be shown beside the page. */
  name?: string | undefined;
  /** The value for reading; null, undefined and empty text show N/A. */
  children: ReactNode;
}

/** A label above a read-only value, in the place of an input: a term and its definition in a list, an output in a form. */
export function TextFrame({ id, label, name, children, ...place }: TextFrameProps) {
  const { editing } = useForm();
  const context = useContext(FieldHistoryContext);
  const history = editing || name === undefined ? null : context;
  const shown = history !== null && name !== undefined && history.shown === fieldOfPath(name);
  const empty = children === null || children === '' || children === undefined;
  return (
    <Box {...cell(place)} data-cell="">
      <LabelLine as={editing ? 'div' : 'dt'} textStyle="xs" color="fg.muted" lineHeight="18px">
        <span>
          <LabelText label={label} short={place.short} />
        </span>
        <LabelHelp label={label} />
        {history && name !== undefined && (
          <FieldHistoryButton label={label} pressed={shown} onClick={() => history.show(name)} />
        )}
      </LabelLine>
      <chakra.div
        as={editing ? 'output' : 'dd'}
        id={id}
        // A link to the field can turn to it.
        tabIndex={id === undefined ? undefined : -1}
        scrollMarginTop="calc(var(--record-header, 0px) + 32px)"
        aria-label={editing ? label : undefined}
        minH={VALUE_HEIGHT}
        // Centers a single line in that height; further lines follow below it.
        py="2"
        display="flex"
        // A remark goes to the next line before the value breaks.
        flexWrap="wrap"
        columnGap="3"
        fontWeight="medium"
        overflowWrap="anywhere"
        {...anyScript}
      >
        {shown ? <Shown>{empty ? <Missing /> : children}</Shown> : empty ? <Missing /> : children}
        {place.warning && (
          <chakra.span fontWeight="normal" textStyle="xs" color="fg.warning">
            {place.warning}
          </chakra.span>
        )}
      </chakra.div>
    </Box>
  );
}

/** The value whose history is shown beside the page. */
const Shown = chakra('span', {
  base: { bg: 'program.subtle', borderRadius: 'l1', px: '1', mx: '-1', boxDecorationBreak: 'clone' },
});

/** A label that shows only its `short` part; screen readers get the whole label. */
function LabelText({ label, short = label }: { label: string; short?: string | undefined }) {
  const [before = '', after = ''] = label.split(short).map((part) => part.trim());
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {before && ' '}
      {short}
      {after && ' '}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  );
}
