import type { ComponentType } from 'react';

/** An entry of a menu of what can be done with a row or a record. */
export interface RowAction {
  id: string;
  label: string;
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  onSelect: () => void;
  icon?: ComponentType<{ size?: number }>;
  /** It begins another part of the menu. */
  parted?: true;
}
