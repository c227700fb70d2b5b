import { Button } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';
import { copyText } from '../ui/CopyText.tsx';
import { formMessages } from './messages.ts';
import { fieldTitle } from './rejections.ts';
import type { FormState } from './useFormCore.ts';
import { type FieldValue, type FormValues, isChoice, isFile, isList, valueAt } from './values.ts';

/** Copies the unsaved input of a form that cannot be saved any more: a line for each changed field. */
export function CopyInput<Values extends FormValues>({ form }: { form: FormState<Values> }) {
  const { changed, values, context } = form;
  const lines = changed.map((path) => messages.labeled(fieldTitle(path, context), textOf(valueAt(values, path))));
  return (
    <Button size="xs" variant="outline" alignSelf="center" onClick={() => void copyText(lines.join('\n'))}>
      {formMessages.copyInput}
    </Button>
  );
}

function textOf(value: FieldValue): string {
  if (isList(value)) return messages.listed(value.map(({ label }) => label));
  if (isChoice(value)) return value.label;
  if (isFile(value)) return value.name;
  if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
  return value ?? '';
}
