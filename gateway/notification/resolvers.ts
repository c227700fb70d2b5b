import type {
  AssignmentNotificationResolvers,
  CommentNotificationResolvers,
  CommentSource,
  DocumentNotificationResolvers,
  MutationResolvers,
  NotificationProgramSettingResolvers,
  NotificationRecordResolvers,
  NotificationResolvers,
  NotificationSettingsResolvers,
  NotificationType,
  ProhibitionNotificationResolvers,
  QueryResolvers,
  ReviewNotificationResolvers,
  SubscriptionResolvers,
  UpdateNotificationSettingsInput,
} from '../generated/resolvers.ts';
import { CHANGE_ACTION, type LiveEvent } from '../live/events.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { TYPE as RECORD_TYPE } from '../record/types.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import {
  type AnyNotification,
  known,
  type RestAssignmentNotification,
  type RestCommentNotification,
  type RestDocumentNotification,
  type RestEventType,
  type RestNotificationRecord,
  type RestNotificationSettings,
  type RestProgramSetting,
  type RestProhibitionNotification,
  type RestReviewNotification,
} from './rest.ts';

const TYPE: Record<RestEventType, NotificationType> = {
  NEW_COMMENT: 'NEW_COMMENT',
  NEW_ASSIGNMENT: 'NEW_ASSIGNMENT',
  ATTACHMENT_WILL_EXPIRE_SOON: 'DOCUMENT_EXPIRES_SOON',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'DOCUMENT_EXPIRES_TODAY',
  COMMERCIAL_INVOICE_IN_REVIEW: 'SHIPMENT_IN_REVIEW',
  PARTY_PROHIBITED: 'PARTY_PROHIBITED',
};
/** The keys of the settings in api/v1. */
const SETTING: Record<NotificationType, string> = {
  NEW_COMMENT: 'new_comment',
  NEW_ASSIGNMENT: 'new_assignment',
  DOCUMENT_EXPIRES_SOON: 'attachment_will_expire_soon',
  DOCUMENT_EXPIRES_TODAY: 'attachment_will_expire_today',
  SHIPMENT_IN_REVIEW: 'commercial_invoice_in_review',
  PARTY_PROHIBITED: 'party_prohibited',
};
const SOURCE: Record<RestCommentNotification['data']['comment']['source'], CommentSource> = {
  internal: 'INTERNAL',
  external: 'EXTERNAL',
  vendor: 'VENDOR',
};

/** An event of the notifications channel. */
type NotificationEvent = LiveEvent & { readonly notification?: AnyNotification };

const Notification: NotificationResolvers = {
  __resolveType: ({ eventType }) => NAME[eventType],
};
const NAME = {
  NEW_COMMENT: 'CommentNotification',
  NEW_ASSIGNMENT: 'AssignmentNotification',
  ATTACHMENT_WILL_EXPIRE_SOON: 'DocumentNotification',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'DocumentNotification',
  COMMERCIAL_INVOICE_IN_REVIEW: 'ReviewNotification',
  PARTY_PROHIBITED: 'ProhibitionNotification',
} as const;

const type = ({ eventType }: { readonly eventType: RestEventType }) => TYPE[eventType];

const CommentNotification: FieldsOf<CommentNotificationResolvers, RestCommentNotification> = {
  type,
  program: ({ data }) => data.program,
  record: ({ data }) => data.comment.parentObject,
  commentId: ({ data }) => data.comment.id,
  message: ({ data }) => data.comment.message,
  source: ({ data }) => SOURCE[data.comment.source],
};

const AssignmentNotification: FieldsOf<AssignmentNotificationResolvers, RestAssignmentNotification> = {
  type,
  program: ({ data }) => data.program,
  record: ({ data }) => data.assignedObject,
};

const DocumentNotification: FieldsOf<DocumentNotificationResolvers, RestDocumentNotification> = {
  type,
  program: ({ data }) => data.program,
  record: ({ data }) => data.attachedTo,
  documentId: ({ data }) => data.attachment.id,
  documentType: ({ data }) => data.attachment.documentType,
  expiryDate: ({ data }) => data.attachment.expiryDate,
};

