import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useForm } from './formContext.ts';

interface FieldListProps {
  /** The minimum column width. */
  min?: string;
  /** The grid columns of a one-line form, which needs no hairlines. */
  columns?: string;
  /** The fields; each renders its own cell. */
  children: ReactNode;
}

/** Fields in as many columns as fit, with a hairline under each row; texts and inputs take the same places. */
export function FieldList({ min = '210px', columns, children }: FieldListProps) {
  const { editing } = useForm();
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="grid"
      gridTemplateColumns={columns ? { base: '1fr', md: columns } : `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`}
      // On phones two narrow fields share a line, with a gap instead of padding.
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
