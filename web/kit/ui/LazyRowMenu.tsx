import { Box } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { RowMenu as LoadedMenu } from './RowMenu.tsx';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

/** The menu of a row. Its code is loaded by lists that have one, beside their first rows. */
export function LazyRowMenu(props: ComponentProps<typeof LoadedMenu>) {
  return (
    <Suspense fallback={<Box as="span" display="inline-block" boxSize="8" />}>
      <RowMenu {...props} />
    </Suspense>
  );
}
