import { dragColumn } from './dragColumn.ts';

interface ColumnGripProps {
  /** Called with the new width in pixels; null for the column's own. */
  onResize: (width: number | null) => void;
}

/**
 * The edge of a column's header, which drags the column wider or narrower; a double click gives it its own width back. By
 * keyboard, widths are set where columns are chosen.
 */
export function ColumnGrip({ onResize }: ColumnGripProps) {
  return (
    <span
      className="column-grip"
      aria-hidden
      onPointerDown={(event) => dragColumn(event, onResize)}
      onDoubleClick={() => onResize(null)}
    />
  );
}
