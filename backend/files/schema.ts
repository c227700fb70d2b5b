import { z } from 'zod';
import { valueMessages } from '../api/errorMessages.ts';
import { Upload } from './upload.ts';

/** A file uploaded with a form; JSON cannot contain one. */
export const uploadedFile = z
  .custom<Upload>((value) => value instanceof Upload, { error: () => valueMessages.fileOfAForm })
  .meta({ type: 'string', format: 'binary' });
