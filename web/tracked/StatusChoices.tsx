import { Field, NativeSelect } from '@chakra-ui/react';

interface StatusChoicesProps {
  label: string;
  value: string;
  /** The text of the empty option, if choosing nothing is allowed. */
  empty?: string;
  options: readonly { key: string; name: string }[];
  required?: boolean;
  disabled?: boolean;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

/** A native select with its label; the status dialogs have two. */
export function StatusChoices(props: StatusChoicesProps) {
  const { label, value, empty, options, required, disabled, hint, onChange } = props;
  return (
    <Field.Root required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field
          borderColor="border.control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
