import { useMemo } from 'react';
import { useEndUserChoicesQuery } from '../generated/operations.ts';
import type { FieldProps } from '../kit/form/formContext.ts';
import { PickerField } from '../kit/form/PickerField.tsx';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';

interface EndUserPickerProps extends FieldProps {
  programId: string;
}

/** Picks one of a program's end users. */
export function EndUserPicker({ programId, ...props }: EndUserPickerProps) {
  const search = usePickerSearch();
  const { data, previousData, loading, error } = useEndUserChoicesQuery({
    variables: { programId, search: search.search, items: search.items },
    skip: search.skip,
  });
  const endUsers = (data ?? previousData)?.endUsers;
  const found = useMemo(
    () =>
      endUsers && {
        options: endUsers.data.map((one) => ({ id: one.id, label: one.label })),
        count: endUsers.meta.count,
      },
    [endUsers],
  );
  return <PickerField {...props} search={search} found={found} loading={loading} failure={error} />;
}
