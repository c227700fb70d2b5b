import { messages } from '../../base/words.ts';
import { AVATAR_COLORS } from '../../theme/plainStyles.ts';
import { Tip } from './Tip.tsx';
import { useImageFailure } from './useImageFailure.ts';

/** The fields of a user that an avatar needs. */
export interface AvatarUser {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  picture?: { thumb?: string | null } | null;
}

interface UserAvatarProps {
  user: AvatarUser;
  /** The diameter in pixels. */
  size?: number;
}

/** A user's picture, or the initials on a color that is constant per user; `?` if the picture fails to load. */
export function UserAvatar({ user, size = 24 }: UserAvatarProps) {
  const url = user.picture?.thumb ?? null;
  const { failed, fail } = useImageFailure(url);
  return (
    <Tip text={user.fullName}>
      <span
        role="img"
        aria-label={user.fullName}
        className="avatar"
        data-color={failed ? undefined : colorOf(user.id)}
        data-failed={failed || undefined}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      >
        {url && !failed ? (
          <img src={url} alt="" onError={fail} />
        ) : (
          <span aria-hidden>{failed ? '?' : initialsOf(user)}</span>
        )}
      </span>
    </Tip>
  );
}

/** The maximum number of avatars before +N. */
const MOST_FACES = 3;

interface AvatarStackProps {
  /** Null if unknown. */
  users: readonly AvatarUser[] | null;
  size?: number;
}

/** The assigned users: the first avatars, then +N with the other names in a tooltip; Unassigned if there are none. */
export function AvatarStack({ users, size = 24 }: AvatarStackProps) {
  if (!users) return null;
  if (users.length === 0) return <span className="unassigned">{messages.unassigned}</span>;
  const rest = users.slice(MOST_FACES);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <span
      className="avatar-stack"
      role="group"
      aria-label={messages.assignedTo(messages.listed(users.map((user) => user.fullName)))}
    >
      {users.slice(0, MOST_FACES).map((user) => (
        <span key={user.id} className="face">
          <UserAvatar user={user} size={size} />
        </span>
      ))}
      {rest.length > 0 && (
        <Tip text={rest.map((user) => user.fullName).join('\n')}>
          <span className="more" tabIndex={-1}>
            {messages.moreUsers(rest.length)}
          </span>
        </Tip>
      )}
    </span>
  );
}

function initialsOf(user: AvatarUser): string {
  const first = [...user.firstName.trim()][0] ?? '';
  const last = [...user.lastName.trim()][0] ?? '';
  return `${first}${last}`.toUpperCase() || '?';
}

/** Returns the constant color of a user, 1 to 8: an FNV-1a hash of the id. */
function colorOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % AVATAR_COLORS) + 1;
}
