/** The part of the package that fonts are unpacked with; it has no types of its own. */
declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number>;
  }
  function subsetFont(font: Uint8Array, text: string | undefined, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
