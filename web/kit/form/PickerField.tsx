import { memo, useMemo } from 'react';
import { describeError } from '../../app/errors.ts';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useChoiceField } from './formContext.ts';
import { Picker } from './Picker.tsx';
import type { usePickerSearch } from './usePickerSearch.ts';
import type { Choice } from './values.ts';

interface PickerFieldProps extends FieldProps {
  search: ReturnType<typeof usePickerSearch>;
  /** The options found so far and how many there are; undefined while the first are on their way. Keep it stable. */
  found: { options: Choice[]; count: number } | undefined;
  loading: boolean;
  /** Why nothing was found: whatever was thrown. */
  failure: unknown;
}

/** A field that points at one record, found by searching the server. It shows its record's label without asking. */
export function PickerField({ name, search, found, loading, failure, ...props }: PickerFieldProps) {
  const { value, error, editing, id, change, blur } = useChoiceField(name);
  if (!editing) return <TextFrame {...props}>{value?.label}</TextFrame>;
  return <PickerInput {...props} {...{ id, name, search, found, loading, failure, value, error, change, blur }} />;
}

interface PickerInputProps extends PickerFieldProps, FieldHandlers {
  value: Choice | null;
}

const PickerInput = memo(function PickerInput(props: PickerInputProps) {
  const { name, search, found, loading, failure, value, change, blur, ...frame } = props;
  const picked = useMemo(() => (value ? [value] : []), [value]);
  const options = found?.options ?? NONE;
  return (
    <FieldFrame {...frame}>
      <Picker
        id={frame.id}
        label={frame.label}
        picked={picked}
        onPick={(choices) => change(choices[0] ?? null)}
        options={options}
        loading={loading}
        error={failure ? describeError(failure) : null}
        more={found !== undefined && found.count > options.length}
        onMore={search.onMore}
        onSearch={search.onSearch}
        onOpen={search.onOpen}
        onBlur={blur}
        clearable={!frame.required}
      />
    </FieldFrame>
  );
});

const NONE: readonly Choice[] = [];
