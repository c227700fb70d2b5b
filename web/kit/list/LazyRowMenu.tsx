import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { RowAction } from './columns.ts';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

/** The menu of a row. Its code is loaded by lists that have one, beside their first rows. */
export function LazyRowMenu({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Suspense fallback={<Box as="span" display="inline-block" boxSize="8" />}>
      <RowMenu actions={actions} />
    </Suspense>
  );
}
