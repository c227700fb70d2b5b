import { accessMessages } from './messages.ts';

/** The shortest and the longest password that may be set, in characters. */
const passwordLength = { min: 8, max: 128 } as const;

/** Returns what is wrong with a new password, or null. Sign-in applies no rules. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < passwordLength.min) return accessMessages.passwordTooShort(passwordLength.min);
  if (length > passwordLength.max) return accessMessages.passwordTooLong(passwordLength.max);
  const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];
  if (classes.every((pattern) => pattern.test(password))) return null;
  return accessMessages.passwordTooPlain;
}
