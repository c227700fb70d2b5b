import { TitleBadge } from '../kit/record/RecordHeader.tsx';
import { Missing } from '../kit/ui/Missing.tsx';

/** A role by its name. */
export function RoleBadge({ role }: { role: string | null }) {
  return role ? <TitleBadge>{role}</TitleBadge> : <Missing />;
}
