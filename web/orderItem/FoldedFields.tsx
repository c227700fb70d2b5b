import { Button, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { memo, useCallback, useEffect, useState } from 'react';
import { FieldLine } from '../kit/form/FieldGroup.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { type FieldProps, inputId, useForm, useFormContent } from '../kit/form/formContext.ts';
import { formMessages } from '../kit/form/messages.ts';
import { valueAt } from '../kit/form/values.ts';

/** Optional fields: shown if they have a value; the empty ones fold into one line that lists and opens them. */
export function FoldedFields({ fields }: { fields: readonly FieldProps[] }) {
  const { editing } = useForm();
  // A field emptied during an edit stays visible; the key resets that for the next edit.
  return <Folded key={String(editing)} fields={fields} />;
}

function Folded({ fields }: { fields: readonly FieldProps[] }) {
  const { id } = useForm();
  const { values, errors } = useFormContent();
  const isFilled = ({ name }: FieldProps) => {
    const value = valueAt(values, name);
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  };
  const [kept, setKept] = useState(() => fields.filter(isFilled).map(({ name }) => name));
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (opened) document.getElementById(opened)?.focus();
  }, [opened]);
  const open = useCallback(
    (first: string) => {
      setKept(fields.map(({ name }) => name));
      setOpened(inputId(id, first));
    },
    [fields, id],
  );
  const shown = fields.filter((field) => isFilled(field) || kept.includes(field.name) || errors[field.name]);
  return <Sorted fields={fields} shown={shown.map(({ name }) => name).join(' ')} onOpen={open} />;
}

interface SortedProps {
  fields: readonly FieldProps[];
  /** The names of the fields that are not folded, as one string: memoization compares it by value on each keystroke. */
  shown: string;
  /** Called with the name of the first folded field. */
  onOpen: (first: string) => void;
}

const Sorted = memo(function Sorted({ fields, shown: names, onOpen }: SortedProps) {
  const { editing, look } = useForm();
  const shown = fields.filter(({ name }) => names.split(' ').includes(name));
  const [first, ...others] = fields.filter((field) => !shown.includes(field));
  const folded = first && formMessages.emptyFields([first, ...others].map(({ name }) => look(name)?.label ?? name));
  return (
    <>
      {shown.length > 0 && (
        <FieldLine>
          {shown.map((field) => (
            <FormField key={field.name} {...field} />
          ))}
        </FieldLine>
      )}
      {first &&
        (editing ? (
          <Button
            variant="plain"
            size="xs"
            px="0"
            my="1"
            h="auto"
            minH="8"
            maxW="full"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onOpen(first.name)}
          >
            <Plus aria-hidden />
            {folded}
          </Button>
        ) : (
          <Text py="2" textStyle="xs" color="fg.muted">
            {folded}
          </Text>
        ))}
    </>
  );
});
