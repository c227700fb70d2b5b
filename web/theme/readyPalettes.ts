import type { ProgramPalette } from './programColors.ts';

/** Ready-made palettes to start from. */
export const READY_PALETTES = [
  { name: 'teal', main: '#0f766e', hover: '#115e59', backlight: '#ccfbf1' },
  { name: 'violet', main: '#6d28d9', hover: '#5b21b6', backlight: '#ede9fe' },
  { name: 'blue', main: '#1d4ed8', hover: '#1e40af', backlight: '#dbeafe' },
  { name: 'cyan', main: '#0891b2', hover: '#0e7490', backlight: '#cffafe' },
  { name: 'pink', main: '#be185d', hover: '#9d174d', backlight: '#fce7f3' },
  { name: 'amber', main: '#b45309', hover: '#92400e', backlight: '#fef3c7' },
  { name: 'green', main: '#15803d', hover: '#166534', backlight: '#dcfce7' },
  { name: 'red', main: '#b91c1c', hover: '#991b1b', backlight: '#fee2e2' },
  { name: 'slate', main: '#334155', hover: '#1e293b', backlight: '#e2e8f0' },
] as const satisfies readonly (ProgramPalette & { name: string })[];
