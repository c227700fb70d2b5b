import type { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { isCountry } from '../lookup/rules.ts';
import { countryCode } from '../record/address.ts';
import { sortNames } from '../record/columns.ts';
import { listQuery, momentRange, setOf } from '../record/list.ts';
import { vendorColumns } from './columns.ts';
import { messages } from './messages.ts';
import { screening } from './schema.ts';

/** The parameters of the list of vendors. */
export const vendorListQuery = listQuery({
  sort: sortNames(vendorColumns),
  /** Only those that this program may name: sample data names only sample data. */
  own: { program_id: idParameter.optional() },
  filters: {
    ...screening.filters,
    country: setOf(countryCode.refine(isCountry, { error: () => messages.notALookup })).optional(),
    ...momentRange('updated_at'),
  },
});
export type VendorListQuery = z.infer<typeof vendorListQuery>;
