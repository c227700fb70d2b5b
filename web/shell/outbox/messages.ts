import { texts } from '../../base/laterTexts.ts';
import { wordingIn } from '../../base/wording.ts';
import { outboxMessages as waitingMessages } from '../../client/outboxMessages.ts';

const { number } = wordingIn('en');

const changes = (count: number) => (count === 1 ? '1 change' : `${number(count)} changes`);

/** The texts about what waits on this device for the connection. */
export const outboxMessages = texts('outboxList', {
  title: waitingMessages.waiting,
  explained:
    'This is on this device only, for you alone, also when the page or the browser is closed. It is sent in this order when the server answers.',
  nothing: 'Nothing waits: everything is sent.',
  wait: (count: number) => `${number(count)} waiting`,
  back: (count: number) => `${number(count)} not accepted`,
  waiting: (count: number) =>
    count === 1 ? '1 change waits for the connection.' : `${number(count)} changes wait for the connection.`,
  cameBack: (count: number) =>
    count === 1
      ? '1 change that had waited was not accepted. Your input is kept.'
      : `${number(count)} changes that had waited were not accepted. Your input is kept.`,
  saved: (count: number) => `${changes(count)} that had waited ${count === 1 ? 'is' : 'are'} saved`,
  show: 'Show',
  made: (moment: string) => `Made ${moment}`,
  refusedBecause: (reasons: readonly string[]) => `Not accepted: ${reasons.join('. ')}`,
  open: 'Open',
  openOf: (label: string) => `Open: ${label}`,
  takeBack: 'Open with the input',
  takeBackOf: (label: string) => `Open with the input: ${label}`,
  again: 'Try again',
  againOf: (label: string) => `Try again: ${label}`,
  saveFile: (name: string) => `Save ${name}`,
  discard: 'Discard',
  discardOf: (label: string) => `Discard: ${label}`,
  discardTitle: 'Discard this change?',
  discardQuestion: (label: string) => `It will not be sent: ${label}`,
  discardSentQuestion: (label: string) => `It will not be sent again, but it may have arrived already: ${label}`,
});
