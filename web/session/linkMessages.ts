import { texts } from '../base/laterTexts.ts';

/** Texts of the page of a link that sets a password. Apart from the others, which the first download of everybody contains. */
export const linkMessages = texts('link', {
  setTitle: 'Set your password',
  setSubtitle: 'The link that you opened works only once.',
  setPassword: 'Set password',
  newPassword: 'New password',
  passwordConfirmation: 'Password confirmation',
  passwordConfirmationRequired: 'Password confirmation is required',
  linkOver: 'This link is no longer valid. Ask for a new one; if you were invited, ask for a new invitation.',
  notSet: 'The password was not set.',
  notRead: 'What this link is for could not be read.',
  tryAgain: 'Try again',
  welcome: (name: string) => `Welcome, ${name}`,
  invitedInto: ({ invitedBy, organizationName }: { invitedBy: string | null; organizationName: string | null }) =>
    `${invitedBy ?? 'An administrator'} invites you to ${organizationName ?? 'Lading'}.`,
  invitedAs: (role: string | null) =>
    `${role ? `Your role there is ${role}. ` : ''}Choose a password; then you are signed in.`,
  accept: 'Accept the invitation',
  endedInvitation: {
    EXPIRED: {
      title: 'This invitation has run out',
      hint: 'Ask whoever invited you to send it again.',
    },
    USED: {
      title: 'This invitation was accepted',
      hint: 'Sign in with your email and the password that was chosen. If that was not you, tell an administrator of your organization at once.',
    },
    WITHDRAWN: {
      title: 'This invitation was withdrawn',
      hint: 'If you think that this is a mistake, ask whoever invited you.',
    },
    REPLACED: {
      title: 'There is a newer invitation',
      hint: 'Open the link in the newest mail, or the one that was sent to you last.',
    },
  },
  endedLink: {
    EXPIRED: { title: 'This link has run out', hint: 'It was valid for 30 minutes. Ask for a new one.' },
    USED: {
      title: 'This link was used',
      hint: 'It works only once. Sign in with your new password, or ask for a new link.',
    },
    WITHDRAWN: {
      title: 'This link no longer works',
      hint: 'The account was changed after it was sent. Ask for a new one.',
    },
    REPLACED: { title: 'There is a newer link', hint: 'Open the newest one, or ask for another.' },
  },
  unknownLink: {
    title: 'This link is not known',
    hint: 'It may be incomplete, or it ended long ago. Ask for a new one; if you were invited, ask whoever invited you.',
  },
});
