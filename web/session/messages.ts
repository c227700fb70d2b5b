import { texts } from '../base/texts.ts';

/** Texts of signing in, and of setting a password by a mailed link. */
export const messages = texts('session', {
  title: 'Sign in',
  subtitle: 'Orders and shipments of your programs',
  email: 'Email',
  language: 'Language',
  password: 'Password',
  submit: 'Sign in',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email',
  passwordRequired: 'Password is required',
  /** What the server says against a field, which is not with its label in the answer. */
  ofField: (label: string, problems: readonly string[]) => `${label} ${problems.join(', ')}`,
  rateLimited: 'Too many tries. Wait a few minutes, then try again.',
  unreachable: 'The server cannot be reached right now. Try again in a moment.',
  expired: 'Your session has ended. Sign in again to continue where you were; your input is kept.',
  signedOut: 'You are signed out.',
  signedOutElsewhere:
    'You were signed out in another tab. Sign in again to continue where you were; your input is kept for you.',
  passwordSet: 'Your password is set. Sign in with it.',
  forgotPassword: 'Forgot your password?',
  backToSignIn: 'Back to sign in',
  resetTitle: 'Reset password',
  resetSubtitle: 'You will receive an email with a link to set a new one.',
  sendLink: 'Send the link',
  linkSent:
    'Your request has been sent. If an account with this email exists, it will receive a link that works once, within 30 minutes. If Lading has no mail server, whoever runs it finds the mail in its outbox.',
  askForLink: 'Ask for a new link',
  setUpAlready: 'Lading is set up already. Sign in, or ask an administrator to invite you.',
  signedOutHereOnly:
    'You are signed out here, but the server could not be reached. If others use this computer, sign in and log out again.',
});
