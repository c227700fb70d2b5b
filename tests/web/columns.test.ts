import { expect, it } from 'vitest';
import { apiKeyColumns as keysInBackend } from '../../backend/apiKey/columns.ts';
import { documentColumns as documentsInBackend } from '../../backend/document/columns.ts';
import { endUserColumns as endUsersInBackend } from '../../backend/endUser/columns.ts';
import { purchaseOrderColumns as ordersInBackend } from '../../backend/purchaseOrder/columns.ts';
import { vendorColumns as vendorsInBackend } from '../../backend/vendor/columns.ts';
import { apiKeyColumns } from '../../web/apiKey/ApiKeyColumns.tsx';
import { documentColumns } from '../../web/document/DocumentColumns.tsx';
import { endUserColumns } from '../../web/endUser/EndUserColumns.tsx';
import { screeningColumns } from '../../web/endUser/screening/ScreeningColumns.tsx';
import { progressColumns } from '../../web/purchaseOrder/ProgressColumns.tsx';
import { orderColumns } from '../../web/purchaseOrder/PurchaseOrderColumns.tsx';
import { vendorColumns } from '../../web/vendor/VendorColumns.tsx';

const lists = [
  { name: 'vendors', columns: vendorColumns, inBackend: vendorsInBackend },
  { name: 'API keys', columns: apiKeyColumns, inBackend: keysInBackend },
  { name: 'end users', columns: endUserColumns, inBackend: endUsersInBackend },
  { name: 'screenings', columns: screeningColumns, inBackend: endUsersInBackend },
  { name: 'documents', columns: documentColumns, inBackend: documentsInBackend },
  { name: 'orders', columns: [...orderColumns('program', true), ...progressColumns], inBackend: ordersInBackend },
];

it.each(lists)('the list of $name calls its columns as the backend does', ({ columns, inBackend }) => {
  const labels = new Map(Object.entries(inBackend).map(([name, { label }]) => [name.toUpperCase(), label()]));
  expect(columns.map(({ id }) => [id, labels.get(id)])).toEqual(columns.map(({ id, header }) => [id, header]));
});
