import type { ComponentType } from 'react';

/** An action in the menu of a row or a record. */
export interface RowAction<Id extends string = string> {
  id: Id;
  label: string;
  /** The reason the action is not allowed now; null if it is. */
  reason: string | null;
  onSelect: () => void;
  icon?: ComponentType<{ size?: number }>;
  /** Whether a separator precedes the action. */
  parted?: true;
}
