import { z } from 'zod';
import { address } from '../http/address.ts';
import { listQuery } from '../http/list.ts';
import { date, id, timestamp } from '../http/validate.ts';

/** A vendor as pickers need it. */
export const vendorLight = z.object({ id, name: z.string() }).meta({ id: 'VendorLight' });

/** A vendor as api/v1 answers with it. */
export const vendor = z
  .object({
    id,
    name: z.string(),
    ein: z.string().nullable(),
    phone_number: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    visual_compliance_date: date.nullable(),
    risk_level: z.string().nullable(),
    notes: z.string().nullable(),
    address: address.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Vendor' });

export const vendorListQuery = listQuery({
  sort: ['name', 'visual_compliance_date', 'risk_level', 'country', 'email'],
});
