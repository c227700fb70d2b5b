/**
 * The texts that neither the lists nor the pages of orders and shipments need: those of settings, grids, queues and help. They are a
 * second file of each language, which comes after the first page.
 */
import type { apiKeyMessages } from './apiKey/messages.ts';
import type { assessmentMessages } from './assessment/messages.ts';
import type { workMessages } from './backgroundWork/messages.ts';
import type { glossaryMessages } from './base/glossaryMessages.ts';
import type { Translated } from './generated/wording.ts';
import type { goodsReceiptMessages } from './goodsReceipt/messages.ts';
import type { guideMessages } from './guide/messages.ts';
import type { gridMessages } from './kit/grid/messages.ts';
import type { mergeMessages } from './merge/messages.ts';
import type { gridTexts as itemGridMessages } from './orderItem/grid/messages.ts';
import type { organizationMessages } from './organization/messages.ts';
import type { newProgramMessages } from './program/new/messages.ts';
import type { settingsMessages as programSettingsMessages } from './program/settings/messages.ts';
import type { orderCopyMessages } from './purchaseOrder/copyMessages.ts';
import type { linkMessages } from './session/linkMessages.ts';
import type { setUpMessages } from './session/setUpMessages.ts';
import type { outboxMessages as outboxListMessages } from './shell/outbox/messages.ts';
import type { substatusMessages } from './substatus/messages.ts';
import type { inviteManyMessages } from './user/inviteMany/messages.ts';
import type { userMessages } from './user/messages.ts';

/** All later texts of a language. */
export type LaterTexts = {
  readonly apiKey: Translated<typeof apiKeyMessages>;
  readonly assessment: Translated<typeof assessmentMessages>;
  readonly glossary: Translated<typeof glossaryMessages>;
  readonly goodsReceipt: Translated<typeof goodsReceiptMessages>;
  readonly grid: Translated<typeof gridMessages>;
  readonly guide: Translated<typeof guideMessages>;
  readonly inviteMany: Translated<typeof inviteManyMessages>;
  readonly itemGrid: Translated<typeof itemGridMessages>;
  readonly link: Translated<typeof linkMessages>;
  readonly merge: Translated<typeof mergeMessages>;
  readonly newProgram: Translated<typeof newProgramMessages>;
  readonly orderCopy: Translated<typeof orderCopyMessages>;
  readonly organization: Translated<typeof organizationMessages>;
  readonly outboxList: Translated<typeof outboxListMessages>;
  readonly programSettings: Translated<typeof programSettingsMessages>;
  readonly setUp: Translated<typeof setUpMessages>;
  readonly substatus: Translated<typeof substatusMessages>;
  readonly user: Translated<typeof userMessages>;
  readonly work: Translated<typeof workMessages>;
};
