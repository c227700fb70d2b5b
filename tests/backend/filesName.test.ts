import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import type { One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { stored } from '../support/files.ts';
import { documentParts, end, formType, part } from '../support/rawRequest.ts';

describe('a stored file', () => {
  const backend = suiteBackend();

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['/etc/x.pdf', 'x.pdf'],
    ['C:\\Users\\x.pdf', 'x.pdf'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    ['evil\u202Efdp.pdf', 'evilfdp.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['.pdf', '.pdf'],
    ['x";filename="y.pdf', 'x";filename="y.pdf'],
    ['  spaces  .pdf ', 'spaces  .pdf'],
    ['say %22hello%22.pdf', 'say "hello".pdf'],
    ['two%0D%0Alines.pdf', 'twolines.pdf'],
    ['100%25 ready.pdf', '100%25 ready.pdf'],
    ['a\\b.pdf', 'a\\b.pdf'],
    ['\\\\server\\share\\x.pdf', 'x.pdf'],
    ['ደረሰኝ № 5.pdf', 'ደረሰኝ № 5.pdf'],
    ["it's; ok=1, «2».pdf", "it's; ok=1, «2».pdf"],
    [`${'é'.repeat(5000)}.pdf`, `${'é'.repeat(251)}.pdf`],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(125)}.pdf`],
  ])('has a generated key; its name %j is shown as %j', async (given, shown) => {
    const admin = await backend().as('admin');
    const before = new Set((await stored(backend())).kept);
    // Control characters pass only in the encoding of RFC 8187.
    const named = /\p{Cc}/u.test(given)
      ? `filename*=UTF-8''${encodeURIComponent(given)}`
      : `filename="${given.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    const body = Buffer.from(documentParts + part('attachment[file]', '%PDF-1.7', `; ${named}`) + end);
    const path = `vendors/${backend().world.vendor}/attachments`;
    const { body: answer } = await admin.send('post', path, body, { 'content-type': formType });
    expect((answer as One<Attachment>).data.file?.filename).toBe(shown);
    const made = (await stored(backend())).kept.filter((key) => !before.has(key));
    expect(made).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});
