import { memo, useMemo, useState } from 'react';
import { Chips } from './Chips.tsx';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useListField } from './formContext.ts';
import { matching } from './matching.ts';
import { Picker } from './Picker.tsx';
import type { Choice } from './values.ts';

interface ListPickerProps extends FieldProps {
  /** All that can be picked. */
  options: readonly Choice[];
  loading?: boolean;
  /** Why the options are missing. */
  failure?: string | null;
}

/** Several of a list that is known here, for instance countries. */
export function ListPickerField({ name, options, loading, failure, ...props }: ListPickerProps) {
  const { value, error, editing, id, change, blur } = useListField(name);
  const picked = useMemo(
    () => value.map((one) => options.find(({ id: key }) => key === one.id) ?? one),
    [value, options],
  );
  if (!editing) return <TextFrame {...props}>{picked.map((one) => one.label).join(', ')}</TextFrame>;
  return <ListPickerInput {...props} {...{ id, name, options, loading, failure, picked, error, change, blur }} />;
}

interface ListPickerInputProps extends ListPickerProps, FieldHandlers {
  picked: readonly Choice[];
}

const ListPickerInput = memo(function ListPickerInput(props: ListPickerInputProps) {
  const { name, options, loading, failure, picked, change, blur, ...frame } = props;
  const [text, setText] = useState('');
  const offered = useMemo(() => matching(options, text), [options, text]);
  return (
    <FieldFrame {...frame}>
      <Picker
        id={frame.id}
        label={frame.label}
        multiple
        picked={picked}
        onPick={change}
        options={offered}
        loading={loading}
        error={failure}
        onSearch={setText}
        onBlur={blur}
      />
      <Chips picked={picked} onChange={change} />
    </FieldFrame>
  );
});
