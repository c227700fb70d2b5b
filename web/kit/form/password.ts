/** What a new password has to be. Without yup: the page of a mailed link needs it too. */
import { formMessages } from './messages.ts';

const { tooShort, tooLong, tooPlain } = formMessages.password;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/** Why a password cannot be set; null when it can. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < 8) return tooShort;
  if (length > 128) return tooLong;
  return CLASSES.every((one) => one.test(password)) ? null : tooPlain;
}

/** How good a password is, from 1, not enough, to 4; 0 for none. From 12 characters on it is as recommended. */
export function strengthOf(password: string): number {
  if (password === '') return 0;
  if (passwordProblem(password)) return 1;
  const length = [...password].length;
  return length < 12 ? 2 : length < 16 ? 3 : 4;
}
