import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { PHONE, useMedia, WIDE } from '../base/media.ts';
import { readSaved, writeSaved } from '../base/storage.ts';
import { isGridView } from '../kit/form/leaveGuard.ts';
import { type Panels, PanelsContext } from './panels.ts';

/** Provides the state of the side areas, and remembers it for the user. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const [saved, setSaved] = useState(readChoices);
  const [drawer, setDrawer] = useState<'navigation' | 'side' | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [sideTitle, setSideTitle] = useState<string | null>(null);

  // A grid needs the width, and a page of the settings is not discussed: the side panel starts closed next to them. Opening
  // the panel there is not remembered.
  const { pathname, search } = useLocation();
  // A drawer belongs to the page from which it was opened: Back leaves both.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setDrawer(null);
  }
  const startsClosed = isGridView(search) || !pathname.startsWith(addresses.program(''));
  const [openBeside, setOpenBeside] = useState(false);
  useEffect(() => {
    if (!startsClosed) setOpenBeside(false);
  }, [startsClosed]);

  const choose = useCallback((choice: Partial<Choices>) => {
    setSaved((before) => {
      const after = { ...before, ...choice };
      writeSaved('panel', 'shell', after);
      return after;
    });
  }, []);

  const panels = useMemo<Panels>(() => {
    const common = { phone, slot, setSlot, sideTitle, setSideTitle };
    if (phone) {
      return {
        ...common,
        navigationOpen: drawer === 'navigation',
        setNavigationOpen: (open) => setDrawer(open ? 'navigation' : null),
        sideOpen: drawer === 'side',
        setSideOpen: (open) => setDrawer(open ? 'side' : null),
      };
    }
    const crowded = !wide && sideTitle !== null;
    const sideOpen = startsClosed ? openBeside : (saved.side ?? wide);
    return {
      ...common,
      sideOpen,
      navigationOpen: (saved.navigation ?? true) && !(crowded && sideOpen),
      setNavigationOpen: (open) => choose(open && crowded ? { navigation: true, side: false } : { navigation: open }),
      setSideOpen: (open) => (startsClosed ? setOpenBeside(open) : choose({ side: open })),
    };
  }, [phone, wide, saved, drawer, slot, sideTitle, choose, startsClosed, openBeside]);

  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

interface Choices {
  navigation?: boolean;
  side?: boolean;
}

function readChoices(): Choices {
  const saved = readSaved('panel', 'shell');
  if (!saved || typeof saved !== 'object') return {};
  return {
    navigation: 'navigation' in saved && typeof saved.navigation === 'boolean' ? saved.navigation : undefined,
    side: 'side' in saved && typeof saved.side === 'boolean' ? saved.side : undefined,
  };
}
