import type { Db } from '../db/client.ts';
import type { ColorPalette } from './table.ts';

/** The colors for programs that are made without a choice of colors: white text on `main` and `hover` has a contrast of at least 4.5. */
const palettes: readonly ColorPalette[] = [
  { main: '#1d4ed8', hover: '#1e40af', backlight: '#dbeafe' },
  { main: '#0f766e', hover: '#115e59', backlight: '#ccfbf1' },
  { main: '#be185d', hover: '#9d174d', backlight: '#fce7f3' },
  { main: '#6d28d9', hover: '#5b21b6', backlight: '#ede9fe' },
  { main: '#b45309', hover: '#92400e', backlight: '#fef3c7' },
  { main: '#15803d', hover: '#166534', backlight: '#dcfce7' },
  { main: '#b91c1c', hover: '#991b1b', backlight: '#fee2e2' },
  { main: '#0e7490', hover: '#155e75', backlight: '#cffafe' },
];

/** Returns the colors that the fewest programs of an organization have. */
export async function nextPalette(db: Db, organizationId: number): Promise<ColorPalette | null> {
  const programs = await db
    .selectFrom('programs')
    .select('color_palette')
    .where('organization_id', '=', organizationId)
    .where('sample', '=', false)
    .execute();
  const uses = ({ main }: ColorPalette) => programs.filter((program) => program.color_palette?.main === main).length;
  return palettes.toSorted((a, b) => uses(a) - uses(b))[0] ?? null;
}
