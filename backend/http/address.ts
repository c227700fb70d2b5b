import { z } from 'zod';
import { text } from './validate.ts';

/** An ISO 3166-1 alpha-2 country code. */
export const countryCode = z
  .string()
  .transform((value) => value.toUpperCase())
  .refine((value) => /^[A-Z]{2}$/.test(value), 'is not a country code');

/** A postal address as api/v1 writes and reads it. */
export const address = z
  .strictObject({
    country: countryCode,
    city: text(),
    address: text(500),
    state: z.string().max(255).nullish(),
    zip_code: z.string().max(40).nullish(),
    notes: z.string().max(5000).nullish(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;
