import type { ReactNode } from 'react';
import { FieldList } from './FieldList.tsx';
import { FormField } from './FormField.tsx';

interface NamedFieldsProps {
  /** The fields of the form around, in their order. */
  names: readonly string[];
  /** Those of them that take a line of their own. */
  wide?: readonly string[];
  /** The least width of a column. */
  min?: string;
  /** What stands behind them. */
  children?: ReactNode;
}

/** Fields of the form around that need nothing but their names, side by side. */
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
