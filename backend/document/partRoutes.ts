import { z } from 'zod';
import { text } from '../api/validate.ts';
import { partField } from '../files/field.ts';
import { addPart, arrivedOf, forgetParts, largestPart } from '../files/parts.ts';
import { uploadedFile } from '../files/schema.ts';
import { type Route, route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { messages } from './messages.ts';
import { largestDocument } from './rules.ts';

const part = z.strictObject({
  key: text(255).meta({ description: 'Names the file. The sender makes it up; only the same user can go on with it.' }),
  start: z
    .int()
    .min(0)
    .max(largestDocument - 1)
    .optional()
    .meta({ description: 'The place of the first byte of the part in the file.' }),
  file: uploadedFile.nullish().meta({
    description: `The next part, of at most ${largestPart / 1024 / 1024} MB. Without it, the call only tells how much has arrived.`,
  }),
  over: z.boolean().optional().meta({ description: 'The file is not needed any more: its parts are forgotten.' }),
});

/** The api/v1 route of files in parts. */
export const partRoutes: Route[] = [
  route('post', [['attachments', 'write']], {
    path: '/api/v1/file_parts',
    summary:
      'Sends the next part of the file of a document, or tells how many of its bytes have arrived: a sender goes on there. A complete file is named in the form of the document by `file_parts`, `file_name` and `file_size` in place of `file`. Parts are kept for a day.',
    body: part,
    wrapper: 'part',
    multipart: true,
    file: partField({ name: 'file', maxBytes: largestPart, tooLarge: () => messages.tooLarge }),
    answer: dataOf(z.object({ size: z.int() }).meta({ id: 'FilePart' })),
    handle: async ({ db, caller, body: { key, start, file, over } }) => {
      const { userId, organizationId } = caller;
      if (over) await forgetParts(db, { userId, key });
      const size =
        file && start !== undefined
          ? await addPart(db, { userId, key, organizationId }, { start, upload: file })
          : await arrivedOf(db, { userId, key });
      return { data: { size } };
    },
  }),
];
