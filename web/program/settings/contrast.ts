/** Computes how readable a program's colors are, and how the product corrects those that are not. */
import { groupDigits } from '../../base/decimal.ts';
import {
  contrastRatio,
  PRODUCT_PALETTE,
  type ProgramPalette,
  programVariables,
  SURFACE,
} from '../../theme/programColors.ts';
import { settingsMessages } from './messages.ts';

/** Text on a background, as the product renders it. */
export interface Contrast {
  label: string;
  text: string;
  ground: string;
  ratio: number;
  /** How the color was corrected to be readable; "as chosen" or similar if it was not. */
  note: string;
}

/** The minimum contrast ratio of text (WCAG 2.2, success criterion 1.4.3). */
export const LEAST = 4.5;

const { contrast: messages } = settingsMessages;

/** Returns the contrast of all text in a program's colors, in both themes. */
export function contrastsOf(palette: ProgramPalette | null): Contrast[] {
  const chosen = palette ?? PRODUCT_PALETTE;
  const light = variablesOf(chosen, 'light');
  const dark = variablesOf(chosen, 'dark');
  const row = (label: string, text: string, ground: string, note: string): Contrast => {
    return { label, text, ground, ratio: contrastRatio(text, ground), note };
  };
  return [
    row(messages.onMain, light.contrast, light.main, textNote(chosen, light)),
    row(messages.onHover, light.contrast, light.hover, hoverNote(chosen, light)),
    row(messages.asText, light.fg, SURFACE.light, changeNote(chosen.main, light.fg, messages.darkened)),
    row(messages.onBacklight, light.fg, light.backlight, backlightNote(chosen, light)),
    row(messages.onMainDark, dark.contrast, dark.main, changeNote(chosen.main, dark.main, messages.lightened)),
    row(messages.asTextDark, dark.fg, SURFACE.dark, changeNote(chosen.main, dark.fg, messages.lightened)),
  ];
}

type Drawn = Record<'main' | 'hover' | 'backlight' | 'contrast' | 'fg', string>;

function variablesOf(palette: ProgramPalette, theme: 'light' | 'dark'): Drawn {
  const variables = programVariables(palette, theme);
  return {
    main: variables['--program-main'],
    hover: variables['--program-hover'],
    backlight: variables['--program-backlight'],
    contrast: variables['--program-contrast'],
    fg: variables['--program-fg'],
  };
}

const written = (ratio: number) => groupDigits(ratio.toFixed(2));

function textNote({ main, hover }: ProgramPalette, { contrast }: Drawn): string {
  if (contrast === SURFACE.light) return messages.white;
  const onMain = contrastRatio(SURFACE.light, main);
  if (onMain < LEAST) return messages.whiteHas(written(onMain));
  return messages.whiteHasOnHover(written(contrastRatio(SURFACE.light, hover)));
}

function hoverNote(chosen: ProgramPalette, drawn: Drawn): string {
  if (drawn.hover === chosen.hover) return messages.asChosen;
  const name = drawn.contrast === SURFACE.light ? messages.white : messages.black;
  return messages.mainKept(name, written(contrastRatio(drawn.contrast, chosen.hover)));
}

function backlightNote(chosen: ProgramPalette, drawn: Drawn): string {
  if (drawn.backlight !== chosen.backlight) return messages.paler(drawn.backlight);
  return drawn.fg === chosen.main ? messages.asChosen : messages.theSame(drawn.fg);
}

function changeNote(chosen: string, drawn: string, changed: (color: string) => string): string {
  return chosen === drawn ? messages.asChosen : changed(drawn);
}
