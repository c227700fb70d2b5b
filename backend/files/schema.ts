import { z } from 'zod';
import { Upload } from './upload.ts';

/** A file that came with a form; JSON cannot bring one. */
export const uploadedFile = z
  .custom<Upload>((value) => value instanceof Upload, 'must be a file of a form')
  .meta({ type: 'string', format: 'binary' });
