/** The rules of new passwords. Without yup, because the page of a mailed link needs them, too. */
import { formMessages } from './messages.ts';

const { tooShort, tooLong, tooPlain } = formMessages.password;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/** Returns the reason a password cannot be set; null if it can. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < 8) return tooShort;
  if (length > 128) return tooLong;
  return CLASSES.every((one) => one.test(password)) ? null : tooPlain;
}

/** Rates a password from 1 (insufficient) to 4; 0 if empty. Ratings from 3 on, from 12 characters on, are as recommended. */
export function strengthOf(password: string): number {
  if (password === '') return 0;
  if (passwordProblem(password)) return 1;
  const length = [...password].length;
  return length < 12 ? 2 : length < 16 ? 3 : 4;
}
