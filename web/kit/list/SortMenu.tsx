import { NativeSelect } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';
import type { Column } from './columns.ts';
import type { Sort } from './listState.ts';

interface SortMenuProps<Row, Field extends string> {
  columns: readonly Column<Row, string>[];
  /** The columns that the list can be sorted by. */
  sortable: readonly Field[];
  sort: Sort<Field>;
  onSort: (sort: Sort<Field>) => void;
}

/** The sort menu of cards, which have no headers to click. */
export function SortMenu<Row, Field extends string>({ columns, sortable, sort, onSort }: SortMenuProps<Row, Field>) {
  const choices = columns.flatMap(({ id, header }) => {
    const field = sortable.find((name) => name === id);
    return field
      ? [
          { sort: { field, direction: 'ASC' as const }, label: messages.list.ascending(header) },
          { sort: { field, direction: 'DESC' as const }, label: messages.list.descending(header) },
        ]
      : [];
  });
  const keyOf = ({ field, direction }: Sort<Field>) => `${field} ${direction}`;
  return (
    <NativeSelect.Root size="xs" hideFrom="md" w="auto" alignSelf="start">
      <NativeSelect.Field
        aria-label={messages.list.sort}
        borderColor="border.control"
        value={keyOf(sort)}
        onChange={(event) => {
          const chosen = choices.find((choice) => keyOf(choice.sort) === event.target.value);
          if (chosen) onSort(chosen.sort);
        }}
      >
        {choices.map((choice) => (
          <option key={keyOf(choice.sort)} value={keyOf(choice.sort)}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
