import { z } from 'zod';
import { email, text } from '../api/validate.ts';

const secret = z.string().min(1).max(1024);

/** The name of the first organization. */
export const organizationName = text();

/** Whether nobody exists yet, so that Lading can be set up. */
export const setupState = z.object({ needed: z.boolean() }).meta({ id: 'SetupState' });

/** The body that sets Lading up: the token of a printed link, the organization, and its system administrator. */
export const setup = z.strictObject({
  token: secret,
  organization_name: organizationName,
  organization_short_name: text(15),
  first_name: text(),
  last_name: text(),
  email,
  password: secret,
  password_confirmation: secret,
});

/** The body of the command that makes the first administrator beside a running backend. */
export const administrator = z.strictObject({ email, password: secret, organization_name: organizationName });

/** A link that sets Lading up, and how long it is valid. */
export const setupLink = z.object({ url: z.string(), minutes: z.int() }).meta({ id: 'SetupLink' });
