import { Skeleton } from '@chakra-ui/react';

/** The number of placeholder rows. */
const ROWS = 10;
const WIDTHS = ['70%', '56%', '42%', '64%', '80%', '58%', '74%', '40%'];

/** Ten gray placeholder rows of the same height as real ones. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
        <td key={column}>
          <Skeleton h="14px" w={WIDTHS[(row + column * 3) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}
