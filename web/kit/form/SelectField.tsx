import { NativeSelect } from '@chakra-ui/react';
import { memo } from 'react';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useTextField } from './formContext.ts';
import type { Choice } from './values.ts';

interface SelectFieldProps extends FieldProps {
  /** What can be chosen; the field holds an option's id. */
  options: readonly Choice[];
  /** The words for "none of them"; the choice is not offered when it is left out. */
  emptyLabel?: string;
  /** Why the options are missing. */
  failure?: string | null;
}

/** One of a short list. A value that the list does not know stays, and is offered as it is. */
export function SelectField({ name, options, emptyLabel, failure, ...props }: SelectFieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  if (!editing) {
    return <TextFrame {...props}>{options.find((option) => option.id === value)?.label ?? value}</TextFrame>;
  }
  return (
    <SelectInput
      {...props}
      {...{ id, name, options, emptyLabel, value, error: error ?? failure ?? null, change, blur }}
    />
  );
}

interface SelectInputProps extends SelectFieldProps, FieldHandlers {
  value: string;
}

const SelectInput = memo(function SelectInput(props: SelectInputProps) {
  const { name, value, options, emptyLabel, change, blur, ...frame } = props;
  const known = options.some((option) => option.id === value);
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          name={name}
          value={value}
          borderColor="border.control"
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        >
          {(emptyLabel !== undefined || value === '') && <option value="">{emptyLabel ?? ''}</option>}
          {value !== '' && !known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
});
