import { z } from 'zod';
import { areas } from '../access/areas.ts';
import { forEachKey } from '../api/keys.ts';
import { decimal, id, text, timestamp } from '../api/validate.ts';
import { picture } from '../files/picture.ts';
import { ownFormats } from '../language/ownFormats.ts';
import { featureFlags } from '../organization/table.ts';

/** The body of a sign-in. Password rules apply only when a password is set. */
export const credentials = z.strictObject({
  login: text(),
  password: z.string().min(1).max(1024),
});
export type Credentials = z.infer<typeof credentials>;

const secret = z.string().min(1).max(1024);
/** The body of a password change by a signed-in user. */
export const passwordChange = z.strictObject({
  current_password: secret,
  new_password: secret,
  new_password_confirmation: secret,
});

/** The body of a request for a link that sets a new password. */
export const passwordLinkRequest = z.strictObject({ login: text() });
/** The body that sets a password with such a link. */
export const passwordReset = z.strictObject({
  reset_password_token: secret,
  password: secret,
  password_confirmation: secret,
});

/** The body of a question about such a link. */
export const passwordLinkQuestion = z.strictObject({ reset_password_token: secret });

/**
 * What a link is for, and whether it still works. Only the holder of one that works learns whom it is for; `unknown` is also
 * the answer about links that ended long ago.
 */
export const passwordLink = z
  .object({
    state: z.enum(['open', 'expired', 'used', 'withdrawn', 'replaced', 'unknown']),
    purpose: z.enum(['reset', 'invitation']).nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    expires_at: timestamp.nullable(),
    /** Of an invitation: the name of who invites, of the organization and of the role. */
    invited_by: z.string().nullable(),
    organization_name: z.string().nullable(),
    permission_name: z.string().nullable(),
  })
  .meta({ id: 'PasswordLink' });
export type PasswordLink = z.infer<typeof passwordLink>;

const onOff = z.boolean();
/** The switches of the user's organization. */
export const flags = z.object(forEachKey(featureFlags, () => onOff)).meta({ id: 'FeatureFlags' });

/** The signed-in user. */
export const profile = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    status: z.enum(['active', 'inactive', 'invited']),
    picture: picture.nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    job_title: z.string().nullable(),
    /** The code of the chosen language; null to follow the browser. */
    language: z.string().nullable(),
    ...ownFormats,
    permission_id: z.int(),
    permission_name: z.string(),
    organization_id: id,
    organization_admin: z.boolean(),
    program_ids: z.array(id),
    guide: z.enum(['open', 'put_away']).nullable().meta({
      description: 'Whether the guide is shown; null if nothing is left to do, or nothing that the user may do.',
    }),
    created_at: timestamp,
    feature_flags: flags,
    settings: z.object({
      eei_threshold_usd: decimal,
      sends_mail: z.boolean().meta({
        description:
          "Whether a mail server is set up. Without one, mails lie in the outbox of the server's data folder.",
      }),
      organization_language: z.string().nullable().meta({
        description:
          "The code of the organization's language, for whoever has chosen none and whose browser asks for none that is offered; null for English.",
      }),
    }),
  })
  .meta({ id: 'Profile' });

const commentRights = z.object({ read: onOff, write: onOff, delete: onOff }).meta({ id: 'CommentRights' });

/** The rights in one area. Rights that the area does not have are absent. */
export const areaPermission = z
  .object({
    read: onOff,
    write: onOff,
    create: onOff,
    update: onOff,
    delete: onOff,
    archive: onOff.optional(),
    assign_status: onOff.optional(),
    generate_pdf: onOff.optional(),
    set_approval: onOff.optional(),
    send_for_review: onOff.optional(),
    split: onOff.optional(),
    assess: onOff.optional(),
    receive: onOff.optional(),
    deactivate: onOff.optional(),
    share_program: onOff.optional(),
    share_organization: onOff.optional(),
    exceptions: z.object({ update: z.object({ statuses: z.array(z.string()) }) }),
    own_comment: commentRights.optional(),
    legacy_comment: commentRights.optional(),
    any_comment: commentRights.optional(),
  })
  .meta({ id: 'AreaPermission' });

/** What the signed-in user may see and do. */
export const currentPermission = z
  .object({
    views: z.array(z.string()),
    permissions: z.object(forEachKey(areas, () => areaPermission)),
  })
  .meta({ id: 'CurrentPermission' });
