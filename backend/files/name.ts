import { unseen } from './contentDisposition.ts';

const longest = 255;

/** How a browser writes the three characters that would end a name in a form (WHATWG HTML 4.10.21.8, RFC 7578 4.2). */
const written: Readonly<Record<string, string>> = { '%22': '"', '%0A': '\n', '%0D': '\r' };
/** How a name begins that has folders of Windows before it; elsewhere a backslash is part of the name. */
const windowsFolders = /^(?:[a-z]:)?\.{0,2}\\/i;

/** Returns the display name of an uploaded file: as typed, without folders and hidden characters, at most 255 long. */
export function displayName(given: string): string {
  const [last = ''] = given.split(windowsFolders.test(given) ? /[/\\]/ : '/').slice(-1);
  const name = last
    .replace(/%22|%0[AD]/g, (code) => written[code] ?? code)
    .normalize('NFC')
    .replace(unseen, '')
    .trim();
  if (/^\.*$/.test(name)) return 'file';
  const ending = endingOf(name);
  const kept = ending && ending.length < 20 ? `.${ending}` : '';
  // Never cut between the halves of a surrogate pair.
  return name.length <= longest
    ? name
    : `${name.slice(0, longest - kept.length).replace(/[\ud800-\udbff]$/, '')}${name.slice(name.length - kept.length)}`;
}

/** Returns the extension of a name in lower case; empty if it has none. */
export function endingOf(name: string): string {
  return name.match(/\.([^.]+)$/)?.[1]?.toLowerCase() ?? '';
}
