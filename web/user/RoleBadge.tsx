import { TitleBadge } from '../kit/record/RecordHeader.tsx';
import { Missing } from '../kit/ui/Missing.tsx';

/** A badge with the name of a role. */
export function RoleBadge({ role }: { role: string | null }) {
  return role ? <TitleBadge>{role}</TitleBadge> : <Missing />;
}
