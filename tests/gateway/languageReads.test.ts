import { expect, it, vi } from 'vitest';

/** Notes what is read. Headings of lists are kept together, and are read one by one when they are needed. */
const noting = (name: string, read: string[]): object =>
  new Proxy(
    {},
    {
      get(_texts, key) {
        const path = `${name}.${String(key)}`;
        if (/columns$/i.test(path)) return noting(path, read);
        read.push(path);
        return () => '';
      },
    },
  );

it('reads no text while its modules load, because nobody has asked for a language then', async () => {
  vi.resetModules();
  const { addTranslations } = await import('../../gateway/generated/texts.ts');
  const read: string[] = [];
  addTranslations('en', new Proxy({}, { get: (_named, name) => noting(String(name), read) }));
  await import('../../gateway/app.ts');
  // Other files of this process read English again.
  addTranslations('en', {});
  expect(read).toEqual([]);
});
