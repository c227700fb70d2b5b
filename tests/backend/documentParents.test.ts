/** Tests that the limits on files apply to the documents of every kind of record. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parentTypes } from '../../backend/document/table.ts';
import { suiteBackend } from '../support/backend.ts';
import { documentFields, fileOf, pdf } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { documentParents } from '../support/records.ts';

const LARGEST = 20_971_520;
const largest = pdf(LARGEST);

describe('documents', () => {
  const backend = suiteBackend();
  let parents: Awaited<ReturnType<typeof documentParents>>;
  beforeAll(async () => {
    parents = await documentParents(await backend().as('admin'), backend().world);
  });

  it.each(parentTypes)(
    'of a record of the kind %s may have 20,971,520 bytes but not one more, and cannot be HTML under another name',
    async (type) => {
      const admin = await backend().as('admin');
      const send = async (file: File) => {
        const { status, body } = await sendForm(admin, 'post', `${parents[type]}/attachments`, documentFields(file));
        return { status, body };
      };
      expect(await send(largest)).toMatchObject({ status: 201, body: { data: { file: { size: LARGEST } } } });
      expect(await send(new File([largest, '\n'], largest.name))).toEqual({
        status: 413,
        body: { error: 'Error: File is larger than 20MB', code: 'too_large' },
      });
      expect(await send(fileOf('<!doctype html><script>x()</script>', 'report.pdf'))).toEqual({
        status: 422,
        body: { errors: { file: ['Error: Only PDF, images, Office files, CSV and text are accepted'] } },
      });
    },
  );
});
