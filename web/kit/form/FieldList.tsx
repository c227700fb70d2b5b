import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useForm } from './formContext.ts';

interface FieldListProps {
  /** The least width of a column. */
  min?: string;
  /** The columns of a form of one line, which needs no hairlines. */
  columns?: string;
  /** The fields; each brings its own cell. */
  children: ReactNode;
}

/** Fields side by side in as many columns as fit, each row on a hairline, as text and as inputs in the same places. */
export function FieldList({ min = '210px', columns, children }: FieldListProps) {
  const { editing } = useForm();
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="grid"
      gridTemplateColumns={columns ? { base: '1fr', md: columns } : `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`}
      // On a phone two narrow fields share a line, and no padding parts them.
      columnGap={{ base: '4', md: '0' }}
      css={{
        '& > *': {
          borderBottomWidth: columns === undefined ? '1px' : '0',
          borderColor: 'border',
          pe: { base: '0', md: columns === undefined ? '6' : '4' },
        },
      }}
    >
      {children}
    </chakra.div>
  );
}
