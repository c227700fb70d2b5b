import type { StatusFamily } from '../../theme/plainStyles.ts';

interface StatusBadgeProps {
  /** Whether it is text with a dot, without a background. */
  plain?: boolean;
  status: { key: string; name: string; color: StatusFamily };
}

/** A status: its name next to a dot, in the colors of its family. */
export function StatusBadge({ status, plain }: StatusBadgeProps) {
  return (
    <span
      className="status-badge"
      data-plain={plain || undefined}
      data-family={status.color.toLowerCase()}
      data-status={status.key}
    >
      <i aria-hidden />
      <span>{status.name}</span>
    </span>
  );
}
