/** The scales of the design system. Chakra's own include every color palette and would double the first download. */

const REM = 16;
const step = (value: number) => [String(value), { value: `${value / 4}rem` }] as const;
const halves = [0.5, 1.5, 2.5, 3.5, 4.5];
const spacing = Object.fromEntries(
  [...halves, ...Array.from({ length: 25 }, (_, index) => index), 28, 32, 36, 40, 48, 56, 64].map(step),
);
const scale = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const px = (value: number) => `${value / REM}rem`;

const widths = { xs: '20rem', sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem', '2xl': '42rem', '4xl': '56rem' };
const system = "'Inter Variable', system-ui, sans-serif";

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...scale({ ...widths, full: '100%', min: 'min-content', max: 'max-content', fit: 'fit-content' }),
    ...scale({ '1/2': '50%', '1/3': '33.333333%', '2/3': '66.666667%', '1/4': '25%', '3/4': '75%' }),
  },
  colors: {
    ...scale({ transparent: 'transparent', current: 'currentColor', black: '#09090b', white: '#ffffff' }),
    blackAlpha: scale({ 500: 'rgba(0, 0, 0, 0.48)' }),
  },
  fonts: scale({ body: system, heading: system, mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }),
  fontSizes: scale({
    '2xs': px(10),
    xs: px(12),
    sm: px(14),
    md: px(16),
    lg: px(18),
    xl: px(20),
    '2xl': px(24),
    '3xl': px(30),
  }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: scale({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  letterSpacings: scale({ tighter: '-0.05em', tight: '-0.025em', wide: '0.025em', wider: '0.05em' }),
  radii: scale({ none: '0', full: '9999px' }),
  borders: scale({ xs: '0.5px solid', sm: '1px solid', md: '2px solid' }),
  durations: scale({
    fastest: '50ms',
    faster: '80ms',
    fast: '120ms',
    moderate: '140ms',
    slow: '160ms',
    slower: '180ms',
    slowest: '200ms',
  }),
  easings: scale({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: scale({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: scale({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    slider: 'default',
    switch: 'pointer',
  }),
  /** The layers of the specification: popper 1500, menu 1600, tooltip 1700. */
  zIndex: scale({
    hide: -1,
    base: 0,
    docked: 10,
    sticky: 1100,
    popover: 1500,
    dropdown: 1600,
    tooltip: 1700,
    toast: 1800,
    skipNav: 1900,
  }),
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticShadows = {
  xs: shadow('0 1px 2px rgba(24, 24, 27, 0.08)', '0 1px 1px rgba(0, 0, 0, 0.6)'),
  sm: shadow('0 2px 4px rgba(24, 24, 27, 0.1)', '0 2px 4px rgba(0, 0, 0, 0.6)'),
  md: shadow('0 4px 10px rgba(24, 24, 27, 0.1)', '0 4px 10px rgba(0, 0, 0, 0.6)'),
  lg: shadow('0 10px 28px rgba(24, 24, 27, 0.14)', '0 10px 28px rgba(0, 0, 0, 0.7)'),
  xl: shadow('0 16px 44px rgba(24, 24, 27, 0.18)', '0 16px 44px rgba(0, 0, 0, 0.8)'),
};

export const semanticRadii = { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '8px' } };
