import { z } from 'zod';
import { Upload } from './upload.ts';

/** A file uploaded with a form; JSON cannot contain one. */
export const uploadedFile = z
  .custom<Upload>((value) => value instanceof Upload, 'must be a file of a form')
  .meta({ type: 'string', format: 'binary' });
