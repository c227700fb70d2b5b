import { z } from 'zod';
import { address } from '../http/address.ts';
import { listQuery } from '../http/list.ts';
import { id, timestamp } from '../http/validate.ts';

/** An organization as pickers need it. */
export const organizationLight = z.object({ id, name: z.string() }).meta({ id: 'OrganizationLight' });

/** An organization as api/v1 answers with it. */
export const organization = z
  .object({
    id,
    name: z.string(),
    short_name: z.string(),
    ein: z.string().nullable(),
    contact_person: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    website: z.string().nullable(),
    address: address.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Organization' });

export const organizationListQuery = listQuery({ sort: ['name', 'short_name', 'email'] });
