/**
 * The state of the two side areas: the navigation and the side panel. It is remembered for the user. In windows too narrow
 * for both, opening one closes the other.
 */
import { createContext, useContext } from 'react';

/** The state of the side areas, and the functions that change it. */
export interface Panels {
  navigationOpen: boolean;
  setNavigationOpen: (open: boolean) => void;
  sideOpen: boolean;
  setSideOpen: (open: boolean) => void;
  /** Whether the window is narrower than 768 px: both areas are then drawers that start closed. */
  phone: boolean;
  /** The element that a page's side panel is rendered into; null until the shell is mounted. */
  slot: HTMLElement | null;
  setSlot: (element: HTMLElement | null) => void;
  /** The title of the open page's side panel; null if it has none. */
  sideTitle: string | null;
  setSideTitle: (title: string | null) => void;
}

/** Provided by `PanelsProvider`. */
export const PanelsContext = createContext<Panels | null>(null);

/** Returns the state of the side areas. */
export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('usePanels is used outside of PanelsProvider');
  return panels;
}
