import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestAddress } from '../record/address.ts';
import type { RestAirline, RestCourier } from '../courier/rest.ts';
import type { RestAvailableOrderItem, RestOrderItem } from '../orderItem/rest.ts';
import type { RestApiKey } from '../apiKey/rest.ts';
import type { RestAssignmentNotification, RestCommentNotification, RestDocumentNotification, RestProgramSetting, RestNotificationRecord, RestNotificationSettings, RestReviewNotification } from '../notification/rest.ts';
import type { RestChange, RestChangePage, ChangeEvent, RestRecordName } from '../feed/rest.ts';
import type { RestComment, RestCommentParent } from '../comment/rest.ts';
import type { RestDocument, RestDocumentParent, RestDocumentType, RestExpiringDocument } from '../document/rest.ts';
import type { RestEndUser, RestScreening } from '../endUser/rest.ts';
import type { RestGroup } from '../group/rest.ts';
import type { RestHistoryEntry } from '../history/rest.ts';
import type { RestModelType, RestSubstatus } from '../substatus/rest.ts';
import type { RestOrderItemDefaults, RestPurchaseOrder } from '../purchaseOrder/rest.ts';
import type { RestOrganization } from '../organization/rest.ts';
import type { RestPermission, RestViewer } from '../session/rest.ts';
import type { RestPicture } from '../record/picture.ts';
import type { RestProgram, RestOrderFigures, RestOrdersInStatus } from '../program/rest.ts';
import type { RestDangerousGoods, RestExportRule, RestReadinessCheck, RestPair, RestShipment } from '../shipment/rest.ts';
import type { RestStatus } from '../record/statuses.ts';
import type { RestUser } from '../user/rest.ts';
import type { RestVendor } from '../vendor/rest.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 3166-1 alpha-2 country code in upper case, for instance `KE`. */
  CountryCode: { input: string; output: string; }
  /** A place in the feed of changes. Keep it as it is: what is in it means nothing elsewhere. */
  Cursor: { input: string; output: string; }
  /** A calendar date without time or zone, `YYYY-MM-DD`, from 1900-01-01 to 2100-12-31. It never moves with the reader's time zone. */
  Date: { input: string; output: string; }
  /**
   * A moment in UTC, ISO 8601 with milliseconds: `2026-11-20T05:49:00.000Z`. What is sent may have another zone, and a plain date is
   * midnight UTC.
   */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number as text (`"1234.50"`), never a binary float. Money is in US dollars with at most 2 decimals,
   * quantities have at most 3. Variables may also be given as JSON numbers.
   */
  Decimal: { input: string; output: string; }
};

