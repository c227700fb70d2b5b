import { useLayoutEffect } from 'react';
import { useColorMode } from './colorMode.ts';
import { type ProgramPalette, programVariables } from './programColors.ts';

/**
 * Sets a program's colors while the calling component is mounted. They are set on the document, because dialogs and menus
 * are rendered outside of the page's own tree.
 */
export function useProgramColors(palette: ProgramPalette | null): void {
  const { mode } = useColorMode();
  useLayoutEffect(() => {
    if (!palette) return;
    const style = document.documentElement.style;
    const variables = Object.entries(programVariables(palette, mode));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [palette, mode]);
}
