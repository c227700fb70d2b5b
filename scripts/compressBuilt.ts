/** Compresses the files of a build once, so that the gateway need not compress them for each browser. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Other formats are already compressed. */
const COMPRESSIBLE = '**/*.{html,js,css,json,map,svg,txt,webmanifest,ttf,wasm}';
/** The size in bytes below which compression gains nothing. */
const SMALLEST = 1024;

/** Writes a `.br` and a `.gz` next to each file of a folder that they make smaller. */
export async function compressBuilt(folder: string): Promise<void> {
  await Promise.all(
    globSync(COMPRESSIBLE, { cwd: folder }).map(async (name) => {
      const file = `${folder}/${name}`;
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
