import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { messages } from './messages.ts';

/** A mail to one recipient. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The content of a letter around its link, if it has one; one text per paragraph. */
export interface Letter {
  readonly to: { readonly first_name: string; readonly last_name: string; readonly email: string };
  readonly subject: string;
  readonly before: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** Formats a letter as text and as simple HTML; names are escaped. */
export function writeLetter({ to, subject, before, link, after }: Letter): Mail {
  const name = oneLine(`${to.first_name} ${to.last_name}`);
  const greeting = messages.greeting(oneLine(to.first_name));
  const text = [greeting, ...before, ...(link ? [link.url] : []), ...after, messages.signature]
    .map(wrapped)
    .join('\n\n');
  const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escaped(each)}</p>`);
  const html = [
    '<!doctype html>',
    `<html lang="${languageNow()}" dir="${LANGUAGES[languageNow()].direction}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...paragraphs([greeting, ...before]),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    ...paragraphs([...after, messages.signature]),
    '</body></html>',
  ].join('\n');
  return { to: { name, address: to.email }, subject, text: `${text}\n`, html: `${html}\n` };
}

/** Wraps at 72 characters (RFC 3676 4.2), so that short lines are sent and stored unchanged. */
const wrapped = (paragraph: string) => paragraph.replace(/(.{1,72})(?: |$)/g, '$1\n').trimEnd();

/** Joins a name's lines: typed names may contain line breaks. */
const oneLine = (name: string) => name.replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
