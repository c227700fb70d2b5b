import { useMemo } from 'react';
import { useVendorChoicesQuery } from '../generated/operations.ts';
import type { FieldProps } from '../kit/form/formContext.ts';
import { PickerField } from '../kit/form/PickerField.tsx';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';

/** Picks one of the organization's vendors. */
export function VendorPicker(props: FieldProps) {
  const search = usePickerSearch();
  const { data, previousData, loading, error } = useVendorChoicesQuery({
    variables: { search: search.search, items: search.items },
    skip: search.skip,
  });
  const vendors = (data ?? previousData)?.vendors;
  const found = useMemo(
    () =>
      vendors && { options: vendors.data.map((one) => ({ id: one.id, label: one.name })), count: vendors.meta.count },
    [vendors],
  );
  return <PickerField {...props} search={search} found={found} loading={loading} failure={error} />;
}
