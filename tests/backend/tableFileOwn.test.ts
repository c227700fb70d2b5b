/** What Lading exports comes in again: the headings of its own lists are known in every language. */
import { beforeAll, describe, expect, it } from 'vitest';
import { endUserColumns } from '../../backend/endUser/columns.ts';
import { groupColumns } from '../../backend/group/columns.ts';
import { languageCodes } from '../../backend/language/languages.ts';
import { inLanguage } from '../../backend/language/texts.ts';
import { orderItemColumns } from '../../backend/orderItem/columns.ts';
import { purchaseOrderColumns } from '../../backend/purchaseOrder/columns.ts';
import type { ImportKind } from '../../backend/tableFile/fields.ts';
import { registerTexts } from '../../backend/texts.ts';
import { vendorColumns } from '../../backend/vendor/columns.ts';
import { tableFiles } from '../support/readTable.ts';
import { delimited } from '../support/tableFiles.ts';

type Columns = Readonly<Record<string, { readonly label: () => string }>>;

/** The columns of a list, and the fields that they become. */
const LISTS: readonly [kind: ImportKind, columns: Columns, fields: Readonly<Record<string, string>>][] = [
  [
    'purchase_orders',
    purchaseOrderColumns,
    {
      order_number: 'order_number',
      order_date: 'order_date',
      vendor: 'vendor_id',
      end_user: 'end_user_id',
      group: 'group_id',
      order_number_internal: 'order_number_internal',
      program: 'program_id',
    },
  ],
  [
    'order_items',
    orderItemColumns,
    {
      position: 'position',
      material: 'material',
      catalog_number: 'catalog_number',
      dg_class: 'dg_class',
      hs_code: 'hs_code',
      lot_number: 'lot_number',
      storage: 'storage',
      quantity: 'quantity',
      value_per_item: 'value_per_item',
      total_value: 'total_value',
    },
  ],
  [
    'vendors',
    vendorColumns,
    {
      name: 'name',
      visual_compliance_date: 'visual_compliance_date',
      risk_level: 'risk_level',
      country: 'address_attributes.country',
      email: 'email',
    },
  ],
  [
    'end_users',
    endUserColumns,
    { external_organization_name: 'external_organization_name', country: 'country', risk_level: 'risk_level' },
  ],
  [
    'groups',
    groupColumns,
    {
      name: 'name',
      country: 'address_attributes.country',
      city: 'address_attributes.city',
      program: 'program_id',
      requires_import_permit: 'requires_import_permit',
    },
  ],
];

describe("a file of one of Lading's own lists", () => {
  const { text, read } = tableFiles();
  beforeAll(registerTexts);

  it.each(
    LISTS.flatMap(([kind, columns, fields]) =>
      languageCodes.map((language) => [kind, language, columns, fields] as const),
    ),
  )('of %s in %s has headings that are known', async (kind, language, columns, fields) => {
    const labels = Object.keys(fields).map((name) => inLanguage(language, () => columns[name]?.label() ?? ''));
    const file = text(`${kind}-${language}.csv`, delimited([labels, labels.map(() => '1')], ','));
    const { proposals } = await read(file, kind);
    expect(proposals.map(({ field }) => field)).toEqual(Object.values(fields));
  });
});
