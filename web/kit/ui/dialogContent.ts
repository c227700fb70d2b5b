import { createContext, type RefObject } from 'react';

/**
 * The dialog around what is shown; null outside of one. What opens over the page from inside a dialog is put into it:
 * outside, it is hidden from screen readers.
 */
export const DialogContent = createContext<RefObject<HTMLDivElement | null> | null>(null);
