/** The colour families of the schema's StatusColor. */
const families = { ORANGE: 'orange', RED: 'red', GREEN: 'green', GREY: 'grey', TEAL: 'teal' } as const;

interface StatusBadgeProps {
  status: { key: string; name: string; color: keyof typeof families };
}

/** A status: its name beside a dot, on the colours of its family. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return (
    <span className="status-badge" data-family={families[status.color]} data-status={status.key}>
      <i aria-hidden />
      <span>{status.name}</span>
    </span>
  );
}
