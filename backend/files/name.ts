import { unseen } from './contentDisposition.ts';

const longest = 255;

/** The name of an uploaded file as people are shown it: without folders and hidden characters, at most 255 long. */
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

/** The part of a name behind its last dot, in lower case; empty where there is none. */
export function endingOf(name: string): string {
  return name.match(/\.([^.]+)$/)?.[1]?.toLowerCase() ?? '';
}
