import { texts } from '../language/texts.ts';

/** User-facing messages about a rejected file. */
export const messages = texts('files', {
  incomplete: 'Error: The file has not arrived completely',
  empty: 'Error: The file is empty',
  type: 'Error: Only PDF, images, Office files, CSV and text are accepted',
  mismatch: 'Error: The file is not what its name says',
  pictureType: 'Error: Only png, jpg and jpeg are accepted',
  pictureTooLarge: 'Error: File is larger than 5 MB',
  damaged: 'Error: The image cannot be read',
  tooManyPixels: 'Error: The image has too many pixels',
  tooMuchWork:
    'Error: The image takes too much memory to read. Save it with fewer pixels, 8 bits a colour and not interlaced',
});
