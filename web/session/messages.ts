/** Texts of signing in. */
export const messages = {
  title: 'Sign in',
  subtitle: 'Orders and shipments of your programs',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email',
  passwordRequired: 'Password is required',
  rateLimited: 'Too many tries. Wait a few minutes, then try again.',
  unreachable: 'The server cannot be reached right now. Try again in a moment.',
  expired: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  signedOut: 'You are signed out.',
  signedOutHereOnly:
    'You are signed out here, but the server could not be told. If this computer is not yours, sign in and log out again.',
} as const;
