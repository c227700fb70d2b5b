import { type ExpressionBuilder, sql } from 'kysely';
import type { Area } from '../access/areas.ts';
import type { CommentSource, Role } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';
import type { EventType } from './table.ts';

/** The properties of an event that determine its recipients. */
export interface EventScope {
  readonly eventType: EventType;
  readonly organizationId: number;
  /** Null if the record belongs to no program. */
  readonly programId: number | null;
  /** All of them must be readable to the recipient. */
  readonly areas: readonly Area[];
  /** The audience of a comment. */
  readonly source?: CommentSource;
}

/**
 * Returns the candidates to notify of an event, in the order of their ids: active people who may read its record and have
 * the event switched on.
 */
export async function recipientsOf(
  db: Db,
  roles: readonly Role[],
  matter: EventScope,
  candidates: readonly number[],
): Promise<number[]> {
  if (candidates.length === 0) return [];
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.user_id', 'u.id')
    .select('u.id')
    .where('u.id', 'in', [...candidates])
    .where('u.status', '=', 'active')
    .where('u.service', '=', false)
    .where((eb) => mayRead(eb, roles, matter))
    .where(sql<boolean>`coalesce(s.notifications_enabled, true)`)
    .where(sql<boolean>`${matter.eventType} <> all (coalesce(s.types_off, '{}'))`)
    .where((eb) =>
      eb.or([
        sql<boolean>`coalesce(s.all_programs, true)`,
        eb.not(
          eb.exists(
            eb
              .selectFrom('notification_programs_off as off')
              .select('off.user_id')
              .whereRef('off.user_id', '=', 'u.id')
              .where('off.program_id', '=', matter.programId ?? 0),
          ),
        ),
      ]),
    )
    .orderBy('u.id')
    .execute();
  return rows.map((row) => row.id);
}

type Builder = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

/** Whether user `u` may read it: the role reads all its areas and its source, and reaches its program. */
function mayRead(eb: Builder, roles: readonly Role[], { areas, source, organizationId, programId }: EventScope) {
  const readers = roles.filter(
    // Roles that read only own comments get none: nobody is notified of their own comment.
    ({ rights, comments }) =>
      areas.every((area) => rights[area].includes('read')) &&
      (!source || (comments.sources.includes(source) && !comments.ownOnly)),
  );
  const hasRole = (scope: Role['scope']) =>
    eb('u.permission_id', 'in', [0, ...readers.filter((role) => role.scope === scope).map(({ id }) => id)]);
  const inOrganization = eb('u.organization_id', '=', organizationId);
  const inProgram = eb(
    'u.id',
    'in',
    eb
      .selectFrom('user_programs')
      .select('user_id')
      .where('program_id', '=', programId ?? 0),
  );
  return eb.or([
    hasRole('every organization'),
    eb.and([hasRole('own organization'), inOrganization]),
    eb.and([hasRole('own programs'), programId === null ? inOrganization : inProgram]),
  ]);
}
