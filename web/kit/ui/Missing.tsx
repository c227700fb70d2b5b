import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** N/A, in grey: that a value is missing must not look like a value. */
export function Missing() {
  return <span className="missing">{messages.notAvailable}</span>;
}

/**
 * A value as it is shown: `orMissing(order.vendor?.name)`, `orMissing(order.orderDate, formatDate)`. Grey N/A for null,
 * undefined and blank text.
 */
export function orMissing(
  value: string | null | undefined,
  show: (value: string) => ReactNode = (text) => text,
): ReactNode {
  return value === null || value === undefined || value.trim() === '' ? <Missing /> : show(value);
}