/** Something that can be done with a record, and whether the signed-in user may do it now. */
export type Ability = {
  __typename?: 'Ability';
  /** What can be done. Actions that this schema has no word for are left out. */
  action: AbilityAction;
  /** Whether it may be done now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, worded for the user; null when it is allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What can be done with a record. Each kind of record has some of them. */
export type AbilityAction =
  /** Let a user sign in again. */
  | 'ACTIVATE'
  /** Put items into a shipment. */
  | 'ADD_ITEMS'
  /** Archive it: a document. */
  | 'ARCHIVE'
  /** Decide whether an item is dangerous goods. */
  | 'ASSESS'
  /** Give it another status. */
  | 'ASSIGN_STATUS'
  /** Say which users work on it. */
  | 'ASSIGN_USERS'
  /** Comment on it. */
  | 'COMMENT'
  /** Add an item to a purchase order. */
  | 'CREATE_ITEM'
  /** Keep a user from signing in. */
  | 'DEACTIVATE'
  /** Make the papers of a shipment. */
  | 'GENERATE_PDF'
  /** Invite an administrator of an organization. */
  | 'INVITE_ADMIN'
  /** Record that an item has arrived. */
  | 'RECEIVE'
  /** Remove it. */
  | 'REMOVE'
  /** Take an item out of its shipment. */
  | 'REMOVE_FROM_SHIPMENT'
  /** Take items out of a shipment. */
  | 'REMOVE_ITEMS'
  /** End it for good: an API key. */
  | 'REVOKE'
  /** Send a shipment for review. */
  | 'SEND_FOR_REVIEW'
  /** Set the approval dates of a shipment. */
  | 'SET_APPROVAL'
  /** Split an item into the parts of a kit. */
  | 'SPLIT_KIT'
  /** Split a quantity off an item. */
  | 'SPLIT_QUANTITY'
  /** Take the assessment of an item back. */
  | 'TAKE_BACK_ASSESSMENT'
  /** Take the receipt of an item back. */
  | 'TAKE_BACK_RECEIPT'
  /** Edit its fields. */
  | 'UPDATE'
  /** Edit the notes of a shipment; from shipping on it may be possible without `UPDATE`. */
  | 'UPDATE_NOTES';

/** Pairs of dangerous goods that somebody has looked at. */
export type AcknowledgeDangerousGoodsInput = {
  /** The keys of the pairs, 1 to 200. */
  pairs: Array<Scalars['String']['input']>;
};

/** Items to take into a shipment. */
export type AddShipmentItemsInput = {
  /** The items, 1 to 200: in no shipment, open, assessed or received, with a country of manufacture. */
  orderItemIds: Array<Scalars['ID']['input']>;
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** Street, house and what else the post needs; may have several lines. */
  address: Scalars['String']['output'];
  /** The city. */
  city: Scalars['String']['output'];
  /** The country's code. */
  country: Scalars['CountryCode']['output'];
  /** The country's English name. */
  countryName: Scalars['String']['output'];
  /** Hints for whoever delivers. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The state or province. */
  state?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  zipCode?: Maybe<Scalars['String']['output']>;
};

/**
 * A postal address to store, always as a whole. Country, city and address are needed. Where a record may be without an
 * address, one with no field filled is none.
 */
export type AddressInput = {
  /** Street, house and what else the post needs, at most 500 characters; needed. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The city, at most 255 characters; needed. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country's code; needed. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Hints for whoever delivers, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The state or province, at most 255 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The postal code, at most 40 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** An airline of a courier. */
export type Airline = Versioned & {
  __typename?: 'Airline';
  /** What you may do with it now: `update`. */
  abilities: Array<Ability>;
  /** The id of its courier. */
  courierId: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The first digits of its air waybill numbers, at most 3 characters, unique in the organization. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** An airline of a courier. */
export type AirlineHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of airlines. */
export type AirlinePage = {
  __typename?: 'AirlinePage';
  /** The rows. */
  data: Array<Airline>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How airlines are sorted. */
export type AirlineSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: AirlineSortField;
};

/** By what airlines can be sorted. */
export type AirlineSortField =
  /** The name. */
  | 'NAME'
  /** The air waybill prefix. */
  | 'PREFIX';

/** A key with which a tool calls. Its secret was shown when it was made, and is nowhere since. */
export type ApiKey = Versioned & {
  __typename?: 'ApiKey';
  /** What you may do with it now: `revoke`. */
  abilities: Array<Ability>;
  /** Whether it reaches every program that its role and its maker do, new ones included. */
  allPrograms: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null before. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its version: it advances when the key is revoked. */
  lockVersion: Scalars['Int']['output'];
  /** Whoever made it, above whom it never is; null where that is somebody of another organization. */
  maker?: Maybe<User>;
  /** Its name, under which histories and comments show what it does. */
  name: Scalars['String']['output'];
  /** Whose records it may see. */
  organization?: Maybe<Organization>;
  /** The programs that it reaches; empty when these are all. */
  programs: Array<Program>;
  /** When it was revoked; null before. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its role: one of `roles`. */
  roleId: Scalars['ID']['output'];
  /** The name of its role. */
  roleName: Scalars['String']['output'];
  /** Whether it works. */
  state: ApiKeyState;
  /** When it was last changed; using it is no change. */
  updatedAt: Scalars['DateTime']['output'];
  /** The user as which it acts. */
  user?: Maybe<User>;
};


/** A key with which a tool calls. Its secret was shown when it was made, and is nowhere since. */
export type ApiKeyHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which API keys. Every given filter must match; a list matches any of its values. */
export type ApiKeyFilter = {
  /** In any of these states. */
  states?: InputMaybe<Array<ApiKeyState>>;
};

/** One page of API keys. */
export type ApiKeyPage = {
  __typename?: 'ApiKeyPage';
  /** The rows. */
  data: Array<ApiKey>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How API keys are sorted. */
export type ApiKeySort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: ApiKeySortField;
};

/** By what API keys can be sorted. */
export type ApiKeySortField =
  /** When it was made. */
  | 'CREATED_AT'
  /** When it ends by itself. */
  | 'EXPIRES_AT'
  /** When it was last used. */
  | 'LAST_USED_AT'
  /** The name. */
  | 'NAME';

/** Whether an API key works. */
export type ApiKeyState =
  /** It works. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED'
  /** It works again when its maker is activated. */
  | 'SUSPENDED';

/** Which document to put away. */
export type ArchiveDocumentInput = {
  /** The record it is attached to. */
  on: DocumentParentInput;
};

/** What putting a document away gave. */
export type ArchiveDocumentResult = {
  __typename?: 'ArchiveDocumentResult';
  /** The document as it is now; null when it was refused. */
  document?: Maybe<Document>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** What putting a substatus away gave. */
export type ArchiveSubstatusResult = {
  __typename?: 'ArchiveSubstatusResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The substatus as it is now; null when it was refused. */
  substatus?: Maybe<Substatus>;
};

/** Rights in one area. */
export type AreaPermission = {
  __typename?: 'AreaPermission';
  /** Rights on other people's comments in this area; null where nothing is commented. */
  anyComment?: Maybe<CommentPermission>;
  /** May create records. */
  create: Scalars['Boolean']['output'];
  /** May delete records. */
  delete: Scalars['Boolean']['output'];
  /** Statuses in which the person may edit although others may not. */
  editableStatuses: Array<Scalars['String']['output']>;
  /** The further rights of the area, by their keys: `assign_status`, `split`, `assess`, `receive`, `deactivate`, `generate_pdf`, `set_approval`, `send_for_review`, `archive`. */
  extra: Array<Scalars['String']['output']>;
  /** Rights on comments that came over from SAP; null where nothing is commented. */
  legacyComment?: Maybe<CommentPermission>;
  /** Rights on one's own comments in this area; null where nothing is commented. */
  ownComment?: Maybe<CommentPermission>;
  /** May see records. */
  read: Scalars['Boolean']['output'];
  /** May edit records. */
  update: Scalars['Boolean']['output'];
  /** May create and edit records. */
  write: Scalars['Boolean']['output'];
};

/** What assessing an item gave. */
export type AssessOrderItemResult = {
  __typename?: 'AssessOrderItemResult';
  /** On STALE, the item as somebody else left it. */
  current?: Maybe<OrderItem>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The item as it is now; null when nothing was saved. */
  orderItem?: Maybe<OrderItem>;
};

/** Whether an item was looked at for dangerous goods, and what was found. */
export type Assessment = {
  __typename?: 'Assessment';
  /** Whether it was assessed. */
  assessed: Scalars['Boolean']['output'];
  /** The dangerous goods class: an id of `dangerousGoodsClasses`; null when it is none. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** More about the danger. */
  dgDescription?: Maybe<Scalars['String']['output']>;
};

/** A status to move to. */
export type AssignStatusInput = {
  /** The status's key. */
  status: Scalars['String']['input'];
  /** The reason, one of `statusReasons(status)`; null for none. */
  subStatus?: InputMaybe<Scalars['String']['input']>;
};

/** Who is assigned. */
export type AssignUsersInput = {
  /** All assigned users, at most 200; an empty list assigns nobody. Only active users of the program. */
  userIds: Array<Scalars['ID']['input']>;
};

/** The kinds of records that users are assigned to. */
export type AssignableType =
  /** Purchase orders. */
  | 'PURCHASE_ORDER'
  /** Shipments, called commercial invoices on screens and in api/v1. */
  | 'SHIPMENT';

/** You were assigned to a record. */
export type AssignmentNotification = Notification & {
  __typename?: 'AssignmentNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null while you have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that you were assigned to. */
  record: NotificationRecord;
  /** Who assigned you. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** An item that a shipment can take. */
export type AvailableOrderItem = {
  __typename?: 'AvailableOrderItem';
  /** What the export rule says of its tariff code; null where the shipment's `eeiExport` is decided, and without a code. */
  exportCheck?: Maybe<ExportCheck>;
  /** The item. */
  orderItem: OrderItem;
  /** Why it cannot be chosen, worded for the user; null when it can. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it can be chosen now. */
  selectable: Scalars['Boolean']['output'];
};

/** Which of the items that a shipment can take; its group, and how it travels, are settled. Every given filter must match; a list matches any of its values. */
export type AvailableOrderItemFilter = {
  /** Part of the catalog number. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** Arrived in any of these conditions. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Made in any of these countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** In any of these dangerous goods classes. */
  dgClasses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the dangerous goods details. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** With an export filing, or without. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the vendor's invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the material. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** With any of these MTA statuses. */
  mtaStatuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Quantity in this range. */
  quantity?: InputMaybe<DecimalRange>;
  /** Received in this range. */
  receivedDate?: InputMaybe<DateRange>;
  /** Kits that may be split, or not. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stored in any of these ways. */
  storages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Total value in this range, in US dollars. */
  totalValue?: InputMaybe<DecimalRange>;
  /** Urgent or not. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value per item in this range, in US dollars. */
  valuePerItem?: InputMaybe<DecimalRange>;
  /** Part of the vendor's name. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the WCM invoice number. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** One page of items that a shipment can take. */
export type AvailableOrderItemPage = {
  __typename?: 'AvailableOrderItemPage';
  /** The rows. */
  data: Array<AvailableOrderItem>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** That something happened to a record. */
export type Change = {
  __typename?: 'Change';
  /** What happened: CREATE, EDIT, DELETE or COMMENT. */
  actionType: ChangeAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The id of the user who did it; null for imports and the system. */
  by?: Maybe<Scalars['ID']['output']>;
  /** With COMMENT, the comment as it is now; null when it was removed. */
  comment?: Maybe<Comment>;
  /** With COMMENT, the id of the comment. */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** Its place: `after` it comes the next one. */
  cursor: Scalars['Cursor']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Its version after the change; null with COMMENT. A copy is as new when its `lockVersion` is not lower. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** What the record stands under: an item's order and shipment, an airline's courier, the record that a document is attached to. */
  parents: Array<RecordName>;
  /**
   * The record as it is now, which may be newer than this change; null when it is gone, or not yours to read any more. Documents and
   * airlines cost a call each.
   */
  record?: Maybe<Versioned>;
  /** Which kind of record. */
  type: RecordType;
};

/** What an event tells. */
export type ChangeAction =
  /** Something was said about it, or what was said was edited or removed; the record is as it was. */
  | 'COMMENT'
  /** It was made. */
  | 'CREATE'
  /** It is gone. */
  | 'DELETE'
  /** It was changed. */
  | 'EDIT'
  /** Events may be missing (the beginning, a reconnect, a full queue, an import): ask again for what is shown. */
  | 'REFETCH';

/** A page of changes. */
export type ChangePage = {
  __typename?: 'ChangePage';
  /** Where to read on: the next `after`, also when there is nothing more now. */
  cursor: Scalars['Cursor']['output'];
  /** The changes, the earliest first. A page may have fewer than were asked for, even none, and `more` behind it. */
  data: Array<Change>;
  /** Whether there is more already. */
  more: Scalars['Boolean']['output'];
};

/** A new password for oneself. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 128 characters, with lower case, upper case, a digit and a special character. */
  newPassword: Scalars['String']['input'];
  /** The same again. */
  newPasswordConfirmation: Scalars['String']['input'];
};

/** What changing one's password gave. */
export type ChangePasswordResult = {
  __typename?: 'ChangePasswordResult';
  /** Whether the password is the new one. */
  changed: Scalars['Boolean']['output'];
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** Which notifications to remove. */
export type ClearNotificationsInput = {
  /** The id of the newest one that was shown. */
  upTo: Scalars['ID']['input'];
};

/** What removing notifications gave. */
export type ClearNotificationsResult = {
  __typename?: 'ClearNotificationsResult';
  /** Up to which id they are gone; null when it was refused. */
  clearedUpTo?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** A program's colours, as `#rrggbb`. */
export type ColorPalette = {
  __typename?: 'ColorPalette';
  /** A pale shade for backgrounds. */
  backlight: Scalars['String']['output'];
  /** A shade for hovered controls. */
  hover: Scalars['String']['output'];
  /** The colour itself. */
  main: Scalars['String']['output'];
};

/** A program's colours, each as `#rrggbb`. */
export type ColorPaletteInput = {
  /** A pale shade for backgrounds. */
  backlight: Scalars['String']['input'];
  /** A shade for hovered controls. */
  hover: Scalars['String']['input'];
  /** The colour itself. */
  main: Scalars['String']['input'];
};

/** Something said about an order, an item or a shipment, for one of three audiences. */
export type Comment = {
  __typename?: 'Comment';
  /** What you may do with it now: `update`, `remove`. */
  abilities: Array<Ability>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When its text was changed; null when it never was. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it came from the old SAP system. */
  legacyFromSap: Scalars['Boolean']['output'];
  /** The text. */
  message: Scalars['String']['output'];
  /** What it stands on. */
  parent: CommentParent;
  /** For whom it is. */
  source: CommentSource;
  /** Who wrote it; null for comments from SAP whose writer is unknown. */
  user?: Maybe<User>;
};

/** One comment that was written, edited or removed. */
export type CommentChange = {
  __typename?: 'CommentChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The comment; after DELETE as it was; null on REFETCH. */
  comment?: Maybe<Comment>;
};

/** Which comments; all that is given must match. */
export type CommentFilter = {
  /** True: only those that you wrote. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** On records of this program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Written at this moment or later. What became of older ones, `changes` tells. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** For this audience. */
  source?: InputMaybe<CommentSource>;
};

/** Somebody commented on a record. */
export type CommentNotification = Notification & {
  __typename?: 'CommentNotification';
  /** The comment's id. */
  commentId: Scalars['ID']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The comment's text. */
  message: Scalars['String']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null while you have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that the comment stands on. */
  record: NotificationRecord;
  /** Who wrote the comment. */
  sender?: Maybe<User>;
  /** For whom the comment is. */
  source: CommentSource;
  /** What happened. */
  type: NotificationType;
};

/** One page of comments. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** The rows. */
  data: Array<Comment>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** What a comment stands on. */
export type CommentParent = {
  __typename?: 'CommentParent';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What to show, for instance `PO 10001` or `Line 3 · Nevirapine`. */
  label: Scalars['String']['output'];
  /** For an order item, the id of its order. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** The kind of record. */
  type: CommentableType;
};

/** Rights on comments. */
export type CommentPermission = {
  __typename?: 'CommentPermission';
  /** May remove them. */
  delete: Scalars['Boolean']['output'];
  /** May read them. */
  read: Scalars['Boolean']['output'];
  /** May write or edit them. */
  write: Scalars['Boolean']['output'];
};

/** What writing or editing a comment gave. */
export type CommentResult = {
  __typename?: 'CommentResult';
  /** The comment as it is now; null when it was refused. */
  comment?: Maybe<Comment>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** For whom a comment is. */
export type CommentSource =
  /** Also partners outside the organization. */
  | 'EXTERNAL'
  /** Only staff of the organization. */
  | 'INTERNAL'
  /** Notes for the vendor. */
  | 'VENDOR';

/** A record that comments stand on, and which of its comments. */
export type CommentableInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** Only those for this audience; all that you may read without it. */
  source?: InputMaybe<CommentSource>;
  /** The kind of record. */
  type: CommentableType;
  /** True: the comments of its items belong to it (All Comments). */
  withItems?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What can be commented on. */
export type CommentableType =
  /** A line of a purchase order. */
  | 'ORDER_ITEM'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A shipment. */
  | 'SHIPMENT';

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** Its ISO 3166-1 alpha-2 code. */
  code: Scalars['CountryCode']['output'];
  /** Its English name. */
  name: Scalars['String']['output'];
};

/**
 * Who carries the goods. It belongs to the organization, not to one program. Its name is open to the whole organization;
 * the rest is null for whoever may not read couriers.
 */
export type Courier = Versioned & {
  __typename?: 'Courier';
  /** What you may do with it now: `update`, also of its airlines. */
  abilities: Array<Ability>;
  /** Where it is. */
  address?: Maybe<Address>;
  /** The airlines that it flies with; null when you may not read couriers. */
  airlines?: Maybe<AirlinePage>;
  /** Its name, unique in the organization. */
  companyName: Scalars['String']['output'];
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its documents, newest first; null when you may not read couriers or documents. */
  documents?: Maybe<DocumentPage>;
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/**
 * Who carries the goods. It belongs to the organization, not to one program. Its name is open to the whole organization;
 * the rest is null for whoever may not read couriers.
 */
export type CourierAirlinesArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AirlineSort>;
};


/**
 * Who carries the goods. It belongs to the organization, not to one program. Its name is open to the whole organization;
 * the rest is null for whoever may not read couriers.
 */
export type CourierDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * Who carries the goods. It belongs to the organization, not to one program. Its name is open to the whole organization;
 * the rest is null for whoever may not read couriers.
 */
export type CourierHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of couriers. */
export type CourierPage = {
  __typename?: 'CourierPage';
  /** The rows. */
  data: Array<Courier>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How couriers are sorted. */
export type CourierSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: CourierSortField;
};

/** By what couriers can be sorted. */
export type CourierSortField =
  /** The city. */
  | 'CITY'
  /** The company name. */
  | 'COMPANY_NAME'
  /** The country's code. */
  | 'COUNTRY';

/** The fields of a new airline. */
export type CreateAirlineInput = {
  /** The courier. */
  courierId: Scalars['ID']['input'];
  /** The name, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The air waybill prefix, at most 3 characters, unique in the organization. */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** What making an airline gave. */
export type CreateAirlineResult = {
  __typename?: 'CreateAirlineResult';
  /** The new airline; null when it was refused. */
  airline?: Maybe<Airline>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The fields of a new API key. */
export type CreateApiKeyInput = {
  /** When it ends by itself, within 366 days. */
  expiresAt: Scalars['DateTime']['input'];
  /** Its name, at most 100 characters, unique among the organization's keys that are not revoked, without case. */
  name: Scalars['String']['input'];
  /** Its organization; your own unless you say otherwise. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The programs that it reaches, at most 200; without them all that its role reaches. A role that works in programs needs them. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its role: one that you may give. */
  roleId: Scalars['ID']['input'];
};

/** What making an API key gave. */
export type CreateApiKeyResult = {
  __typename?: 'CreateApiKeyResult';
  /** The new key; null when it was refused. */
  apiKey?: Maybe<ApiKey>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /**
   * What the tool sends, `lading_…`: shown this once and stored nowhere. Null when the key was refused, and in the answer to a
   * repeat with the same idempotency key: then revoke the key, and make another.
   */
  secret?: Maybe<Scalars['String']['output']>;
};

/** A new comment. */
export type CreateCommentInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** The text, 1 to 5,000 characters, not only spaces. */
  message: Scalars['String']['input'];
  /** For whom it is. */
  source?: InputMaybe<CommentSource>;
  /** The kind of record to comment on. */
  type: CommentableType;
};

/** The fields of a new courier. */
export type CreateCourierInput = {
  /** Where it is. */
  address?: InputMaybe<AddressInput>;
  /** The name, at most 255 characters, unique in the organization without case. */
  companyName: Scalars['String']['input'];
};

/** What making a courier gave. */
export type CreateCourierResult = {
  __typename?: 'CreateCourierResult';
  /** The new courier; null when it was refused. */
  courier?: Maybe<Courier>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The fields of a new end user; a last name or an institution among them. */
export type CreateEndUserInput = {
  /** Where it is. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The institution, at most 255 characters. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The groups that it is a member of, at most 200. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The OPC switch; refused where the organization's switch is off. */
  opc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The programs that it belongs to, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When it was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** What making an end user gave. */
export type CreateEndUserResult = {
  __typename?: 'CreateEndUserResult';
  /** The new end user; null when it was refused. */
  endUser?: Maybe<EndUser>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The fields of a new group. */
export type CreateGroupInput = {
  /** Where deliveries go. */
  address: AddressInput;
  /** For whose attention deliveries are, at most 100 characters. */
  attn?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 100 characters, unique in its program without case. */
  name: Scalars['String']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
};

/** What making a group gave. */
export type CreateGroupResult = {
  __typename?: 'CreateGroupResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new group; null when it was refused. */
  group?: Maybe<Group>;
};

/** The fields of a new order item. */
export type CreateOrderItemInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made, at most 250 countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code, at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is, at most 255 characters. */
  material: Scalars['String']['input'];
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position: Scalars['Decimal']['input'];
  /** The order. */
  purchaseOrderId: Scalars['ID']['input'];
  /** How many, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** When it was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** A key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['input'];
  /** Whether it is a kit that may be split. Needs split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its quantity may be split. Needs split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Further hazards besides the class: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
  /** The WBG material document, at most 255 characters; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; refused where the switch is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What adding an item gave. */
export type CreateOrderItemResult = {
  __typename?: 'CreateOrderItemResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new item; null when it was refused. */
  orderItem?: Maybe<OrderItem>;
};

/** The fields of one of many new order items. */
export type CreateOrderItemsInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made, at most 250 countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code, at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is, at most 255 characters. */
  material: Scalars['String']['input'];
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position: Scalars['Decimal']['input'];
  /** How many, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** When it was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** A key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['input'];
  /** Whether it is a kit that may be split. Needs split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its quantity may be split. Needs split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Further hazards besides the class: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
  /** The WBG material document, at most 255 characters; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; refused where the switch is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What adding many items gave. */
export type CreateOrderItemsResult = {
  __typename?: 'CreateOrderItemsResult';
  /** Why the call as a whole was refused, or that nothing was stored because of some rows. */
  errors: Array<FieldError>;
  /** What adding each of them gave, in the order of `inputs`; empty where the call as a whole was refused. */
  results: Array<CreateOrderItemResult>;
};

/** The fields of a new organization. Its logo is uploaded afterwards, to `PUT /files/organizations/{id}/picture`. */
export type CreateOrganizationInput = {
  /** Where it is. */
  address: AddressInput;
  /** Whom to ask for, at most 255 characters. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** The employer identification number, at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The switches that are on. */
  featureFlags?: InputMaybe<FeatureFlagsInput>;
  /** The name, at most 255 characters, unique without case. */
  name: Scalars['String']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The name where there is little room, at most 15 characters. */
  shortName: Scalars['String']['input'];
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What making an organization gave. */
export type CreateOrganizationResult = {
  __typename?: 'CreateOrganizationResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new organization; null when it was refused. */
  organization?: Maybe<Organization>;
};

/** The fields of a new program. */
export type CreateProgramInput = {
  /** The colours; without, it has the product's own. */
  colorPalette?: InputMaybe<ColorPaletteInput>;
  /** The name, at most 255 characters, unique in the organization without case. */
  name: Scalars['String']['input'];
  /** Whether orders show the purchase request number, also where the organization's switch is off. */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What making a program gave. */
export type CreateProgramResult = {
  __typename?: 'CreateProgramResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new program; null when it was refused. */
  program?: Maybe<Program>;
};

/** The fields of a new purchase order. */
export type CreatePurchaseOrderInput = {
  /** The card it is paid with, by name or last digits, at most 255 characters; a whole card number is refused. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId: Scalars['ID']['input'];
  /** Tags the order external. Only tools and imports do. */
  external?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the funds are, at most 255 characters; refused where the switch is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of the funds, at most 255 characters; refused where the switch is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId: Scalars['ID']['input'];
  /** When it was ordered. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The number, at most 255 characters, unique in the organization without case. */
  orderNumber: Scalars['String']['input'];
  /** The purchase request number, at most 255 characters; refused where the switch is off. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** The users to assign, at most 200. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The vendor. */
  vendorId: Scalars['ID']['input'];
};

/** What making a purchase order gave. */
export type CreatePurchaseOrderResult = {
  __typename?: 'CreatePurchaseOrderResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new order; null when it was refused. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The fields of a new shipment. */
export type CreateShipmentInput = {
  /** When it is to leave. */
  anticipatedShipDate?: InputMaybe<Scalars['Date']['input']>;
  /** The air waybill or tracking number, at most 40 characters; checked where its prefix is one of the organization's airlines. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** The name of its documents, at most 255 characters; the invoice number without it. */
  commercialName?: InputMaybe<Scalars['String']['input']>;
  /** The courier. */
  courierId?: InputMaybe<Scalars['ID']['input']>;
  /** Kilograms, more than 0, at most 3 decimals. */
  dryIce?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** US dollars, more than 0, at most 2 decimals. */
  freightCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The group, one of the program's. */
  groupId: Scalars['ID']['input'];
  /** A key of `incoterms`. */
  incoterm?: InputMaybe<Scalars['String']['input']>;
  /** The invoice number, at most 255 characters, unique in the organization without case. */
  invoiceNumber: Scalars['String']['input'];
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How many packages, 1 to 1,000,000. */
  packageQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** A key of `packageTypes`. */
  packageType?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** A key of `shipmentTypes`. */
  shipmentType: Scalars['String']['input'];
  /** When it left. */
  shippedDate?: InputMaybe<Scalars['Date']['input']>;
  /** Kilograms, more than 0, at most 3 decimals. */
  totalWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** The users to assign, at most 200. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What making a shipment gave. */
export type CreateShipmentResult = {
  __typename?: 'CreateShipmentResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new shipment; null when it was refused. */
  shipment?: Maybe<Shipment>;
};

/** The fields of a new substatus. */
export type CreateSubstatusInput = {
  /** The kind of record. */
  model: StatusModel;
  /** The status, by key: one of those of the kind of record. */
  status: Scalars['String']['input'];
  /** The reason, at most 255 characters, unique for its status without case. */
  subStatus: Scalars['String']['input'];
};

/** What making a substatus gave. */
export type CreateSubstatusResult = {
  __typename?: 'CreateSubstatusResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new substatus; null when it was refused. */
  substatus?: Maybe<Substatus>;
};

/** The fields of a new user. The picture is uploaded afterwards, to `PUT /files/users/{id}/picture`. */
export type CreateUserInput = {
  /** Email, with which the user signs in; at most 254 characters, unique everywhere. */
  email: Scalars['String']['input'];
  /** First name, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** Job title, at most 255 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** The organization; your own unless you say so. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The programs that the user is to be a member of, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role: a grantable one of `roles`. */
  roleId: Scalars['ID']['input'];
};

/** What inviting a user gave. */
export type CreateUserResult = {
  __typename?: 'CreateUserResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new user; null when it was refused. */
  user?: Maybe<User>;
};

/** The fields of a new vendor. */
export type CreateVendorInput = {
  /** Where it is. */
  address?: InputMaybe<AddressInput>;
  /** The employer identification number, at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 255 characters, unique in the organization without case. */
  name: Scalars['String']['input'];
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When it was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What making a vendor gave. */
export type CreateVendorResult = {
  __typename?: 'CreateVendorResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The new vendor; null when it was refused. */
  vendor?: Maybe<Vendor>;
};

/** Goods with what 49 CFR 172.101 says of their number. */
export type DangerousGood = {
  __typename?: 'DangerousGood';
  /** The most in one package on cargo aircraft. */
  cargoAircraft?: Maybe<Scalars['String']['output']>;
  /** The primary hazard, an explosive's with its letter. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** Whether the table knows the number; null without one. An unknown number is neither allowed nor forbidden. */
  inTable?: Maybe<Scalars['Boolean']['output']>;
  /** What it is. */
  name: Scalars['String']['output'];
  /** The item; null for dry ice, which is packed around items. */
  orderItemId?: Maybe<Scalars['ID']['output']>;
  /** I, II or III; null where it has none or is not known. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** The most in one package on passenger aircraft, as the table words it; null where nothing is known. */
  passengerAircraft?: Maybe<Scalars['String']['output']>;
  /** The name in the table; null where it is not known which one. */
  properShippingName?: Maybe<Scalars['String']['output']>;
  /** What a person has to look at. */
  remarks: Array<Scalars['String']['output']>;
  /** Further hazards, the table's included. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
  /** The UN number; null where nobody has said. */
  unNumber?: Maybe<Scalars['String']['output']>;
};

/** What the rules of dangerous goods say of a shipment: decision support, never a legal determination. */
export type DangerousGoods = {
  __typename?: 'DangerousGoods';
  /** What the declaration must hold; empty without dangerous goods. */
  declaration: Array<DeclarationPart>;
  /** Its dangerous goods; dry ice is one of them. */
  goods: Array<DangerousGood>;
  /** How many items are not assessed: nothing is known of them. */
  notAssessed: Scalars['Int']['output'];
  /** Hazards to load apart. */
  pairs: Array<SegregatedPair>;
  /** What else a person has to look at. */
  remarks: Array<Scalars['String']['output']>;
  /** The tables that its pairs were held against, by how it travels; none for the sea. */
  tables: Array<SegregationTable>;
  /** How many pairs of goods no rule names; null where there is no table to look at. */
  unruled?: Maybe<Scalars['Int']['output']>;
};

/** A class or division of dangerous goods. */
export type DangerousGoodsClass = {
  __typename?: 'DangerousGoodsClass';
  /** Number and name, for instance `5.1 Oxidizer`. */
  description: Scalars['String']['output'];
  /** Its number, for instance `5.1`. */
  id: Scalars['ID']['output'];
};

/** A range of dates; either end may be left out, both ends are included. */
export type DateRange = {
  /** The first date that matches. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last date that matches. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A range of moments; either end may be left out, both ends are included. */
export type DateTimeRange = {
  /** The first moment that matches. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last moment that matches. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A range of numbers; either end may be left out, both ends are included. */
export type DecimalRange = {
  /** The smallest number that matches. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest number that matches. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A part of the declaration of dangerous goods. */
export type DeclarationPart = {
  __typename?: 'DeclarationPart';
  /** The goods of which it is not known. */
  missing: Array<Scalars['String']['output']>;
  /** What it is. */
  name: Scalars['String']['output'];
  /** Where it stands. */
  rule: Scalars['String']['output'];
  /** Whether it is known. */
  state: DeclarationState;
};

/** Whether a part of the declaration is known. */
export type DeclarationState =
  /** It comes onto the paper by hand. */
  | 'BY_HAND'
  /** It is. */
  | 'KNOWN'
  /** It is not. */
  | 'MISSING';

/** Where a comment to remove stands. */
export type DeleteCommentInput = {
  /** The record's id. */
  parentId: Scalars['ID']['input'];
  /** The kind of record it stands on. */
  type: CommentableType;
};

/** What removing a comment gave. */
export type DeleteCommentResult = {
  __typename?: 'DeleteCommentResult';
  /** The id of the removed comment; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** What removing an item gave. */
export type DeleteOrderItemResult = {
  __typename?: 'DeleteOrderItemResult';
  /** On STALE, the item as somebody else left it. */
  current?: Maybe<OrderItem>;
  /** The id of the removed item; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/**
 * A file with what is known about it, attached to one record. Documents are uploaded at
 * `POST /files/{parents}/{parentId}/attachments` (`multipart/form-data` with api/v1's fields `attachment[file]`,
 * `attachment[document_type]`, `attachment[description]`, `attachment[number]`, `attachment[expiry_date]`) and changed at
 * `PATCH /files/{parents}/{parentId}/attachments/{id}` (also `attachment[lock_version]`). Both answer as a mutation would:
 * `{ "document": …, "errors": […] }`, with the fields of this type except those that need another record.
 */
export type Document = Versioned & {
  __typename?: 'Document';
  /** What you may do with it now: `update`, `archive`. */
  abilities: Array<Ability>;
  /** The file's media type, told from its bytes; null when there is no file. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** The last day on which it is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The file's name; null when there is no file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** The number on the paper. */
  number?: Maybe<Scalars['String']['output']>;
  /** The record it is attached to. */
  parent: DocumentParent;
  /** The file's size in bytes; null when there is no file. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Where it stands: archived if it was archived, else expired from the day after its expiry date (UTC). */
  status: DocumentStatus;
  /** Where a small picture of the file is; null when it is no picture. */
  thumbUrl?: Maybe<Scalars['String']['output']>;
  /** What kind of paper it is. */
  type: DocumentType;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who uploaded it; null when that is not known. */
  uploadedBy?: Maybe<User>;
  /** Where the file is under this gateway, as a download that needs the same rights; null when there is no file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A document is about to expire, or expires today (UTC). */
export type DocumentNotification = Notification & {
  __typename?: 'DocumentNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The document's id. */
  documentId: Scalars['ID']['output'];
  /** The key of the document's type, for instance `visual_screening`. */
  documentType: Scalars['String']['output'];
  /** The last day on which the document is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The program of the record; null for what belongs to none, shown as System. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null while you have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that the document is attached to. */
  record: NotificationRecord;
  /** Null: the calendar did it. */
  sender?: Maybe<User>;
  /** What happened: `DOCUMENT_EXPIRES_SOON` or `DOCUMENT_EXPIRES_TODAY`. */
  type: NotificationType;
};

/** One page of documents. */
export type DocumentPage = {
  __typename?: 'DocumentPage';
  /** The rows. */
  data: Array<Document>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** The record that a document is attached to. */
export type DocumentParent = {
  __typename?: 'DocumentParent';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The kind of record. */
  type: DocumentParentType;
};

/** A record that documents are attached to. */
export type DocumentParentInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** The kind of record. */
  type: DocumentParentType;
};

/** What documents can be attached to. Paths under `/files` name it as api/v1 does. */
export type DocumentParentType =
  /** A courier; `couriers` in paths. */
  | 'COURIER'
  /** An end user; `end_users` in paths. */
  | 'END_USER'
  /** A line of a purchase order; `order_items` in paths. */
  | 'ORDER_ITEM'
  /** A purchase order; `purchase_orders` in paths. */
  | 'PURCHASE_ORDER'
  /** A shipment; `commercial_invoices` in paths. */
  | 'SHIPMENT'
  /** A member of staff; `users` in paths. */
  | 'USER'
  /** A vendor; `vendors` in paths. */
  | 'VENDOR';

/** What a document cannot be without. */
export type DocumentRequirements = {
  __typename?: 'DocumentRequirements';
  /** Whether it needs a description. */
  description: Scalars['Boolean']['output'];
  /** Whether it needs an expiry date. */
  expiryDate: Scalars['Boolean']['output'];
  /** Whether it needs a file. */
  file: Scalars['Boolean']['output'];
  /** Whether it needs a number. */
  number: Scalars['Boolean']['output'];
};

/** How documents are sorted. */
export type DocumentSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: DocumentSortField;
};

/** By what documents can be sorted. */
export type DocumentSortField =
  /** When it was uploaded. */
  | 'CREATED_AT'
  /** The description. */
  | 'DESCRIPTION'
  /** The type. */
  | 'DOCUMENT_TYPE'
  /** The expiry date. */
  | 'EXPIRY_DATE'
  /** The number on the paper. */
  | 'NUMBER'
  /** Where it stands. */
  | 'STATUS';

/** Where a document stands. */
export type DocumentStatus =
  /** It was put away and cannot be changed any more. */
  | 'ARCHIVED'
  /** Its expiry date has passed. */
  | 'EXPIRED'
  /** It can be used. */
  | 'VALID';

/** A kind of document, as the backend defines it for a kind of record. */
export type DocumentType = {
  __typename?: 'DocumentType';
  /** The key to send, for instance `mta_incoming`. */
  key: Scalars['String']['output'];
  /** The name to show, for instance `MTA incoming`. */
  name: Scalars['String']['output'];
  /** What a document of this type cannot be without. */
  required: DocumentRequirements;
};

/**
 * The person or institution that uses the goods, screened before anything is shipped. The label is open to the whole
 * organization; the rest is null for whoever may not read end users.
 */
export type EndUser = Versioned & {
  __typename?: 'EndUser';
  /** What you may do with it now: `update`. */
  abilities: Array<Ability>;
  /** Where it is. */
  country?: Maybe<Scalars['CountryCode']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Their documents, newest first; null when you may not read end users or documents. */
  documents?: Maybe<DocumentPage>;
  /** The institution. */
  externalOrganizationName?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The groups that it is a member of, as far as you may open their programs. */
  groups?: Maybe<Array<Group>>;
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What to show: the full name, else the organization. */
  label: Scalars['String']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Its version: send it with an edit. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The OPC switch; null when the organization's switch is off. */
  opc?: Maybe<Scalars['Boolean']['output']>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** The programs that it belongs to, as far as you may open them. */
  programs?: Maybe<Array<Program>>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** The file of its newest screening that is not archived; null when there is none, or you may not read documents. */
  screeningDocument?: Maybe<ScreeningDocument>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
};


/**
 * The person or institution that uses the goods, screened before anything is shipped. The label is open to the whole
 * organization; the rest is null for whoever may not read end users.
 */
export type EndUserDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * The person or institution that uses the goods, screened before anything is shipped. The label is open to the whole
 * organization; the rest is null for whoever may not read end users.
 */
export type EndUserHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which end users. Every given filter must match; a list matches any of its values. */
export type EndUserFilter = {
  /** In any of these countries. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** Part of the institution's name. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** True: with a `screeningDocument`; false: without. Needs the right to read documents. */
  hasScreeningDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these programs. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last changed in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** One page of end users. */
export type EndUserPage = {
  __typename?: 'EndUserPage';
  /** The rows. */
  data: Array<EndUser>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How end users are sorted. */
export type EndUserSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: EndUserSortField;
};

/** By what end users can be sorted. */
export type EndUserSortField =
  /** The country's code. */
  | 'COUNTRY'
  /** The institution. */
  | 'EXTERNAL_ORGANIZATION_NAME'
  /** The label. */
  | 'LABEL'
  /** The first of the programs that you may open, by name. */
  | 'PROGRAM'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** The kinds of refusals of a write. */
export type ErrorCode =
  /** Of a record among many: your role does not allow it. */
  | 'FORBIDDEN'
  /** The value breaks a rule. */
  | 'INVALID'
  /** The same write, by its idempotency key, is still running: ask again in a moment. */
  | 'IN_PROGRESS'
  /** Of a record among many: it is not there, or not yours. */
  | 'NOT_FOUND'
  /** Of a record among many: nothing is wrong with it, but others were refused, and without `partial` none is stored. */
  | 'NOT_STORED'
  /** Somebody changed the record since the version that was sent; `current` holds it as it is now. */
  | 'STALE'
  /** The record's status does not allow it (any more). */
  | 'TRANSITION';

/** A document that expires or has expired, with the record that it is attached to. */
export type ExpiringDocument = {
  __typename?: 'ExpiringDocument';
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** The last day on which it is valid. */
  expiryDate: Scalars['Date']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The number on the paper. */
  number?: Maybe<Scalars['String']['output']>;
  /** The record it is attached to. */
  parent: DocumentParent;
  /** What that record is called. */
  parentLabel: Scalars['String']['output'];
  /** The program that the record belongs to; null where it belongs to the organization. */
  program?: Maybe<Program>;
  /** The order of an order item that it is attached to. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** What kind of paper it is. */
  type: DocumentType;
};

/** One page of documents that expire. */
export type ExpiringDocumentPage = {
  __typename?: 'ExpiringDocumentPage';
  /** The rows. */
  data: Array<ExpiringDocument>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** The value under one tariff code held against the limit of 15 CFR 30.37(a). It helps to decide; it is no legal advice. */
export type ExportCheck = {
  __typename?: 'ExportCheck';
  /** The code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The code that needs its 10 digits for a firmer answer; null when none does. */
  incompleteCode?: Maybe<Scalars['String']['output']>;
  /** What comes of it. */
  level: ExportLevel;
  /** What is under the code, in US dollars: the shipment's items, the chosen ones and this one. */
  value: Scalars['Decimal']['output'];
};

/** What a statement of the export rule does. */
export type ExportEffect =
  /** A person has to look. */
  | 'CHECK'
  /** No filing is due. */
  | 'EXEMPTS'
  /** A filing is due at any value. */
  | 'REQUIRES';

/** How a value stands to the limit of an export filing (EEI). */
export type ExportLevel =
  /** At the limit: still no filing. */
  | 'AT_LIMIT'
  /** A shorter code may name the same goods; together they would exceed the limit. */
  | 'COULD_EXCEED'
  /** Below the limit: no filing. */
  | 'EXEMPT'
  /** Above the limit: a filing will be required. */
  | 'REQUIRED';

/** What the export rule says of a shipment: decision support, never a legal determination. */
export type ExportRule = {
  __typename?: 'ExportRule';
  /** The sums of its tariff codes, the most urgent first. */
  codes: Array<ExportedCode>;
  /** The worst that comes of codes and statements. */
  level: ExportLevel;
  /** The value up to which nothing is filed for a code, in US dollars. */
  limit: Scalars['Decimal']['output'];
  /** The same, worded for people. */
  message: Scalars['String']['output'];
  /** Where the limit stands. */
  rule: Scalars['String']['output'];
  /** What else the rule says, each with where it stands. */
  statements: Array<ExportStatement>;
  /** How many items have no code: they are in no sum. */
  withoutCode: Scalars['Int']['output'];
};

/** One thing that the export rule says. */
export type ExportStatement = {
  __typename?: 'ExportStatement';
  /** What it does. */
  effect: ExportEffect;
  /** What it says. */
  message: Scalars['String']['output'];
  /** Where it stands. */
  rule: Scalars['String']['output'];
};

/** The sum under one tariff code against the limit. */
export type ExportedCode = {
  __typename?: 'ExportedCode';
  /** The code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The code that needs its 10 digits for a firmer answer; null when none does. */
  incompleteCode?: Maybe<Scalars['String']['output']>;
  /** How it stands to the limit. */
  level: ExportLevel;
  /** The level, worded for people. */
  message: Scalars['String']['output'];
  /** Its parts by origin, which are reported separately; a filing is due when the total is above the limit. */
  origins: Array<OriginValue>;
  /** The sum of its items, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** The switches of an organization: what is off is hidden and keeps its data. */
export type FeatureFlags = {
  __typename?: 'FeatureFlags';
  /** Order items show the vendor's invoice number. */
  oiInvoiceNumberEnabled: Scalars['Boolean']['output'];
  /** Order items show the WCM invoice number. */
  oiWcmInvoiceNumberEnabled: Scalars['Boolean']['output'];
  /** End users show the OPC switch. */
  opcEnabled: Scalars['Boolean']['output'];
  /** Purchase orders show the purchase request number; a program can switch it on by itself. */
  orderNumberInternalEnabled: Scalars['Boolean']['output'];
  /** Purchase orders show funding number and description. */
  poFundingEnabled: Scalars['Boolean']['output'];
  /** Order items show the WBG material document. */
  wbgMatDocEnabled: Scalars['Boolean']['output'];
};

/** The switches to set, each true or false: null is refused. Those that are left out stay, and are off in a new organization. */
export type FeatureFlagsInput = {
  /** Order items show the vendor's invoice number. */
  oiInvoiceNumberEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order items show the WCM invoice number. */
  oiWcmInvoiceNumberEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** End users show the OPC switch. */
  opcEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Purchase orders show the purchase request number; a program can switch it on by itself. */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Purchase orders show funding number and description. */
  poFundingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order items show the WBG material document. */
  wbgMatDocEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why a write was refused, and where to show it. */
export type FieldError = {
  __typename?: 'FieldError';
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** The input field in camelCase with dots (`address.city`), or `base` for the record as a whole. */
  field: Scalars['String']['output'];
  /** A sentence part to show behind the field's name, or a whole sentence when the field is `base`. */
  message: Scalars['String']['output'];
};

/** Where goods come from, by their countries of manufacture. */
export type GoodsOrigin =
  /** Made in the United States alone. */
  | 'DOMESTIC'
  /** Made elsewhere alone. */
  | 'FOREIGN'
  /** Made both there and elsewhere, or nobody has said where. */
  | 'UNKNOWN';

/** Whether an item has arrived, when and how. */
export type GoodsReceipt = {
  __typename?: 'GoodsReceipt';
  /** In what condition: a key of `conditions`. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Whether it was received. */
  received: Scalars['Boolean']['output'];
  /** When it was received. */
  receivedDate?: Maybe<Scalars['Date']['output']>;
};

/**
 * A group of a program: who the goods are for. Its name is open to whoever may open the program; the rest is null for
 * whoever may not read groups.
 */
export type Group = Versioned & {
  __typename?: 'Group';
  /** What you may do with it now: `update`. */
  abilities: Array<Ability>;
  /** Where deliveries go. */
  address?: Maybe<Address>;
  /** For whose attention deliveries are. */
  attn?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many end users are members. */
  endUsersCount?: Maybe<Scalars['Int']['output']>;
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Its name, unique in its program. */
  name: Scalars['String']['output'];
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** Its phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The program that it belongs to; null when you may not open it. */
  program?: Maybe<Program>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/**
 * A group of a program: who the goods are for. Its name is open to whoever may open the program; the rest is null for
 * whoever may not read groups.
 */
export type GroupHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which groups. */
export type GroupFilter = {
  /** Last changed in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One page of groups. */
export type GroupPage = {
  __typename?: 'GroupPage';
  /** The rows. */
  data: Array<Group>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How groups are sorted. */
export type GroupSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: GroupSortField;
};

/** By what groups can be sorted. */
export type GroupSortField =
  /** The city. */
  | 'CITY'
  /** The country's code. */
  | 'COUNTRY'
  /** The name. */
  | 'NAME'
  /** The program's name. */
  | 'PROGRAM'
  /** When it was last changed. */
  | 'UPDATED_AT';

/**
 * One changed field. Values are text: texts, dates, decimals and keys as they are, numbers, ids, true and false as in JSON,
 * lists and objects as JSON (`["KE","IN"]`, `{"zipCode":"00100"}`), and null for none.
 */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** The field's name, as in the record's type where it has such a field. */
  field: Scalars['String']['output'];
  /** The value before. */
  from?: Maybe<Scalars['String']['output']>;
  /** The value after. */
  to?: Maybe<Scalars['String']['output']>;
};

/** What somebody did to a record. Kept with the change itself, and never altered. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** What was done: `create`, `update`, `assign_status`, `assign_users`, `add_items`, `assess`, …; the backend owns the set. */
  action: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** What it changed; empty where it changed no field. */
  changes: Array<HistoryChange>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Who did it; null for imports and the system. */
  user?: Maybe<User>;
};

/** One page of a record's history. */
export type HistoryPage = {
  __typename?: 'HistoryPage';
  /** The entries, newest first. */
  data: Array<HistoryEntry>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** What the items of one tariff code are worth. */
export type HsCodeValue = {
  __typename?: 'HsCodeValue';
  /** The code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The sum of their total values, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** The fields of a new administrator of an organization. */
export type InviteOrganizationAdminInput = {
  /** Email, with which the user signs in; at most 254 characters, unique everywhere. */
  email: Scalars['String']['input'];
  /** First name, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** The organization. */
  organizationId: Scalars['ID']['input'];
  /** Phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** One part of a kit; everything else it has from the kit. */
export type KitPartInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** What it is, at most 255 characters. */
  material: Scalars['String']['input'];
  /** How many, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
};

/** An entry of a closed list. */
export type LookupEntry = {
  __typename?: 'LookupEntry';
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** What marking a notification gave. */
export type MarkNotificationReadResult = {
  __typename?: 'MarkNotificationReadResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The notification as it is now; null when it was refused. */
  notification?: Maybe<Notification>;
};

/** A kind of record that has statuses, as pickers show it. */
export type ModelType = {
  __typename?: 'ModelType';
  /** Which one. */
  model: StatusModel;
  /** The name to show. */
  name: Scalars['String']['output'];
  /** Its statuses, in the order of their life. */
  statuses: Array<Status>;
};

/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Notes that you have looked at pairs of dangerous goods that are to be kept apart. Needs write on shipments. */
  acknowledgeDangerousGoods?: Maybe<ShipmentResult>;
  /** Lets a user in; who never answered an invitation gets a new one instead. Never oneself. Needs update on users. */
  activateUser?: Maybe<UserResult>;
  /** Takes items into the shipment: all of them or none. Their status stays. Needs write on shipments. */
  addShipmentItems?: Maybe<ShipmentResult>;
  /** Puts a document away: it stays readable and cannot be changed any more. Needs archive on documents, and read on the record. */
  archiveDocument?: Maybe<ArchiveDocumentResult>;
  /** Puts a reason away for good: records keep its text, and it is offered no more. Needs archive on substatuses. */
  archiveSubstatus?: Maybe<ArchiveSubstatusResult>;
  /**
   * Changes the fields that are sent, and with them marks an open item as assessed: both or neither. Behind a backend that
   * takes the two in separate steps, the fields may be saved alone; the item then comes beside the error.
   * Needs assess or write on order items; who may only assess changes `dgClass`, `dgDescription`,
   * `subsidiaryHazards`, `unNumber` and `packingGroup`.
   */
  assessOrderItem?: Maybe<AssessOrderItemResult>;
  /** Moves an item to another status. Needs assign_status on order items. */
  assignOrderItemStatus?: Maybe<OrderItemResult>;
  /** Moves the order to another status. Needs assign_status on purchase orders. */
  assignPurchaseOrderStatus?: Maybe<PurchaseOrderResult>;
  /** Sets who is assigned: the whole list. Newly assigned users are notified. Needs write on purchase orders. */
  assignPurchaseOrderUsers?: Maybe<PurchaseOrderResult>;
  /** Moves the shipment to another status, and its items with it to `shipping` and `delivered`. Needs assign_status on shipments. */
  assignShipmentStatus?: Maybe<ShipmentResult>;
  /** Sets who is assigned: the whole list. Newly assigned users are notified. Needs write on shipments. */
  assignShipmentUsers?: Maybe<ShipmentResult>;
  /**
   * Moves up to 200 records of one kind to the same status in one call, in one transaction: all or none, or with `partial`
   * those that can be moved. Needs what the mutation on one record needs.
   */
  assignStatuses?: Maybe<RecordsResult>;
  /**
   * Sets who is assigned to up to 200 records of one kind in one call, the same users to each: the whole list. All or none, or
   * with `partial` where they can be. Newly assigned users are notified of each. Needs write on the records.
   */
  assignUsersToMany?: Maybe<RecordsResult>;
  /** Changes one's own password. One's other sessions end, this one goes on. */
  changePassword?: Maybe<ChangePasswordResult>;
  /** Removes your notifications up to the newest one that was shown; what came later stays. */
  clearNotifications?: Maybe<ClearNotificationsResult>;
  /** Adds an airline to a courier. Needs write on couriers. */
  createAirline?: Maybe<CreateAirlineResult>;
  /**
   * Makes a key with which a tool calls as a user of its own, as `Authorization: Bearer lading_…`. It may do what its role allows,
   * in its programs, and never more than whoever made it may do at that moment. Needs write on API keys, and a person: a key
   * makes no others.
   */
  createApiKey?: Maybe<CreateApiKeyResult>;
  /** Writes a comment. Needs read on the record, and write on one's own comments (`ownComment`). */
  createComment?: Maybe<CommentResult>;
  /** Makes a courier. Needs write on couriers. */
  createCourier?: Maybe<CreateCourierResult>;
  /** Makes an end user. Needs write on end users. */
  createEndUser?: Maybe<CreateEndUserResult>;
  /** Makes a group of a program. Needs write on groups. */
  createGroup?: Maybe<CreateGroupResult>;
  /** Adds an item to an order. Needs write on order items. */
  createOrderItem?: Maybe<CreateOrderItemResult>;
  /**
   * Adds up to 200 items to an order in one call: all or none, or with `partial` those that can be added. Needs write on
   * order items.
   */
  createOrderItems?: Maybe<CreateOrderItemsResult>;
  /** Makes an organization. Needs create on organizations. */
  createOrganization?: Maybe<CreateOrganizationResult>;
  /** Makes a program of your organization; its slug is made from its name. Needs create on programs. */
  createProgram?: Maybe<CreateProgramResult>;
  /** Makes a purchase order. Needs write on purchase orders. */
  createPurchaseOrder?: Maybe<CreatePurchaseOrderResult>;
  /** Makes a shipment. Needs create on shipments. */
  createShipment?: Maybe<CreateShipmentResult>;
  /** Makes a reason for a status of one kind of record. Needs write on substatuses. */
  createSubstatus?: Maybe<CreateSubstatusResult>;
  /** Invites a user, who is inactive until the mail that is sent is answered. Needs create on users. */
  createUser?: Maybe<CreateUserResult>;
  /** Makes a vendor. Needs write on vendors. */
  createVendor?: Maybe<CreateVendorResult>;
  /** Lets a user out at once, or withdraws the invitation; the person's sessions end. Never oneself. Needs update on users. */
  deactivateUser?: Maybe<UserResult>;
  /**
   * Removes a comment. Its writer may, with write on one's own comments (`ownComment`); others need delete on all comments
   * (`anyComment`), and one from SAP delete on those (`legacyComment`).
   */
  deleteComment?: Maybe<DeleteCommentResult>;
  /** Removes an item from its order, while its status is open. Needs deactivate on order items. */
  deleteOrderItem?: Maybe<DeleteOrderItemResult>;
  /** Invites an administrator of an organization. Needs create on users, and a role that reaches that far. */
  inviteOrganizationAdmin?: Maybe<CreateUserResult>;
  /** Marks one of your notifications read; one that was read stays as it is. */
  markNotificationRead?: Maybe<MarkNotificationReadResult>;
  /**
   * Changes the fields that are sent, and with them marks an assessed item as received: both or neither. Behind a backend
   * that takes the two in separate steps, the fields may be saved alone; the item then comes beside the error.
   * Needs receive or write on order items; who may only receive changes `receivedDate` and `condition`.
   */
  receiveOrderItem?: Maybe<ReceiveOrderItemResult>;
  /**
   * For tools: the next token of the session, for the token in the `Authorization` header, also one that has run out.
   * Browsers never need it: the gateway renews their cookie. FORBIDDEN with an API key, which holds until it expires.
   */
  refreshToken?: Maybe<RefreshTokenResult>;
  /** Takes an item out of the shipment. Its status stays. Needs write on shipments. */
  removeShipmentItem?: Maybe<ShipmentResult>;
  /**
   * For whoever cannot sign in: mails a link that is good for 30 minutes and for one use. The answer is the same whether or
   * not there is such a user.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetResult>;
  /** Sets a password with the token of a mailed link, of a reset or an invitation. All sessions of the person end. */
  resetPassword?: Maybe<ResetPasswordResult>;
  /** Ends a key and its open sockets, at once and for good. Needs write on API keys, and a person. */
  revokeApiKey?: Maybe<RevokeApiKeyResult>;
  /** Sends an open shipment for review. It cannot be edited until it is reviewed. Needs send_for_review on shipments. */
  sendShipmentForReview?: Maybe<ShipmentResult>;
  /** Sets the approval dates that are sent, none later than today. They change no status. Needs set_approval on shipments. */
  setShipmentApprovals?: Maybe<UpdateShipmentResult>;
  /**
   * Signs in with email and password. A browser gets a session cookie that script cannot read; tools ask for `token` and
   * send it as `Authorization: Bearer …`. A wrong password is an entry in `errors` on `base`; too many tries are RATE_LIMITED.
   */
  signIn?: Maybe<SignInResult>;
  /** Ends the session here and on the server, its open sockets included. FORBIDDEN with an API key, which an administrator revokes. */
  signOut?: Maybe<SignOutResult>;
  /**
   * Splits a kit into its parts, whose values add up to the kit's to the cent; the item becomes the first of them. Needs split
   * on order items, and `splitKit` on the item.
   */
  splitOrderItemByKit?: Maybe<SplitOrderItemResult>;
  /**
   * Splits a quantity off an item: a second one gets it and a copy of everything else but comments and documents. Needs split
   * on order items, and `splitQuantity` on the item.
   */
  splitOrderItemByQuantity?: Maybe<SplitOrderItemResult>;
  /**
   * Takes an assessment back: the item is open again, and what was found stays in its fields. Possible while it is still
   * assessed, and in no shipment that was sent for review. Needs assess or write on order items.
   */
  takeBackAssessment?: Maybe<OrderItemResult>;
  /**
   * Takes a receipt back: the item is assessed again, and date and condition stay in its fields. Possible while it is still
   * received, and in no shipment that was sent for review. Needs receive or write on order items.
   */
  takeBackReceipt?: Maybe<OrderItemResult>;
  /** Changes the fields that are sent, and only those. Needs write on couriers. */
  updateAirline?: Maybe<UpdateAirlineResult>;
  /**
   * Changes a comment's text. Only its writer may, with write on one's own comments (`ownComment`); one from SAP needs write on
   * those (`legacyComment`).
   */
  updateComment?: Maybe<CommentResult>;
  /** Changes the fields that are sent, and only those. Needs write on couriers. */
  updateCourier?: Maybe<UpdateCourierResult>;
  /**
   * Changes what is known about a document. Its file is replaced at `PATCH /files/{parents}/{parentId}/attachments/{id}`. Needs
   * write on documents, and read on the record.
   */
  updateDocument?: Maybe<UpdateDocumentResult>;
  /** Changes the fields that are sent, and only those. Needs write on end users. */
  updateEndUser?: Maybe<UpdateEndUserResult>;
  /** Changes the fields that are sent, and only those. Needs write on groups. */
  updateGroup?: Maybe<UpdateGroupResult>;
  /** Changes what you want to be told. Fields that are left out stay. */
  updateNotificationSettings?: Maybe<UpdateNotificationSettingsResult>;
  /**
   * Changes the fields that are sent, and only those. Needs write on order items; whoever may only assess, receive or split
   * changes the fields that belong to it.
   */
  updateOrderItem?: Maybe<UpdateOrderItemResult>;
  /**
   * Changes up to 200 items in one call, of one order or of many: all or none, or with `partial` those that can be changed. Of
   * each only the fields that are sent. Needs what `updateOrderItem` needs.
   */
  updateOrderItems?: Maybe<UpdateOrderItemsResult>;
  /** Changes the fields and switches that are sent, and only those. Needs update on organizations. */
  updateOrganization?: Maybe<UpdateOrganizationResult>;
  /** Changes the fields that are sent, and only those; the slug stays. Needs update on programs. */
  updateProgram?: Maybe<UpdateProgramResult>;
  /** Changes the fields that are sent, and only those. Needs write on purchase orders. */
  updatePurchaseOrder?: Maybe<UpdatePurchaseOrderResult>;
  /**
   * Changes the fields that are sent, and only those. Needs write on shipments, and in a status that locks it a role with that
   * status among its `editableStatuses`.
   */
  updateShipment?: Maybe<UpdateShipmentResult>;
  /**
   * Changes the fields that are sent, and only those; the kind of record stays. Records keep the text that they were given.
   * Needs write on substatuses.
   */
  updateSubstatus?: Maybe<UpdateSubstatusResult>;
  /** Changes the fields that are sent, and only those. Needs update on users, and a role that reaches this user. */
  updateUser?: Maybe<UpdateUserResult>;
  /** Changes the fields that are sent, and only those. Needs write on vendors. */
  updateVendor?: Maybe<UpdateVendorResult>;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAcknowledgeDangerousGoodsArgs = {
  id: Scalars['ID']['input'];
  input: AcknowledgeDangerousGoodsInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationActivateUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAddShipmentItemsArgs = {
  id: Scalars['ID']['input'];
  input: AddShipmentItemsInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationArchiveDocumentArgs = {
  id: Scalars['ID']['input'];
  input: ArchiveDocumentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationArchiveSubstatusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssessOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignOrderItemStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignPurchaseOrderStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignPurchaseOrderUsersArgs = {
  id: Scalars['ID']['input'];
  input: AssignUsersInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignShipmentStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignShipmentUsersArgs = {
  id: Scalars['ID']['input'];
  input: AssignUsersInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  lockVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  partial?: Scalars['Boolean']['input'];
  status: Scalars['String']['input'];
  subStatus?: InputMaybe<Scalars['String']['input']>;
  type: StatusModel;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationAssignUsersToManyArgs = {
  ids: Array<Scalars['ID']['input']>;
  lockVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  partial?: Scalars['Boolean']['input'];
  type: AssignableType;
  userIds: Array<Scalars['ID']['input']>;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationClearNotificationsArgs = {
  input: ClearNotificationsInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateAirlineArgs = {
  input: CreateAirlineInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateCourierArgs = {
  input: CreateCourierInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateEndUserArgs = {
  input: CreateEndUserInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateOrderItemArgs = {
  input: CreateOrderItemInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateOrderItemsArgs = {
  inputs: Array<CreateOrderItemsInput>;
  partial?: Scalars['Boolean']['input'];
  purchaseOrderId: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateProgramArgs = {
  input: CreateProgramInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreatePurchaseOrderArgs = {
  input: CreatePurchaseOrderInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateShipmentArgs = {
  input: CreateShipmentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateSubstatusArgs = {
  input: CreateSubstatusInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationCreateVendorArgs = {
  input: CreateVendorInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationDeactivateUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  input: DeleteCommentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationDeleteOrderItemArgs = {
  id: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationInviteOrganizationAdminArgs = {
  input: InviteOrganizationAdminInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationReceiveOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationRemoveShipmentItemArgs = {
  id: Scalars['ID']['input'];
  input: RemoveShipmentItemInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationSendShipmentForReviewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationSetShipmentApprovalsArgs = {
  id: Scalars['ID']['input'];
  input: SetShipmentApprovalsInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationSplitOrderItemByKitArgs = {
  id: Scalars['ID']['input'];
  input: SplitOrderItemByKitInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationSplitOrderItemByQuantityArgs = {
  id: Scalars['ID']['input'];
  input: SplitOrderItemByQuantityInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationTakeBackAssessmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationTakeBackReceiptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateAirlineArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAirlineInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateCommentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCommentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateCourierArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCourierInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateDocumentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDocumentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateEndUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEndUserInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateGroupArgs = {
  id: Scalars['ID']['input'];
  input: UpdateGroupInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateOrderItemsArgs = {
  inputs: Array<UpdateOrderItemsInput>;
  partial?: Scalars['Boolean']['input'];
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateProgramArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProgramInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdatePurchaseOrderArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePurchaseOrderInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateShipmentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShipmentInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateSubstatusArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSubstatusInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/**
 * Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key` header (1 to 255
 * visible ASCII characters) with every write: repeated with the same key within a day, it happens once.
 * Several mutations in one document run one after the other, each in a transaction of its own: one that fails is null beside
 * its error, and those before and after it happen all the same.
 */
export type MutationUpdateVendorArgs = {
  id: Scalars['ID']['input'];
  input: UpdateVendorInput;
};

/** A section of a program in the navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** The icon's name. */
  icon: Scalars['String']['output'];
  /** Stable id of the entry. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
  /** The section's address segment, for instance `purchase-orders`. */
  section: Scalars['String']['output'];
};

/**
 * That something happened which is your business. What it leads to is `record`: an order, an item (on the page of its
 * order), a shipment, or a record of the settings.
 */
export type Notification = {
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The program it happened in; null for what belongs to none, shown as System. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null while you have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that it is about. */
  record: NotificationRecord;
  /** Who did it; null for the calendar. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** One notification as it comes. */
export type NotificationChange = {
  __typename?: 'NotificationChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The notification; null on REFETCH. */
  notification?: Maybe<Notification>;
};

/** One page of notifications. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** The rows. */
  data: Array<Notification>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** The program that something happened in. */
export type NotificationProgram = {
  __typename?: 'NotificationProgram';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its name in addresses. */
  slug: Scalars['String']['output'];
};

/** Whether you are told of one program. */
export type NotificationProgramSetting = {
  __typename?: 'NotificationProgramSetting';
  /** Whether you are told. */
  enabled: Scalars['Boolean']['output'];
  /** The program's id. */
  programId: Scalars['ID']['output'];
};

/** A switch of one program. */
export type NotificationProgramSettingInput = {
  /** Whether you want to be told. */
  enabled: Scalars['Boolean']['input'];
  /** The program's id. */
  programId: Scalars['ID']['input'];
};

/** The record that a notification is about. */
export type NotificationRecord = {
  __typename?: 'NotificationRecord';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What to show, for instance `PO 10001` or a vendor's name. */
  label: Scalars['String']['output'];
  /** The order that it is, or that the item belongs to; null for other records, and without read on orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** For an order item, the id of its order. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** The shipment that it is; null for other records, and without read on shipments. */
  shipment?: Maybe<Shipment>;
  /** The kind of record. */
  type: RecordType;
};

/** What you want to be told. While `enabled` is off nothing is; while `allPrograms` is on, the switches of programs do not count. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Whether you are told of every program of yours. */
  allPrograms: Scalars['Boolean']['output'];
  /** Whether you are told anything. */
  enabled: Scalars['Boolean']['output'];
  /** One switch for each program of yours. */
  programs: Array<NotificationProgramSetting>;
  /** One switch for each kind. */
  types: Array<NotificationTypeSetting>;
};

/** What a notification tells. */
export type NotificationType =
  /** A document expires within 30 days. */
  | 'DOCUMENT_EXPIRES_SOON'
  /** A document expires today (UTC). */
  | 'DOCUMENT_EXPIRES_TODAY'
  /** You were assigned to a record. */
  | 'NEW_ASSIGNMENT'
  /** Somebody commented on a record that you are assigned to, or that you commented on. */
  | 'NEW_COMMENT'
  /** A shipment was sent for review. */
  | 'SHIPMENT_IN_REVIEW';

/** A kind of notification, for the preferences. */
export type NotificationTypeInfo = {
  __typename?: 'NotificationTypeInfo';
  /** What to show. */
  description: Scalars['String']['output'];
  /** The kind. */
  type: NotificationType;
};

/** Whether you are told of one kind. */
export type NotificationTypeSetting = {
  __typename?: 'NotificationTypeSetting';
  /** Whether you are told. */
  enabled: Scalars['Boolean']['output'];
  /** The kind. */
  type: NotificationType;
};

/** A switch of one kind. */
export type NotificationTypeSettingInput = {
  /** Whether you want to be told. */
  enabled: Scalars['Boolean']['input'];
  /** The kind. */
  type: NotificationType;
};

/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItem = Versioned & {
  __typename?: 'OrderItem';
  /**
   * What you may do with it now: `update`, `assess`, `receive`, `take_back_assessment`, `take_back_receipt`, `split_quantity`,
   * `split_kit`, `assign_status`, `remove`, `remove_from_shipment`, `comment`.
   */
  abilities: Array<Ability>;
  /** The assessment for dangerous goods. */
  assessment: Assessment;
  /** The vendor's number of the goods. */
  catalogNumber: Scalars['String']['output'];
  /** How many comments you may read. */
  commentsCount: Scalars['Int']['output'];
  /** Where it was made. */
  countriesOfManufacture: Array<Scalars['CountryCode']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its documents, newest first; null when you may not read documents. */
  documents?: Maybe<DocumentPage>;
  /** The Export Control Classification Number, or EAR99; null is unknown. */
  eccnDetails?: Maybe<Scalars['String']['output']>;
  /** Whether an export filing (EEI) is required; null while nobody has said. */
  eeiExport?: Maybe<Scalars['Boolean']['output']>;
  /** The end user's label. */
  endUserName: Scalars['String']['output'];
  /** The receipt of the goods. */
  goodsReceipt: GoodsReceipt;
  /** The status that it was held from, while it is on hold; null where that is not known. */
  heldFrom?: Maybe<Status>;
  /** What was done to it, newest first. Asked for with a call of its own for each record. */
  history?: Maybe<HistoryPage>;
  /** The tariff code, as typed. */
  hsCode?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The vendor's invoice number; null when there is none or the switch is off. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** What it is. */
  material: Scalars['String']['output'];
  /** Where the material transfer agreement stands: a key of `mtaStatuses`. */
  mtaStatus?: Maybe<Scalars['String']['output']>;
  /** The statuses that this item can move to now. */
  nextStatuses?: Maybe<Array<Status>>;
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** The packing group of dangerous goods: I, II or III; null where it has none or nobody has said. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** Its line number, whole or with one decimal (`10`, `10.1`), unique in its order. */
  position: Scalars['Decimal']['output'];
  /** The order that it belongs to; null when you may not read it. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The id of the order that it belongs to. */
  purchaseOrderId: Scalars['ID']['output'];
  /** How many, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['output'];
  /** The shipment that it travels in; null while it is in none, and when you may not read it. */
  shipment?: Maybe<Shipment>;
  /** The number of its shipment's air waybill, without the prefix. */
  shipmentAwbNumber?: Maybe<Scalars['String']['output']>;
  /** The airline's prefix of its shipment's air waybill, 3 digits; null where the number has none. */
  shipmentAwbPrefix?: Maybe<Scalars['String']['output']>;
  /** The id of the shipment that it travels in; null while it is in none. */
  shipmentId?: Maybe<Scalars['ID']['output']>;
  /** How it is to travel: a key of `shipmentTypes`. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** The unit: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['output'];
  /** Whether it is a kit that may be split into its parts. */
  splitKit: Scalars['Boolean']['output'];
  /** Whether its quantity may be split. */
  splitQuantity: Scalars['Boolean']['output'];
  /** Where it stands. */
  status: Status;
  /** The reasons that go with a status. Asked for with a call of its own for each record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** How it is stored: a key of `storageRequirements`. */
  storage?: Maybe<Scalars['String']['output']>;
  /** Why it stands there: one of the organization's substatuses as text. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** Further hazards besides the class: class numbers. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
  /** Quantity times value per item, rounded to cents, in US dollars. */
  totalValue: Scalars['Decimal']['output'];
  /** The UN number of dangerous goods, for instance `UN1170`. */
  unNumber?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether it is urgent. */
  urgent: Scalars['Boolean']['output'];
  /** Price of one, in US dollars, more than 0. */
  valuePerItem: Scalars['Decimal']['output'];
  /** The vendor's name. */
  vendorName: Scalars['String']['output'];
  /** The WBG material document; null when there is none or the switch is off. */
  wbgMatDoc?: Maybe<Scalars['String']['output']>;
  /** The WCM invoice number; null when there is none or the switch is off. */
  wcmInvoiceNumber?: Maybe<Scalars['String']['output']>;
};


/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItemDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItemHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItemStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** What a new item starts with, from its order and the order's last item. */
export type OrderItemDefaults = {
  __typename?: 'OrderItemDefaults';
  /** The next free line number. */
  position: Scalars['Decimal']['output'];
  /** One. */
  quantity: Scalars['Decimal']['output'];
  /** How the last item travels. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** False. */
  splitKit: Scalars['Boolean']['output'];
  /** False. */
  splitQuantity: Scalars['Boolean']['output'];
  /** How the last item is stored. */
  storage?: Maybe<Scalars['String']['output']>;
  /** False. */
  urgent: Scalars['Boolean']['output'];
};

/** Which order items. Every given filter must match; a list matches any of its values. */
export type OrderItemFilter = {
  /** Part of the catalog number. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** Arrived in any of these conditions. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Made in any of these countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** In any of these dangerous goods classes. */
  dgClasses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the dangerous goods details. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** With an export filing, or without. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the vendor's invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the material. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** With any of these MTA statuses. */
  mtaStatuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The rows of one of the program's overview lists. */
  overview?: InputMaybe<OrderItemOverview>;
  /** Quantity in this range. */
  quantity?: InputMaybe<DecimalRange>;
  /** Received in this range. */
  receivedDate?: InputMaybe<DateRange>;
  /** To travel in any of these ways. */
  shipmentTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kits that may be split, or not. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stored in any of these ways. */
  storages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Total value in this range, in US dollars. */
  totalValue?: InputMaybe<DecimalRange>;
  /**
   * Last changed in this range. Who keeps a copy asks for `changes` instead: one that took its time may be dated before another that
   * you know.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Urgent or not. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value per item in this range, in US dollars. */
  valuePerItem?: InputMaybe<DecimalRange>;
  /** Part of the vendor's name. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the WCM invoice number. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The overview lists of order items. */
export type OrderItemOverview =
  /** Urgent items that are open, in review, on hold, assessed, received, ready or in package. */
  | 'URGENT_ITEMS';

/** One page of order items. */
export type OrderItemPage = {
  __typename?: 'OrderItemPage';
  /** The rows. */
  data: Array<OrderItem>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** What assigning a status gave. */
export type OrderItemResult = {
  __typename?: 'OrderItemResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The item as it is now; null when it was refused. */
  orderItem?: Maybe<OrderItem>;
};

/** How order items are sorted. */
export type OrderItemSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: OrderItemSortField;
};

/** By what order items can be sorted. */
export type OrderItemSortField =
  /** The catalog number. */
  | 'CATALOG_NUMBER'
  /** The dangerous goods class. */
  | 'DG_CLASS'
  /** The tariff code. */
  | 'HS_CODE'
  /** The material. */
  | 'MATERIAL'
  /** The line number. */
  | 'POSITION'
  /** The quantity. */
  | 'QUANTITY'
  /** The status, in the order of its life. */
  | 'STATUS'
  /** The total value. */
  | 'TOTAL_VALUE'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** The value per item. */
  | 'VALUE_PER_ITEM';

/** What was ordered in a month. */
export type OrdersInMonth = {
  __typename?: 'OrdersInMonth';
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** The sum of the total values of the lines of its orders, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** How many orders are in a status. */
export type OrdersInStatus = {
  __typename?: 'OrdersInStatus';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: Status;
};

/** Who runs programs. Every record belongs to one, and no other sees it. Needs read on organizations. */
export type Organization = Versioned & {
  __typename?: 'Organization';
  /** What you may do with it now: `update`, `invite_admin`. */
  abilities: Array<Ability>;
  /** Where it is. */
  address?: Maybe<Address>;
  /** Whom to ask for. */
  contactPerson?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its employer identification number (the US tax authority's). */
  ein?: Maybe<Scalars['String']['output']>;
  /** Its email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its switches: what is off is hidden and keeps its data. */
  featureFlags?: Maybe<FeatureFlags>;
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Its name, unique. */
  name: Scalars['String']['output'];
  /** Its phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Its logo; null when there is none. */
  picture?: Maybe<Picture>;
  /** Its name where there is little room. */
  shortName?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its website. */
  website?: Maybe<Scalars['String']['output']>;
};


/** Who runs programs. Every record belongs to one, and no other sees it. Needs read on organizations. */
export type OrganizationHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of organizations. */
export type OrganizationPage = {
  __typename?: 'OrganizationPage';
  /** The rows. */
  data: Array<Organization>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How organizations are sorted. */
export type OrganizationSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: OrganizationSortField;
};

/** By what organizations can be sorted. */
export type OrganizationSortField =
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The short name. */
  | 'SHORT_NAME';

/** What of a code's value is of one origin. */
export type OriginValue = {
  __typename?: 'OriginValue';
  /** Where the goods come from, by their countries of manufacture. */
  origin: GoodsOrigin;
  /** The sum of its items, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** What goods are packed in. */
export type PackageType = {
  __typename?: 'PackageType';
  /** Its UN/ECE Rec 21 code, for instance `CT`; null when it has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** Where a page stands in its list. */
export type PageMeta = {
  __typename?: 'PageMeta';
  /** How many records match: exact up to 10,000. */
  count: Scalars['Int']['output'];
  /** True when more than 10,000 match: `count` is then 10,000, and later pages ask you to narrow the filters. */
  more: Scalars['Boolean']['output'];
  /** The page's number, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are; with `more`, how many can be asked for. */
  pages: Scalars['Int']['output'];
};

/** What the signed-in person may do. */
export type Permissions = {
  __typename?: 'Permissions';
  /** Rights on API keys. */
  apiKeys: AreaPermission;
  /**
   * Rights on documents, under their name in api/v1.
   * @deprecated Use `documents`.
   */
  attachments: AreaPermission;
  /** Rights on couriers. */
  couriers: AreaPermission;
  /** Rights on documents. */
  documents: AreaPermission;
  /** Rights on end users. */
  endUsers: AreaPermission;
  /** Rights on groups. */
  groups: AreaPermission;
  /** Rights on order items. */
  orderItems: AreaPermission;
  /** Rights on organizations. */
  organizations: AreaPermission;
  /** Rights on programs. */
  programs: AreaPermission;
  /** Rights on purchase orders. */
  purchaseOrders: AreaPermission;
  /** Rights on shipments. */
  shipments: AreaPermission;
  /** Rights on substatuses. */
  substatuses: AreaPermission;
  /** Rights on users. */
  users: AreaPermission;
  /** Rights on vendors. */
  vendors: AreaPermission;
  /** The parts of the application that navigation offers: `dashboard`, `purchaseOrders`, `settings.vendors`, … */
  views: Array<Scalars['String']['output']>;
};

/**
 * A picture, as paths under this gateway that need the same session. Each path changes with the picture, so that it may be
 * kept as long as one likes. Pictures are written at `PUT /files/organizations/{id}/picture` and `/files/users/{id}/picture`.
 */
export type Picture = {
  __typename?: 'Picture';
  /** The picture as it was given; null where only the small one is shown. */
  original?: Maybe<Scalars['String']['output']>;
  /** A small square version, for avatars. */
  thumb?: Maybe<Scalars['String']['output']>;
};

/** A program of an organization. Orders, shipments and groups belong to one. */
export type Program = Versioned & {
  __typename?: 'Program';
  /** What you may do with it now: `update`. */
  abilities: Array<Ability>;
  /** Its colours; null when it has the product's own. */
  colorPalette?: Maybe<ColorPalette>;
  /**
   * How many records of each of its lists can need somebody; null where the backend does not tell. All programs of an operation are
   * counted by one call.
   */
  counts?: Maybe<ProgramCounts>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** Its name, unique in the organization. */
  name: Scalars['String']['output'];
  /** The sections that navigation shows, as far as the signed-in person's views allow them. */
  navigation: Array<NavigationItem>;
  /**
   * How its orders stand, and what was ordered in each of the last six months. Needs read on purchase orders; null without, and
   * where the backend does not tell. Asked for with a call of its own for each program.
   */
  orderFigures?: Maybe<ProgramOrderFigures>;
  /** Whether orders show the purchase request number: the program's own switch or the organization's. */
  orderNumberInternalEnabled: Scalars['Boolean']['output'];
  /** The organization that runs it; null when you may not read organizations. */
  organization?: Maybe<Organization>;
  /** Its name in addresses, unique everywhere. */
  slug: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A program of an organization. Orders, shipments and groups belong to one. */
export type ProgramHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** How many records of each list of a program can need somebody. Lists are counted up to 10,000. */
export type ProgramCounts = {
  __typename?: 'ProgramCounts';
  /** Shipments of its Approval List; null when you may not read shipments. */
  approvalList?: Maybe<Scalars['Int']['output']>;
  /** Shipments that are to leave in the week of the `Time-Zone` sent; null when you may not read shipments. */
  forThisWeek?: Maybe<Scalars['Int']['output']>;
  /** What the orders are worth that are neither closed nor archived, in US dollars; null when you may not read purchase orders. */
  openOrdersValue?: Maybe<Scalars['Decimal']['output']>;
  /** Its Pending Orders; null when you may not read purchase orders. */
  pendingOrders?: Maybe<Scalars['Int']['output']>;
  /** Items that were not assessed yet; null when you may not read order items. */
  toAssess?: Maybe<Scalars['Int']['output']>;
  /** Items that were not received yet; null when you may not read order items. */
  toReceive?: Maybe<Scalars['Int']['output']>;
  /** Its Urgent Items; null when you may not read order items. */
  urgentItems?: Maybe<Scalars['Int']['output']>;
  /** Those of them that are urgent. */
  urgentToAssess?: Maybe<Scalars['Int']['output']>;
  /** Those of them that are urgent. */
  urgentToReceive?: Maybe<Scalars['Int']['output']>;
};

/** How a program's orders stand. */
export type ProgramOrderFigures = {
  __typename?: 'ProgramOrderFigures';
  /** What was ordered in each of the last six months, by order date; the running month is the last, and goes up to today. */
  byMonth: Array<OrdersInMonth>;
  /** How many orders there are in each status, in the order of their life. */
  byStatus: Array<OrdersInStatus>;
};

/** One page of programs. */
export type ProgramPage = {
  __typename?: 'ProgramPage';
  /** The rows. */
  data: Array<Program>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How programs are sorted. */
export type ProgramSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: ProgramSortField;
};

/** By what programs can be sorted. */
export type ProgramSortField =
  /** The name. */
  | 'NAME';

/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrder = Versioned & {
  __typename?: 'PurchaseOrder';
  /** What you may do with it now: `update`, `assign_users`, `assign_status`, `create_item`, `comment`. */
  abilities: Array<Ability>;
  /** How many comments you may read, its items' not included. */
  commentsCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The card it is paid with, by name or last digits; never a whole card number. */
  creditCard?: Maybe<Scalars['String']['output']>;
  /** Its documents, newest first; null when you may not read documents. */
  documents?: Maybe<DocumentPage>;
  /** Who uses the goods; null when you may not read it. */
  endUser?: Maybe<EndUser>;
  /** Whether it came from another system (a tool or an import tagged it). */
  external: Scalars['Boolean']['output'];
  /** What the funds are; null when there is none or the switch is off. */
  fundingDescription?: Maybe<Scalars['String']['output']>;
  /** The number of the funds; null when there is none or the switch is off. */
  fundingNumber?: Maybe<Scalars['String']['output']>;
  /** Who the goods are for; null when you may not read it. */
  group?: Maybe<Group>;
  /** The status that it was held from, while it is on hold; null where that is not known. */
  heldFrom?: Maybe<Status>;
  /** What was done to it, newest first. Asked for with a call of its own for each record. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How many lines it has; null where the backend does not tell. */
  itemsCount?: Maybe<Scalars['Int']['output']>;
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /**
   * What a new item of this order starts with. Needs write on order items; null, beside an error, without. Asked for with a
   * call of its own for each order.
   */
  newItemDefaults?: Maybe<OrderItemDefaults>;
  /** The statuses that this order can move to now. */
  nextStatuses?: Maybe<Array<Status>>;
  /** When it was ordered. */
  orderDate?: Maybe<Scalars['Date']['output']>;
  /** Its lines, by position. Needs read on order items. */
  orderItems?: Maybe<OrderItemPage>;
  /** Its number, unique in the organization without case. */
  orderNumber: Scalars['String']['output'];
  /** The purchase request number; null when there is none or the switch is off. */
  orderNumberInternal?: Maybe<Scalars['String']['output']>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** The program that it belongs to. */
  program?: Maybe<Program>;
  /** How many of its lines were received; null where the backend does not tell. */
  receivedItemsCount?: Maybe<Scalars['Int']['output']>;
  /** Where it stands. */
  status: Status;
  /** The reasons that go with a status. Asked for with a call of its own for each record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** Why it stands there: one of the organization's substatuses as text. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** The sum of the total values of its lines, in US dollars; null where the backend does not tell. */
  totalValue?: Maybe<Scalars['Decimal']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The users who look after it; null, beside an error, while users cannot be reached. */
  users?: Maybe<Array<User>>;
  /** Who sells; null when you may not read it. */
  vendor?: Maybe<Vendor>;
};


/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrderDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrderHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrderOrderItemsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrderStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** What a new purchase order starts with. */
export type PurchaseOrderDefaults = {
  __typename?: 'PurchaseOrderDefaults';
  /** The next free number after the highest, or null when the numbers have no end that can be counted on. */
  orderNumber?: Maybe<Scalars['String']['output']>;
};

/** Which purchase orders. Every given filter must match; a list matches any of its values. */
export type PurchaseOrderFilter = {
  /** For any of these end users. */
  endUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For any of these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ordered in this range. */
  orderDate?: InputMaybe<DateRange>;
  /** Part of the order number. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the purchase request number. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The rows of one of the program's overview lists. */
  overview?: InputMaybe<PurchaseOrderOverview>;
  /** Made here, or tagged external. */
  source?: InputMaybe<PurchaseOrderSource>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: assigned to nobody. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Last changed in this range. Who keeps a copy asks for `changes` instead: one that took its time may be dated before another that
   * you know.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Assigned to any of these users; together with `unassigned`, either matches. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From any of these vendors. */
  vendorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The overview lists of purchase orders. */
export type PurchaseOrderOverview =
  /** Open or approved orders with an item that was not received yet. */
  | 'PENDING_ORDERS';

/** One page of purchase orders. */
export type PurchaseOrderPage = {
  __typename?: 'PurchaseOrderPage';
  /** The rows. */
  data: Array<PurchaseOrder>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** What assigning users or a status gave. */
export type PurchaseOrderResult = {
  __typename?: 'PurchaseOrderResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The order as it is now; null when it was refused. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** How purchase orders are sorted. */
export type PurchaseOrderSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: PurchaseOrderSortField;
};

/** By what purchase orders can be sorted. */
export type PurchaseOrderSortField =
  /** The end user's label. */
  | 'END_USER'
  /** The group's name. */
  | 'GROUP'
  /** The order date. */
  | 'ORDER_DATE'
  /** The order number. */
  | 'ORDER_NUMBER'
  /** The purchase request number. */
  | 'ORDER_NUMBER_INTERNAL'
  /** The status, in the order of its life. */
  | 'STATUS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** The vendor's name. */
  | 'VENDOR';

/** Where an order came from. */
export type PurchaseOrderSource =
  /** Tagged external by a tool or an import. */
  | 'EXTERNAL'
  /** Made in Lading. */
  | 'INTERNAL';

/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type Query = {
  __typename?: 'Query';
  /** One airline of a courier; null when it is not there or not yours. Needs read on couriers. */
  airline?: Maybe<Airline>;
  /** One API key; null when it is not there or not yours. Needs read on API keys. */
  apiKey?: Maybe<ApiKey>;
  /** The API keys of the organization, by name unless `sort` says otherwise. Needs read on API keys. */
  apiKeys: ApiKeyPage;
  /**
   * Items of a program that are not assessed yet: what inventory looks at for dangerous goods. By position unless `sort` says
   * otherwise. Needs read on order items.
   */
  assessments: OrderItemPage;
  /**
   * What happened to the records that you may read, in the order in which it became visible: each change once, and those of a
   * record in the order of its versions. Take a cursor (`first: 0`), copy what you need, then ask for what came `after` it. Changes
   * are kept for 90 days: an older cursor is CURSOR_EXPIRED, and everything is to be copied anew.
   */
  changes: ChangePage;
  /**
   * Comments on a record (`on`), or on all records that you may read (`filter`), newest first: those for an audience that your role may
   * read. Needs read on the record.
   */
  comments: CommentPage;
  /** In what condition goods arrived. */
  conditions: Array<LookupEntry>;
  /** Countries by name. */
  countries: Array<Country>;
  /** One courier; null when it is not there or not yours. */
  courier?: Maybe<Courier>;
  /** Couriers of the organization, by company name unless `sort` says otherwise. */
  couriers: CourierPage;
  /** Dangerous goods classes and divisions: 49 CFR 173.2, as the UN Model Regulations. */
  dangerousGoodsClasses: Array<DangerousGoodsClass>;
  /** One document; null when it is not there or not yours. Needs read on documents, and on the record. */
  document?: Maybe<Document>;
  /** What can be attached to a kind of record. */
  documentTypes: Array<DocumentType>;
  /** Documents on a record, newest first unless `sort` says otherwise. Needs read on documents, and on the record. */
  documents: DocumentPage;
  /** One end user; null when it is not there or not yours. */
  endUser?: Maybe<EndUser>;
  /** End users of the organization, by label unless `sort` says otherwise. A filter needs the right to read end users. */
  endUsers: EndUserPage;
  /**
   * Documents that expire until a day or have expired and are not archived, on every record that you may read; the oldest first.
   * Needs write on documents, who renews them; null without, and where the backend does not tell.
   */
  expiringDocuments?: Maybe<ExpiringDocumentPage>;
  /**
   * Items of a program that have not been received yet, assessed or not; the ability `RECEIVE` says which can be. By position
   * unless `sort` says otherwise. Needs read on order items.
   */
  goodsReceipts: OrderItemPage;
  /** One group; null when it is not there or not yours. */
  group?: Maybe<Group>;
  /** Groups of the programs that you may open, by name unless `sort` says otherwise. */
  groups: GroupPage;
  /** Who bears costs and risks up to where: Incoterms 2020. */
  incoterms: Array<LookupEntry>;
  /** The kinds of records that have statuses, with those statuses. */
  modelTypes: Array<ModelType>;
  /** Where a material transfer agreement stands. */
  mtaStatuses: Array<LookupEntry>;
  /** What you want to be told. */
  notificationSettings: NotificationSettings;
  /** The kinds of notifications, for the preferences. */
  notificationTypes: Array<NotificationTypeInfo>;
  /** Your notifications, newest first. They are kept for 180 days. */
  notifications: NotificationPage;
  /** One order item; null when it is not there or not yours. Needs read on order items. */
  orderItem?: Maybe<OrderItem>;
  /** The statuses of order items, in the order of their life. Needs read on order items. */
  orderItemStatuses: Array<Status>;
  /**
   * Order items of a program, an order or a shipment, or of all programs that you may open, by position unless `sort` says
   * otherwise. Needs read on order items.
   */
  orderItems: OrderItemPage;
  /** One organization; null when it is not there or not yours. Needs read on organizations. */
  organization?: Maybe<Organization>;
  /** The administrators of an organization, by name unless `sort` says otherwise. Needs read on users. */
  organizationAdmins: UserPage;
  /**
   * The organizations that you may see, by name unless `sort` says otherwise: your own, or all of them. Needs read on
   * organizations.
   */
  organizations: OrganizationPage;
  /** What goods are packed in. */
  packageTypes: Array<PackageType>;
  /** One program; null when it is not there or not yours. Needs read on programs. */
  program?: Maybe<Program>;
  /** The programs that you may open, by name unless `sort` says otherwise. Needs read on programs. */
  programs: ProgramPage;
  /** One purchase order; null when it is not there or not yours. Needs read on purchase orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** What a new purchase order of a program starts with. Needs write on purchase orders. */
  purchaseOrderDefaults: PurchaseOrderDefaults;
  /** The statuses of purchase orders, in the order of their life. Needs read on purchase orders. */
  purchaseOrderStatuses: Array<Status>;
  /** Purchase orders of a program or of all that you may open, the latest order date first unless `sort` says otherwise. Needs read on purchase orders. */
  purchaseOrders: PurchaseOrderPage;
  /** How much risk a vendor or an end user is. */
  riskLevels: Array<RiskLevel>;
  /** The roles that users can have, from the widest to the narrowest. Needs read on users. */
  roles: Array<Role>;
  /** One shipment; null when it is not there or not yours. Needs read on shipments. */
  shipment?: Maybe<Shipment>;
  /** What a new shipment of a program starts with. Needs create on shipments. */
  shipmentDefaults: ShipmentDefaults;
  /**
   * Where a shipment's document can be downloaded; null when the shipment is not there or not yours. Needs read on shipments,
   * the download itself generate_pdf.
   */
  shipmentPdf?: Maybe<ShipmentPdf>;
  /** The statuses of shipments, in the order of their life. Needs read on shipments. */
  shipmentStatuses: Array<Status>;
  /** How shipments travel. */
  shipmentTypes: Array<LookupEntry>;
  /** Shipments of a program or of all that you may open, the latest anticipated ship date first unless `sort` says otherwise. Needs read on shipments. */
  shipments: ShipmentPage;
  /** How goods are stored. */
  storageRequirements: Array<LookupEntry>;
  /** One substatus; null when it is not there or not yours. Needs read on substatuses. */
  substatus?: Maybe<Substatus>;
  /** The reasons that the organization gives for statuses, by text unless `sort` says otherwise. Needs read on substatuses. */
  substatuses: SubstatusPage;
  /**
   * Dangerous goods by UN number or name, a line for each packing group: 49 CFR 172.101. A number that is not there says
   * nothing about its goods.
   */
  unNumbers: Array<UnNumber>;
  /** Units of measure: UN/ECE Recommendation 20, revision 17. */
  unitsOfMeasure: Array<UnitOfMeasure>;
  /** One user; null when it is not there or not yours. */
  user?: Maybe<User>;
  /**
   * Users of the organization, by name unless `sort` says otherwise. Assigning offers the active ones of a program. A filter
   * needs the right to read users.
   */
  users: UserPage;
  /** One vendor; null when it is not there or not yours. */
  vendor?: Maybe<Vendor>;
  /** Vendors of the organization, by name unless `sort` says otherwise. A filter needs the right to read vendors. */
  vendors: VendorPage;
  /** The signed-in person: profile, rights, programs, switches. */
  viewer: Viewer;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryAirlineArgs = {
  courierId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryApiKeysArgs = {
  filter?: InputMaybe<ApiKeyFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ApiKeySort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryAssessmentsArgs = {
  filter?: InputMaybe<OrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<RecordType>>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryCommentsArgs = {
  filter?: InputMaybe<CommentFilter>;
  items?: InputMaybe<Scalars['Int']['input']>;
  on?: InputMaybe<CommentableInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryCourierArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryCouriersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CourierSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryDangerousGoodsClassesArgs = {
  compatibleWith?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
  on: DocumentParentInput;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryDocumentTypesArgs = {
  parent: DocumentParentType;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  on: DocumentParentInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryEndUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryEndUsersArgs = {
  filter?: InputMaybe<EndUserFilter>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EndUserSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryExpiringDocumentsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  until: Scalars['Date']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryGoodsReceiptsArgs = {
  filter?: InputMaybe<OrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryGroupsArgs = {
  endUserId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<GroupFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<GroupSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryNotificationsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrderItemsArgs = {
  assessed?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<OrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  received?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  shipmentId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrganizationAdminsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  organizationId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UserSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrganizationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrganizationSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryProgramArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryProgramsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProgramSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryPurchaseOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryPurchaseOrderDefaultsArgs = {
  programId: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryPurchaseOrdersArgs = {
  filter?: InputMaybe<PurchaseOrderFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PurchaseOrderSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryShipmentArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryShipmentDefaultsArgs = {
  programId: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryShipmentPdfArgs = {
  id: Scalars['ID']['input'];
  kind: ShipmentPdfKind;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryShipmentsArgs = {
  filter?: InputMaybe<ShipmentFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ShipmentSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QuerySubstatusArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QuerySubstatusesArgs = {
  filter?: InputMaybe<SubstatusFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SubstatusSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryUnNumbersArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryUsersArgs = {
  eligibleForShipments?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UserFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UserSort>;
  status?: InputMaybe<UserStatus>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryVendorsArgs = {
  filter?: InputMaybe<VendorFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<VendorSort>;
};

/** One thing that a shipment needs before it can leave. */
export type ReadinessCheck = {
  __typename?: 'ReadinessCheck';
  /** The shipment's field, where that is the target. */
  field?: Maybe<Scalars['String']['output']>;
  /** Which thing: `items`, `countries`, `air_waybill` and so on. */
  key: Scalars['String']['output'];
  /** What is missing, worded for people; its name where nothing is. */
  message: Scalars['String']['output'];
  /** The records that it is about: of the target's kind, items otherwise. */
  recordIds: Array<Scalars['ID']['output']>;
  /** How much it matters. */
  severity: ReadinessSeverity;
  /** Where it is mended. */
  target: ReadinessTarget;
};

/** How much a gap matters. */
export type ReadinessSeverity =
  /** A person decides. */
  | 'ADVISES'
  /** The shipment cannot be moved to shipping. */
  | 'BLOCKS'
  /** Nothing is missing. */
  | 'DONE';

/** Where a gap is mended. */
export type ReadinessTarget =
  /** The dialog that adds items. */
  | 'ADD_ITEMS'
  /** The approvals dialog. */
  | 'APPROVALS'
  /** The courier. */
  | 'COURIER'
  /** What the rules of dangerous goods say. */
  | 'DANGEROUS_GOODS'
  /** The documents of the shipment or of its items. */
  | 'DOCUMENTS'
  /** An end user. */
  | 'END_USER'
  /** What the export rule says. */
  | 'EXPORT'
  /** A field of the shipment. */
  | 'FIELD'
  /** The group. */
  | 'GROUP'
  /** Its items. */
  | 'ITEMS'
  /** A vendor. */
  | 'VENDOR';

/** What receiving an item gave. */
export type ReceiveOrderItemResult = {
  __typename?: 'ReceiveOrderItemResult';
  /** On STALE, the item as somebody else left it. */
  current?: Maybe<OrderItem>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The item as it is now; null when nothing was saved. */
  orderItem?: Maybe<OrderItem>;
};

/** One changed record: what it is, not what is in it. Ask for the record itself where it is shown. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** What happened. */
  actionType: ChangeAction;
  /** When it was done; null on REFETCH. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the user who did it; null for imports and the system. */
  by?: Maybe<Scalars['ID']['output']>;
  /** With COMMENT, the id of the comment. */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** Its place in `changes`, of what this subscription tells; null on a REFETCH that stands for nothing certain. */
  cursor?: Maybe<Scalars['Cursor']['output']>;
  /** The record's id; null on REFETCH. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its version after the change; compare it with the `lockVersion` of what you show. Null on REFETCH and COMMENT, and for records without one. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** What the record stands under, as in `Change`; empty on REFETCH. */
  parents: Array<RecordName>;
  /** Which kind of record; null on REFETCH. */
  type?: Maybe<RecordType>;
};

/** A record by its kind and id. */
export type RecordName = {
  __typename?: 'RecordName';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Which kind of record. */
  type: RecordType;
};

/** What a write of many records gave for one of them. */
export type RecordResult = {
  __typename?: 'RecordResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The record as it is now, of the kind that was sent; null when it was refused. */
  record?: Maybe<Versioned>;
};

/** The kinds of records that have ids, versions and a history. */
export type RecordType =
  /** An airline of a courier. */
  | 'AIRLINE'
  /** An API key. */
  | 'API_KEY'
  /** A courier. */
  | 'COURIER'
  /** A document on a record. */
  | 'DOCUMENT'
  /** An end user: the person or institution that uses the goods. */
  | 'END_USER'
  /** A group of a program: who the goods are for. */
  | 'GROUP'
  /** A line of a purchase order. */
  | 'ORDER_ITEM'
  /** An organization. */
  | 'ORGANIZATION'
  /** A program. */
  | 'PROGRAM'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A shipment, called commercial invoice on screens and in api/v1. */
  | 'SHIPMENT'
  /** A reason that goes with a status. */
  | 'SUBSTATUS'
  /** A member of staff. */
  | 'USER'
  /** A vendor. */
  | 'VENDOR';

/** What a write of many records gave. */
export type RecordsResult = {
  __typename?: 'RecordsResult';
  /** Why the call as a whole was refused, or that nothing was stored because of some records. */
  errors: Array<FieldError>;
  /** What it gave for each, in the order in which they were sent; empty where the call as a whole was refused. */
  results: Array<RecordResult>;
};

/** The next token of a session. */
export type RefreshTokenResult = {
  __typename?: 'RefreshTokenResult';
  /** The bearer token to use from now on. */
  token: Scalars['String']['output'];
};

/** An item to take out of a shipment. */
export type RemoveShipmentItemInput = {
  /** The item. */
  orderItemId: Scalars['ID']['input'];
};

/** Who has forgotten the password. */
export type RequestPasswordResetInput = {
  /** The user's email. */
  login: Scalars['String']['input'];
};

/** What asking for a link gave. */
export type RequestPasswordResetResult = {
  __typename?: 'RequestPasswordResetResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** Whether the request was taken; not whether there is such a user. */
  sent: Scalars['Boolean']['output'];
};

/** A new password, by a mailed link. */
export type ResetPasswordInput = {
  /** The new password: 8 to 128 characters, with lower case, upper case, a digit and a special character. */
  password: Scalars['String']['input'];
  /** The same again. */
  passwordConfirmation: Scalars['String']['input'];
  /** The `token` of the link. */
  token: Scalars['String']['input'];
};

/** What setting a password gave. */
export type ResetPasswordResult = {
  __typename?: 'ResetPasswordResult';
  /** Whether the password is the new one. */
  changed: Scalars['Boolean']['output'];
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** A shipment was sent for review. */
export type ReviewNotification = Notification & {
  __typename?: 'ReviewNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null while you have not. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shipment. */
  record: NotificationRecord;
  /** Who sent it for review. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** What revoking an API key gave. */
export type RevokeApiKeyResult = {
  __typename?: 'RevokeApiKeyResult';
  /** The key as it is now; null when it was refused. */
  apiKey?: Maybe<ApiKey>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** How much risk somebody is. */
export type RiskLevel = {
  __typename?: 'RiskLevel';
  /** The name to show. */
  fullName: Scalars['String']['output'];
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to show where there is little room. */
  name: Scalars['String']['output'];
};

/** What a user may do. */
export type Role = {
  __typename?: 'Role';
  /** Whether you may give it to somebody: it reaches no further and may no more than your own. */
  grantable: Scalars['Boolean']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** The file of a screening. It is one of the end user's `documents`, of the type `visual_screening`. */
export type ScreeningDocument = {
  __typename?: 'ScreeningDocument';
  /** The file's media type, told from its bytes. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** The last day on which it is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The file's name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The document's id. */
  id: Scalars['ID']['output'];
  /** The file's size in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Where a small picture of the file is; null when it is no picture. */
  thumbUrl?: Maybe<Scalars['String']['output']>;
  /** Where the file is under this gateway, as a download that needs the same rights. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Two hazards that a table asks to load apart. */
export type SegregatedPair = {
  __typename?: 'SegregatedPair';
  /** When somebody acknowledged it; null while nobody has. */
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who did; null when nobody has, and beside an error while users cannot be reached. */
  acknowledgedBy?: Maybe<User>;
  /** Whether the cell comes from secondary sources. */
  advisory: Scalars['Boolean']['output'];
  /** Send it to acknowledge the pair. */
  key: Scalars['String']['output'];
  /** The same, worded for people. */
  message: Scalars['String']['output'];
  /** A class or a UN number. */
  one: Scalars['String']['output'];
  /** The items with one of the two. */
  orderItemIds: Array<Scalars['ID']['output']>;
  /** The other one. */
  other: Scalars['String']['output'];
  /** What is asked for. */
  outcome: SegregationOutcome;
  /** Where it stands. */
  rule: Scalars['String']['output'];
  /** Whose table it is. */
  way: SegregationWay;
};

/** What a pair of hazards asks for. */
export type SegregationOutcome =
  /** Not next to each other, not in contact. */
  | 'APART'
  /** A person compares the compatibility letters. */
  | 'COMPARE'
  /** Not on one vehicle. */
  | 'NOT_TOGETHER'
  /** On one vehicle only so that no leak brings them together. */
  | 'SEPARATED';

/** A table of what is loaded apart. */
export type SegregationTable = {
  __typename?: 'SegregationTable';
  /** Whether its cells come from secondary sources. */
  advisory: Scalars['Boolean']['output'];
  /** Where it stands. */
  rule: Scalars['String']['output'];
  /** By air or road. */
  way: SegregationWay;
};

/** How goods travel, as the tables of segregation see it. */
export type SegregationWay =
  /** 49 CFR 175.78. */
  | 'AIR'
  /** 49 CFR 177.848. */
  | 'ROAD';

/** The approval dates to change: what is left out stays, null clears. At least one must be left. */
export type SetShipmentApprovalsInput = {
  /** Environment, health and safety approved it. Not later than today. */
  ehsApproval?: InputMaybe<Scalars['Date']['input']>;
  /** The freight forwarder approved it. Not later than today. */
  ffApproval?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The program approved it. Not later than today. */
  programApproval?: InputMaybe<Scalars['Date']['input']>;
  /** It was sent to the freight forwarder. Not later than today. */
  sentForFfApproval?: InputMaybe<Scalars['Date']['input']>;
  /** It was sent to the program for approval. Not later than today. */
  sentForProgramApproval?: InputMaybe<Scalars['Date']['input']>;
};

/** Settings of this installation. */
export type Settings = {
  __typename?: 'Settings';
  /** The value per HS code, in US dollars, above which an export filing (EEI) is required: 15 CFR 30.37(a). */
  eeiThresholdUsd: Scalars['Decimal']['output'];
};

/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type Shipment = Versioned & {
  __typename?: 'Shipment';
  /**
   * What you may do with it now: `update`, `update_notes`, `assign_users`, `assign_status`, `add_items`, `remove_items`, `set_approval`,
   * `send_for_review`, `generate_pdf`, `comment`.
   */
  abilities: Array<Ability>;
  /** When it is to leave. */
  anticipatedShipDate?: Maybe<Scalars['Date']['output']>;
  /** The approvals that it was given, and when. */
  approvals: ShipmentApprovals;
  /**
   * The items that it can take: of its program and group, in no shipment. Needs write on shipments; null, beside an error,
   * without. Asked for with a call of its own for each shipment.
   */
  availableOrderItems?: Maybe<AvailableOrderItemPage>;
  /** The air waybill, or another tracking number. */
  awb?: Maybe<Scalars['String']['output']>;
  /** How many comments you may read, its items' not included. */
  commentsCount: Scalars['Int']['output'];
  /** The name of its documents: the invoice number unless it was given. */
  commercialName: Scalars['String']['output'];
  /** Who carries it; null when there is none, and when you may not read it. */
  courier?: Maybe<Courier>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the rules of dangerous goods say of it. It advises; people decide. Asked for with a call of its own for each shipment. */
  dangerousGoods?: Maybe<DangerousGoods>;
  /** The dangerous goods classes of its items, each once. */
  dgClasses: Array<Scalars['String']['output']>;
  /** Whether it holds dangerous goods; null while not all items are assessed and none is known to be. */
  dgDeclaration?: Maybe<Scalars['Boolean']['output']>;
  /** Its documents, newest first; null when you may not read documents. */
  documents?: Maybe<DocumentPage>;
  /** How much dry ice is in it, in kilograms. */
  dryIce?: Maybe<Scalars['Decimal']['output']>;
  /** Whether an export filing (EEI) is required; null while nobody has said, and the items' values count. */
  eeiExport?: Maybe<Scalars['Boolean']['output']>;
  /** What 15 CFR 30 and 758 say of it. It advises; people decide. Asked for with a call of its own for each shipment. */
  exportRule?: Maybe<ExportRule>;
  /** What carrying it costs, in US dollars. */
  freightCost?: Maybe<Scalars['Decimal']['output']>;
  /** Who the goods are for; null when you may not read it. */
  group?: Maybe<Group>;
  /** The status that it was held from, while it is on hold; null where that is not known. */
  heldFrom?: Maybe<Status>;
  /** What was done to it, newest first. Asked for with a call of its own for each record. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Who bears which cost and risk: a key of `incoterms`. */
  incoterm?: Maybe<Scalars['String']['output']>;
  /** The invoice number, unique in the organization without case. */
  invoiceNumber: Scalars['String']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** The statuses that this shipment can move to now; to `in_review` it is sent. */
  nextStatuses?: Maybe<Array<Status>>;
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Its items, by position. Needs read on order items. */
  orderItems?: Maybe<OrderItemPage>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** How many packages it has. */
  packageQuantity?: Maybe<Scalars['Int']['output']>;
  /** What the packages are: a key of `packageTypes`. */
  packageType?: Maybe<Scalars['String']['output']>;
  /** The program that it belongs to. */
  program?: Maybe<Program>;
  /**
   * What it needs before it can leave: first what blocks, then what advises, then what is done; empty once it has left. Needs
   * read on order items, as `exportRule` and `dangerousGoods` do. Asked for with a call of its own for each shipment.
   */
  readiness?: Maybe<Array<ReadinessCheck>>;
  /** How it travels: a key of `shipmentTypes`. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** When it left. */
  shippedDate?: Maybe<Scalars['Date']['output']>;
  /** Where it stands. */
  status: Status;
  /** The reasons that go with a status. Asked for with a call of its own for each record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** Why it stands there: one of the organization's substatuses as text. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** The sum of the total values of its items, in US dollars; null where the backend does not tell. */
  totalValue?: Maybe<Scalars['Decimal']['output']>;
  /** What it weighs, in kilograms. */
  totalWeight?: Maybe<Scalars['Decimal']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The users who look after it; null, beside an error, while users cannot be reached. */
  users?: Maybe<Array<User>>;
  /** What its items are worth by tariff code. */
  valuesByHsCode: Array<HsCodeValue>;
};


/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type ShipmentAvailableOrderItemsArgs = {
  filter?: InputMaybe<AvailableOrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  selectedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type ShipmentDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type ShipmentHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type ShipmentOrderItemsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Order items that travel under one invoice: a commercial invoice on screens and in api/v1. */
export type ShipmentStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** The approvals of a shipment: a date for each that was given. */
export type ShipmentApprovals = {
  __typename?: 'ShipmentApprovals';
  /** Environment, health and safety approved it. */
  ehsApproval?: Maybe<Scalars['Date']['output']>;
  /** The freight forwarder approved it. */
  ffApproval?: Maybe<Scalars['Date']['output']>;
  /** The program approved it. */
  programApproval?: Maybe<Scalars['Date']['output']>;
  /** It was sent to the freight forwarder. */
  sentForFfApproval?: Maybe<Scalars['Date']['output']>;
  /** It was sent to the program for approval. */
  sentForProgramApproval?: Maybe<Scalars['Date']['output']>;
};

/** What a new shipment starts with. */
export type ShipmentDefaults = {
  __typename?: 'ShipmentDefaults';
  /** The next free number after the highest, or null when the numbers have no end that can be counted on. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** Which shipments. Every given filter must match; a list matches any of its values. */
export type ShipmentFilter = {
  /** To leave in this range. */
  anticipatedShipDate?: InputMaybe<DateRange>;
  /** Part of the air waybill. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** With any of these couriers. */
  courierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With so much dry ice, in kilograms. */
  dryIce?: InputMaybe<DecimalRange>;
  /** For any of these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The rows of one of the program's overview lists. */
  overview?: InputMaybe<ShipmentOverview>;
  /** With so many packages. */
  packageQuantity?: InputMaybe<DecimalRange>;
  /** Travelling in any of these ways. */
  shipmentTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Left in this range. */
  shippedDate?: InputMaybe<DateRange>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of this weight, in kilograms. */
  totalWeight?: InputMaybe<DecimalRange>;
  /** True: assigned to nobody. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Last changed in this range. Who keeps a copy asks for `changes` instead: one that took its time may be dated before another that
   * you know.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Assigned to any of these users; together with `unassigned`, either matches. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The overview lists of shipments. */
export type ShipmentOverview =
  /** Open or in review, without a program approval date. */
  | 'APPROVAL_LIST'
  /** Not yet on their way, with an anticipated ship date from Monday to Sunday of the week in the `Time-Zone` sent. */
  | 'FOR_THIS_WEEK';

/** One page of shipments. */
export type ShipmentPage = {
  __typename?: 'ShipmentPage';
  /** The rows. */
  data: Array<Shipment>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** A document to download. */
export type ShipmentPdf = {
  __typename?: 'ShipmentPdf';
  /** Its address under this gateway; it answers whoever has the session and may generate PDFs. */
  url: Scalars['String']['output'];
};

/** The documents of a shipment. */
export type ShipmentPdfKind =
  /** The report for end users. */
  | 'END_USERS'
  /** The commercial invoice. */
  | 'INVOICE'
  /** The commercial invoice with totals by tariff code. */
  | 'INVOICE_WITH_HS';

/** What a write on a shipment gave. */
export type ShipmentResult = {
  __typename?: 'ShipmentResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The shipment as it is now; null when it was refused. */
  shipment?: Maybe<Shipment>;
};

/** How shipments are sorted. */
export type ShipmentSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: ShipmentSortField;
};

/** By what shipments can be sorted. */
export type ShipmentSortField =
  /** The anticipated ship date. */
  | 'ANTICIPATED_SHIP_DATE'
  /** The air waybill. */
  | 'AWB'
  /** The courier's name. */
  | 'COURIER'
  /** The group's name. */
  | 'GROUP'
  /** The invoice number. */
  | 'INVOICE_NUMBER'
  /** How it travels. */
  | 'SHIPMENT_TYPE'
  /** The ship date. */
  | 'SHIPPED_DATE'
  /** The status, in the order of its life. */
  | 'STATUS'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Email and password. */
export type SignInInput = {
  /** The user's email. */
  login: Scalars['String']['input'];
  /** The user's password. */
  password: Scalars['String']['input'];
};

/** What signing in gave. */
export type SignInResult = {
  __typename?: 'SignInResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** Who is signed in now; null when it was refused. */
  profile?: Maybe<User>;
  /** The bearer token, for tools; good for 60 minutes, then `refreshToken`. Null when it was refused. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What signing out gave. */
export type SignOutResult = {
  __typename?: 'SignOutResult';
  /** Whether the server ended the session; the cookie is gone either way. */
  ended: Scalars['Boolean']['output'];
};

/** Which way a list is sorted. Rows without a value come last either way. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** What a kit consists of. */
export type SplitOrderItemByKitInput = {
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The parts, 2 to 50; the first one keeps the item's line number. */
  parts: Array<KitPartInput>;
};

/** How much of an item becomes one of its own. */
export type SplitOrderItemByQuantityInput = {
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** What the new item gets: more than 0 and less than the item's quantity, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** What splitting an item gave. */
export type SplitOrderItemResult = {
  __typename?: 'SplitOrderItemResult';
  /** On STALE, the item as somebody else left it. */
  current?: Maybe<OrderItem>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The item as it is now, then the new ones; null when it was refused. */
  orderItems?: Maybe<Array<OrderItem>>;
};

/** A status as the backend defines it. */
export type Status = {
  __typename?: 'Status';
  /** The colour family of its badge. */
  color: StatusColor;
  /** The key to send, for instance `in_review`. */
  key: Scalars['String']['output'];
  /** The name to show, for instance `In review`. */
  name: Scalars['String']['output'];
  /** The keys of the statuses that may follow it, as a rule; what one record may move to now is in its `nextStatuses`. */
  next: Array<Scalars['String']['output']>;
};

/** The colour families of status badges. */
export type StatusColor =
  /** Under way or fine. */
  | 'GREEN'
  /** Done or out of use. */
  | 'GREY'
  /** Waiting for somebody. */
  | 'ORANGE'
  /** Something is wrong. */
  | 'RED'
  /** Active people. */
  | 'TEAL';

/** A kind of record that has statuses. */
export type StatusModel =
  /** Order items. */
  | 'ORDER_ITEM'
  /** Purchase orders. */
  | 'PURCHASE_ORDER'
  /** Shipments, called commercial invoices on screens and in api/v1. */
  | 'SHIPMENT';

/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again. It comes first where something may have passed just before the subscription: whoever
 * subscribes and asks together misses nothing.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** Comments on a record, or on all records of a program that you may read, as they are written, edited and removed. */
  commentChanged: CommentChange;
  /** Your notifications as they come. */
  notificationReceived: NotificationChange;
  /**
   * Records of a program as they are created, edited, deleted and commented on; without `programId`, the organization's own records
   * (vendors, end users, users, programs, …). With `after`, what came behind that cursor is told first, and there is no REFETCH: each
   * change is told once, none is missed, in the order of `changes`, also after a lost connection to the backend.
   */
  recordChanged: RecordChange;
};


/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again. It comes first where something may have passed just before the subscription: whoever
 * subscribes and asks together misses nothing.
 */
export type SubscriptionCommentChangedArgs = {
  on?: InputMaybe<CommentableInput>;
  programId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again. It comes first where something may have passed just before the subscription: whoever
 * subscribes and asks together misses nothing.
 */
export type SubscriptionRecordChangedArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
};

/** A reason that goes with a status of one kind of record: the organization's own words. */
export type Substatus = Versioned & {
  __typename?: 'Substatus';
  /** What you may do with it now: `update`, `archive`. */
  abilities: Array<Ability>;
  /** Whether it was put away and is offered no more. */
  archived: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** The kind of record. */
  model: StatusModel;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** The status that it goes with. */
  status: Status;
  /** The reason, unique among those of its status that are not archived. */
  subStatus: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A reason that goes with a status of one kind of record: the organization's own words. */
export type SubstatusHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which substatuses. Every given filter must match; a list matches any of its values. */
export type SubstatusFilter = {
  /** True: only archived ones; false: only those that are not; left out: both. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of any of these kinds of records. */
  models?: InputMaybe<Array<StatusModel>>;
  /** For any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One page of substatuses. */
export type SubstatusPage = {
  __typename?: 'SubstatusPage';
  /** The rows. */
  data: Array<Substatus>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How substatuses are sorted. */
export type SubstatusSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: SubstatusSortField;
};

/** By what substatuses can be sorted. */
export type SubstatusSortField =
  /** The kind of record. */
  | 'MODEL'
  /** The status' key. */
  | 'STATUS'
  /** The reason. */
  | 'SUB_STATUS';

/** A line of the table of dangerous goods. */
export type UnNumber = {
  __typename?: 'UnNumber';
  /** The most in one package on cargo aircraft. */
  cargoAircraft?: Maybe<Scalars['String']['output']>;
  /** The letter of an explosive. */
  compatibilityGroup?: Maybe<Scalars['String']['output']>;
  /** The class or division; null where the line has none. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** The number and which of its lines it is: `UN1170-2`. */
  id: Scalars['ID']['output'];
  /** The proper shipping name. */
  name: Scalars['String']['output'];
  /** UN, NA or ID and four digits. */
  number: Scalars['String']['output'];
  /** I, II or III; null where it has none. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** The most in one package on passenger aircraft, as the table words it; null where it says nothing. */
  passengerAircraft?: Maybe<Scalars['String']['output']>;
  /** Further hazards: class numbers. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
};

/** A unit of measure. */
export type UnitOfMeasure = {
  __typename?: 'UnitOfMeasure';
  /** Its UN/ECE Rec 20 code, for instance `KT`. */
  code: Scalars['String']['output'];
  /** Its name, for instance `kit`. */
  description: Scalars['String']['output'];
};

/** The changes of an airline: what is left out stays, null clears what may be empty. */
export type UpdateAirlineInput = {
  /** The courier that it belongs to; it stays there. */
  courierId: Scalars['ID']['input'];
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The air waybill prefix, at most 3 characters, unique in the organization. */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** What changing an airline gave. */
export type UpdateAirlineResult = {
  __typename?: 'UpdateAirlineResult';
  /** The airline as it is now; null when it was refused. */
  airline?: Maybe<Airline>;
  /** On STALE, the airline as somebody else left it. */
  current?: Maybe<Airline>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** A comment's new text. */
export type UpdateCommentInput = {
  /** The text, 1 to 5,000 characters, not only spaces. */
  message: Scalars['String']['input'];
  /** The record's id. */
  parentId: Scalars['ID']['input'];
  /** The kind of record it stands on. */
  type: CommentableType;
};

/** The changes of a courier: what is left out stays, null clears what may be empty. */
export type UpdateCourierInput = {
  /** Where it is: the whole address; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** The name, at most 255 characters, unique in the organization without case. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
};

/** What changing a courier gave. */
export type UpdateCourierResult = {
  __typename?: 'UpdateCourierResult';
  /** The courier as it is now; null when it was refused. */
  courier?: Maybe<Courier>;
  /** On STALE, the courier as somebody else left it. */
  current?: Maybe<Courier>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The changes of a document: what is left out stays, null clears what may be empty. */
export type UpdateDocumentInput = {
  /** What it is about, at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which it is valid. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The number on the paper, at most 255 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The record it is attached to. */
  on: DocumentParentInput;
  /** The type's key. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What changing a document gave. */
export type UpdateDocumentResult = {
  __typename?: 'UpdateDocumentResult';
  /** On STALE, the document as somebody else left it. */
  current?: Maybe<Document>;
  /** The document as it is now; null when it was refused. */
  document?: Maybe<Document>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The changes of an end user: what is left out stays, null clears what may be empty. */
export type UpdateEndUserInput = {
  /** Where it is. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The institution, at most 255 characters. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The groups that it is a member of: the whole list, as far as you may open their programs; at most 200. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The OPC switch, true or false: null is refused. Refused where the organization's switch is off. */
  opc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The programs that it belongs to: the whole list, as far as you may open them; at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When it was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** What changing an end user gave. */
export type UpdateEndUserResult = {
  __typename?: 'UpdateEndUserResult';
  /** On STALE, the end user as somebody else left it. */
  current?: Maybe<EndUser>;
  /** The end user as it is now; null when it was refused. */
  endUser?: Maybe<EndUser>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The changes of a group: what is left out stays, null clears what may be empty. */
export type UpdateGroupInput = {
  /** Where deliveries go: the whole address. */
  address?: InputMaybe<AddressInput>;
  /** For whose attention deliveries are, at most 100 characters. */
  attn?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 100 characters, unique in its program without case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
};

/** What changing a group gave. */
export type UpdateGroupResult = {
  __typename?: 'UpdateGroupResult';
  /** On STALE, the group as somebody else left it. */
  current?: Maybe<Group>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The group as it is now; null when it was refused. */
  group?: Maybe<Group>;
};

/** What is to change of your settings. Fields that are left out stay. */
export type UpdateNotificationSettingsInput = {
  /** Whether you are told of every program of yours. */
  allPrograms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether you are told anything. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The switches of some programs; the others stay. */
  programs?: InputMaybe<Array<NotificationProgramSettingInput>>;
  /** The switches of some kinds; the others stay. */
  types?: InputMaybe<Array<NotificationTypeSettingInput>>;
};

/** What changing your settings gave. */
export type UpdateNotificationSettingsResult = {
  __typename?: 'UpdateNotificationSettingsResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The settings as they are now; null when it was refused. */
  notificationSettings?: Maybe<NotificationSettings>;
};

/** The changes of an order item: what is left out stays, null clears what may be empty. */
export type UpdateOrderItemInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made, at most 250 countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code, at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** What it is, at most 255 characters. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many, more than 0, at most 3 decimals. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** When it was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** A key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a kit that may be split. Null is false. Needs split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its quantity may be split. Null is false. Needs split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Further hazards besides the class: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent; null is false. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem?: InputMaybe<Scalars['Decimal']['input']>;
  /** The WBG material document, at most 255 characters; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; refused where the switch is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What changing an item gave. */
export type UpdateOrderItemResult = {
  __typename?: 'UpdateOrderItemResult';
  /** On STALE, the item as somebody else left it. */
  current?: Maybe<OrderItem>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The item as it is now; null when it was refused. */
  orderItem?: Maybe<OrderItem>;
};

/** The changes of one of many order items: what is left out stays, null clears what may be empty. */
export type UpdateOrderItemsInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made, at most 250 countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code, at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The item. */
  id: Scalars['ID']['input'];
  /** The vendor's invoice number, at most 255 characters; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** What it is, at most 255 characters. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many, more than 0, at most 3 decimals. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** When it was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** A key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a kit that may be split. Null is false. Needs split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its quantity may be split. Null is false. Needs split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Further hazards besides the class: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent; null is false. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem?: InputMaybe<Scalars['Decimal']['input']>;
  /** The WBG material document, at most 255 characters; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; refused where the switch is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What changing many items gave. */
export type UpdateOrderItemsResult = {
  __typename?: 'UpdateOrderItemsResult';
  /** Why the call as a whole was refused, or that nothing was stored because of some rows. */
  errors: Array<FieldError>;
  /** What changing each of them gave, in the order of `inputs`; empty where the call as a whole was refused. */
  results: Array<UpdateOrderItemResult>;
};

/** The changes of an organization: what is left out stays, null clears what may be empty. */
export type UpdateOrganizationInput = {
  /** Where it is: the whole address. */
  address?: InputMaybe<AddressInput>;
  /** Whom to ask for, at most 255 characters. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** The employer identification number, at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The switches to turn on or off. */
  featureFlags?: InputMaybe<FeatureFlagsInput>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique without case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** True removes the logo. A new one is uploaded to `PUT /files/organizations/{id}/picture`. */
  removePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name where there is little room, at most 15 characters. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What changing an organization gave. */
export type UpdateOrganizationResult = {
  __typename?: 'UpdateOrganizationResult';
  /** On STALE, the organization as somebody else left it. */
  current?: Maybe<Organization>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The organization as it is now; null when it was refused. */
  organization?: Maybe<Organization>;
};

/** The changes of a program: what is left out stays, null clears what may be empty. */
export type UpdateProgramInput = {
  /** The colours, all three; null gives it the product's own. */
  colorPalette?: InputMaybe<ColorPaletteInput>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique in the organization without case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether orders show the purchase request number, also where the organization's switch is off; true or false, null is refused. */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changing a program gave. */
export type UpdateProgramResult = {
  __typename?: 'UpdateProgramResult';
  /** On STALE, the program as somebody else left it. */
  current?: Maybe<Program>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The program as it is now; null when it was refused. */
  program?: Maybe<Program>;
};

/** The changes of a purchase order: what is left out stays, null clears what may be empty. */
export type UpdatePurchaseOrderInput = {
  /** The card it is paid with, by name or last digits, at most 255 characters; a whole card number is refused. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId?: InputMaybe<Scalars['ID']['input']>;
  /** What the funds are, at most 255 characters; refused where the switch is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of the funds, at most 255 characters; refused where the switch is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** When it was ordered. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The number, at most 255 characters, unique in the organization without case. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The purchase request number, at most 255 characters; refused where the switch is off. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The vendor. */
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

/** What changing a purchase order gave. */
export type UpdatePurchaseOrderResult = {
  __typename?: 'UpdatePurchaseOrderResult';
  /** On STALE, the order as somebody else left it. */
  current?: Maybe<PurchaseOrder>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The order as it is now; null when it was refused. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The changes of a shipment: what is left out stays, null clears what may be empty. */
export type UpdateShipmentInput = {
  /** When it is to leave. */
  anticipatedShipDate?: InputMaybe<Scalars['Date']['input']>;
  /** The air waybill or tracking number, at most 40 characters; checked where its prefix is one of the organization's airlines. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** The name of its documents, at most 255 characters. */
  commercialName?: InputMaybe<Scalars['String']['input']>;
  /** The courier. */
  courierId?: InputMaybe<Scalars['ID']['input']>;
  /** Kilograms, more than 0, at most 3 decimals. */
  dryIce?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** US dollars, more than 0, at most 2 decimals. */
  freightCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The group, one of the program's. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** A key of `incoterms`. */
  incoterm?: InputMaybe<Scalars['String']['input']>;
  /** The invoice number, at most 255 characters, unique in the organization without case. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How many packages, 1 to 1,000,000. */
  packageQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** A key of `packageTypes`. */
  packageType?: InputMaybe<Scalars['String']['input']>;
  /** A key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** When it left. */
  shippedDate?: InputMaybe<Scalars['Date']['input']>;
  /** Kilograms, more than 0, at most 3 decimals. */
  totalWeight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What changing a shipment or its approvals gave. */
export type UpdateShipmentResult = {
  __typename?: 'UpdateShipmentResult';
  /** On STALE, the shipment as somebody else left it. */
  current?: Maybe<Shipment>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The shipment as it is now; null when it was refused. */
  shipment?: Maybe<Shipment>;
};

/** The changes of a substatus: what is left out stays. */
export type UpdateSubstatusInput = {
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The status, by key: one of those of the kind of record. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The reason, at most 255 characters, unique for its status without case. */
  subStatus?: InputMaybe<Scalars['String']['input']>;
};

/** What changing a substatus gave. */
export type UpdateSubstatusResult = {
  __typename?: 'UpdateSubstatusResult';
  /** On STALE, the substatus as somebody else left it. */
  current?: Maybe<Substatus>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The substatus as it is now; null when it was refused. */
  substatus?: Maybe<Substatus>;
};

/** The changes of a user: what is left out stays, null clears what may be empty. */
export type UpdateUserInput = {
  /** Email, with which the user signs in; at most 254 characters, unique everywhere. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Job title, at most 255 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** Phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The programs that the user is a member of: the whole list, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True removes the picture. A new one is uploaded to `PUT /files/users/{id}/picture`. */
  removePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** The role: a grantable one of `roles`; never one's own. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
};

/** What changing a user gave. */
export type UpdateUserResult = {
  __typename?: 'UpdateUserResult';
  /** On STALE, the user as somebody else left it. */
  current?: Maybe<User>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The user as it is now; null when it was refused. */
  user?: Maybe<User>;
};

/** The changes of a vendor: what is left out stays, null clears what may be empty. */
export type UpdateVendorInput = {
  /** Where it is: the whole address; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** The employer identification number, at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique in the organization without case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Anything else worth knowing, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When it was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What changing a vendor gave. */
export type UpdateVendorResult = {
  __typename?: 'UpdateVendorResult';
  /** On STALE, the vendor as somebody else left it. */
  current?: Maybe<Vendor>;
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The vendor as it is now; null when it was refused. */
  vendor?: Maybe<Vendor>;
};

/**
 * A member of staff. Name, status and picture are open to the whole organization; the rest needs the right to read users, or
 * is one's own, and is null otherwise.
 */
export type User = Versioned & {
  __typename?: 'User';
  /** What you may do with the user now: `update`, `activate`, `deactivate`. */
  abilities: Array<Ability>;
  /** When the user was made; null when you may not read users. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Their documents, newest first; null when you may not read users or documents. */
  documents?: Maybe<DocumentPage>;
  /** Email, with which the user signs in; null when you may not read users. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** What was done to the user, newest first. Asked for with a call of its own for each record; needs what reading the user needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Job title. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Its version: send it with an edit. Null when you may not read users. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The organization that the user belongs to; null when you may not read users or organizations. */
  organization?: Maybe<Organization>;
  /** Whether the role is that of an organization's administrators; null when you may not read users. */
  organizationAdmin?: Maybe<Scalars['Boolean']['output']>;
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The picture; null when there is none. */
  picture?: Maybe<Picture>;
  /**
   * The programs that the user is a member of, as far as you may open them. Administrators see all programs without. Null
   * when you may not read users.
   */
  programs?: Maybe<Array<Program>>;
  /** The role's id, one of `roles`; null when you may not read users. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** The role's name; null when you may not read users. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** Whether the user can sign in and be assigned. */
  status: UserStatus;
  /** The time zone that the user was last seen in, as an IANA name; mails and "this week" follow it. */
  timeZone?: Maybe<Scalars['String']['output']>;
};


/**
 * A member of staff. Name, status and picture are open to the whole organization; the rest needs the right to read users, or
 * is one's own, and is null otherwise.
 */
export type UserDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * A member of staff. Name, status and picture are open to the whole organization; the rest needs the right to read users, or
 * is one's own, and is null otherwise.
 */
export type UserHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which users. Every given filter must match; a list matches any of its values. */
export type UserFilter = {
  /** Made in this range, by the days of your time zone. */
  createdAt?: InputMaybe<DateRange>;
  /** Part of the job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Working in any of these programs, as members or as administrators. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these roles. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The rows. */
  data: Array<User>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** What letting a user in or out gave. */
export type UserResult = {
  __typename?: 'UserResult';
  /** Why it was refused. */
  errors: Array<FieldError>;
  /** The user as it is now; null when it was refused. */
  user?: Maybe<User>;
};

/** How users are sorted. */
export type UserSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: UserSortField;
};

/** By what users can be sorted. */
export type UserSortField =
  /** When the user was made. */
  | 'CREATED_AT'
  /** Email. */
  | 'EMAIL'
  /** The job title. */
  | 'JOB_TITLE'
  /** First and last name. */
  | 'NAME'
  /** The phone number. */
  | 'PHONE_NUMBER'
  /** The role, from the widest to the narrowest. */
  | 'ROLE'
  /** Active ones, then inactive ones. */
  | 'STATUS';

/** Whether a user can sign in and be assigned. */
export type UserStatus =
  /** Can sign in and be assigned. */
  | 'ACTIVE'
  /** Invited and not yet here, or deactivated. */
  | 'INACTIVE';

/**
 * A company that sells. It belongs to the organization, not to one program. Its name is open to the whole organization; the
 * rest is null for whoever may not read vendors.
 */
export type Vendor = Versioned & {
  __typename?: 'Vendor';
  /** What you may do with it now: `update`. */
  abilities: Array<Ability>;
  /** Where it is. */
  address?: Maybe<Address>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its documents, newest first; null when you may not read vendors or documents. */
  documents?: Maybe<DocumentPage>;
  /** Its employer identification number (the US tax authority's). */
  ein?: Maybe<Scalars['String']['output']>;
  /** Its email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** What was done to it, newest first. Asked for with a call of its own for each record; needs what reading it needs. */
  history?: Maybe<HistoryPage>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Its name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The organization that it belongs to; null when you may not read it. */
  organization?: Maybe<Organization>;
  /** Its phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How much risk it is: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
  /** Its website. */
  website?: Maybe<Scalars['String']['output']>;
};


/**
 * A company that sells. It belongs to the organization, not to one program. Its name is open to the whole organization; the
 * rest is null for whoever may not read vendors.
 */
export type VendorDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * A company that sells. It belongs to the organization, not to one program. Its name is open to the whole organization; the
 * rest is null for whoever may not read vendors.
 */
export type VendorHistoryArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Which vendors. Every given filter must match; a list matches any of its values. */
export type VendorFilter = {
  /** In any of these countries. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last changed in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** One page of vendors. */
export type VendorPage = {
  __typename?: 'VendorPage';
  /** The rows. */
  data: Array<Vendor>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** How vendors are sorted. */
export type VendorSort = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: VendorSortField;
};

/** By what vendors can be sorted. */
export type VendorSortField =
  /** The country's code. */
  | 'COUNTRY'
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** A record that is edited in versions: an edit sends the version that was shown, so that nobody overwrites what they have not seen. */
export type Versioned = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. Null where you may not read the whole record. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
};

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The organization's switches. */
  featureFlags: FeatureFlags;
  /** What the person may do, by area. */
  permissions: Permissions;
  /** Who it is. */
  profile: User;
  /** Every program that the person may open, by name. */
  programs: Array<Program>;
  /** Settings that screens need. */
  settings: Settings;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Notification:
    | ( RestAssignmentNotification )
    | ( RestCommentNotification )
    | ( RestDocumentNotification )
    | ( RestReviewNotification )
  ;
  Versioned:
    | ( RestAirline )
    | ( RestApiKey )
    | ( RestCourier )
    | ( RestDocument )
    | ( RestEndUser )
    | ( RestGroup )
    | ( RestOrderItem )
    | ( RestOrganization )
    | ( RestProgram )
    | ( RestPurchaseOrder )
    | ( RestShipment )
    | ( RestSubstatus )
    | ( RestUser )
    | ( RestVendor )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<Ability>;
  AbilityAction: AbilityAction;
  AcknowledgeDangerousGoodsInput: AcknowledgeDangerousGoodsInput;
  AddShipmentItemsInput: AddShipmentItemsInput;
  Address: ResolverTypeWrapper<RestAddress>;
  AddressInput: AddressInput;
  Airline: ResolverTypeWrapper<RestAirline>;
  AirlinePage: ResolverTypeWrapper<Omit<AirlinePage, 'data'> & { data: Array<ResolversTypes['Airline']> }>;
  AirlineSort: AirlineSort;
  AirlineSortField: AirlineSortField;
  ApiKey: ResolverTypeWrapper<RestApiKey>;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyPage: ResolverTypeWrapper<Omit<ApiKeyPage, 'data'> & { data: Array<ResolversTypes['ApiKey']> }>;
  ApiKeySort: ApiKeySort;
  ApiKeySortField: ApiKeySortField;
  ApiKeyState: ApiKeyState;
  ArchiveDocumentInput: ArchiveDocumentInput;
  ArchiveDocumentResult: ResolverTypeWrapper<Omit<ArchiveDocumentResult, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  ArchiveSubstatusResult: ResolverTypeWrapper<Omit<ArchiveSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversTypes['Substatus']> }>;
  AreaPermission: ResolverTypeWrapper<AreaPermission>;
  AssessOrderItemResult: ResolverTypeWrapper<Omit<AssessOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  AssignableType: AssignableType;
  AssignmentNotification: ResolverTypeWrapper<RestAssignmentNotification>;
  AvailableOrderItem: ResolverTypeWrapper<RestAvailableOrderItem>;
  AvailableOrderItemFilter: AvailableOrderItemFilter;
  AvailableOrderItemPage: ResolverTypeWrapper<Omit<AvailableOrderItemPage, 'data'> & { data: Array<ResolversTypes['AvailableOrderItem']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Change: ResolverTypeWrapper<RestChange>;
  ChangeAction: ChangeAction;
  ChangePage: ResolverTypeWrapper<RestChangePage>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ChangePasswordResult>;
  ClearNotificationsInput: ClearNotificationsInput;
  ClearNotificationsResult: ResolverTypeWrapper<ClearNotificationsResult>;
  ColorPalette: ResolverTypeWrapper<ColorPalette>;
  ColorPaletteInput: ColorPaletteInput;
  Comment: ResolverTypeWrapper<RestComment>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentFilter: CommentFilter;
  CommentNotification: ResolverTypeWrapper<RestCommentNotification>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'data'> & { data: Array<ResolversTypes['Comment']> }>;
  CommentParent: ResolverTypeWrapper<RestCommentParent>;
  CommentPermission: ResolverTypeWrapper<CommentPermission>;
  CommentResult: ResolverTypeWrapper<Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentSource: CommentSource;
  CommentableInput: CommentableInput;
  CommentableType: CommentableType;
  Country: ResolverTypeWrapper<Country>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  Courier: ResolverTypeWrapper<RestCourier>;
  CourierPage: ResolverTypeWrapper<Omit<CourierPage, 'data'> & { data: Array<ResolversTypes['Courier']> }>;
  CourierSort: CourierSort;
  CourierSortField: CourierSortField;
  CreateAirlineInput: CreateAirlineInput;
  CreateAirlineResult: ResolverTypeWrapper<Omit<CreateAirlineResult, 'airline'> & { airline?: Maybe<ResolversTypes['Airline']> }>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyResult: ResolverTypeWrapper<Omit<CreateApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  CreateCommentInput: CreateCommentInput;
  CreateCourierInput: CreateCourierInput;
  CreateCourierResult: ResolverTypeWrapper<Omit<CreateCourierResult, 'courier'> & { courier?: Maybe<ResolversTypes['Courier']> }>;
  CreateEndUserInput: CreateEndUserInput;
  CreateEndUserResult: ResolverTypeWrapper<Omit<CreateEndUserResult, 'endUser'> & { endUser?: Maybe<ResolversTypes['EndUser']> }>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupResult: ResolverTypeWrapper<Omit<CreateGroupResult, 'group'> & { group?: Maybe<ResolversTypes['Group']> }>;
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderItemResult: ResolverTypeWrapper<Omit<CreateOrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  CreateOrderItemsInput: CreateOrderItemsInput;
  CreateOrderItemsResult: ResolverTypeWrapper<Omit<CreateOrderItemsResult, 'results'> & { results: Array<ResolversTypes['CreateOrderItemResult']> }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationResult: ResolverTypeWrapper<Omit<CreateOrganizationResult, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  CreateProgramInput: CreateProgramInput;
  CreateProgramResult: ResolverTypeWrapper<Omit<CreateProgramResult, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: ResolverTypeWrapper<Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  CreateShipmentInput: CreateShipmentInput;
  CreateShipmentResult: ResolverTypeWrapper<Omit<CreateShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversTypes['Shipment']> }>;
  CreateSubstatusInput: CreateSubstatusInput;
  CreateSubstatusResult: ResolverTypeWrapper<Omit<CreateSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversTypes['Substatus']> }>;
  CreateUserInput: CreateUserInput;
  CreateUserResult: ResolverTypeWrapper<Omit<CreateUserResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  CreateVendorInput: CreateVendorInput;
  CreateVendorResult: ResolverTypeWrapper<Omit<CreateVendorResult, 'vendor'> & { vendor?: Maybe<ResolversTypes['Vendor']> }>;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  DangerousGood: ResolverTypeWrapper<DangerousGood>;
  DangerousGoods: ResolverTypeWrapper<RestDangerousGoods>;
  DangerousGoodsClass: ResolverTypeWrapper<DangerousGoodsClass>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DeclarationPart: ResolverTypeWrapper<DeclarationPart>;
  DeclarationState: DeclarationState;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: ResolverTypeWrapper<DeleteCommentResult>;
  DeleteOrderItemResult: ResolverTypeWrapper<Omit<DeleteOrderItemResult, 'current'> & { current?: Maybe<ResolversTypes['OrderItem']> }>;
  Document: ResolverTypeWrapper<RestDocument>;
  DocumentNotification: ResolverTypeWrapper<RestDocumentNotification>;
  DocumentPage: ResolverTypeWrapper<Omit<DocumentPage, 'data'> & { data: Array<ResolversTypes['Document']> }>;
  DocumentParent: ResolverTypeWrapper<RestDocumentParent>;
  DocumentParentInput: DocumentParentInput;
  DocumentParentType: DocumentParentType;
  DocumentRequirements: ResolverTypeWrapper<DocumentRequirements>;
  DocumentSort: DocumentSort;
  DocumentSortField: DocumentSortField;
  DocumentStatus: DocumentStatus;
  DocumentType: ResolverTypeWrapper<RestDocumentType>;
  EndUser: ResolverTypeWrapper<RestEndUser>;
  EndUserFilter: EndUserFilter;
  EndUserPage: ResolverTypeWrapper<Omit<EndUserPage, 'data'> & { data: Array<ResolversTypes['EndUser']> }>;
  EndUserSort: EndUserSort;
  EndUserSortField: EndUserSortField;
  ErrorCode: ErrorCode;
  ExpiringDocument: ResolverTypeWrapper<RestExpiringDocument>;
  ExpiringDocumentPage: ResolverTypeWrapper<Omit<ExpiringDocumentPage, 'data'> & { data: Array<ResolversTypes['ExpiringDocument']> }>;
  ExportCheck: ResolverTypeWrapper<ExportCheck>;
  ExportEffect: ExportEffect;
  ExportLevel: ExportLevel;
  ExportRule: ResolverTypeWrapper<RestExportRule>;
  ExportStatement: ResolverTypeWrapper<ExportStatement>;
  ExportedCode: ResolverTypeWrapper<ExportedCode>;
  FeatureFlags: ResolverTypeWrapper<FeatureFlags>;
  FeatureFlagsInput: FeatureFlagsInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  GoodsOrigin: GoodsOrigin;
  GoodsReceipt: ResolverTypeWrapper<GoodsReceipt>;
  Group: ResolverTypeWrapper<RestGroup>;
  GroupFilter: GroupFilter;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'data'> & { data: Array<ResolversTypes['Group']> }>;
  GroupSort: GroupSort;
  GroupSortField: GroupSortField;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<RestHistoryEntry>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'data'> & { data: Array<ResolversTypes['HistoryEntry']> }>;
  HsCodeValue: ResolverTypeWrapper<HsCodeValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteOrganizationAdminInput: InviteOrganizationAdminInput;
  KitPartInput: KitPartInput;
  LookupEntry: ResolverTypeWrapper<LookupEntry>;
  MarkNotificationReadResult: ResolverTypeWrapper<Omit<MarkNotificationReadResult, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  ModelType: ResolverTypeWrapper<RestModelType>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  Notification: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Notification']>;
  NotificationChange: ResolverTypeWrapper<Omit<NotificationChange, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  NotificationPage: ResolverTypeWrapper<Omit<NotificationPage, 'data'> & { data: Array<ResolversTypes['Notification']> }>;
  NotificationProgram: ResolverTypeWrapper<NotificationProgram>;
  NotificationProgramSetting: ResolverTypeWrapper<RestProgramSetting>;
  NotificationProgramSettingInput: NotificationProgramSettingInput;
  NotificationRecord: ResolverTypeWrapper<RestNotificationRecord>;
  NotificationSettings: ResolverTypeWrapper<RestNotificationSettings>;
  NotificationType: NotificationType;
  NotificationTypeInfo: ResolverTypeWrapper<NotificationTypeInfo>;
  NotificationTypeSetting: ResolverTypeWrapper<NotificationTypeSetting>;
  NotificationTypeSettingInput: NotificationTypeSettingInput;
  OrderItem: ResolverTypeWrapper<RestOrderItem>;
  OrderItemDefaults: ResolverTypeWrapper<RestOrderItemDefaults>;
  OrderItemFilter: OrderItemFilter;
  OrderItemOverview: OrderItemOverview;
  OrderItemPage: ResolverTypeWrapper<Omit<OrderItemPage, 'data'> & { data: Array<ResolversTypes['OrderItem']> }>;
  OrderItemResult: ResolverTypeWrapper<Omit<OrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  OrderItemSort: OrderItemSort;
  OrderItemSortField: OrderItemSortField;
  OrdersInMonth: ResolverTypeWrapper<OrdersInMonth>;
  OrdersInStatus: ResolverTypeWrapper<RestOrdersInStatus>;
  Organization: ResolverTypeWrapper<RestOrganization>;
  OrganizationPage: ResolverTypeWrapper<Omit<OrganizationPage, 'data'> & { data: Array<ResolversTypes['Organization']> }>;
  OrganizationSort: OrganizationSort;
  OrganizationSortField: OrganizationSortField;
  OriginValue: ResolverTypeWrapper<OriginValue>;
  PackageType: ResolverTypeWrapper<PackageType>;
  PageMeta: ResolverTypeWrapper<PageMeta>;
  Permissions: ResolverTypeWrapper<RestPermission>;
  Picture: ResolverTypeWrapper<RestPicture>;
  Program: ResolverTypeWrapper<RestProgram>;
  ProgramCounts: ResolverTypeWrapper<ProgramCounts>;
  ProgramOrderFigures: ResolverTypeWrapper<RestOrderFigures>;
  ProgramPage: ResolverTypeWrapper<Omit<ProgramPage, 'data'> & { data: Array<ResolversTypes['Program']> }>;
  ProgramSort: ProgramSort;
  ProgramSortField: ProgramSortField;
  PurchaseOrder: ResolverTypeWrapper<RestPurchaseOrder>;
  PurchaseOrderDefaults: ResolverTypeWrapper<PurchaseOrderDefaults>;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderOverview: PurchaseOrderOverview;
  PurchaseOrderPage: ResolverTypeWrapper<Omit<PurchaseOrderPage, 'data'> & { data: Array<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderResult: ResolverTypeWrapper<Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderSort: PurchaseOrderSort;
  PurchaseOrderSortField: PurchaseOrderSortField;
  PurchaseOrderSource: PurchaseOrderSource;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadinessCheck: ResolverTypeWrapper<RestReadinessCheck>;
  ReadinessSeverity: ReadinessSeverity;
  ReadinessTarget: ReadinessTarget;
  ReceiveOrderItemResult: ResolverTypeWrapper<Omit<ReceiveOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  RecordChange: ResolverTypeWrapper<ChangeEvent>;
  RecordName: ResolverTypeWrapper<RestRecordName>;
  RecordResult: ResolverTypeWrapper<Omit<RecordResult, 'record'> & { record?: Maybe<ResolversTypes['Versioned']> }>;
  RecordType: RecordType;
  RecordsResult: ResolverTypeWrapper<Omit<RecordsResult, 'results'> & { results: Array<ResolversTypes['RecordResult']> }>;
  RefreshTokenResult: ResolverTypeWrapper<RefreshTokenResult>;
  RemoveShipmentItemInput: RemoveShipmentItemInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<RequestPasswordResetResult>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResetPasswordResult>;
  ReviewNotification: ResolverTypeWrapper<RestReviewNotification>;
  RevokeApiKeyResult: ResolverTypeWrapper<Omit<RevokeApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  RiskLevel: ResolverTypeWrapper<RiskLevel>;
  Role: ResolverTypeWrapper<Role>;
  ScreeningDocument: ResolverTypeWrapper<RestScreening>;
  SegregatedPair: ResolverTypeWrapper<RestPair>;
  SegregationOutcome: SegregationOutcome;
  SegregationTable: ResolverTypeWrapper<SegregationTable>;
  SegregationWay: SegregationWay;
  SetShipmentApprovalsInput: SetShipmentApprovalsInput;
  Settings: ResolverTypeWrapper<Settings>;
  Shipment: ResolverTypeWrapper<RestShipment>;
  ShipmentApprovals: ResolverTypeWrapper<ShipmentApprovals>;
  ShipmentDefaults: ResolverTypeWrapper<ShipmentDefaults>;
  ShipmentFilter: ShipmentFilter;
  ShipmentOverview: ShipmentOverview;
  ShipmentPage: ResolverTypeWrapper<Omit<ShipmentPage, 'data'> & { data: Array<ResolversTypes['Shipment']> }>;
  ShipmentPdf: ResolverTypeWrapper<ShipmentPdf>;
  ShipmentPdfKind: ShipmentPdfKind;
  ShipmentResult: ResolverTypeWrapper<Omit<ShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversTypes['Shipment']> }>;
  ShipmentSort: ShipmentSort;
  ShipmentSortField: ShipmentSortField;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversTypes['User']> }>;
  SignOutResult: ResolverTypeWrapper<SignOutResult>;
  SortDirection: SortDirection;
  SplitOrderItemByKitInput: SplitOrderItemByKitInput;
  SplitOrderItemByQuantityInput: SplitOrderItemByQuantityInput;
  SplitOrderItemResult: ResolverTypeWrapper<Omit<SplitOrderItemResult, 'current' | 'orderItems'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItems?: Maybe<Array<ResolversTypes['OrderItem']>> }>;
  Status: ResolverTypeWrapper<RestStatus>;
  StatusColor: StatusColor;
  StatusModel: StatusModel;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Substatus: ResolverTypeWrapper<RestSubstatus>;
  SubstatusFilter: SubstatusFilter;
  SubstatusPage: ResolverTypeWrapper<Omit<SubstatusPage, 'data'> & { data: Array<ResolversTypes['Substatus']> }>;
  SubstatusSort: SubstatusSort;
  SubstatusSortField: SubstatusSortField;
  UnNumber: ResolverTypeWrapper<UnNumber>;
  UnitOfMeasure: ResolverTypeWrapper<UnitOfMeasure>;
  UpdateAirlineInput: UpdateAirlineInput;
  UpdateAirlineResult: ResolverTypeWrapper<Omit<UpdateAirlineResult, 'airline' | 'current'> & { airline?: Maybe<ResolversTypes['Airline']>, current?: Maybe<ResolversTypes['Airline']> }>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCourierInput: UpdateCourierInput;
  UpdateCourierResult: ResolverTypeWrapper<Omit<UpdateCourierResult, 'courier' | 'current'> & { courier?: Maybe<ResolversTypes['Courier']>, current?: Maybe<ResolversTypes['Courier']> }>;
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: ResolverTypeWrapper<Omit<UpdateDocumentResult, 'current' | 'document'> & { current?: Maybe<ResolversTypes['Document']>, document?: Maybe<ResolversTypes['Document']> }>;
  UpdateEndUserInput: UpdateEndUserInput;
  UpdateEndUserResult: ResolverTypeWrapper<Omit<UpdateEndUserResult, 'current' | 'endUser'> & { current?: Maybe<ResolversTypes['EndUser']>, endUser?: Maybe<ResolversTypes['EndUser']> }>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupResult: ResolverTypeWrapper<Omit<UpdateGroupResult, 'current' | 'group'> & { current?: Maybe<ResolversTypes['Group']>, group?: Maybe<ResolversTypes['Group']> }>;
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsResult: ResolverTypeWrapper<Omit<UpdateNotificationSettingsResult, 'notificationSettings'> & { notificationSettings?: Maybe<ResolversTypes['NotificationSettings']> }>;
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: ResolverTypeWrapper<Omit<UpdateOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  UpdateOrderItemsInput: UpdateOrderItemsInput;
  UpdateOrderItemsResult: ResolverTypeWrapper<Omit<UpdateOrderItemsResult, 'results'> & { results: Array<ResolversTypes['UpdateOrderItemResult']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationResult: ResolverTypeWrapper<Omit<UpdateOrganizationResult, 'current' | 'organization'> & { current?: Maybe<ResolversTypes['Organization']>, organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdateProgramInput: UpdateProgramInput;
  UpdateProgramResult: ResolverTypeWrapper<Omit<UpdateProgramResult, 'current' | 'program'> & { current?: Maybe<ResolversTypes['Program']>, program?: Maybe<ResolversTypes['Program']> }>;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: ResolverTypeWrapper<Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  UpdateShipmentInput: UpdateShipmentInput;
  UpdateShipmentResult: ResolverTypeWrapper<Omit<UpdateShipmentResult, 'current' | 'shipment'> & { current?: Maybe<ResolversTypes['Shipment']>, shipment?: Maybe<ResolversTypes['Shipment']> }>;
  UpdateSubstatusInput: UpdateSubstatusInput;
  UpdateSubstatusResult: ResolverTypeWrapper<Omit<UpdateSubstatusResult, 'current' | 'substatus'> & { current?: Maybe<ResolversTypes['Substatus']>, substatus?: Maybe<ResolversTypes['Substatus']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserResult: ResolverTypeWrapper<Omit<UpdateUserResult, 'current' | 'user'> & { current?: Maybe<ResolversTypes['User']>, user?: Maybe<ResolversTypes['User']> }>;
  UpdateVendorInput: UpdateVendorInput;
  UpdateVendorResult: ResolverTypeWrapper<Omit<UpdateVendorResult, 'current' | 'vendor'> & { current?: Maybe<ResolversTypes['Vendor']>, vendor?: Maybe<ResolversTypes['Vendor']> }>;
  User: ResolverTypeWrapper<RestUser>;
  UserFilter: UserFilter;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'data'> & { data: Array<ResolversTypes['User']> }>;
  UserResult: ResolverTypeWrapper<Omit<UserResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UserSort: UserSort;
  UserSortField: UserSortField;
  UserStatus: UserStatus;
  Vendor: ResolverTypeWrapper<RestVendor>;
  VendorFilter: VendorFilter;
  VendorPage: ResolverTypeWrapper<Omit<VendorPage, 'data'> & { data: Array<ResolversTypes['Vendor']> }>;
  VendorSort: VendorSort;
  VendorSortField: VendorSortField;
  Versioned: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Versioned']>;
  Viewer: ResolverTypeWrapper<RestViewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ability: Ability;
  AcknowledgeDangerousGoodsInput: AcknowledgeDangerousGoodsInput;
  AddShipmentItemsInput: AddShipmentItemsInput;
  Address: RestAddress;
  AddressInput: AddressInput;
  Airline: RestAirline;
  AirlinePage: Omit<AirlinePage, 'data'> & { data: Array<ResolversParentTypes['Airline']> };
  AirlineSort: AirlineSort;
  ApiKey: RestApiKey;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyPage: Omit<ApiKeyPage, 'data'> & { data: Array<ResolversParentTypes['ApiKey']> };
  ApiKeySort: ApiKeySort;
  ArchiveDocumentInput: ArchiveDocumentInput;
  ArchiveDocumentResult: Omit<ArchiveDocumentResult, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  ArchiveSubstatusResult: Omit<ArchiveSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversParentTypes['Substatus']> };
  AreaPermission: AreaPermission;
  AssessOrderItemResult: Omit<AssessOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  Assessment: Assessment;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  AssignmentNotification: RestAssignmentNotification;
  AvailableOrderItem: RestAvailableOrderItem;
  AvailableOrderItemFilter: AvailableOrderItemFilter;
  AvailableOrderItemPage: Omit<AvailableOrderItemPage, 'data'> & { data: Array<ResolversParentTypes['AvailableOrderItem']> };
  Boolean: Scalars['Boolean']['output'];
  Change: RestChange;
  ChangePage: RestChangePage;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ChangePasswordResult;
  ClearNotificationsInput: ClearNotificationsInput;
  ClearNotificationsResult: ClearNotificationsResult;
  ColorPalette: ColorPalette;
  ColorPaletteInput: ColorPaletteInput;
  Comment: RestComment;
  CommentChange: Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentFilter: CommentFilter;
  CommentNotification: RestCommentNotification;
  CommentPage: Omit<CommentPage, 'data'> & { data: Array<ResolversParentTypes['Comment']> };
  CommentParent: RestCommentParent;
  CommentPermission: CommentPermission;
  CommentResult: Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentableInput: CommentableInput;
  Country: Country;
  CountryCode: Scalars['CountryCode']['output'];
  Courier: RestCourier;
  CourierPage: Omit<CourierPage, 'data'> & { data: Array<ResolversParentTypes['Courier']> };
  CourierSort: CourierSort;
  CreateAirlineInput: CreateAirlineInput;
  CreateAirlineResult: Omit<CreateAirlineResult, 'airline'> & { airline?: Maybe<ResolversParentTypes['Airline']> };
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyResult: Omit<CreateApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  CreateCommentInput: CreateCommentInput;
  CreateCourierInput: CreateCourierInput;
  CreateCourierResult: Omit<CreateCourierResult, 'courier'> & { courier?: Maybe<ResolversParentTypes['Courier']> };
  CreateEndUserInput: CreateEndUserInput;
  CreateEndUserResult: Omit<CreateEndUserResult, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['EndUser']> };
  CreateGroupInput: CreateGroupInput;
  CreateGroupResult: Omit<CreateGroupResult, 'group'> & { group?: Maybe<ResolversParentTypes['Group']> };
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderItemResult: Omit<CreateOrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  CreateOrderItemsInput: CreateOrderItemsInput;
  CreateOrderItemsResult: Omit<CreateOrderItemsResult, 'results'> & { results: Array<ResolversParentTypes['CreateOrderItemResult']> };
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationResult: Omit<CreateOrganizationResult, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  CreateProgramInput: CreateProgramInput;
  CreateProgramResult: Omit<CreateProgramResult, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  CreateShipmentInput: CreateShipmentInput;
  CreateShipmentResult: Omit<CreateShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversParentTypes['Shipment']> };
  CreateSubstatusInput: CreateSubstatusInput;
  CreateSubstatusResult: Omit<CreateSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversParentTypes['Substatus']> };
  CreateUserInput: CreateUserInput;
  CreateUserResult: Omit<CreateUserResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CreateVendorInput: CreateVendorInput;
  CreateVendorResult: Omit<CreateVendorResult, 'vendor'> & { vendor?: Maybe<ResolversParentTypes['Vendor']> };
  Cursor: Scalars['Cursor']['output'];
  DangerousGood: DangerousGood;
  DangerousGoods: RestDangerousGoods;
  DangerousGoodsClass: DangerousGoodsClass;
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
  DeclarationPart: DeclarationPart;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: DeleteCommentResult;
  DeleteOrderItemResult: Omit<DeleteOrderItemResult, 'current'> & { current?: Maybe<ResolversParentTypes['OrderItem']> };
  Document: RestDocument;
  DocumentNotification: RestDocumentNotification;
  DocumentPage: Omit<DocumentPage, 'data'> & { data: Array<ResolversParentTypes['Document']> };
  DocumentParent: RestDocumentParent;
  DocumentParentInput: DocumentParentInput;
  DocumentRequirements: DocumentRequirements;
  DocumentSort: DocumentSort;
  DocumentType: RestDocumentType;
  EndUser: RestEndUser;
  EndUserFilter: EndUserFilter;
  EndUserPage: Omit<EndUserPage, 'data'> & { data: Array<ResolversParentTypes['EndUser']> };
  EndUserSort: EndUserSort;
  ExpiringDocument: RestExpiringDocument;
  ExpiringDocumentPage: Omit<ExpiringDocumentPage, 'data'> & { data: Array<ResolversParentTypes['ExpiringDocument']> };
  ExportCheck: ExportCheck;
  ExportRule: RestExportRule;
  ExportStatement: ExportStatement;
  ExportedCode: ExportedCode;
  FeatureFlags: FeatureFlags;
  FeatureFlagsInput: FeatureFlagsInput;
  FieldError: FieldError;
  GoodsReceipt: GoodsReceipt;
  Group: RestGroup;
  GroupFilter: GroupFilter;
  GroupPage: Omit<GroupPage, 'data'> & { data: Array<ResolversParentTypes['Group']> };
  GroupSort: GroupSort;
  HistoryChange: HistoryChange;
  HistoryEntry: RestHistoryEntry;
  HistoryPage: Omit<HistoryPage, 'data'> & { data: Array<ResolversParentTypes['HistoryEntry']> };
  HsCodeValue: HsCodeValue;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InviteOrganizationAdminInput: InviteOrganizationAdminInput;
  KitPartInput: KitPartInput;
  LookupEntry: LookupEntry;
  MarkNotificationReadResult: Omit<MarkNotificationReadResult, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  ModelType: RestModelType;
  Mutation: Record<PropertyKey, never>;
  NavigationItem: NavigationItem;
  Notification: ResolversInterfaceTypes<ResolversParentTypes>['Notification'];
  NotificationChange: Omit<NotificationChange, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  NotificationPage: Omit<NotificationPage, 'data'> & { data: Array<ResolversParentTypes['Notification']> };
  NotificationProgram: NotificationProgram;
  NotificationProgramSetting: RestProgramSetting;
  NotificationProgramSettingInput: NotificationProgramSettingInput;
  NotificationRecord: RestNotificationRecord;
  NotificationSettings: RestNotificationSettings;
  NotificationTypeInfo: NotificationTypeInfo;
  NotificationTypeSetting: NotificationTypeSetting;
  NotificationTypeSettingInput: NotificationTypeSettingInput;
  OrderItem: RestOrderItem;
  OrderItemDefaults: RestOrderItemDefaults;
  OrderItemFilter: OrderItemFilter;
  OrderItemPage: Omit<OrderItemPage, 'data'> & { data: Array<ResolversParentTypes['OrderItem']> };
  OrderItemResult: Omit<OrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  OrderItemSort: OrderItemSort;
  OrdersInMonth: OrdersInMonth;
  OrdersInStatus: RestOrdersInStatus;
  Organization: RestOrganization;
  OrganizationPage: Omit<OrganizationPage, 'data'> & { data: Array<ResolversParentTypes['Organization']> };
  OrganizationSort: OrganizationSort;
  OriginValue: OriginValue;
  PackageType: PackageType;
  PageMeta: PageMeta;
  Permissions: RestPermission;
  Picture: RestPicture;
  Program: RestProgram;
  ProgramCounts: ProgramCounts;
  ProgramOrderFigures: RestOrderFigures;
  ProgramPage: Omit<ProgramPage, 'data'> & { data: Array<ResolversParentTypes['Program']> };
  ProgramSort: ProgramSort;
  PurchaseOrder: RestPurchaseOrder;
  PurchaseOrderDefaults: PurchaseOrderDefaults;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderPage: Omit<PurchaseOrderPage, 'data'> & { data: Array<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderResult: Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderSort: PurchaseOrderSort;
  Query: Record<PropertyKey, never>;
  ReadinessCheck: RestReadinessCheck;
  ReceiveOrderItemResult: Omit<ReceiveOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  RecordChange: ChangeEvent;
  RecordName: RestRecordName;
  RecordResult: Omit<RecordResult, 'record'> & { record?: Maybe<ResolversParentTypes['Versioned']> };
  RecordsResult: Omit<RecordsResult, 'results'> & { results: Array<ResolversParentTypes['RecordResult']> };
  RefreshTokenResult: RefreshTokenResult;
  RemoveShipmentItemInput: RemoveShipmentItemInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: RequestPasswordResetResult;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResetPasswordResult;
  ReviewNotification: RestReviewNotification;
  RevokeApiKeyResult: Omit<RevokeApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  RiskLevel: RiskLevel;
  Role: Role;
  ScreeningDocument: RestScreening;
  SegregatedPair: RestPair;
  SegregationTable: SegregationTable;
  SetShipmentApprovalsInput: SetShipmentApprovalsInput;
  Settings: Settings;
  Shipment: RestShipment;
  ShipmentApprovals: ShipmentApprovals;
  ShipmentDefaults: ShipmentDefaults;
  ShipmentFilter: ShipmentFilter;
  ShipmentPage: Omit<ShipmentPage, 'data'> & { data: Array<ResolversParentTypes['Shipment']> };
  ShipmentPdf: ShipmentPdf;
  ShipmentResult: Omit<ShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversParentTypes['Shipment']> };
  ShipmentSort: ShipmentSort;
  SignInInput: SignInInput;
  SignInResult: Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['User']> };
  SignOutResult: SignOutResult;
  SplitOrderItemByKitInput: SplitOrderItemByKitInput;
  SplitOrderItemByQuantityInput: SplitOrderItemByQuantityInput;
  SplitOrderItemResult: Omit<SplitOrderItemResult, 'current' | 'orderItems'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItems?: Maybe<Array<ResolversParentTypes['OrderItem']>> };
  Status: RestStatus;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Substatus: RestSubstatus;
  SubstatusFilter: SubstatusFilter;
  SubstatusPage: Omit<SubstatusPage, 'data'> & { data: Array<ResolversParentTypes['Substatus']> };
  SubstatusSort: SubstatusSort;
  UnNumber: UnNumber;
  UnitOfMeasure: UnitOfMeasure;
  UpdateAirlineInput: UpdateAirlineInput;
  UpdateAirlineResult: Omit<UpdateAirlineResult, 'airline' | 'current'> & { airline?: Maybe<ResolversParentTypes['Airline']>, current?: Maybe<ResolversParentTypes['Airline']> };
  UpdateCommentInput: UpdateCommentInput;
  UpdateCourierInput: UpdateCourierInput;
  UpdateCourierResult: Omit<UpdateCourierResult, 'courier' | 'current'> & { courier?: Maybe<ResolversParentTypes['Courier']>, current?: Maybe<ResolversParentTypes['Courier']> };
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: Omit<UpdateDocumentResult, 'current' | 'document'> & { current?: Maybe<ResolversParentTypes['Document']>, document?: Maybe<ResolversParentTypes['Document']> };
  UpdateEndUserInput: UpdateEndUserInput;
  UpdateEndUserResult: Omit<UpdateEndUserResult, 'current' | 'endUser'> & { current?: Maybe<ResolversParentTypes['EndUser']>, endUser?: Maybe<ResolversParentTypes['EndUser']> };
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupResult: Omit<UpdateGroupResult, 'current' | 'group'> & { current?: Maybe<ResolversParentTypes['Group']>, group?: Maybe<ResolversParentTypes['Group']> };
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsResult: Omit<UpdateNotificationSettingsResult, 'notificationSettings'> & { notificationSettings?: Maybe<ResolversParentTypes['NotificationSettings']> };
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: Omit<UpdateOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  UpdateOrderItemsInput: UpdateOrderItemsInput;
  UpdateOrderItemsResult: Omit<UpdateOrderItemsResult, 'results'> & { results: Array<ResolversParentTypes['UpdateOrderItemResult']> };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationResult: Omit<UpdateOrganizationResult, 'current' | 'organization'> & { current?: Maybe<ResolversParentTypes['Organization']>, organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdateProgramInput: UpdateProgramInput;
  UpdateProgramResult: Omit<UpdateProgramResult, 'current' | 'program'> & { current?: Maybe<ResolversParentTypes['Program']>, program?: Maybe<ResolversParentTypes['Program']> };
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  UpdateShipmentInput: UpdateShipmentInput;
  UpdateShipmentResult: Omit<UpdateShipmentResult, 'current' | 'shipment'> & { current?: Maybe<ResolversParentTypes['Shipment']>, shipment?: Maybe<ResolversParentTypes['Shipment']> };
  UpdateSubstatusInput: UpdateSubstatusInput;
  UpdateSubstatusResult: Omit<UpdateSubstatusResult, 'current' | 'substatus'> & { current?: Maybe<ResolversParentTypes['Substatus']>, substatus?: Maybe<ResolversParentTypes['Substatus']> };
  UpdateUserInput: UpdateUserInput;
  UpdateUserResult: Omit<UpdateUserResult, 'current' | 'user'> & { current?: Maybe<ResolversParentTypes['User']>, user?: Maybe<ResolversParentTypes['User']> };
  UpdateVendorInput: UpdateVendorInput;
  UpdateVendorResult: Omit<UpdateVendorResult, 'current' | 'vendor'> & { current?: Maybe<ResolversParentTypes['Vendor']>, vendor?: Maybe<ResolversParentTypes['Vendor']> };
  User: RestUser;
  UserFilter: UserFilter;
  UserPage: Omit<UserPage, 'data'> & { data: Array<ResolversParentTypes['User']> };
  UserResult: Omit<UserResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UserSort: UserSort;
  Vendor: RestVendor;
  VendorFilter: VendorFilter;
  VendorPage: Omit<VendorPage, 'data'> & { data: Array<ResolversParentTypes['Vendor']> };
  VendorSort: VendorSort;
  Versioned: ResolversInterfaceTypes<ResolversParentTypes>['Versioned'];
  Viewer: RestViewer;
};

export type AbilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ability'] = ResolversParentTypes['Ability']> = {
  action?: Resolver<ResolversTypes['AbilityAction'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AirlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Airline'] = ResolversParentTypes['Airline']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<AirlineHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AirlinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AirlinePage'] = ResolversParentTypes['AirlinePage']> = {
  data?: Resolver<Array<ResolversTypes['Airline']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  allPrograms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<ApiKeyHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maker?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyPage'] = ResolversParentTypes['ApiKeyPage']> = {
  data?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ArchiveDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveDocumentResult'] = ResolversParentTypes['ArchiveDocumentResult']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ArchiveSubstatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveSubstatusResult'] = ResolversParentTypes['ArchiveSubstatusResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType>;
};

export type AreaPermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaPermission'] = ResolversParentTypes['AreaPermission']> = {
  anyComment?: Resolver<Maybe<ResolversTypes['CommentPermission']>, ParentType, ContextType>;
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editableStatuses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  extra?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  legacyComment?: Resolver<Maybe<ResolversTypes['CommentPermission']>, ParentType, ContextType>;
  ownComment?: Resolver<Maybe<ResolversTypes['CommentPermission']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessOrderItemResult'] = ResolversParentTypes['AssessOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  assessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dgClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dgDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssignmentNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentNotification'] = ResolversParentTypes['AssignmentNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['NotificationProgram']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['NotificationRecord'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailableOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableOrderItem'] = ResolversParentTypes['AvailableOrderItem']> = {
  exportCheck?: Resolver<Maybe<ResolversTypes['ExportCheck']>, ParentType, ContextType>;
  orderItem?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailableOrderItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableOrderItemPage'] = ResolversParentTypes['AvailableOrderItemPage']> = {
  data?: Resolver<Array<ResolversTypes['AvailableOrderItem']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['RecordName']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Versioned']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
};

export type ChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePage'] = ResolversParentTypes['ChangePage']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ClearNotificationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearNotificationsResult'] = ResolversParentTypes['ClearNotificationsResult']> = {
  clearedUpTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ColorPaletteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColorPalette'] = ResolversParentTypes['ColorPalette']> = {
  backlight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legacyFromSap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['CommentParent'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CommentSource'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CommentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type CommentNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentNotification'] = ResolversParentTypes['CommentNotification']> = {
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['NotificationProgram']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['NotificationRecord'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CommentSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  data?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type CommentParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentParent'] = ResolversParentTypes['CommentParent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CommentableType'], ParentType, ContextType>;
};

export type CommentPermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPermission'] = ResolversParentTypes['CommentPermission']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CommentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentResult'] = ResolversParentTypes['CommentResult']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Courier'] = ResolversParentTypes['Courier']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  airlines?: Resolver<Maybe<ResolversTypes['AirlinePage']>, ParentType, ContextType, RequireFields<CourierAirlinesArgs, 'items' | 'page'>>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<CourierDocumentsArgs, 'items' | 'page'>>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<CourierHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourierPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierPage'] = ResolversParentTypes['CourierPage']> = {
  data?: Resolver<Array<ResolversTypes['Courier']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type CreateAirlineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAirlineResult'] = ResolversParentTypes['CreateAirlineResult']> = {
  airline?: Resolver<Maybe<ResolversTypes['Airline']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateApiKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiKeyResult'] = ResolversParentTypes['CreateApiKeyResult']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateCourierResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCourierResult'] = ResolversParentTypes['CreateCourierResult']> = {
  courier?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateEndUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEndUserResult'] = ResolversParentTypes['CreateEndUserResult']> = {
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type CreateGroupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGroupResult'] = ResolversParentTypes['CreateGroupResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type CreateOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderItemResult'] = ResolversParentTypes['CreateOrderItemResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type CreateOrderItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderItemsResult'] = ResolversParentTypes['CreateOrderItemsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CreateOrderItemResult']>, ParentType, ContextType>;
};

export type CreateOrganizationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationResult'] = ResolversParentTypes['CreateOrganizationResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type CreateProgramResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProgramResult'] = ResolversParentTypes['CreateProgramResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
};

export type CreatePurchaseOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePurchaseOrderResult'] = ResolversParentTypes['CreatePurchaseOrderResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type CreateShipmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShipmentResult'] = ResolversParentTypes['CreateShipmentResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
};

export type CreateSubstatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSubstatusResult'] = ResolversParentTypes['CreateSubstatusResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType>;
};

export type CreateUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUserResult'] = ResolversParentTypes['CreateUserResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreateVendorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVendorResult'] = ResolversParentTypes['CreateVendorResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export type DangerousGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DangerousGood'] = ResolversParentTypes['DangerousGood']> = {
  cargoAircraft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dgClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inTable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  packingGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passengerAircraft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properShippingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subsidiaryHazards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DangerousGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DangerousGoods'] = ResolversParentTypes['DangerousGoods']> = {
  declaration?: Resolver<Array<ResolversTypes['DeclarationPart']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['DangerousGood']>, ParentType, ContextType>;
  notAssessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['SegregatedPair']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['SegregationTable']>, ParentType, ContextType>;
  unruled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DangerousGoodsClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DangerousGoodsClass'] = ResolversParentTypes['DangerousGoodsClass']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeclarationPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationPart'] = ResolversParentTypes['DeclarationPart']> = {
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeclarationState'], ParentType, ContextType>;
};

export type DeleteCommentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentResult'] = ResolversParentTypes['DeleteCommentResult']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderItemResult'] = ResolversParentTypes['DeleteOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['DocumentParent'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  thumbUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentNotification'] = ResolversParentTypes['DocumentNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['NotificationProgram']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['NotificationRecord'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  data?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type DocumentParentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentParent'] = ResolversParentTypes['DocumentParent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentParentType'], ParentType, ContextType>;
};

export type DocumentRequirementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRequirements'] = ResolversParentTypes['DocumentRequirements']> = {
  description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentType'] = ResolversParentTypes['DocumentType']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['DocumentRequirements'], ParentType, ContextType>;
};

export type EndUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUser'] = ResolversParentTypes['EndUser']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<EndUserDocumentsArgs, 'items' | 'page'>>;
  externalOrganizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<EndUserHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opc?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  programs?: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screeningDocument?: Resolver<Maybe<ResolversTypes['ScreeningDocument']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visualComplianceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndUserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserPage'] = ResolversParentTypes['EndUserPage']> = {
  data?: Resolver<Array<ResolversTypes['EndUser']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ExpiringDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiringDocument'] = ResolversParentTypes['ExpiringDocument']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['DocumentParent'], ParentType, ContextType>;
  parentLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
};

export type ExpiringDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiringDocumentPage'] = ResolversParentTypes['ExpiringDocumentPage']> = {
  data?: Resolver<Array<ResolversTypes['ExpiringDocument']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ExportCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportCheck'] = ResolversParentTypes['ExportCheck']> = {
  hsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incompleteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ExportLevel'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ExportRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportRule'] = ResolversParentTypes['ExportRule']> = {
  codes?: Resolver<Array<ResolversTypes['ExportedCode']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ExportLevel'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['ExportStatement']>, ParentType, ContextType>;
  withoutCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportStatement'] = ResolversParentTypes['ExportStatement']> = {
  effect?: Resolver<ResolversTypes['ExportEffect'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportedCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportedCode'] = ResolversParentTypes['ExportedCode']> = {
  hsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incompleteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ExportLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['OriginValue']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type FeatureFlagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeatureFlags'] = ResolversParentTypes['FeatureFlags']> = {
  oiInvoiceNumberEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oiWcmInvoiceNumberEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opcEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderNumberInternalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  poFundingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wbgMatDocEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceipt'] = ResolversParentTypes['GoodsReceipt']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receivedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  attn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endUsersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<GroupHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  data?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  data?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type HsCodeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HsCodeValue'] = ResolversParentTypes['HsCodeValue']> = {
  hsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LookupEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupEntry'] = ResolversParentTypes['LookupEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkNotificationReadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationReadResult'] = ResolversParentTypes['MarkNotificationReadResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type ModelTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelType'] = ResolversParentTypes['ModelType']> = {
  model?: Resolver<ResolversTypes['StatusModel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeDangerousGoods?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAcknowledgeDangerousGoodsArgs, 'id' | 'input'>>;
  activateUser?: Resolver<Maybe<ResolversTypes['UserResult']>, ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'id'>>;
  addShipmentItems?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAddShipmentItemsArgs, 'id' | 'input'>>;
  archiveDocument?: Resolver<Maybe<ResolversTypes['ArchiveDocumentResult']>, ParentType, ContextType, RequireFields<MutationArchiveDocumentArgs, 'id' | 'input'>>;
  archiveSubstatus?: Resolver<Maybe<ResolversTypes['ArchiveSubstatusResult']>, ParentType, ContextType, RequireFields<MutationArchiveSubstatusArgs, 'id'>>;
  assessOrderItem?: Resolver<Maybe<ResolversTypes['AssessOrderItemResult']>, ParentType, ContextType, RequireFields<MutationAssessOrderItemArgs, 'id' | 'input'>>;
  assignOrderItemStatus?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationAssignOrderItemStatusArgs, 'id' | 'input'>>;
  assignPurchaseOrderStatus?: Resolver<Maybe<ResolversTypes['PurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderStatusArgs, 'id' | 'input'>>;
  assignPurchaseOrderUsers?: Resolver<Maybe<ResolversTypes['PurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderUsersArgs, 'id' | 'input'>>;
  assignShipmentStatus?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAssignShipmentStatusArgs, 'id' | 'input'>>;
  assignShipmentUsers?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAssignShipmentUsersArgs, 'id' | 'input'>>;
  assignStatuses?: Resolver<Maybe<ResolversTypes['RecordsResult']>, ParentType, ContextType, RequireFields<MutationAssignStatusesArgs, 'ids' | 'partial' | 'status' | 'type'>>;
  assignUsersToMany?: Resolver<Maybe<ResolversTypes['RecordsResult']>, ParentType, ContextType, RequireFields<MutationAssignUsersToManyArgs, 'ids' | 'partial' | 'type' | 'userIds'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordResult']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  clearNotifications?: Resolver<Maybe<ResolversTypes['ClearNotificationsResult']>, ParentType, ContextType, RequireFields<MutationClearNotificationsArgs, 'input'>>;
  createAirline?: Resolver<Maybe<ResolversTypes['CreateAirlineResult']>, ParentType, ContextType, RequireFields<MutationCreateAirlineArgs, 'input'>>;
  createApiKey?: Resolver<Maybe<ResolversTypes['CreateApiKeyResult']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createComment?: Resolver<Maybe<ResolversTypes['CommentResult']>, ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createCourier?: Resolver<Maybe<ResolversTypes['CreateCourierResult']>, ParentType, ContextType, RequireFields<MutationCreateCourierArgs, 'input'>>;
  createEndUser?: Resolver<Maybe<ResolversTypes['CreateEndUserResult']>, ParentType, ContextType, RequireFields<MutationCreateEndUserArgs, 'input'>>;
  createGroup?: Resolver<Maybe<ResolversTypes['CreateGroupResult']>, ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createOrderItem?: Resolver<Maybe<ResolversTypes['CreateOrderItemResult']>, ParentType, ContextType, RequireFields<MutationCreateOrderItemArgs, 'input'>>;
  createOrderItems?: Resolver<Maybe<ResolversTypes['CreateOrderItemsResult']>, ParentType, ContextType, RequireFields<MutationCreateOrderItemsArgs, 'inputs' | 'partial' | 'purchaseOrderId'>>;
  createOrganization?: Resolver<Maybe<ResolversTypes['CreateOrganizationResult']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createProgram?: Resolver<Maybe<ResolversTypes['CreateProgramResult']>, ParentType, ContextType, RequireFields<MutationCreateProgramArgs, 'input'>>;
  createPurchaseOrder?: Resolver<Maybe<ResolversTypes['CreatePurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationCreatePurchaseOrderArgs, 'input'>>;
  createShipment?: Resolver<Maybe<ResolversTypes['CreateShipmentResult']>, ParentType, ContextType, RequireFields<MutationCreateShipmentArgs, 'input'>>;
  createSubstatus?: Resolver<Maybe<ResolversTypes['CreateSubstatusResult']>, ParentType, ContextType, RequireFields<MutationCreateSubstatusArgs, 'input'>>;
  createUser?: Resolver<Maybe<ResolversTypes['CreateUserResult']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createVendor?: Resolver<Maybe<ResolversTypes['CreateVendorResult']>, ParentType, ContextType, RequireFields<MutationCreateVendorArgs, 'input'>>;
  deactivateUser?: Resolver<Maybe<ResolversTypes['UserResult']>, ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'id'>>;
  deleteComment?: Resolver<Maybe<ResolversTypes['DeleteCommentResult']>, ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'input'>>;
  deleteOrderItem?: Resolver<Maybe<ResolversTypes['DeleteOrderItemResult']>, ParentType, ContextType, RequireFields<MutationDeleteOrderItemArgs, 'id'>>;
  inviteOrganizationAdmin?: Resolver<Maybe<ResolversTypes['CreateUserResult']>, ParentType, ContextType, RequireFields<MutationInviteOrganizationAdminArgs, 'input'>>;
  markNotificationRead?: Resolver<Maybe<ResolversTypes['MarkNotificationReadResult']>, ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  receiveOrderItem?: Resolver<Maybe<ResolversTypes['ReceiveOrderItemResult']>, ParentType, ContextType, RequireFields<MutationReceiveOrderItemArgs, 'id' | 'input'>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['RefreshTokenResult']>, ParentType, ContextType>;
  removeShipmentItem?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationRemoveShipmentItemArgs, 'id' | 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetResult']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordResult']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['RevokeApiKeyResult']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  sendShipmentForReview?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationSendShipmentForReviewArgs, 'id'>>;
  setShipmentApprovals?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationSetShipmentApprovalsArgs, 'id' | 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInResult']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutResult']>, ParentType, ContextType>;
  splitOrderItemByKit?: Resolver<Maybe<ResolversTypes['SplitOrderItemResult']>, ParentType, ContextType, RequireFields<MutationSplitOrderItemByKitArgs, 'id' | 'input'>>;
  splitOrderItemByQuantity?: Resolver<Maybe<ResolversTypes['SplitOrderItemResult']>, ParentType, ContextType, RequireFields<MutationSplitOrderItemByQuantityArgs, 'id' | 'input'>>;
  takeBackAssessment?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationTakeBackAssessmentArgs, 'id'>>;
  takeBackReceipt?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationTakeBackReceiptArgs, 'id'>>;
  updateAirline?: Resolver<Maybe<ResolversTypes['UpdateAirlineResult']>, ParentType, ContextType, RequireFields<MutationUpdateAirlineArgs, 'id' | 'input'>>;
  updateComment?: Resolver<Maybe<ResolversTypes['CommentResult']>, ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'input'>>;
  updateCourier?: Resolver<Maybe<ResolversTypes['UpdateCourierResult']>, ParentType, ContextType, RequireFields<MutationUpdateCourierArgs, 'id' | 'input'>>;
  updateDocument?: Resolver<Maybe<ResolversTypes['UpdateDocumentResult']>, ParentType, ContextType, RequireFields<MutationUpdateDocumentArgs, 'id' | 'input'>>;
  updateEndUser?: Resolver<Maybe<ResolversTypes['UpdateEndUserResult']>, ParentType, ContextType, RequireFields<MutationUpdateEndUserArgs, 'id' | 'input'>>;
  updateGroup?: Resolver<Maybe<ResolversTypes['UpdateGroupResult']>, ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'id' | 'input'>>;
  updateNotificationSettings?: Resolver<Maybe<ResolversTypes['UpdateNotificationSettingsResult']>, ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateOrderItem?: Resolver<Maybe<ResolversTypes['UpdateOrderItemResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrderItemArgs, 'id' | 'input'>>;
  updateOrderItems?: Resolver<Maybe<ResolversTypes['UpdateOrderItemsResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrderItemsArgs, 'inputs' | 'partial'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['UpdateOrganizationResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updateProgram?: Resolver<Maybe<ResolversTypes['UpdateProgramResult']>, ParentType, ContextType, RequireFields<MutationUpdateProgramArgs, 'id' | 'input'>>;
  updatePurchaseOrder?: Resolver<Maybe<ResolversTypes['UpdatePurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderArgs, 'id' | 'input'>>;
  updateShipment?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationUpdateShipmentArgs, 'id' | 'input'>>;
  updateSubstatus?: Resolver<Maybe<ResolversTypes['UpdateSubstatusResult']>, ParentType, ContextType, RequireFields<MutationUpdateSubstatusArgs, 'id' | 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserResult']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateVendor?: Resolver<Maybe<ResolversTypes['UpdateVendorResult']>, ParentType, ContextType, RequireFields<MutationUpdateVendorArgs, 'id' | 'input'>>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  __resolveType: TypeResolveFn<'AssignmentNotification' | 'CommentNotification' | 'DocumentNotification' | 'ReviewNotification', ParentType, ContextType>;
};

export type NotificationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationChange'] = ResolversParentTypes['NotificationChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  data?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type NotificationProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationProgram'] = ResolversParentTypes['NotificationProgram']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationProgramSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationProgramSetting'] = ResolversParentTypes['NotificationProgramSetting']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationRecord'] = ResolversParentTypes['NotificationRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  allPrograms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['NotificationProgramSetting']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['NotificationTypeSetting']>, ParentType, ContextType>;
};

export type NotificationTypeInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationTypeInfo'] = ResolversParentTypes['NotificationTypeInfo']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
};

export type NotificationTypeSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationTypeSetting'] = ResolversParentTypes['NotificationTypeSetting']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  assessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType>;
  catalogNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countriesOfManufacture?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<OrderItemDocumentsArgs, 'items' | 'page'>>;
  eccnDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eeiExport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  endUserName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsReceipt?: Resolver<ResolversTypes['GoodsReceipt'], ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<OrderItemHistoryArgs, 'items' | 'page'>>;
  hsCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mtaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<Array<ResolversTypes['Status']>>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  packingGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shipmentAwbNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentAwbPrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizePerItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  splitKit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  statusReasons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<OrderItemStatusReasonsArgs, 'status'>>;
  storage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subsidiaryHazards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valuePerItem?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wbgMatDoc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wcmInvoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemDefaultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemDefaults'] = ResolversParentTypes['OrderItemDefaults']> = {
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  splitKit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemPage'] = ResolversParentTypes['OrderItemPage']> = {
  data?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type OrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemResult'] = ResolversParentTypes['OrderItemResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type OrdersInMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrdersInMonth'] = ResolversParentTypes['OrdersInMonth']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OrdersInStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrdersInStatus'] = ResolversParentTypes['OrdersInStatus']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  contactPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ein?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featureFlags?: Resolver<Maybe<ResolversTypes['FeatureFlags']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<OrganizationHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationPage'] = ResolversParentTypes['OrganizationPage']> = {
  data?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type OriginValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OriginValue'] = ResolversParentTypes['OriginValue']> = {
  origin?: Resolver<ResolversTypes['GoodsOrigin'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PackageTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageType'] = ResolversParentTypes['PackageType']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permissions'] = ResolversParentTypes['Permissions']> = {
  apiKeys?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  attachments?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  couriers?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  endUsers?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  orderItems?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  purchaseOrders?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  shipments?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  substatuses?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  vendors?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  original?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  colorPalette?: Resolver<Maybe<ResolversTypes['ColorPalette']>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['ProgramCounts']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<ProgramHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  orderFigures?: Resolver<Maybe<ResolversTypes['ProgramOrderFigures']>, ParentType, ContextType>;
  orderNumberInternalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgramCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgramCounts'] = ResolversParentTypes['ProgramCounts']> = {
  approvalList?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forThisWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openOrdersValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  pendingOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toAssess?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toReceive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urgentItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urgentToAssess?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urgentToReceive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProgramOrderFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgramOrderFigures'] = ResolversParentTypes['ProgramOrderFigures']> = {
  byMonth?: Resolver<Array<ResolversTypes['OrdersInMonth']>, ParentType, ContextType>;
  byStatus?: Resolver<Array<ResolversTypes['OrdersInStatus']>, ParentType, ContextType>;
};

export type ProgramPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgramPage'] = ResolversParentTypes['ProgramPage']> = {
  data?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<PurchaseOrderDocumentsArgs, 'items' | 'page'>>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fundingDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fundingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<PurchaseOrderHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newItemDefaults?: Resolver<Maybe<ResolversTypes['OrderItemDefaults']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<Array<ResolversTypes['Status']>>, ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderItems?: Resolver<Maybe<ResolversTypes['OrderItemPage']>, ParentType, ContextType, RequireFields<PurchaseOrderOrderItemsArgs, 'items' | 'page'>>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumberInternal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  receivedItemsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  statusReasons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<PurchaseOrderStatusReasonsArgs, 'status'>>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurchaseOrderDefaultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderDefaults'] = ResolversParentTypes['PurchaseOrderDefaults']> = {
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseOrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderPage'] = ResolversParentTypes['PurchaseOrderPage']> = {
  data?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type PurchaseOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderResult'] = ResolversParentTypes['PurchaseOrderResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  airline?: Resolver<Maybe<ResolversTypes['Airline']>, ParentType, ContextType, RequireFields<QueryAirlineArgs, 'courierId' | 'id'>>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'id'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyPage'], ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'items' | 'page'>>;
  assessments?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryAssessmentsArgs, 'items' | 'page' | 'programId'>>;
  changes?: Resolver<ResolversTypes['ChangePage'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'items' | 'page'>>;
  conditions?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  courier?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType, RequireFields<QueryCourierArgs, 'id'>>;
  couriers?: Resolver<ResolversTypes['CourierPage'], ParentType, ContextType, RequireFields<QueryCouriersArgs, 'items' | 'page'>>;
  dangerousGoodsClasses?: Resolver<Array<ResolversTypes['DangerousGoodsClass']>, ParentType, ContextType, Partial<QueryDangerousGoodsClassesArgs>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id' | 'on'>>;
  documentTypes?: Resolver<Array<ResolversTypes['DocumentType']>, ParentType, ContextType, RequireFields<QueryDocumentTypesArgs, 'parent'>>;
  documents?: Resolver<ResolversTypes['DocumentPage'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'items' | 'on' | 'page'>>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType, RequireFields<QueryEndUserArgs, 'id'>>;
  endUsers?: Resolver<ResolversTypes['EndUserPage'], ParentType, ContextType, RequireFields<QueryEndUsersArgs, 'items' | 'page'>>;
  expiringDocuments?: Resolver<Maybe<ResolversTypes['ExpiringDocumentPage']>, ParentType, ContextType, RequireFields<QueryExpiringDocumentsArgs, 'items' | 'page' | 'until'>>;
  goodsReceipts?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryGoodsReceiptsArgs, 'items' | 'page' | 'programId'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'items' | 'page'>>;
  incoterms?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  modelTypes?: Resolver<Array<ResolversTypes['ModelType']>, ParentType, ContextType>;
  mtaStatuses?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  notificationTypes?: Resolver<Array<ResolversTypes['NotificationTypeInfo']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'items' | 'page'>>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<QueryOrderItemArgs, 'id'>>;
  orderItemStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  orderItems?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryOrderItemsArgs, 'items' | 'page'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizationAdmins?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryOrganizationAdminsArgs, 'items' | 'organizationId' | 'page'>>;
  organizations?: Resolver<ResolversTypes['OrganizationPage'], ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'items' | 'page'>>;
  packageTypes?: Resolver<Array<ResolversTypes['PackageType']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<QueryProgramArgs, 'id'>>;
  programs?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, RequireFields<QueryProgramsArgs, 'items' | 'page'>>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType, RequireFields<QueryPurchaseOrderArgs, 'id'>>;
  purchaseOrderDefaults?: Resolver<ResolversTypes['PurchaseOrderDefaults'], ParentType, ContextType, RequireFields<QueryPurchaseOrderDefaultsArgs, 'programId'>>;
  purchaseOrderStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<ResolversTypes['PurchaseOrderPage'], ParentType, ContextType, RequireFields<QueryPurchaseOrdersArgs, 'items' | 'page'>>;
  riskLevels?: Resolver<Array<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType, RequireFields<QueryShipmentArgs, 'id'>>;
  shipmentDefaults?: Resolver<ResolversTypes['ShipmentDefaults'], ParentType, ContextType, RequireFields<QueryShipmentDefaultsArgs, 'programId'>>;
  shipmentPdf?: Resolver<Maybe<ResolversTypes['ShipmentPdf']>, ParentType, ContextType, RequireFields<QueryShipmentPdfArgs, 'id' | 'kind'>>;
  shipmentStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  shipmentTypes?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  shipments?: Resolver<ResolversTypes['ShipmentPage'], ParentType, ContextType, RequireFields<QueryShipmentsArgs, 'items' | 'page'>>;
  storageRequirements?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType, RequireFields<QuerySubstatusArgs, 'id'>>;
  substatuses?: Resolver<ResolversTypes['SubstatusPage'], ParentType, ContextType, RequireFields<QuerySubstatusesArgs, 'items' | 'page'>>;
  unNumbers?: Resolver<Array<ResolversTypes['UnNumber']>, ParentType, ContextType, RequireFields<QueryUnNumbersArgs, 'items'>>;
  unitsOfMeasure?: Resolver<Array<ResolversTypes['UnitOfMeasure']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'items' | 'page'>>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType, RequireFields<QueryVendorArgs, 'id'>>;
  vendors?: Resolver<ResolversTypes['VendorPage'], ParentType, ContextType, RequireFields<QueryVendorsArgs, 'items' | 'page'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ReadinessCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadinessCheck'] = ResolversParentTypes['ReadinessCheck']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ReadinessSeverity'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReadinessTarget'], ParentType, ContextType>;
};

export type ReceiveOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveOrderItemResult'] = ResolversParentTypes['ReceiveOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type RecordChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChange'] = ResolversParentTypes['RecordChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  commentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['RecordName']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['RecordType']>, ParentType, ContextType>;
};

export type RecordNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordName'] = ResolversParentTypes['RecordName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
};

export type RecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordResult'] = ResolversParentTypes['RecordResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Versioned']>, ParentType, ContextType>;
};

export type RecordsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordsResult'] = ResolversParentTypes['RecordsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['RecordResult']>, ParentType, ContextType>;
};

export type RefreshTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshTokenResult'] = ResolversParentTypes['RefreshTokenResult']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ReviewNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewNotification'] = ResolversParentTypes['ReviewNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['NotificationProgram']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['NotificationRecord'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeApiKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiKeyResult'] = ResolversParentTypes['RevokeApiKeyResult']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type RiskLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskLevel'] = ResolversParentTypes['RiskLevel']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  grantable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScreeningDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningDocument'] = ResolversParentTypes['ScreeningDocument']> = {
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thumbUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SegregatedPairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegregatedPair'] = ResolversParentTypes['SegregatedPair']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  advisory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  other?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SegregationOutcome'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['SegregationWay'], ParentType, ContextType>;
};

export type SegregationTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegregationTable'] = ResolversParentTypes['SegregationTable']> = {
  advisory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['SegregationWay'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  eeiThresholdUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  anticipatedShipDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  approvals?: Resolver<ResolversTypes['ShipmentApprovals'], ParentType, ContextType>;
  availableOrderItems?: Resolver<Maybe<ResolversTypes['AvailableOrderItemPage']>, ParentType, ContextType, RequireFields<ShipmentAvailableOrderItemsArgs, 'items' | 'page'>>;
  awb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commercialName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courier?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dangerousGoods?: Resolver<Maybe<ResolversTypes['DangerousGoods']>, ParentType, ContextType>;
  dgClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dgDeclaration?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<ShipmentDocumentsArgs, 'items' | 'page'>>;
  dryIce?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  eeiExport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  exportRule?: Resolver<Maybe<ResolversTypes['ExportRule']>, ParentType, ContextType>;
  freightCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<ShipmentHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incoterm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<Array<ResolversTypes['Status']>>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderItems?: Resolver<Maybe<ResolversTypes['OrderItemPage']>, ParentType, ContextType, RequireFields<ShipmentOrderItemsArgs, 'items' | 'page'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  packageQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  readiness?: Resolver<Maybe<Array<ResolversTypes['ReadinessCheck']>>, ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  statusReasons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<ShipmentStatusReasonsArgs, 'status'>>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  valuesByHsCode?: Resolver<Array<ResolversTypes['HsCodeValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentApprovalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentApprovals'] = ResolversParentTypes['ShipmentApprovals']> = {
  ehsApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ffApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  programApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentForFfApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentForProgramApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ShipmentDefaultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentDefaults'] = ResolversParentTypes['ShipmentDefaults']> = {
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentPage'] = ResolversParentTypes['ShipmentPage']> = {
  data?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type ShipmentPdfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentPdf'] = ResolversParentTypes['ShipmentPdf']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentResult'] = ResolversParentTypes['ShipmentResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutResult'] = ResolversParentTypes['SignOutResult']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SplitOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitOrderItemResult'] = ResolversParentTypes['SplitOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItems?: Resolver<Maybe<Array<ResolversTypes['OrderItem']>>, ParentType, ContextType>;
};

export type StatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  color?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentChanged?: SubscriptionResolver<ResolversTypes['CommentChange'], "commentChanged", ParentType, ContextType, Partial<SubscriptionCommentChangedArgs>>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['NotificationChange'], "notificationReceived", ParentType, ContextType>;
  recordChanged?: SubscriptionResolver<ResolversTypes['RecordChange'], "recordChanged", ParentType, ContextType, Partial<SubscriptionRecordChangedArgs>>;
};

export type SubstatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Substatus'] = ResolversParentTypes['Substatus']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<SubstatusHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['StatusModel'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  subStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubstatusPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubstatusPage'] = ResolversParentTypes['SubstatusPage']> = {
  data?: Resolver<Array<ResolversTypes['Substatus']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type UnNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnNumber'] = ResolversParentTypes['UnNumber']> = {
  cargoAircraft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compatibilityGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dgClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packingGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passengerAircraft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subsidiaryHazards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnitOfMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitOfMeasure'] = ResolversParentTypes['UnitOfMeasure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateAirlineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAirlineResult'] = ResolversParentTypes['UpdateAirlineResult']> = {
  airline?: Resolver<Maybe<ResolversTypes['Airline']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Airline']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateCourierResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCourierResult'] = ResolversParentTypes['UpdateCourierResult']> = {
  courier?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateDocumentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDocumentResult'] = ResolversParentTypes['UpdateDocumentResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateEndUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEndUserResult'] = ResolversParentTypes['UpdateEndUserResult']> = {
  current?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type UpdateGroupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGroupResult'] = ResolversParentTypes['UpdateGroupResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type UpdateNotificationSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsResult'] = ResolversParentTypes['UpdateNotificationSettingsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
};

export type UpdateOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderItemResult'] = ResolversParentTypes['UpdateOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type UpdateOrderItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderItemsResult'] = ResolversParentTypes['UpdateOrderItemsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['UpdateOrderItemResult']>, ParentType, ContextType>;
};

export type UpdateOrganizationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationResult'] = ResolversParentTypes['UpdateOrganizationResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type UpdateProgramResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProgramResult'] = ResolversParentTypes['UpdateProgramResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
};

export type UpdatePurchaseOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePurchaseOrderResult'] = ResolversParentTypes['UpdatePurchaseOrderResult']> = {
  current?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type UpdateShipmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShipmentResult'] = ResolversParentTypes['UpdateShipmentResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
};

export type UpdateSubstatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSubstatusResult'] = ResolversParentTypes['UpdateSubstatusResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType>;
};

export type UpdateUserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserResult'] = ResolversParentTypes['UpdateUserResult']> = {
  current?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateVendorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateVendorResult'] = ResolversParentTypes['UpdateVendorResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<UserDocumentsArgs, 'items' | 'page'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<UserHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationAdmin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  programs?: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  data?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type UserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<VendorDocumentsArgs, 'items' | 'page'>>;
  ein?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<VendorHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visualComplianceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VendorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VendorPage'] = ResolversParentTypes['VendorPage']> = {
  data?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type VersionedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Versioned'] = ResolversParentTypes['Versioned']> = {
  __resolveType: TypeResolveFn<'Airline' | 'ApiKey' | 'Courier' | 'Document' | 'EndUser' | 'Group' | 'OrderItem' | 'Organization' | 'Program' | 'PurchaseOrder' | 'Shipment' | 'Substatus' | 'User' | 'Vendor', ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  featureFlags?: Resolver<ResolversTypes['FeatureFlags'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['Permissions'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Ability?: AbilityResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Airline?: AirlineResolvers<ContextType>;
  AirlinePage?: AirlinePageResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyPage?: ApiKeyPageResolvers<ContextType>;
  ArchiveDocumentResult?: ArchiveDocumentResultResolvers<ContextType>;
  ArchiveSubstatusResult?: ArchiveSubstatusResultResolvers<ContextType>;
  AreaPermission?: AreaPermissionResolvers<ContextType>;
  AssessOrderItemResult?: AssessOrderItemResultResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssignmentNotification?: AssignmentNotificationResolvers<ContextType>;
  AvailableOrderItem?: AvailableOrderItemResolvers<ContextType>;
  AvailableOrderItemPage?: AvailableOrderItemPageResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangePage?: ChangePageResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ClearNotificationsResult?: ClearNotificationsResultResolvers<ContextType>;
  ColorPalette?: ColorPaletteResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentNotification?: CommentNotificationResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentParent?: CommentParentResolvers<ContextType>;
  CommentPermission?: CommentPermissionResolvers<ContextType>;
  CommentResult?: CommentResultResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  Courier?: CourierResolvers<ContextType>;
  CourierPage?: CourierPageResolvers<ContextType>;
  CreateAirlineResult?: CreateAirlineResultResolvers<ContextType>;
  CreateApiKeyResult?: CreateApiKeyResultResolvers<ContextType>;
  CreateCourierResult?: CreateCourierResultResolvers<ContextType>;
  CreateEndUserResult?: CreateEndUserResultResolvers<ContextType>;
  CreateGroupResult?: CreateGroupResultResolvers<ContextType>;
  CreateOrderItemResult?: CreateOrderItemResultResolvers<ContextType>;
  CreateOrderItemsResult?: CreateOrderItemsResultResolvers<ContextType>;
  CreateOrganizationResult?: CreateOrganizationResultResolvers<ContextType>;
  CreateProgramResult?: CreateProgramResultResolvers<ContextType>;
  CreatePurchaseOrderResult?: CreatePurchaseOrderResultResolvers<ContextType>;
  CreateShipmentResult?: CreateShipmentResultResolvers<ContextType>;
  CreateSubstatusResult?: CreateSubstatusResultResolvers<ContextType>;
  CreateUserResult?: CreateUserResultResolvers<ContextType>;
  CreateVendorResult?: CreateVendorResultResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  DangerousGood?: DangerousGoodResolvers<ContextType>;
  DangerousGoods?: DangerousGoodsResolvers<ContextType>;
  DangerousGoodsClass?: DangerousGoodsClassResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeclarationPart?: DeclarationPartResolvers<ContextType>;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  DeleteOrderItemResult?: DeleteOrderItemResultResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentNotification?: DocumentNotificationResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  DocumentParent?: DocumentParentResolvers<ContextType>;
  DocumentRequirements?: DocumentRequirementsResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers<ContextType>;
  EndUser?: EndUserResolvers<ContextType>;
  EndUserPage?: EndUserPageResolvers<ContextType>;
  ExpiringDocument?: ExpiringDocumentResolvers<ContextType>;
  ExpiringDocumentPage?: ExpiringDocumentPageResolvers<ContextType>;
  ExportCheck?: ExportCheckResolvers<ContextType>;
  ExportRule?: ExportRuleResolvers<ContextType>;
  ExportStatement?: ExportStatementResolvers<ContextType>;
  ExportedCode?: ExportedCodeResolvers<ContextType>;
  FeatureFlags?: FeatureFlagsResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  GoodsReceipt?: GoodsReceiptResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HsCodeValue?: HsCodeValueResolvers<ContextType>;
  LookupEntry?: LookupEntryResolvers<ContextType>;
  MarkNotificationReadResult?: MarkNotificationReadResultResolvers<ContextType>;
  ModelType?: ModelTypeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChange?: NotificationChangeResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationProgram?: NotificationProgramResolvers<ContextType>;
  NotificationProgramSetting?: NotificationProgramSettingResolvers<ContextType>;
  NotificationRecord?: NotificationRecordResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationTypeInfo?: NotificationTypeInfoResolvers<ContextType>;
  NotificationTypeSetting?: NotificationTypeSettingResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemDefaults?: OrderItemDefaultsResolvers<ContextType>;
  OrderItemPage?: OrderItemPageResolvers<ContextType>;
  OrderItemResult?: OrderItemResultResolvers<ContextType>;
  OrdersInMonth?: OrdersInMonthResolvers<ContextType>;
  OrdersInStatus?: OrdersInStatusResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationPage?: OrganizationPageResolvers<ContextType>;
  OriginValue?: OriginValueResolvers<ContextType>;
  PackageType?: PackageTypeResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramCounts?: ProgramCountsResolvers<ContextType>;
  ProgramOrderFigures?: ProgramOrderFiguresResolvers<ContextType>;
  ProgramPage?: ProgramPageResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrderDefaults?: PurchaseOrderDefaultsResolvers<ContextType>;
  PurchaseOrderPage?: PurchaseOrderPageResolvers<ContextType>;
  PurchaseOrderResult?: PurchaseOrderResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadinessCheck?: ReadinessCheckResolvers<ContextType>;
  ReceiveOrderItemResult?: ReceiveOrderItemResultResolvers<ContextType>;
  RecordChange?: RecordChangeResolvers<ContextType>;
  RecordName?: RecordNameResolvers<ContextType>;
  RecordResult?: RecordResultResolvers<ContextType>;
  RecordsResult?: RecordsResultResolvers<ContextType>;
  RefreshTokenResult?: RefreshTokenResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ReviewNotification?: ReviewNotificationResolvers<ContextType>;
  RevokeApiKeyResult?: RevokeApiKeyResultResolvers<ContextType>;
  RiskLevel?: RiskLevelResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  ScreeningDocument?: ScreeningDocumentResolvers<ContextType>;
  SegregatedPair?: SegregatedPairResolvers<ContextType>;
  SegregationTable?: SegregationTableResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentApprovals?: ShipmentApprovalsResolvers<ContextType>;
  ShipmentDefaults?: ShipmentDefaultsResolvers<ContextType>;
  ShipmentPage?: ShipmentPageResolvers<ContextType>;
  ShipmentPdf?: ShipmentPdfResolvers<ContextType>;
  ShipmentResult?: ShipmentResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignOutResult?: SignOutResultResolvers<ContextType>;
  SplitOrderItemResult?: SplitOrderItemResultResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Substatus?: SubstatusResolvers<ContextType>;
  SubstatusPage?: SubstatusPageResolvers<ContextType>;
  UnNumber?: UnNumberResolvers<ContextType>;
  UnitOfMeasure?: UnitOfMeasureResolvers<ContextType>;
  UpdateAirlineResult?: UpdateAirlineResultResolvers<ContextType>;
  UpdateCourierResult?: UpdateCourierResultResolvers<ContextType>;
  UpdateDocumentResult?: UpdateDocumentResultResolvers<ContextType>;
  UpdateEndUserResult?: UpdateEndUserResultResolvers<ContextType>;
  UpdateGroupResult?: UpdateGroupResultResolvers<ContextType>;
  UpdateNotificationSettingsResult?: UpdateNotificationSettingsResultResolvers<ContextType>;
  UpdateOrderItemResult?: UpdateOrderItemResultResolvers<ContextType>;
  UpdateOrderItemsResult?: UpdateOrderItemsResultResolvers<ContextType>;
  UpdateOrganizationResult?: UpdateOrganizationResultResolvers<ContextType>;
  UpdateProgramResult?: UpdateProgramResultResolvers<ContextType>;
  UpdatePurchaseOrderResult?: UpdatePurchaseOrderResultResolvers<ContextType>;
  UpdateShipmentResult?: UpdateShipmentResultResolvers<ContextType>;
  UpdateSubstatusResult?: UpdateSubstatusResultResolvers<ContextType>;
  UpdateUserResult?: UpdateUserResultResolvers<ContextType>;
  UpdateVendorResult?: UpdateVendorResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  VendorPage?: VendorPageResolvers<ContextType>;
  Versioned?: VersionedResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

