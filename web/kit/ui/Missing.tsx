import type { ReactNode } from 'react';
import { messages } from '../../base/words.ts';

/** N/A in gray, because a missing value must not look like a value. */
export function Missing() {
  return <span className="missing">{messages.notAvailable}</span>;
}

/**
 * Renders a value, or a gray N/A for null, undefined and blank text: `orMissing(order.vendor?.name)`,
 * `orMissing(order.orderDate, formatDate)`.
 */
export function orMissing(
  value: string | null | undefined,
  show: (value: string) => ReactNode = (text) => text,
): ReactNode {
  return value === null || value === undefined || value.trim() === '' ? <Missing /> : show(value);
}
