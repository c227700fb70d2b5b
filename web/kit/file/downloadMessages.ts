import { texts } from '../../base/texts.ts';

/** The texts of the download of a file that the server makes. */
export const downloadMessages = texts('download', {
  beingMade: 'Preparing',
  /** @param file the name of a file */
  downloaded: (file: string) => `Downloaded: ${file}`,
  cut: 'The file did not arrive whole and was not kept.',
});
