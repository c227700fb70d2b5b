/** Every color of the web client, by purpose; the only color literals besides those in programColors.ts. */
type PaletteKey = 'solid' | 'hover' | 'contrast' | 'fg' | 'muted' | 'subtle' | 'emphasized' | 'focusRing' | 'border';

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const palette = (keys: Record<PaletteKey, [string, string]>) =>
  Object.fromEntries(Object.entries(keys).map(([key, [light, dark]]) => [key, both(light, dark)]));
const same = (value: string): [string, string] => [value, value];

export const semanticColors = {
  bg: {
    DEFAULT: both('#ffffff', '#111113'),
    /** The navigation and other quiet areas. */
    subtle: both('#f8f8f9', '#0c0c0e'),
    /** Hovered rows and quiet fills. */
    muted: both('#f1f1f4', '#1c1c20'),
    emphasized: both('#e4e4e8', '#2a2a30'),
    panel: both('#ffffff', '#18181b'),
    inverted: both('#18181b', '#f4f4f5'),
    error: both('#fdeaea', '#3a1818'),
    warning: both('#fdf1e2', '#35230f'),
    success: both('#e7f5ec', '#12301f'),
    info: both('#e8f0fd', '#14263f'),
    /** Behind what was searched for, in names. */
    mark: both('#fbe9a3', '#4a3c05'),
  },
  fg: {
    DEFAULT: both('#18181b', '#f4f4f5'),
    muted: both('#5c5c66', '#a6a6b0'),
    subtle: both('#696973', '#94949e'),
    inverted: both('#fafafa', '#111113'),
    error: both('#b3261e', '#ff9c94'),
    warning: both('#8f4409', '#f5b26b'),
    success: both('#1b6b3a', '#7fd6a0'),
    info: both('#1e4fa3', '#93bbf5'),
  },
  border: {
    DEFAULT: both('#e6e6ea', '#2a2a2f'),
    muted: both('#efeff2', '#222226'),
    emphasized: both('#d3d3d9', '#3a3a41'),
    /** Borders that alone identify a control: a contrast of 3:1 on the surface. */
    control: both('#8b8b95', '#6a6a75'),
    error: both('#c9362c', '#f07b72'),
  },
  gray: palette({
    solid: ['#27272a', '#e9e9ec'],
    hover: ['#3f3f46', '#ffffff'],
    contrast: ['#ffffff', '#18181b'],
    fg: ['#27272a', '#e4e4e7'],
    muted: ['#e9e9ed', '#2a2a30'],
    subtle: ['#f3f3f6', '#1f1f24'],
    emphasized: ['#d8d8de', '#3a3a41'],
    focusRing: ['#5c5c66', '#a6a6b0'],
    border: ['#dcdce1', '#35353b'],
  }),
  red: palette({
    solid: ['#b3261e', '#f28b82'],
    hover: ['#96201a', '#f7a69f'],
    contrast: ['#ffffff', '#2b0a08'],
    fg: ['#b3261e', '#ff9c94'],
    muted: ['#f9d4d2', '#5a2320'],
    subtle: ['#fdeaea', '#3a1818'],
    emphasized: ['#f2b8b5', '#7a2e29'],
    focusRing: ['#b3261e', '#f28b82'],
    border: ['#e3a6a2', '#7a2e29'],
  }),
  orange: palette({
    solid: ['#97480b', '#f5b26b'],
    hover: ['#7d3b08', '#f8c78f'],
    contrast: ['#ffffff', '#2a1703'],
    fg: ['#8f4409', '#f5b26b'],
    muted: ['#f8dfc4', '#4d3314'],
    subtle: ['#fdf1e2', '#35230f'],
    emphasized: ['#efc596', '#6b481d'],
    focusRing: ['#97480b', '#f5b26b'],
    border: ['#e2b98d', '#6b481d'],
  }),
  green: palette({
    solid: ['#1b6b3a', '#7fd6a0'],
    hover: ['#155630', '#9fe1b8'],
    contrast: ['#ffffff', '#04200f'],
    fg: ['#1b6b3a', '#7fd6a0'],
    muted: ['#cdead8', '#1d4a30'],
    subtle: ['#e7f5ec', '#12301f'],
    emphasized: ['#a4d7b8', '#2a6644'],
    focusRing: ['#1b6b3a', '#7fd6a0'],
    border: ['#9bcfb0', '#2a6644'],
  }),
  blue: palette({
    solid: ['#1e4fa3', '#93bbf5'],
    hover: ['#183f83', '#b0cdf8'],
    contrast: ['#ffffff', '#06152e'],
    fg: ['#1e4fa3', '#93bbf5'],
    muted: ['#cfdff8', '#213d66'],
    subtle: ['#e8f0fd', '#14263f'],
    emphasized: ['#a9c5f1', '#2f5288'],
    focusRing: ['#1e4fa3', '#93bbf5'],
    border: ['#a3bfe9', '#2f5288'],
  }),
  /** The accent color: the open program's, else the product's own. */
  program: palette({
    solid: same('var(--program-main)'),
    hover: same('var(--program-hover)'),
    contrast: same('var(--program-contrast)'),
    fg: same('var(--program-fg)'),
    muted: same('var(--program-backlight)'),
    subtle: same('var(--program-backlight)'),
    emphasized: same('var(--program-hover)'),
    focusRing: same('var(--program-fg)'),
    border: same('var(--program-fg)'),
  }),
  status: {
    orange: { bg: both('#fdf0e2', '#362410'), fg: both('#8f4409', '#f5b26b'), dot: both('#b45309', '#e08e3c') },
    red: { bg: both('#fdeaea', '#3a1818'), fg: both('#a3211a', '#ff9c94'), dot: both('#c9362c', '#ef6a60') },
    green: { bg: both('#e7f5ec', '#12301f'), fg: both('#1b6336', '#86dba6'), dot: both('#2f7d4f', '#4fae78') },
    grey: { bg: both('#eeeef1', '#27272c'), fg: both('#50505a', '#bcbcc6'), dot: both('#6b6b76', '#8b8b96') },
    teal: { bg: both('#e0f3f1', '#0f302d'), fg: both('#0c5f58', '#6fd8cb'), dot: both('#0f766e', '#2fb5a6') },
  },
  /** Filled circles behind initials; white text is readable on all of them in both themes. */
  avatar: {
    1: both('#0f766e', '#0f766e'),
    2: both('#7c3aed', '#7c3aed'),
    3: both('#b45309', '#b45309'),
    4: both('#2563eb', '#2563eb'),
    5: both('#be185d', '#be185d'),
    6: both('#4d7c0f', '#4d7c0f'),
    7: both('#0369a1', '#0369a1'),
    8: both('#9f1239', '#9f1239'),
    fg: both('#ffffff', '#ffffff'),
  },
};
