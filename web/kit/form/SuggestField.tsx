import { memo, useMemo, useState } from 'react';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useTextField } from './formContext.ts';
import { matching } from './matching.ts';
import { Picker } from './Picker.tsx';
import type { Choice } from './values.ts';

interface SuggestFieldProps extends FieldProps {
  /** What is suggested; the field holds an option's id, or the text that was typed. */
  options: readonly Choice[];
  loading?: boolean;
  /** Why suggestions are missing. */
  failure?: string | null;
}

/** One of a long list that is known here, or any other text: units of measure. */
export function SuggestField({ name, options, loading, failure, ...props }: SuggestFieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  const label = useMemo(() => options.find((option) => option.id === value)?.label ?? value, [options, value]);
  if (!editing) return <TextFrame {...props}>{label}</TextFrame>;
  return (
    <SuggestInput {...props} {...{ id, name, options, loading, failure, value, text: label, error, change, blur }} />
  );
}

interface SuggestInputProps extends SuggestFieldProps, FieldHandlers {
  value: string;
  /** The value's words. */
  text: string;
}

const SuggestInput = memo(function SuggestInput(props: SuggestInputProps) {
  const { name, options, loading, failure, value, text, change, blur, ...frame } = props;
  const [typed, setTyped] = useState('');
  const picked = useMemo(() => (value === '' ? [] : [{ id: value, label: text }]), [value, text]);
  const offered = useMemo(() => matching(options, typed), [options, typed]);
  return (
    <FieldFrame {...frame}>
      <Picker
        id={frame.id}
        label={frame.label}
        freeText
        picked={picked}
        onPick={(choices) => change(choices[0]?.id ?? '')}
        options={offered}
        loading={loading}
        error={failure}
        onSearch={setTyped}
        onBlur={blur}
      />
    </FieldFrame>
  );
});
