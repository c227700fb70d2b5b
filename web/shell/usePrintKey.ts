import { useEffect } from 'react';
import { commandLetter } from '../base/keys.ts';
import { printPage } from '../kit/print/printing.ts';

/**
 * Has Ctrl+P print the document, and not the part of it that is on the screen: from the first moment of the page on, though what
 * prints it comes later.
 */
export function usePrintKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.shiftKey || commandLetter(event) !== 'p') return;
      event.preventDefault();
      printPage();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
