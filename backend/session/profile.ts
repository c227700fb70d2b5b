import type { Role } from '../access/roles.ts';
import { roleId } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { readGuideState } from '../guide/rules.ts';
import type { Services } from '../http/route.ts';
import { flagsOf } from '../organization/table.ts';

/** Reads the signed-in user's profile as api/v1 returns it. @param programIds the programs that the user may open */
export async function readProfile(
  db: Db,
  services: Services,
  user: { id: number; role: Role; programIds: readonly number[] },
) {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.status',
      'u.email',
      'u.phone_number',
      'u.job_title',
      'u.language',
      'u.date_order',
      'u.decimal_sign',
      'u.week_start',
      'u.permission_id',
      'u.organization_id',
      'u.created_at',
      'u.picture_key',
      'u.guide_put_away',
      'o.feature_flags',
      'o.language as organization_language',
    ])
    .where('u.id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { feature_flags, organization_language, picture_key, guide_put_away, ...fields } = row;
  const guided = { userId: row.id, organizationId: row.organization_id, role: user.role, programIds: user.programIds };
  return {
    ...fields,
    picture: pictureOf('users', row.id, picture_key),
    permission_name: user.role.name,
    organization_admin: row.permission_id === roleId.organizationAdministrator,
    program_ids: [...user.programIds],
    guide: await readGuideState(db, guided, guide_put_away),
    created_at: row.created_at.toISOString(),
    feature_flags: flagsOf(feature_flags),
    settings: {
      eei_threshold_usd: services.config.eeiThresholdUsd,
      sends_mail: services.config.smtpUrl !== undefined,
      organization_language,
    },
  };
}
