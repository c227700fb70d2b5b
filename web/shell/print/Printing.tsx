import '../../theme/printedPage.css';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { useViewer } from '../../client/session.ts';
import { pathOfPage, printRequest } from '../../kit/print/printing.ts';

const PrintLayer = lazyComponent(async () => (await import('./PrintLayer.tsx')).PrintLayer);

/**
 * Prints the open page as a document, by its action, by Ctrl+P or from the palette. The browser's own menu cannot wait for rows
 * that are read anew, and prints what the page shows. Render it once, for all pages.
 */
export function Printing() {
  const { fullName } = useViewer().profile;
  const request = useSyncExternalStore(printRequest.subscribe, printRequest.get);
  // Rendered again with each page.
  useLocation();
  const isLeft = request !== null && request.path !== pathOfPage();
  useEffect(() => {
    // Going back to its page is no wish to print it.
    if (isLeft) printRequest.set(null);
  }, [isLeft]);
  useLightOnPaper();
  return request && !isLeft && <PrintLayer key={request.turn} person={fullName} />;
}

/** Turns a dark page light for as long as the browser prints it. */
function useLightOnPaper(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const after = () => void (wasDark && classList.add('dark'));
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
