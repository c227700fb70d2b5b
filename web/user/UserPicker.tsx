import { useMemo } from 'react';
import { describeError } from '../app/errors.ts';
import { useUserChoicesQuery } from '../generated/operations.ts';
import { Chips } from '../kit/form/Chips.tsx';
import { FieldFrame, TextFrame } from '../kit/form/FieldFrame.tsx';
import { type FieldProps, useListField } from '../kit/form/formContext.ts';
import { Picker } from '../kit/form/Picker.tsx';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';

interface UserPickerProps extends FieldProps {
  programId: string;
}

/** Picks several of a program's active users. */
export function UserPicker({ name, programId, ...props }: UserPickerProps) {
  const { value, error, editing, id, change, blur } = useListField(name);
  const search = usePickerSearch();
  const query = useUserChoicesQuery({
    variables: { programId, search: search.search, items: search.items },
    skip: search.skip,
  });
  const users = (query.data ?? query.previousData)?.users;
  const options = useMemo(() => users?.data.map((user) => ({ id: user.id, label: user.fullName })) ?? [], [users]);
  if (!editing) return <TextFrame {...props}>{value.map(({ label }) => label).join(', ')}</TextFrame>;
  return (
    <FieldFrame {...props} id={id} error={error}>
      <Picker
        id={id}
        label={props.label}
        multiple
        picked={value}
        onPick={change}
        options={options}
        loading={query.loading}
        error={query.error ? describeError(query.error) : null}
        more={users !== undefined && users.meta.count > users.data.length}
        onMore={search.onMore}
        onSearch={search.onSearch}
        onOpen={search.onOpen}
        onBlur={blur}
      />
      <Chips picked={value} onChange={change} />
    </FieldFrame>
  );
}
