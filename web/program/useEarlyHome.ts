import { useEffect } from 'react';
import { addresses } from '../base/addresses.ts';
import { pageLanguage } from '../base/language.ts';
import { writeSaved } from '../base/storage.ts';
import { useViewer } from '../client/session.ts';
import { useColorMode } from '../theme/colorMode.ts';
import { programVariables } from '../theme/programColors.ts';
import { KEPT_PROGRAMS, type KeptPrograms, moveOnFromEarly } from './earlyHome.ts';
import { programMessages as messages } from './messages.ts';

/** The most programs that are kept: as many as a screen has room for. */
const MOST = 20;

/** Once Home is there, moves on from what the page showed early, and keeps the programs for the next time. */
export function useEarlyHome(isThere: boolean): void {
  const { programs } = useViewer();
  const { mode } = useColorMode();
  useEffect(() => {
    if (!isThere) return;
    moveOnFromEarly();
    writeSaved('panel', KEPT_PROGRAMS, {
      language: pageLanguage(),
      title: messages.title,
      note: messages.early,
      programs: programs.slice(0, MOST).map(({ name, slug, colorPalette }) => ({
        name,
        to: addresses.program(slug),
        color: programVariables(colorPalette, mode)['--program-main'],
      })),
    } satisfies KeptPrograms);
  }, [isThere, programs, mode]);
}
