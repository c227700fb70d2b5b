import { Input, Textarea } from '@chakra-ui/react';
import { memo } from 'react';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useTextField } from './formContext.ts';

interface TextFieldProps extends FieldProps {
  /** The most characters that can be typed. */
  limit?: number;
  placeholder?: string;
  autoComplete?: string;
}

/** One line of text. */
export function TextField({ name, ...props }: TextFieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  if (!editing) return <TextFrame {...props}>{value}</TextFrame>;
  return <TextInput {...props} {...{ id, name, value, error, change, blur }} />;
}

interface TextInputProps extends TextFieldProps, FieldHandlers {
  value: string;
}

const TextInput = memo(function TextInput(props: TextInputProps) {
  const { value, change, blur, limit = 255, placeholder, autoComplete = 'off', name, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      <Input
        name={name}
        value={value}
        maxLength={limit}
        placeholder={placeholder}
        autoComplete={autoComplete}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </FieldFrame>
  );
});

/** Text of several lines, three shown at a time. */
export function TextAreaField({ name, ...props }: TextFieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  if (!editing) {
    return <TextFrame {...props}>{value && <span style={{ whiteSpace: 'pre-line' }}>{value}</span>}</TextFrame>;
  }
  return <TextAreaInput {...props} {...{ id, name, value, error, change, blur }} />;
}

const TextAreaInput = memo(function TextAreaInput(props: TextInputProps) {
  const { value, change, blur, limit = 5000, placeholder, name, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      <Textarea
        name={name}
        value={value}
        rows={3}
        maxLength={limit}
        placeholder={placeholder}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </FieldFrame>
  );
});
