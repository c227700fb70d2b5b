import { useMemo } from 'react';
import { useGroupChoicesQuery } from '../generated/operations.ts';
import type { FieldProps } from '../kit/form/formContext.ts';
import { PickerField } from '../kit/form/PickerField.tsx';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';

interface GroupPickerProps extends FieldProps {
  programId: string;
}

/** Picks one of a program's groups. */
export function GroupPicker({ programId, ...props }: GroupPickerProps) {
  const search = usePickerSearch();
  const { data, previousData, loading, error } = useGroupChoicesQuery({
    variables: { programId, search: search.search, items: search.items },
    skip: search.skip,
  });
  const groups = (data ?? previousData)?.groups;
  const found = useMemo(
    () => groups && { options: groups.data.map((one) => ({ id: one.id, label: one.name })), count: groups.meta.count },
    [groups],
  );
  return <PickerField {...props} search={search} found={found} loading={loading} failure={error} />;
}
