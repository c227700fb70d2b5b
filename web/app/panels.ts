/**
 * Knows which of the two side areas are open: the navigation and the side panel. Both are remembered for the user; where
 * they do not fit together, opening one closes the other.
 */
import { createContext, useContext } from 'react';

/** The state of the side areas and the ways to change it. */
export interface Panels {
  navigationOpen: boolean;
  setNavigationOpen: (open: boolean) => void;
  sideOpen: boolean;
  setSideOpen: (open: boolean) => void;
  /** Below 768 px both are drawers that start closed. */
  phone: boolean;
  /** Where the side panel of a page is put; null before the shell is there. */
  slot: HTMLElement | null;
  setSlot: (element: HTMLElement | null) => void;
  /** The title of the side panel that the open page has; null when it has none. */
  sideTitle: string | null;
  setSideTitle: (title: string | null) => void;
}

/** Filled by `PanelsProvider`. */
export const PanelsContext = createContext<Panels | null>(null);

/** The state of the side areas. */
export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('usePanels is used outside of PanelsProvider');
  return panels;
}
