import type { StatusFamily } from './plainStyles.ts';

interface StatusBadgeProps {
  status: { key: string; name: string; color: StatusFamily };
}

/** A status: its name next to a dot, in the colors of its family. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return (
    <span className="status-badge" data-family={status.color.toLowerCase()} data-status={status.key}>
      <i aria-hidden />
      <span>{status.name}</span>
    </span>
  );
}
