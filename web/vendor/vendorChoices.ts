import { useVendorChoicesQuery, useVendorNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The organization's vendors. */
export const vendorChoices: ChoiceSource = {
  useFound({ skip, ...variables }) {
    const query = useVendorChoicesQuery({ variables, skip });
    return useFoundPage(
      query,
      ({ vendors }) => vendors,
      ({ id, name }) => ({ id, label: name }),
    );
  },
  useLabel: (id) =>
    labelOf(useVendorNameQuery({ variables: { id }, skip: id === '' }), id, ({ vendor }) => vendor?.name),
};
