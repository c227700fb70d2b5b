import type { ReactNode } from 'react';
import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';

interface NamedFieldsProps {
  /** The names of fields of the surrounding form, in display order. */
  names: readonly string[];
  /** The names of the fields that take a whole line. */
  wide?: readonly string[];
  /** The minimum column width. */
  min?: string;
  /** Further content after the fields. */
  children?: ReactNode;
}

/** Fields of the surrounding form, side by side, that need no props but their names. */
export function NamedFields({ names, wide = [], min = '180px', children }: NamedFieldsProps) {
  return (
    <FieldList min={min}>
      {names.map((name) => (
        <FormField key={name} name={name} wide={wide.includes(name)} />
      ))}
      {children}
    </FieldList>
  );
}