const ReviewNotification: FieldsOf<ReviewNotificationResolvers, RestReviewNotification> = {
  type,
  program: ({ data }) => data.program,
  record: ({ data }) => ({ ...data.object, type: 'CommercialInvoice' }),
};

const ProhibitionNotification: FieldsOf<ProhibitionNotificationResolvers, RestProhibitionNotification> = {
  type,
  program: ({ data }) => data.program,
  record: ({ data }) => data.party,
};

const NotificationRecord: FieldsOf<NotificationRecordResolvers, RestNotificationRecord> = {
  type: (record) => RECORD_TYPE[record.type],
  purchaseOrderId: ({ purchaseOrderId }) => purchaseOrderId ?? null,
  purchaseOrder: ({ type, id, purchaseOrderId }, _args, { purchaseOrders }) =>
    unlessForbidden(() => purchaseOrders.find(type === 'PurchaseOrder' ? id : purchaseOrderId)),
  shipment: ({ type, id }, _args, { shipments }) =>
    unlessForbidden(() => shipments.find(type === 'CommercialInvoice' ? id : null)),
};

const NotificationSettings: FieldsOf<NotificationSettingsResolvers, RestNotificationSettings> = {
  enabled: (settings) => settings.notificationsEnabled,
  types: (settings) => settings.types.map(({ type, enabled }) => ({ type: TYPE[type], enabled })),
  programs: (settings) => settings.programsSettings,
};

const NotificationProgramSetting: FieldsOf<NotificationProgramSettingResolvers, RestProgramSetting> = {
  programId: (setting) => setting.id,
  enabled: (setting) => setting.value,
};

const Query: Pick<QueryResolvers, 'notifications' | 'notificationSettings' | 'notificationTypes'> = {
  notifications: (_root, { unread, ...list }, { notifications }) =>
    // api/v1 has no filter for read notifications only.
    notifications.page({ ...listQuery(list), filters: { unread: unread || undefined } }),
  notificationSettings: (_root, _args, { notifications }) => notifications.settings(),
  notificationTypes: async (_root, _args, { notifications }) =>
    (await notifications.types()).map(({ type, description }) => ({ type: TYPE[type], description })),
};

const Mutation: Pick<MutationResolvers, 'markNotificationRead' | 'clearNotifications' | 'updateNotificationSettings'> =
  {
    markNotificationRead: (_root, { id }, { notifications }) => result('notification', () => notifications.read(id)),
    clearNotifications: (_root, { input: { upTo } }, { notifications }) =>
      result('clearedUpTo', async () => {
        await notifications.clear(upTo);
        return upTo;
      }),
    updateNotificationSettings: (_root, { input }, { notifications }) =>
      result('notificationSettings', () => notifications.updateSettings(restSettings(input)), NAMES),
  };

/** Field names of api/v1 with their different names in the schema. */
const NAMES = { notificationsEnabled: 'enabled', notificationTypes: 'types', programsSettings: 'programs' };

/** Maps the input to the fields of api/v1; absent fields stay absent. */
function restSettings({ enabled, allPrograms, types, programs }: UpdateNotificationSettingsInput) {
  return {
    notificationsEnabled: enabled ?? undefined,
    allPrograms: allPrograms ?? undefined,
    notificationTypes: types && Object.fromEntries(types.map(({ type, enabled }) => [SETTING[type], enabled])),
    programsSettings: programs?.map(({ programId, enabled }) => ({ id: restId(programId), value: enabled })),
  };
}

const Subscription: Pick<SubscriptionResolvers, 'notificationReceived'> = {
  notificationReceived: {
    subscribe: (_root, _args, { live }) =>
      live.listen<NotificationEvent>(
        'NotificationsChannel',
        {},
        { wanted: ({ notification }) => notification !== undefined && known(notification) !== null },
      ),
    resolve: ({ actionType, notification }: NotificationEvent) => ({
      actionType: CHANGE_ACTION[actionType],
      notification: notification ? known(notification) : null,
    }),
  },
};

export const notification = {
  Notification,
  CommentNotification,
  AssignmentNotification,
  DocumentNotification,
  ReviewNotification,
  ProhibitionNotification,
  NotificationRecord,
  NotificationSettings,
  NotificationProgramSetting,
  Query,
  Mutation,
  Subscription,
};
