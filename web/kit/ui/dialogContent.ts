import { createContext, type RefObject } from 'react';

/**
 * The surrounding dialog; null outside dialogs. Layers that open from inside a dialog are rendered into it: outside it they
 * would be hidden from screen readers, and the dialog would take the focus back from them at once.
 */
export const DialogContent = createContext<RefObject<HTMLDivElement | null> | null>(null);
