/** Names that deliveries are stored with. They are data, in one language whoever imports: the same file names the same records. */

/** Returns the name of the end user that stands for a country. @param country as a file says it */
export const nationalProgramme = (country: string): string =>
  `${country.replace(/\s+/g, ' ').trim()} national programme`;

/** Returns the unit of packs. @param count how many pieces a pack has, as plain decimal text */
export const perPack = (count: string): string => `${count} per pack`;
