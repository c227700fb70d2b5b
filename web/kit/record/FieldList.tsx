import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldListProps {
  /** Whether its fields are inputs: a list of terms and values otherwise. */
  editing: boolean;
  /** The fields; each brings its own cell. */
  children: ReactNode;
}

/** Fields side by side in as many columns as fit, each row on a hairline, as text and as inputs in the same places. */
export function FieldList({ editing, children }: FieldListProps) {
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(210px, 100%), 1fr))"
      css={{ '& > *': { borderBottomWidth: '1px', borderColor: 'border', pe: { base: '0', md: '6' } } }}
    >
      {children}
    </chakra.div>
  );
}
