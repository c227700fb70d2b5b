import { Skeleton } from '@chakra-ui/react';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const WIDTHS = ['70%', '56%', '42%', '64%', '80%', '58%', '74%', '40%'];

/** Ten gray placeholder rows of the same height as real ones. */
export function SkeletonRows({ columns }: { columns: number }) {
  const places = [...Array(columns).keys()];
  return ROWS.map((row) => (
    <tr key={row} aria-hidden>
      {places.map((column) => (
        <td key={column}>
          <Skeleton h="14px" w={WIDTHS[(row + column * 3) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}
