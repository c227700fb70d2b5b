/**
 * Converts a program's three colors to the CSS variables that the theme refers to, readable in both themes. It does not
 * depend on the source of the colors.
 */

/** A program's colors as users edit them, each as `#rrggbb`. */
export interface ProgramPalette {
  main: string;
  hover: string;
  backlight: string;
}

/** The CSS variables that a program sets. */
export type ProgramVariable = `--program-${'main' | 'hover' | 'backlight' | 'contrast' | 'fg'}`;

type Rgb = readonly [red: number, green: number, blue: number];

/** The minimum contrast of text on its background: WCAG 2.2, success criterion 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** The contrast of filled controls on the dark surface, somewhat higher than that of text. */
const SOLID_ON_DARK = 6;
const WHITE: Rgb = [255, 255, 255];
/** The page background, by theme. */
export const SURFACE = { light: '#ffffff', dark: '#111113' } as const;
/** The product's own colors, for pages outside of a program and programs without a palette. */
export const PRODUCT_PALETTE: ProgramPalette = { main: '#0f766e', hover: '#115e59', backlight: '#e3f4f1' };

/**
 * Returns the `--program-*` variables of a palette in one theme. `main` and `hover` fill controls, `contrast` is text on
 * them, `fg` is text in the program's color on a plain surface or on `backlight`. All text has a contrast of at least 4.5:1.
 */
export function programVariables(
  palette: ProgramPalette | null,
  theme: 'light' | 'dark',
): Record<ProgramVariable, string> {
  const { main, hover, backlight } = readable(palette ?? PRODUCT_PALETTE);
  const surface = parse(SURFACE[theme]) ?? WHITE;
  const dark = theme === 'dark';
  const back = dark ? mix(surface, main, 0.24) : backlight;
  const solid = dark ? readableOn([surface], main, 'lighter', SOLID_ON_DARK) : main;
  const solidHover = dark ? mix(solid, WHITE, 0.16) : hover;
  const contrast = bestText(solid, solidHover);
  const fg = readableOn([surface, back], main, dark ? 'lighter' : 'darker');
  return {
    '--program-main': hex(solid),
    '--program-hover': hex(luminanceAllows(contrast, solidHover) ? solidHover : solid),
    '--program-backlight': hex(back),
    '--program-contrast': hex(contrast),
    '--program-fg': hex(fg),
  };
}

/** Returns the contrast of two `#rrggbb` colors, 1 to 21, as WCAG 2.2 defines it; 1 if either is not a color. */
export function contrastRatio(one: string, other: string): number {
  const first = parse(one);
  const second = parse(other);
  return first && second ? ratio(first, second) : 1;
}

function readable(palette: ProgramPalette) {
  const main = parse(palette.main) ?? [15, 118, 110];
  const backlight = parse(palette.backlight);
  return {
    main,
    hover: parse(palette.hover) ?? mix(main, [0, 0, 0], 0.15),
    // Text on a backlight that is too dark would be unreadable.
    backlight: backlight && luminance(backlight) > 0.6 ? backlight : mix(WHITE, main, 0.12),
  };
}

/** Lightens or darkens a color, keeping its hue and saturation, until it is readable on all `grounds`. */
function readableOn(grounds: readonly Rgb[], color: Rgb, way: 'lighter' | 'darker', contrast = TEXT_CONTRAST): Rgb {
  const { hue, saturation, lightness } = toHsl(color);
  const step = way === 'lighter' ? 0.01 : -0.01;
  for (let shade = lightness; shade >= 0 && shade <= 1; shade += step) {
    const candidate = fromHsl(hue, saturation, shade);
    if (grounds.every((ground) => ratio(candidate, ground) >= contrast)) return candidate;
  }
  return way === 'lighter' ? WHITE : [0, 0, 0];
}

function bestText(fill: Rgb, hover: Rgb): Rgb {
  const ink: Rgb = [12, 20, 20];
  if (ratio(WHITE, fill) >= TEXT_CONTRAST && ratio(WHITE, hover) >= TEXT_CONTRAST) return WHITE;
  return ratio(ink, fill) >= ratio(WHITE, fill) ? ink : WHITE;
}

function luminanceAllows(text: Rgb, fill: Rgb): boolean {
  return ratio(text, fill) >= TEXT_CONTRAST;
}

function parse(color: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  if (!match) return null;
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
}

function ratio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function toHsl(color: Rgb) {
  const [red, green, blue] = [color[0] / 255, color[1] / 255, color[2] / 255];
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const lightness = most - span / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  if (span === 0) return { hue: 0, saturation, lightness };
  if (most === red) return { hue: ((green - blue) / span + 6) % 6, saturation, lightness };
  const hue = most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue, saturation, lightness };
}

/** Converts HSL to RGB; the hue is in sixths of the circle. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12;
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Returns the relative luminance as WCAG 2.2 defines it for sRGB. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function hex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
