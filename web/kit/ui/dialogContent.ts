import { createContext, type RefObject } from 'react';

/**
 * The surrounding dialog; null outside dialogs. Layers that open from inside a dialog are rendered into it, because outside
 * it they would be hidden from screen readers.
 */
export const DialogContent = createContext<RefObject<HTMLDivElement | null> | null>(null);
