import { Flex } from '@chakra-ui/react';
import { TitleBadge } from '../kit/record/RecordHeader.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { userMessages as messages } from './messages.ts';

interface RoleBadgeProps {
  role: string | null;
  /** Whether the role opens nothing yet, because its user is a member of no program. */
  lacksProgram?: boolean | null;
}

/** A badge with the name of a role, and a remark if it opens nothing yet. */
export function RoleBadge({ role, lacksProgram = false }: RoleBadgeProps) {
  if (!role) return <Missing />;
  if (!lacksProgram) return <TitleBadge>{role}</TitleBadge>;
  return (
    <Flex as="span" align="center" wrap="wrap" gap="2">
      <TitleBadge>{role}</TitleBadge>
      <Tip text={messages.lacksProgram}>
        <span>
          <StatusBadge status={{ key: 'no-program', name: messages.noProgram, color: 'ORANGE' }} />
        </span>
      </Tip>
    </Flex>
  );
}
