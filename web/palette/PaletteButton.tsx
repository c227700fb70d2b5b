import { IconButton } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { commandLetter } from '../base/keys.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { pageSettled } from '../base/preload.ts';
import { keyNames } from '../kit/ui/keyNames.ts';
import { uiMessages } from '../kit/ui/messages.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { paletteMessages as messages } from './messages.ts';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette);

/** The button that opens the palette, as Ctrl K (⌘ K) does anywhere but in a dialog. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  useEffect(() => {
    // What is typed right after Ctrl K has to find its input.
    void pageSettled().then(Palette.preload);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey || commandLetter(event) !== 'k') return;
      event.preventDefault();
      // An open dialog has to be closed first.
      if (document.querySelector('[aria-modal=true]')) return;
      setUsed(true);
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tip text={uiMessages.byKeys(messages.open, keyNames(['Ctrl', 'K']))} placement="bottom">
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={messages.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={Palette.preload}
          onClick={show}
        >
          <Search />
        </IconButton>
      </Tip>
      {used && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
