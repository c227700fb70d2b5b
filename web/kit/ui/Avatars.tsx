import { chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { Tip } from './Tip.tsx';

/** What an avatar shows of a user. */
export interface AvatarUser {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  picture?: { thumb?: string | null } | null;
}

interface UserAvatarProps {
  user: AvatarUser;
  /** Its diameter in pixels. */
  size?: number;
}

const COLORS = 8;

/** A user's picture, else the initials on a colour that stays the same for that user; `?` when the picture fails to load. */
export function UserAvatar({ user, size = 24 }: UserAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = user.picture?.thumb ?? null;
  const failed = url !== null && failedUrl === url;
  return (
    <Tip text={user.fullName}>
      <chakra.span
        role="img"
        aria-label={user.fullName}
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink={0}
        overflow="hidden"
        borderRadius="full"
        bg={failed ? 'bg.emphasized' : `avatar.${colorOf(user.id)}`}
        color={failed ? 'fg.muted' : 'avatar.fg'}
        fontWeight="semibold"
        letterSpacing="0"
        userSelect="none"
        css={{ width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.38)}px` }}
      >
        {url && !failed ? (
          <chakra.img src={url} alt="" boxSize="full" objectFit="cover" onError={() => setFailedUrl(url)} />
        ) : (
          <span aria-hidden>{failed ? '?' : initialsOf(user)}</span>
        )}
      </chakra.span>
    </Tip>
  );
}

interface AvatarStackProps {
  /** Null where they are not known. */
  users: readonly AvatarUser[] | null;
  /** How many faces before +N. */
  max?: number;
  size?: number;
}

/** The assigned users: some faces, then +N with the other names in a tooltip; Unassigned when there are none. */
export function AvatarStack({ users, max = 3, size = 24 }: AvatarStackProps) {
  if (!users) return null;
  if (users.length === 0) return <chakra.span color="fg.muted">{messages.unassigned}</chakra.span>;
  const rest = users.slice(max);
  return (
    <HStack gap="0" role="group" aria-label={messages.assignedTo(users.map((user) => user.fullName).join(', '))}>
      {users.slice(0, max).map((user) => (
        <chakra.span
          key={user.id}
          display="inline-flex"
          borderRadius="full"
          boxShadow="0 0 0 2px var(--stack-edge, transparent)"
          css={{ '& + &': { marginInlineStart: '-2px' } }}
        >
          <UserAvatar user={user} size={size} />
        </chakra.span>
      ))}
      {rest.length > 0 && (
        <Tip text={rest.map((user) => user.fullName).join('\n')}>
          <chakra.span ms="1.5" textStyle="xs" fontWeight="medium" color="fg.muted" tabIndex={-1}>
            {messages.moreUsers(rest.length)}
          </chakra.span>
        </Tip>
      )}
    </HStack>
  );
}

function initialsOf(user: AvatarUser): string {
  const first = [...user.firstName.trim()][0] ?? '';
  const last = [...user.lastName.trim()][0] ?? '';
  return `${first}${last}`.toUpperCase() || '?';
}

/** The same colour for the same user everywhere: FNV-1a over the id, 1 to 8. */
function colorOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % COLORS) + 1;
}
