import { unseen } from './contentDisposition.ts';

const longest = 255;

/** Returns the display name of an uploaded file: without folders and hidden characters, at most 255 long. */
export function displayName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1);
  const name = last.normalize('NFC').replace(unseen, '').trim();
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
