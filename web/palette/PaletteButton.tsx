import { IconButton } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { preload } from '../base/preload.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { paletteMessages as messages } from './messages.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Opens the palette, and so does Ctrl K (⌘ K) anywhere but in a dialog. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A dialog waits for its own answer first.
      if (document.querySelector('[aria-modal=true]')) return;
      setUsed(true);
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tip text={`${messages.open} (Ctrl K)`} placement="bottom">
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={messages.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={() => preload(loadPalette)}
          onClick={show}
        >
          <Search />
        </IconButton>
      </Tip>
      {used && (
        <Suspense>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
