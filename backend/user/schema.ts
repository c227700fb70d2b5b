import { z } from 'zod';
import { email, id, optionalText, text, timestamp } from '../api/validate.ts';
import { picture } from '../files/picture.ts';
import { uploadedFile } from '../files/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { dateOrder, decimalSign, ownFormats, weekStart } from '../language/ownFormats.ts';
import { ability } from '../record/ability.ts';
import { manyOf, rowsOf } from '../record/many.ts';

/** Whether a user can sign in; one who never did is invited, or inactive once the invitation was withdrawn. */
export const userStatus = z.enum(['active', 'inactive', 'invited']);

const shown = {
  id,
  first_name: z.string(),
  last_name: z.string(),
  status: userStatus,
  picture: picture.nullable(),
};

/** The summary of a user: for avatars, comments and pickers. */
export const userSummary = z.object(shown).meta({ id: 'UserLight' });
export type UserSummary = z.infer<typeof userSummary>;

/** A user as api/v1 returns it. */
export const user = z
  .object({
    ...shown,
    /** Null for an API key. */
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    job_title: z.string().nullable(),
    time_zone: z.string().nullable(),
    /** The code of the chosen language (BCP 47); null to follow the browser. */
    language: z.string().nullable(),
    ...ownFormats,
    /** Until when the newest invitation holds, or when it ran out; null unless invited. */
    invited_until: timestamp.nullable(),
    permission_id: z.int(),
    permission_name: z.string(),
    organization_id: id,
    organization_admin: z.boolean(),
    program_ids: z.array(id),
    /** Whether the role opens only the programs that its user is a member of, and this user is a member of none. */
    lacks_program: z.boolean(),
    lock_version: z.int(),
    created_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

const required = { first_name: text(), last_name: text(), email };
const optional = {
  phone_number: optionalText(40),
  job_title: optionalText(),
  language: z.enum(languageCodes).nullish(),
  date_order: dateOrder.nullish(),
  decimal_sign: decimalSign.nullish(),
  week_start: weekStart.nullish(),
  /** The role; not needed with `organization_admin`, which implies one. */
  permission_id: id.optional(),
  organization_admin: z.boolean().optional(),
  program_ids: z
    .array(id)
    .max(200)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .optional(),
  /** Only a form can contain one; null removes it. */
  picture: uploadedFile.nullish(),
};

/** The fields of a new user; the organization defaults to the caller's own. */
export const userCreate = z.strictObject({ ...required, ...optional, organization_id: id.optional() });
export type UserCreate = z.infer<typeof userCreate>;

/** The fields of one of many new users, without a picture. */
const userRow = userCreate.omit({ picture: true });

/** The body that invites many users. */
export const usersCreate = manyOf({ users: rowsOf(userRow) });

const handedOn = {
  /** The address; null when the request is repeated, since no link is stored. */
  url: z.string().nullable(),
  expires_at: timestamp,
};

/** A link that a person hands on instead of a mail. */
export const invitationLink = z.object(handedOn).meta({ id: 'InvitationLink' });
export type InvitationLink = z.infer<typeof invitationLink>;

/** A link with which an active user sets another password, that an administrator hands on. */
export const resetLink = z.object(handedOn).meta({ id: 'ResetLink' });

/** The changes of a user: only the fields to change. The organization cannot change. */
export const userUpdate = z.strictObject({ ...required, ...optional, lock_version: z.int() }).partial();
export type UserUpdate = z.infer<typeof userUpdate>;

/** What everybody may change of themselves: how screens and mails are written to them. */
export const ownPreferences = userUpdate.pick({
  language: true,
  date_order: true,
  decimal_sign: true,
  week_start: true,
  lock_version: true,
});

/** A role that users can have, and whether the caller may grant it. */
export const permission = z
  .object({
    id,
    name: z.string(),
    grantable: z.boolean(),
    /** What the role may do, in one sentence for people. */
    description: z.string(),
    /** Whether it opens only the programs that its user is a member of. */
    needs_program: z.boolean(),
  })
  .meta({ id: 'Permission' });
