import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestAddress } from '../record/address.ts';
import type { RestAirline, RestCourier } from '../courier/rest.ts';
import type { RestAvailableOrderItem, RestRemoval, RestGoodsReceipt, RestOrderItem, RestOrderItemPart, RestItemPlace, RestRemovedItem, RestItemsWork, RestMissingField, RestReceipt } from '../orderItem/rest.ts';
import type { RestApiKey } from '../apiKey/rest.ts';
import type { RestAssignmentNotification, RestCommentNotification, RestDocumentNotification, RestProgramSetting, RestNotificationRecord, RestNotificationSettings, RestReviewNotification, RestProhibitionNotification } from '../notification/rest.ts';
import type { RestChange, RestChangePage, ChangeEvent, RestRecordName } from '../feed/rest.ts';
import type { RestComment, RestCommentParent } from '../comment/rest.ts';
import type { RestDocument, RestDocumentParent, RestDocumentType, RestExpiringDocument } from '../document/rest.ts';
import type { RestEndUser, RestScreening } from '../endUser/rest.ts';
import type { RestFileImport, RestFileImportMade, RestFileImportName, RestFileImportResult, RestFileImportRow, RestImportField } from '../fileImport/rest.ts';
import type { RestGroup } from '../group/rest.ts';
import type { RestGuide, RestGuideStep } from '../guide/rest.ts';
import type { RestHistoryEntry, RestHistoryKey } from '../history/rest.ts';
import type { RestDuplicatePair, RestDuplicateRecord, RestMerge, RestMergeCandidate, RestMergeField, RestMergePart, RestMergePreview, RestMergeStay, RestNamingCount } from '../merge/rest.ts';
import type { RestModelType, RestSubstatus } from '../substatus/rest.ts';
import type { RestOrderItemDefaults, RestPurchaseOrder, OrderPaper } from '../purchaseOrder/rest.ts';
import type { RestOrganization } from '../organization/rest.ts';
import type { RestPermission, RestViewer } from '../session/rest.ts';
import type { RestPicture } from '../record/picture.ts';
import type { RestProgram, RestOrderFigures, RestOrdersInStatus } from '../program/rest.ts';
import type { RestPageMeta } from '../rest/answer.ts';
import type { RestDangerousGoods, RestExportRule, RestReadinessCheck, RestPair, RestShipment, RestGivenApprovals, RestIssuedPapers, RestPackageLine, RestPackedItem, RestIssuedPaper, RestGivenApproval, ShipmentPaper } from '../shipment/rest.ts';
import type { RestListSetting, RestListViews, RestSavedView, SavedViewEvent } from '../savedView/rest.ts';
import type { RestStatus } from '../record/statuses.ts';
import type { RestUser } from '../user/rest.ts';
import type { RestVendor } from '../vendor/rest.ts';
import type { RestWork, WorkEvent, RestWorkRow } from '../backgroundWork/rest.ts';
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
  /** An ISO 3166-1 alpha-2 country code in upper case, for example `KE`. */
  CountryCode: { input: string; output: string; }
  /** A position in the feed of changes. It is opaque: store it as is. */
  Cursor: { input: string; output: string; }
  /**
   * A calendar date without time or zone, `YYYY-MM-DD`, from 1900-01-01 to 2100-12-31. It does not shift with the reader's time
   * zone.
   */
  Date: { input: string; output: string; }
  /**
   * A point in time in UTC, ISO 8601 with milliseconds: `2026-11-20T05:49:00.000Z`. Input may use another zone; a plain date
   * means midnight UTC.
   */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number as text (`"1234.50"`), never a binary float. Amounts of money are in US dollars with at most 2
   * decimals; quantities have at most 3. Variables may also be JSON numbers.
   */
  Decimal: { input: string; output: string; }
};

/** An action on a record, and whether the signed-in user may do it now. */
export type Ability = {
  __typename?: 'Ability';
  /** The action. Actions that this schema does not know are omitted. */
  action: AbilityAction;
  /** Whether the action is allowed now. */
  allowed: Scalars['Boolean']['output'];
  /** Why the action is not allowed, worded for the user; null if it is. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The actions that can be available on a record. Each kind of record has some of them. */
export type AbilityAction =
  /** Activate a user, who can then sign in again. */
  | 'ACTIVATE'
  /** Add items to a shipment. */
  | 'ADD_ITEMS'
  /** Add an item to a shipment. */
  | 'ADD_TO_SHIPMENT'
  /** Apply an import. */
  | 'APPLY'
  /** Give the approvals of a shipment; the dates of sending need only `SET_APPROVAL`. */
  | 'APPROVE'
  /** Archive the record: a document or a substatus. */
  | 'ARCHIVE'
  /** Assess whether an item is dangerous goods. */
  | 'ASSESS'
  /** Move the record to another status. */
  | 'ASSIGN_STATUS'
  /** Set which users are assigned to the record. */
  | 'ASSIGN_USERS'
  /** Cancel work in the background. */
  | 'CANCEL'
  /** Comment on the record. */
  | 'COMMENT'
  /** Make a link that an invited user can accept with, to be handed on. */
  | 'COPY_INVITATION_LINK'
  /** Make a link with which the user sets another password, to be handed on. */
  | 'COPY_RESET_LINK'
  /** Add an item to a purchase order. */
  | 'CREATE_ITEM'
  /** Deactivate a user, who can then no longer sign in. */
  | 'DEACTIVATE'
  /** Discard an import that has not been applied. */
  | 'DISCARD'
  /** Generate the PDFs of a shipment. */
  | 'GENERATE_PDF'
  /** Send the invitation of a user who never signed in again. */
  | 'INVITE'
  /** Invite an administrator of an organization. */
  | 'INVITE_ADMIN'
  /** Issue the next revision of the papers of a shipment. */
  | 'ISSUE_PAPERS'
  /** Record that an item has arrived. */
  | 'RECEIVE'
  /** Release an item that did not arrive as it should. */
  | 'RELEASE'
  /** Remove the record. */
  | 'REMOVE'
  /** Remove an item from its shipment. */
  | 'REMOVE_FROM_SHIPMENT'
  /** Remove items from a shipment. */
  | 'REMOVE_ITEMS'
  /** Revoke an API key permanently. */
  | 'REVOKE'
  /** Send a shipment for review. */
  | 'SEND_FOR_REVIEW'
  /** Set the approval dates of a shipment. */
  | 'SET_APPROVAL'
  /** Change what is recorded of the delivery of a shipment. */
  | 'SET_DELIVERY'
  /** Split an item into the parts of a kit. */
  | 'SPLIT_KIT'
  /** Split a quantity off an item. */
  | 'SPLIT_QUANTITY'
  /** Take the assessment of an item back. */
  | 'TAKE_BACK_ASSESSMENT'
  /** Take the receipt of an item back. */
  | 'TAKE_BACK_RECEIPT'
  /** Undo work in the background. */
  | 'UNDO'
  /** Edit the record's fields. */
  | 'UPDATE'
  /** Edit the notes of a shipment; from status shipping on, this may be possible without `UPDATE`. */
  | 'UPDATE_NOTES';

/** The pairs of dangerous goods to acknowledge. */
export type AcknowledgeDangerousGoodsInput = {
  /** The keys of the pairs, 1 to 200. */
  pairs: Array<Scalars['String']['input']>;
};

/** The result of adding the sample program. */
export type AddSampleProgramResult = {
  __typename?: 'AddSampleProgramResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The sample program; null if the write was rejected. */
  program?: Maybe<Program>;
};

/** The items to add to a shipment. */
export type AddShipmentItemsInput = {
  /** The items, 1 to 200: in no shipment, with status open, assessed or received, and with a country of manufacture. */
  orderItemIds: Array<Scalars['ID']['input']>;
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** Street, house number and other delivery lines; may have several lines. */
  address: Scalars['String']['output'];
  /** The city. */
  city: Scalars['String']['output'];
  /** The country code. */
  country: Scalars['CountryCode']['output'];
  /** The country's English name. */
  countryName: Scalars['String']['output'];
  /** Delivery instructions. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The state or province. */
  state?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  zipCode?: Maybe<Scalars['String']['output']>;
};

/**
 * A postal address to store, always as a whole. Country, city and address are required. For a record that may have no address,
 * an address without any filled field means none.
 */
export type AddressInput = {
  /** Street, house number and other delivery lines, at most 500 characters; required. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The city, at most 255 characters; required. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country code; required. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Delivery instructions, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The state or province, at most 255 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The postal code, at most 40 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** An airline of a courier. */
export type Airline = Versioned & {
  __typename?: 'Airline';
  /** What you can do with the record now: `update`. */
  abilities: Array<Ability>;
  /** The id of the airline's courier. */
  courierId: Scalars['ID']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Free-form notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The first digits of the airline's air waybill numbers, at most 3 characters, unique in the organization. */
  prefix?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
};


/** An airline of a courier. */
export type AirlineHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of airlines. Those that can be sorted by have the same names in `AirlineSortField`. */
export type AirlineColumn =
  /** The name. */
  | 'NAME'
  /** The notes. */
  | 'NOTES'
  /** The air waybill prefix. */
  | 'PREFIX';

/** A page of airlines. */
export type AirlinePage = {
  __typename?: 'AirlinePage';
  /** The rows of the page. */
  data: Array<Airline>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of airlines. */
export type AirlineSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: AirlineSortField;
};

/** The fields that airlines can be sorted by. */
export type AirlineSortField =
  /** The name. */
  | 'NAME'
  /** The air waybill prefix. */
  | 'PREFIX';

/** The answer whether two records are the same. */
export type AnswerDuplicatesInput = {
  /** The two records. */
  ids: Array<Scalars['ID']['input']>;
  /** False: they are not the same, and `duplicates` does not show them any more. True forgets that. */
  same: Scalars['Boolean']['input'];
  /** The type of the records. */
  type: MergeableType;
};

/** The result of answering whether two records are the same. */
export type AnswerDuplicatesResult = {
  __typename?: 'AnswerDuplicatesResult';
  /** Whether the answer is remembered. */
  answered: Scalars['Boolean']['output'];
  /** Why it was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** Answers to names, at most 200. */
export type AnswerFileImportInput = {
  /** The answers. */
  answers: Array<NameAnswerInput>;
};

/** The result of answering names of an import. */
export type AnswerFileImportResult = {
  __typename?: 'AnswerFileImportResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The import as it is now; null if the write was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** A key that a tool calls with. Its secret was shown when the key was created and is not stored. */
export type ApiKey = Versioned & {
  __typename?: 'ApiKey';
  /** What you can do with the record now: `revoke`. */
  abilities: Array<Ability>;
  /** Whether the key reaches every program that both its role and its creator reach, including new ones. */
  allPrograms: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the key expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** When the key was last used, to the minute; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's version; it increases when the key is revoked. */
  lockVersion: Scalars['Int']['output'];
  /**
   * The user who created the key; the key never has more rights than this user. Null if this user belongs to another
   * organization.
   */
  maker?: Maybe<User>;
  /** The key's name, which histories and comments show for what the key does. */
  name: Scalars['String']['output'];
  /** The organization whose records the key can access. */
  organization?: Maybe<Organization>;
  /** The programs that the key reaches; empty if it reaches all. */
  programs: Array<Program>;
  /** When the key was revoked; null if it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The key's role: one of `roles`. */
  roleId: Scalars['ID']['output'];
  /** The name of the key's role. */
  roleName: Scalars['String']['output'];
  /** Whether the key works. */
  state: ApiKeyState;
  /** When it was last updated; using the key does not count as an update. */
  updatedAt: Scalars['DateTime']['output'];
  /** The user that the key acts as. */
  user?: Maybe<User>;
};


/** A key that a tool calls with. Its secret was shown when the key was created and is not stored. */
export type ApiKeyHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of API keys. Those that can be sorted by have the same names in `ApiKeySortField`. */
export type ApiKeyColumn =
  /** When it was created. */
  | 'CREATED_AT'
  /** When it expires. */
  | 'EXPIRES_AT'
  /** When it was last used. */
  | 'LAST_USED_AT'
  /** Who created it. */
  | 'MAKER'
  /** The name. */
  | 'NAME'
  /** The programs. */
  | 'PROGRAMS'
  /** The role. */
  | 'ROLE'
  /** The state. */
  | 'STATE';

/** Filters for API keys. All given filters must match; a list matches any of its values. */
export type ApiKeyFilter = {
  /** In any of these states. */
  states?: InputMaybe<Array<ApiKeyState>>;
};

/** The arguments of `apiKeys` that decide which keys match. */
export type ApiKeyListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<ApiKeyFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of API keys. */
export type ApiKeyPage = {
  __typename?: 'ApiKeyPage';
  /** The rows of the page. */
  data: Array<ApiKey>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of API keys. */
export type ApiKeySort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: ApiKeySortField;
};

/** The fields that API keys can be sorted by. */
export type ApiKeySortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** When the key expires. */
  | 'EXPIRES_AT'
  /** When the key was last used. */
  | 'LAST_USED_AT'
  /** The name. */
  | 'NAME';

/** Whether an API key works. */
export type ApiKeyState =
  /** The key works. */
  | 'ACTIVE'
  /** The key has expired. */
  | 'EXPIRED'
  /** The key was revoked. */
  | 'REVOKED'
  /** The key's creator is deactivated; the key works again once its creator is activated. */
  | 'SUSPENDED';

/** The result of applying an import. */
export type ApplyFileImportResult = {
  __typename?: 'ApplyFileImportResult';
  /** Why it was rejected; empty if it was started. */
  errors: Array<FieldError>;
  /** The import as it is now; null if it was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** The record of the document to archive. */
export type ArchiveDocumentInput = {
  /** The record that the document is attached to. */
  on: DocumentParentInput;
};

/** The result of archiving a document. */
export type ArchiveDocumentResult = {
  __typename?: 'ArchiveDocumentResult';
  /** The document after the write; null if the write was rejected. */
  document?: Maybe<Document>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The result of archiving a substatus. */
export type ArchiveSubstatusResult = {
  __typename?: 'ArchiveSubstatusResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The substatus after the write; null if the write was rejected. */
  substatus?: Maybe<Substatus>;
};

/** Rights in one area. */
export type AreaPermission = {
  __typename?: 'AreaPermission';
  /** Rights on other users' comments in this area; null if its records have no comments. */
  anyComment?: Maybe<CommentPermission>;
  /** Whether the user may create records. */
  create: Scalars['Boolean']['output'];
  /** Whether the user may delete records. */
  delete: Scalars['Boolean']['output'];
  /** Statuses in which the user may edit records although other users may not. */
  editableStatuses: Array<Scalars['String']['output']>;
  /**
   * The other rights in the area, by key: `assign_status`, `split`, `assess`, `receive`, `deactivate`, `generate_pdf`,
   * `set_approval`, `send_for_review`, `archive`.
   */
  extra: Array<Scalars['String']['output']>;
  /** Rights on comments imported from SAP; null if the area's records have no comments. */
  legacyComment?: Maybe<CommentPermission>;
  /** Rights on the user's own comments in this area; null if its records have no comments. */
  ownComment?: Maybe<CommentPermission>;
  /** Whether the user may read records. */
  read: Scalars['Boolean']['output'];
  /** Whether the user may edit records. */
  update: Scalars['Boolean']['output'];
  /** Whether the user may create and edit records. */
  write: Scalars['Boolean']['output'];
};

/** The result of assessing an item. */
export type AssessOrderItemResult = {
  __typename?: 'AssessOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write; null if nothing was saved. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** Whether an item was assessed for dangerous goods, and the findings. */
export type Assessment = {
  __typename?: 'Assessment';
  /** Whether the item was assessed. */
  assessed: Scalars['Boolean']['output'];
  /** The dangerous goods class: an id of `dangerousGoodsClasses`; null if it has none. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** Details of the dangerous goods. */
  dgDescription?: Maybe<Scalars['String']['output']>;
};

/** The status to move to. */
export type AssignStatusInput = {
  /** The key of the status to move from. If somebody has moved the record meanwhile, the write is rejected with `TRANSITION`. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The status's key. */
  status: Scalars['String']['input'];
  /** The substatus, one of `statusReasons(status)`; null for none. */
  subStatus?: InputMaybe<Scalars['String']['input']>;
};

/** The users to assign. */
export type AssignUsersInput = {
  /** All assigned users, at most 200; an empty list unassigns everyone. Only active users of the program. */
  userIds: Array<Scalars['ID']['input']>;
};

/** The kinds of records that users can be assigned to. */
export type AssignableType =
  /** Purchase orders. */
  | 'PURCHASE_ORDER'
  /** Shipments; they are called commercial invoices on screens and in api/v1. */
  | 'SHIPMENT';

/** You were assigned to a record. */
export type AssignmentNotification = Notification & {
  __typename?: 'AssignmentNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that you were assigned to. */
  record: NotificationRecord;
  /** The user who assigned you. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** An item that a shipment can take. */
export type AvailableOrderItem = {
  __typename?: 'AvailableOrderItem';
  /**
   * What the export rule says of the item's tariff code; null if the shipment's `eeiExport` is decided, or without a tariff
   * code.
   */
  exportCheck?: Maybe<ExportCheck>;
  /** The item. */
  orderItem: OrderItem;
  /** Why the item cannot be selected, worded for the user; null if it can. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether the item can be selected now. */
  selectable: Scalars['Boolean']['output'];
};

/**
 * Filters for the items that a shipment can take. There are none for group and mode of transport, which the shipment
 * determines. All given filters must match; a list matches any of its values.
 */
export type AvailableOrderItemFilter = {
  /** Part of the catalog number. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** Arrived in any of these conditions, by key. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Manufactured in any of these countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** In any of these dangerous goods classes, by id. */
  dgClasses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the details of the dangerous goods. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** If true, only items with an export filing (EEI); if false, only items without. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expires in this range. */
  expiryDate?: InputMaybe<DateRange>;
  /** Part of the vendor's invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the lot number. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the goods. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** With any of these statuses of the material transfer agreement (MTA), by key. */
  mtaStatuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Quantity in this range. */
  quantity?: InputMaybe<DecimalRange>;
  /** Received in this range. */
  receivedDate?: InputMaybe<DateRange>;
  /** If true, only kits that may be split; if false, only the other items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** With any of these storage requirements, by key. */
  storages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Total value in this range, in US dollars. */
  totalValue?: InputMaybe<DecimalRange>;
  /** If true, only urgent items; if false, only items not urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value per item in this range, in US dollars. */
  valuePerItem?: InputMaybe<DecimalRange>;
  /** Part of the vendor's name. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the WCM invoice number. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A page of items that a shipment can take. */
export type AvailableOrderItemPage = {
  __typename?: 'AvailableOrderItemPage';
  /** The rows of the page. */
  data: Array<AvailableOrderItem>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The result of cancelling work in the background. */
export type CancelWorkResult = {
  __typename?: 'CancelWorkResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The work as it is now; null if the write was rejected. */
  work?: Maybe<Work>;
};

/** A change of a record. */
export type Change = {
  __typename?: 'Change';
  /** What happened: `CREATE`, `EDIT`, `DELETE` or `COMMENT`. */
  actionType: ChangeAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The id of the user who did it; null for imports and the system. */
  by?: Maybe<Scalars['ID']['output']>;
  /** For `COMMENT`, the comment as it is now; null if it was removed. */
  comment?: Maybe<Comment>;
  /** For `COMMENT`, the id of the comment. */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** The change's position: the next change comes `after` it. */
  cursor: Scalars['Cursor']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * The record's version after the change; null for `COMMENT`. A copy already includes the change if its `lockVersion` is not
   * lower.
   */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The parents of the record: an item's order and shipment, an airline's courier, the record that a document is attached to. */
  parents: Array<RecordName>;
  /**
   * The record as it is now, which may be newer than this change; null if it was deleted or you can no longer read it.
   * Documents and airlines cost one backend call each.
   */
  record?: Maybe<Versioned>;
  /** The kind of record. */
  type: RecordType;
};

/** What an event reports. */
export type ChangeAction =
  /** A comment on the record was written, edited or removed; the record itself is unchanged. */
  | 'COMMENT'
  /** The record was created. */
  | 'CREATE'
  /** The record was deleted. */
  | 'DELETE'
  /** The record was updated. */
  | 'EDIT'
  /** Events may be missing (at the start, after a reconnect, a full queue or an import): refetch the displayed data. */
  | 'REFETCH';

/** A page of changes. */
export type ChangePage = {
  __typename?: 'ChangePage';
  /** The cursor to continue with: the next `after`, even if there are no more changes now. */
  cursor: Scalars['Cursor']['output'];
  /** The changes, oldest first. A page may have fewer than requested, even none, while `more` is true. */
  data: Array<Change>;
  /** Whether there are more changes already. */
  more: Scalars['Boolean']['output'];
};

/** A new password for yourself. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 128 characters, with a lower case letter, an upper case letter, a digit and a special character. */
  newPassword: Scalars['String']['input'];
  /** The new password again. */
  newPasswordConfirmation: Scalars['String']['input'];
};

/** The result of changing your own password. */
export type ChangePasswordResult = {
  __typename?: 'ChangePasswordResult';
  /** Whether the password was changed. */
  changed: Scalars['Boolean']['output'];
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The answer of a check. A check that could not be made is not passed. */
export type CheckAnswer =
  /** The check could not be made, because an input is missing or unreadable. */
  | 'CANNOT_TELL'
  /** The check is not about this shipment. */
  | 'DOES_NOT_APPLY'
  /** Checked, and right. */
  | 'MET'
  /** Checked, and not right. */
  | 'NOT_MET';

/** An input that is missing or unreadable, so that a check could not be made. */
export type CheckReason = {
  __typename?: 'CheckReason';
  /** The reason, worded for users. */
  message: Scalars['String']['output'];
  /** The items that it concerns; empty if it concerns the shipment. */
  orderItemIds: Array<Scalars['ID']['output']>;
};

/** The notifications to remove. */
export type ClearNotificationsInput = {
  /** The id of the newest notification that was displayed. */
  upTo: Scalars['ID']['input'];
};

/** The result of removing notifications. */
export type ClearNotificationsResult = {
  __typename?: 'ClearNotificationsResult';
  /** The id up to which they were removed; null if the write was rejected. */
  clearedUpTo?: Maybe<Scalars['ID']['output']>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** A program's colors, each as `#rrggbb`. */
export type ColorPalette = {
  __typename?: 'ColorPalette';
  /** A pale shade for backgrounds. */
  backlight: Scalars['String']['output'];
  /** A shade for hovered controls. */
  hover: Scalars['String']['output'];
  /** The main color. */
  main: Scalars['String']['output'];
};

/** A program's colors, each as `#rrggbb`. */
export type ColorPaletteInput = {
  /** A pale shade for backgrounds. */
  backlight: Scalars['String']['input'];
  /** A shade for hovered controls. */
  hover: Scalars['String']['input'];
  /** The main color. */
  main: Scalars['String']['input'];
};

/** A message on an order, an item or a shipment, for one of three audiences. */
export type Comment = {
  __typename?: 'Comment';
  /** What you can do with the comment now: `update`, `remove`. */
  abilities: Array<Ability>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When its text was edited; null if never. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Whether the comment comes from the former SAP system. */
  legacyFromSap: Scalars['Boolean']['output'];
  /** The text. */
  message: Scalars['String']['output'];
  /** The record that the comment is on. */
  parent: CommentParent;
  /** The audience. */
  source: CommentSource;
  /** The author; null for comments from SAP with an unknown author. */
  user?: Maybe<User>;
};

/** A comment that was written, edited or removed. */
export type CommentChange = {
  __typename?: 'CommentChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The comment; as it was before a `DELETE`; null for `REFETCH`. */
  comment?: Maybe<Comment>;
};

/** Filters for comments. All given filters must match. */
export type CommentFilter = {
  /** If true, only your own comments. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** On records of this program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Written at this time or later. Edits and removals of earlier comments are in `changes`. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** For this audience. */
  source?: InputMaybe<CommentSource>;
};

/** Someone commented on a record. */
export type CommentNotification = Notification & {
  __typename?: 'CommentNotification';
  /** The comment's id. */
  commentId: Scalars['ID']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The comment's text. */
  message: Scalars['String']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that the comment is on. */
  record: NotificationRecord;
  /** The author of the comment. */
  sender?: Maybe<User>;
  /** The comment's audience. */
  source: CommentSource;
  /** What happened. */
  type: NotificationType;
};

/** A page of comments. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** The rows of the page. */
  data: Array<Comment>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The record that a comment is on. */
export type CommentParent = {
  __typename?: 'CommentParent';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name to display, for example `PO 10001` or `Line 3 · Nevirapine`. */
  label: Scalars['String']['output'];
  /** For an order item, the id of its order. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** The kind of record. */
  type: CommentableType;
};

/** Rights on comments. */
export type CommentPermission = {
  __typename?: 'CommentPermission';
  /** Whether the user may remove them. */
  delete: Scalars['Boolean']['output'];
  /** Whether the user may read them. */
  read: Scalars['Boolean']['output'];
  /** Whether the user may write or edit them. */
  write: Scalars['Boolean']['output'];
};

/** The result of writing or editing a comment. */
export type CommentResult = {
  __typename?: 'CommentResult';
  /** The comment after the write; null if the write was rejected. */
  comment?: Maybe<Comment>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The audience of a comment. */
export type CommentSource =
  /** Also partners outside the organization. */
  | 'EXTERNAL'
  /** Only staff of the organization. */
  | 'INTERNAL'
  /** Notes for the vendor. */
  | 'VENDOR';

/** A record with comments, and which of its comments. */
export type CommentableInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** Only comments for this audience; if omitted, all that you may read. */
  source?: InputMaybe<CommentSource>;
  /** The kind of record. */
  type: CommentableType;
  /** If true, includes the comments of its items (All Comments). */
  withItems?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The kinds of records that can be commented on. */
export type CommentableType =
  /** A line of a purchase order. */
  | 'ORDER_ITEM'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A shipment. */
  | 'SHIPMENT';

/** A change of the content of a shipment. */
export type ContentNote = {
  __typename?: 'ContentNote';
  /** The change, worded for users, with who made it if that is known. */
  message: Scalars['String']['output'];
  /** The items that it concerns; empty if it is about the shipment or a party. */
  orderItemIds: Array<Scalars['ID']['output']>;
};

/** Whether the invoice carries the destination control statement: 15 CFR 758.6(a). */
export type ControlStatement = {
  __typename?: 'ControlStatement';
  /** Whether the statement is required. */
  answer: ControlStatementAnswer;
  /** The inputs that are missing or unreadable. If the statement is required, more numbers may have to be printed with it. */
  because: Array<CheckReason>;
  /** The export control classification numbers that are printed with it: 15 CFR 758.6(a)(2). */
  eccns: Array<Scalars['String']['output']>;
  /** The answer with its reason, worded for users. */
  message: Scalars['String']['output'];
  /** The citation of the rule. */
  rule: Scalars['String']['output'];
  /** The statement as the invoice prints it; null unless it is required. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Whether the destination control statement is required. */
export type ControlStatementAnswer =
  /** An input is missing or unreadable. */
  | 'CANNOT_TELL'
  /** No item is on the list, the goods do not leave the United States, or the licence exception is BAG or GFT. */
  | 'NOT_REQUIRED'
  /** An item on the Commerce Control List leaves the United States. */
  | 'REQUIRED';

/** What a copy of a purchase order has for its own. */
export type CopyPurchaseOrderInput = {
  /** The order number, at most 255 characters, unique in the organization, ignoring case. */
  orderNumber: Scalars['String']['input'];
};

/** A list to count: exactly one of the fields. */
export type CountedListInput = {
  /** API keys. */
  apiKeys?: InputMaybe<ApiKeyListInput>;
  /** The items to assess, as `assessments` lists them. */
  assessments?: InputMaybe<OrderItemListInput>;
  /** Couriers. */
  couriers?: InputMaybe<CourierListInput>;
  /** End users. */
  endUsers?: InputMaybe<EndUserListInput>;
  /** The items to receive, as `goodsReceipts` lists them. */
  goodsReceipts?: InputMaybe<OrderItemListInput>;
  /** Groups. */
  groups?: InputMaybe<GroupListInput>;
  /** Order items. */
  orderItems?: InputMaybe<OrderItemListInput>;
  /** Organizations. */
  organizations?: InputMaybe<OrganizationListInput>;
  /** Programs. */
  programs?: InputMaybe<ProgramListInput>;
  /** Purchase orders. */
  purchaseOrders?: InputMaybe<PurchaseOrderListInput>;
  /** Shipments. */
  shipments?: InputMaybe<ShipmentListInput>;
  /** Substatuses. */
  substatuses?: InputMaybe<SubstatusListInput>;
  /** Users. */
  users?: InputMaybe<UserListInput>;
  /** Vendors. */
  vendors?: InputMaybe<VendorListInput>;
};

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** The ISO 3166-1 alpha-2 code. */
  code: Scalars['CountryCode']['output'];
  /** The English name. */
  name: Scalars['String']['output'];
};

/**
 * A company that carries the goods. It belongs to the organization, not to a program. Everyone in the organization can read its
 * name; its other nullable fields are null without read on couriers.
 */
export type Courier = Versioned & {
  __typename?: 'Courier';
  /** What you can do with the record now: `update`, which includes its airlines. */
  abilities: Array<Ability>;
  /** The address. */
  address?: Maybe<Address>;
  /** The airlines that the courier ships with; null without read on couriers. */
  airlines?: Maybe<AirlinePage>;
  /** The name, unique in the organization. */
  companyName: Scalars['String']['output'];
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's documents, newest first; null without read on couriers or documents. */
  documents?: Maybe<DocumentPage>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether its risk level prohibits trade (level 4): new orders and shipments may not name it, and nothing that names it may
   * leave. Everyone in the organization can read it.
   */
  isProhibited: Scalars['Boolean']['output'];
  /** The record's version; send it with an update. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the record was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
};


/**
 * A company that carries the goods. It belongs to the organization, not to a program. Everyone in the organization can read its
 * name; its other nullable fields are null without read on couriers.
 */
export type CourierAirlinesArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AirlineSort>;
};


/**
 * A company that carries the goods. It belongs to the organization, not to a program. Everyone in the organization can read its
 * name; its other nullable fields are null without read on couriers.
 */
export type CourierDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * A company that carries the goods. It belongs to the organization, not to a program. Everyone in the organization can read its
 * name; its other nullable fields are null without read on couriers.
 */
export type CourierHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of couriers. Those that can be sorted by have the same names in `CourierSortField`. */
export type CourierColumn =
  /** The city. */
  | 'CITY'
  /** The company name. */
  | 'COMPANY_NAME'
  /** The country. */
  | 'COUNTRY'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** Filters for couriers. All given filters must match; a list matches any of its values. */
export type CourierFilter = {
  /** True: screened at least once; false: never. */
  isScreened?: InputMaybe<Scalars['Boolean']['input']>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** The arguments of `couriers` that decide which couriers match. */
export type CourierListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<CourierFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of couriers. */
export type CourierPage = {
  __typename?: 'CourierPage';
  /** The rows of the page. */
  data: Array<Courier>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of couriers. */
export type CourierSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: CourierSortField;
};

/** The fields that couriers can be sorted by. */
export type CourierSortField =
  /** The city. */
  | 'CITY'
  /** The company name. */
  | 'COMPANY_NAME'
  /** The country code. */
  | 'COUNTRY'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** The fields of a new airline. */
export type CreateAirlineInput = {
  /** The courier. */
  courierId: Scalars['ID']['input'];
  /** The name, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The air waybill prefix, at most 3 characters, unique in the organization. */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** The result of creating an airline. */
export type CreateAirlineResult = {
  __typename?: 'CreateAirlineResult';
  /** The created airline; null if the write was rejected. */
  airline?: Maybe<Airline>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The fields of a new API key. */
export type CreateApiKeyInput = {
  /** When the key expires, within 366 days. */
  expiresAt: Scalars['DateTime']['input'];
  /** The name, at most 100 characters, unique among the organization's keys that are not revoked, ignoring case. */
  name: Scalars['String']['input'];
  /** The organization; your own if omitted. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The programs that the key reaches, at most 200; if omitted, all that its role reaches. Required for roles limited to
   * programs.
   */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role: one that you may assign. */
  roleId: Scalars['ID']['input'];
};

/** The result of creating an API key. */
export type CreateApiKeyResult = {
  __typename?: 'CreateApiKeyResult';
  /** The created key; null if the write was rejected. */
  apiKey?: Maybe<ApiKey>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /**
   * The secret that the tool sends, `lading_…`: shown only once and never stored. Null if the write was rejected, and in the
   * response to a retry with the same idempotency key: in that case revoke the key and create another.
   */
  secret?: Maybe<Scalars['String']['output']>;
};

/** A new comment. */
export type CreateCommentInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** The text, 1 to 5,000 characters, not only whitespace. */
  message: Scalars['String']['input'];
  /** The audience. */
  source?: InputMaybe<CommentSource>;
  /** The kind of record to comment on. */
  type: CommentableType;
};

/** The fields of a new courier. */
export type CreateCourierInput = {
  /** The address. */
  address?: InputMaybe<AddressInput>;
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  companyName: Scalars['String']['input'];
  /** The organization that it belongs to; your own by default. Only those who may work in several can name another. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The program that it is made for: it belongs to its organization, and to its sample data if it has any. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of creating a courier. */
export type CreateCourierResult = {
  __typename?: 'CreateCourierResult';
  /** The created courier; null if the write was rejected. */
  courier?: Maybe<Courier>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The fields of a new end user; a last name or an institution is required. */
export type CreateEndUserInput = {
  /** The country. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The institution, at most 255 characters. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** The first name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The groups that the end user is a member of, at most 200. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The OPC setting; rejected if the organization's feature flag `opcEnabled` is off. */
  opc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The organization that it belongs to; by default that of its programs, or your own. Only those who may work in several can name another. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The programs that the end user belongs to, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of creating an end user. */
export type CreateEndUserResult = {
  __typename?: 'CreateEndUserResult';
  /** The created end user; null if the write was rejected. */
  endUser?: Maybe<EndUser>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The fields of a new group. */
export type CreateGroupInput = {
  /** The delivery address. */
  address: AddressInput;
  /** The person to whose attention deliveries are sent, at most 100 characters. */
  attn?: InputMaybe<Scalars['String']['input']>;
  /** The name in Latin letters for papers, if the name has none; at most 100 characters. */
  latinName?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 100 characters, unique in its program, ignoring case. */
  name: Scalars['String']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** Whether goods for it need an import permit, which the readiness of its shipments then asks for. */
  requiresImportPermit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** The number under which it imports, such as a VAT number; at most 40 characters. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of creating a group. */
export type CreateGroupResult = {
  __typename?: 'CreateGroupResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created group; null if the write was rejected. */
  group?: Maybe<Group>;
};

/** The fields of a new order item. */
export type CreateOrderItemInput = {
  /** The vendor's catalog number, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** The condition on arrival: a key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** The countries of manufacture, at most 250. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** Details of the dangerous goods, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number (ECCN), or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day on which the goods can be used. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tariff code (HS code), at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; rejected if the feature flag `oiInvoiceNumberEnabled` is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The number of the lot or batch, at most 255 characters. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** The name of the goods, at most 255 characters. */
  material: Scalars['String']['input'];
  /** The status of the material transfer agreement (MTA): a key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /**
   * The mass or volume of dangerous goods in one unit, at most 3 decimals, where `sizePerItem` is neither a mass nor a volume; with
   * `netQuantityUnit`.
   */
  netQuantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The unit of the net quantity: the code of a unit of mass or volume, whose `spellings` are not empty. */
  netQuantityUnit?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position: Scalars['Decimal']['input'];
  /** The order. */
  purchaseOrderId: Scalars['ID']['input'];
  /** The quantity, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** The date on which the item was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit of measure: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['input'];
  /** Whether the item is a kit that may be split. Requires split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item's quantity may be split. Requires split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The storage requirement: a key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** The subsidiary hazards: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The temperature on arrival in °C, from -273 to 200, at most 1 decimal. */
  temperatureReading?: InputMaybe<Scalars['Decimal']['input']>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value per item, in US dollars, more than 0, at most 4 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
  /** The WBG material document, at most 255 characters; rejected if the feature flag `wbgMatDocEnabled` is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; rejected if the feature flag `oiWcmInvoiceNumberEnabled` is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The result of adding an item. */
export type CreateOrderItemResult = {
  __typename?: 'CreateOrderItemResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created item; null if the write was rejected. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The fields of a new order item, for a call that adds several. */
export type CreateOrderItemsInput = {
  /** The vendor's catalog number, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** The condition on arrival: a key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** The countries of manufacture, at most 250. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** Details of the dangerous goods, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number (ECCN), or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day on which the goods can be used. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tariff code (HS code), at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; rejected if the feature flag `oiInvoiceNumberEnabled` is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The number of the lot or batch, at most 255 characters. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** The name of the goods, at most 255 characters. */
  material: Scalars['String']['input'];
  /** The status of the material transfer agreement (MTA): a key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /**
   * The mass or volume of dangerous goods in one unit, at most 3 decimals, where `sizePerItem` is neither a mass nor a volume; with
   * `netQuantityUnit`.
   */
  netQuantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The unit of the net quantity: the code of a unit of mass or volume, whose `spellings` are not empty. */
  netQuantityUnit?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position: Scalars['Decimal']['input'];
  /** The quantity, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** The date on which the item was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit of measure: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['input'];
  /** Whether the item is a kit that may be split. Requires split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item's quantity may be split. Requires split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The storage requirement: a key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** The subsidiary hazards: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The temperature on arrival in °C, from -273 to 200, at most 1 decimal. */
  temperatureReading?: InputMaybe<Scalars['Decimal']['input']>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value per item, in US dollars, more than 0, at most 4 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
  /** The WBG material document, at most 255 characters; rejected if the feature flag `wbgMatDocEnabled` is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; rejected if the feature flag `oiWcmInvoiceNumberEnabled` is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The result of adding several items. */
export type CreateOrderItemsResult = {
  __typename?: 'CreateOrderItemsResult';
  /** Why the call as a whole was rejected, or that nothing was stored because some rows were rejected. */
  errors: Array<FieldError>;
  /** The orders of the written items after the write; null if you may not read orders. */
  purchaseOrders?: Maybe<Array<PurchaseOrder>>;
  /** The result of adding each item, in the order of `inputs`; empty if the call as a whole was rejected. */
  results: Array<CreateOrderItemResult>;
};

/** The fields of a new organization. Its logo is uploaded afterwards, to `PUT /files/organizations/{id}/picture`. */
export type CreateOrganizationInput = {
  /** The address. */
  address: AddressInput;
  /** The contact person, at most 255 characters. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** The employer identification number (EIN), at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The feature flags to set; the others are off. */
  featureFlags?: InputMaybe<FeatureFlagsInput>;
  /** The language of whoever has chosen none, as its code: `fr`; without one, English. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 255 characters, unique, ignoring case. */
  name: Scalars['String']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** A short name, for where space is limited, at most 15 characters. */
  shortName: Scalars['String']['input'];
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of creating an organization. */
export type CreateOrganizationResult = {
  __typename?: 'CreateOrganizationResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created organization; null if the write was rejected. */
  organization?: Maybe<Organization>;
};

/** The fields of a new program. */
export type CreateProgramInput = {
  /** The colors; if omitted, the program has the product's default colors. */
  colorPalette?: InputMaybe<ColorPaletteInput>;
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  name: Scalars['String']['input'];
  /** Whether orders show the purchase request number even if the organization's feature flag is off. */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The organization that it belongs to; your own by default. Only those who may work in several can name another. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The approval dates that an invoice needs before it is approved; if omitted, those by EHS and by the program. */
  requiredApprovals?: InputMaybe<Array<ShipmentApprovalKind>>;
  /** Whether someone other than the person who sent an invoice for review must review and approve it; if omitted, true. */
  secondPersonApproves?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of creating a program. */
export type CreateProgramResult = {
  __typename?: 'CreateProgramResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created program; null if the write was rejected. */
  program?: Maybe<Program>;
};

/** The fields of a new purchase order. */
export type CreatePurchaseOrderInput = {
  /** The card used for payment, by name or last digits, at most 255 characters; a full card number is rejected. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId: Scalars['ID']['input'];
  /** Tags the order as external. Only for tools and imports. */
  external?: InputMaybe<Scalars['Boolean']['input']>;
  /** The description of the funding, at most 255 characters; rejected if the feature flag `poFundingEnabled` is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The funding number, at most 255 characters; rejected if the feature flag `poFundingEnabled` is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId: Scalars['ID']['input'];
  /** The order date. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The order number, at most 255 characters, unique in the organization, ignoring case. */
  orderNumber: Scalars['String']['input'];
  /** The purchase request number, at most 255 characters; rejected if neither the program nor the organization has turned it on. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** The users to assign, at most 200. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The vendor. */
  vendorId: Scalars['ID']['input'];
};

/** The result of creating a purchase order. */
export type CreatePurchaseOrderResult = {
  __typename?: 'CreatePurchaseOrderResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created order; null if the write was rejected. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The fields of a new view. */
export type CreateSavedViewInput = {
  /** Filters, search and order, as the parameters in the address of the list's page; at most 4,000 characters. */
  address?: Scalars['String']['input'];
  /** The columns in their order; null for those that the list has by default. */
  columns?: InputMaybe<Array<ShownColumnInput>>;
  /** The list. */
  list: ViewedList;
  /** The name, at most 60 characters, unique among your views of the list, ignoring case. */
  name: Scalars['String']['input'];
  /** Whether the list opens with it for those whom it is shared with; no other view does then. */
  opensList?: Scalars['Boolean']['input'];
  /** The program whose list it is; null for lists of the organization. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it. */
  sharing?: ViewSharing;
};

/** The result of saving a view. */
export type CreateSavedViewResult = {
  __typename?: 'CreateSavedViewResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The new view; null if the write was rejected. */
  savedView?: Maybe<SavedView>;
};

/** The fields of a new shipment. */
export type CreateShipmentInput = {
  /** The anticipated ship date. */
  anticipatedShipDate?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The air waybill or other tracking number, at most 40 characters; validated if its prefix belongs to one of the
   * organization's airlines.
   */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** The name on the shipment's documents, at most 255 characters; if omitted, the invoice number. */
  commercialName?: InputMaybe<Scalars['String']['input']>;
  /** The courier. */
  courierId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity of dry ice, in kilograms, more than 0, at most 3 decimals. */
  dryIce?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason for the export, such as a donation, at most 100 characters. */
  exportReason?: InputMaybe<Scalars['String']['input']>;
  /** The freight cost, in US dollars, more than 0, at most 2 decimals. */
  freightCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The group, one of the program's. */
  groupId: Scalars['ID']['input'];
  /** The Incoterm: a key of `incoterms`. */
  incoterm?: InputMaybe<Scalars['String']['input']>;
  /** The place that the Incoterm names, such as the port of destination, at most 100 characters. */
  incotermPlace?: InputMaybe<Scalars['String']['input']>;
  /** The cost of insurance, in US dollars, more than 0, at most 2 decimals. */
  insuranceCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The invoice number, at most 255 characters, unique in the organization, ignoring case. */
  invoiceNumber: Scalars['String']['input'];
  /**
   * The proof of the export filing (15 CFR 30, appendix B), at most 60 characters: an ITN of `X`, the day of filing and 6
   * digits, not of a future day, or a citation that begins with `AESPOST` or `AESDOWN`. It is stored as `AES X20260101123456`.
   */
  itn?: InputMaybe<Scalars['String']['input']>;
  /** The licence exception, or `NLR` (no licence required): a key of `licenseExceptions`; excludes `licenseNumber`. */
  licenseException?: InputMaybe<Scalars['String']['input']>;
  /** The number of the export licence, at most 40 characters; excludes `licenseException`. */
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The net weight of the goods, in kilograms, more than 0, at most 3 decimals. */
  netWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who is told of the arrival: the name, then the address, as lines; at most 500 characters. */
  notifyParty?: InputMaybe<Scalars['String']['input']>;
  /** The number of packages, 1 to 1,000,000. */
  packageQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The packaging: a key of `packageTypes`. */
  packageType?: InputMaybe<Scalars['String']['input']>;
  /** The terms of payment, at most 100 characters. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType: Scalars['String']['input'];
  /** The ship date. */
  shippedDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who signs the papers, with the title; at most 100 characters. */
  signatory?: InputMaybe<Scalars['String']['input']>;
  /** Who buys the goods, if not the consignee: the name, then the address, as lines; at most 500 characters. */
  soldTo?: InputMaybe<Scalars['String']['input']>;
  /** The total weight, in kilograms, more than 0, at most 3 decimals. */
  totalWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** The users to assign, at most 200. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result of creating a shipment. */
export type CreateShipmentResult = {
  __typename?: 'CreateShipmentResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created shipment; null if the write was rejected. */
  shipment?: Maybe<Shipment>;
};

/** The fields of a new substatus. */
export type CreateSubstatusInput = {
  /** The kind of record. */
  model: StatusModel;
  /** The organization that it belongs to; your own by default. Only those who may work in several can name another. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The status, by key: one of the statuses of the kind of record. */
  status: Scalars['String']['input'];
  /** The text, at most 255 characters, unique among the substatuses of its status, ignoring case. */
  subStatus: Scalars['String']['input'];
};

/** The result of creating a substatus. */
export type CreateSubstatusResult = {
  __typename?: 'CreateSubstatusResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created substatus; null if the write was rejected. */
  substatus?: Maybe<Substatus>;
};

/** The fields of a new user. The picture is uploaded afterwards, to `PUT /files/users/{id}/picture`. */
export type CreateUserInput = {
  /** The order of dates on screens; null to follow the language. */
  dateOrder?: InputMaybe<DateOrder>;
  /** The decimal sign on screens; null to follow the language. */
  decimalSign?: InputMaybe<DecimalSign>;
  /** The email address that the user signs in with, at most 254 characters, unique across all organizations. */
  email: Scalars['String']['input'];
  /** The first name, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** The job title, at most 255 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** The language of mails and screens, as its code: `fr`. Without one, they follow the browser. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The last name, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** The organization; your own if omitted. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The programs that the user becomes a member of, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role: one of `roles` that is `grantable`. */
  roleId: Scalars['ID']['input'];
  /** The first day of the week in calendars; null to follow the language. */
  weekStart?: InputMaybe<WeekStart>;
};

/** The result of inviting a user. */
export type CreateUserResult = {
  __typename?: 'CreateUserResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created user; null if the write was rejected. */
  user?: Maybe<User>;
};

/** The result of inviting many users. */
export type CreateUsersResult = {
  __typename?: 'CreateUsersResult';
  /** Why nothing was stored; empty if something was. */
  errors: Array<FieldError>;
  /** For each input, the created user or why it was rejected. */
  results: Array<CreateUserResult>;
};

/** The fields of a new vendor. */
export type CreateVendorInput = {
  /** The address. */
  address?: InputMaybe<AddressInput>;
  /** The employer identification number (EIN), at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  name: Scalars['String']['input'];
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The organization that it belongs to; your own by default. Only those who may work in several can name another. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The program that it is made for: it belongs to its organization, and to its sample data if it has any. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of creating a vendor. */
export type CreateVendorResult = {
  __typename?: 'CreateVendorResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The created vendor; null if the write was rejected. */
  vendor?: Maybe<Vendor>;
};

/** Dangerous goods, with what 49 CFR 172.101 says about their UN number. */
export type DangerousGood = {
  __typename?: 'DangerousGood';
  /** Whether UN number, class and packing group agree with the table, and the quantity with its limits. */
  answer: CheckAnswer;
  /** The inputs that are missing or unreadable; they are in `remarks`, too. */
  because: Array<Scalars['String']['output']>;
  /** The maximum quantity in one package on cargo aircraft, as worded in the table; null if unknown. */
  cargoAircraft?: Maybe<Scalars['String']['output']>;
  /** The primary hazard; for an explosive, with its compatibility letter. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** Whether the table has the number; null without a number. An unknown number means neither allowed nor forbidden. */
  inTable?: Maybe<Scalars['Boolean']['output']>;
  /** The name of the goods. */
  name: Scalars['String']['output'];
  /** The item; null for dry ice, which is packed around items. */
  orderItemId?: Maybe<Scalars['ID']['output']>;
  /** The packing group, I, II or III; null if it has none or it is unknown. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** The maximum quantity in one package on passenger aircraft, as worded in the table; null if unknown. */
  passengerAircraft?: Maybe<Scalars['String']['output']>;
  /** The proper shipping name in the table; null if it is not known which one applies. */
  properShippingName?: Maybe<Scalars['String']['output']>;
  /** What a person has to check. */
  remarks: Array<Scalars['String']['output']>;
  /** The subsidiary hazards, including those in the table. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
  /** The UN number; null if none was given. */
  unNumber?: Maybe<Scalars['String']['output']>;
};

/** What the dangerous goods rules say about a shipment: decision support, never a legal determination. */
export type DangerousGoods = {
  __typename?: 'DangerousGoods';
  /** The answer of all checks of dangerous goods together. */
  answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty if there are none. */
  because: Array<CheckReason>;
  /** The required contents of the declaration; empty while no dangerous goods are known. */
  declaration: Array<DeclarationPart>;
  /** The shipment's dangerous goods, including dry ice. */
  goods: Array<DangerousGood>;
  /** The number of items that are not assessed, about which nothing is known. */
  notAssessed: Scalars['Int']['output'];
  /** The hazards to load apart. */
  pairs: Array<SegregatedPair>;
  /** What else a person has to check. */
  remarks: Array<Scalars['String']['output']>;
  /** The tables used to check the shipment's pairs, by mode of transport; none for sea. */
  tables: Array<SegregationTable>;
  /** The number of pairs of goods that no rule covers; null if there is no table to check. */
  unruled?: Maybe<Scalars['Int']['output']>;
};

/** A class or division of dangerous goods. */
export type DangerousGoodsClass = {
  __typename?: 'DangerousGoodsClass';
  /** Number and name, for example `5.1 Oxidizer`. */
  description: Scalars['String']['output'];
  /** The number, for example `5.1`. */
  id: Scalars['ID']['output'];
};

/** The part with which a date begins on screens. */
export type DateOrder =
  /** `25/11/2026` */
  | 'DAY_FIRST'
  /** `11/25/2026` */
  | 'MONTH_FIRST'
  /** `2026-11-25` */
  | 'YEAR_FIRST';

/** A range of dates, both ends included; either end may be omitted. */
export type DateRange = {
  /** The first matching date. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last matching date. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A range of points in time, both ends included; either end may be omitted. */
export type DateTimeRange = {
  /** The earliest matching time. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest matching time. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A range of numbers, both ends included; either end may be omitted. */
export type DecimalRange = {
  /** The smallest matching number. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest matching number. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The sign that separates decimals on screens. Calls and answers of this API always have a point. */
export type DecimalSign =
  /** `1.234,5` */
  | 'COMMA'
  /** `1,234.5` */
  | 'POINT';

/** A part of the dangerous goods declaration. */
export type DeclarationPart = {
  __typename?: 'DeclarationPart';
  /** The goods for which the part is unknown. */
  missing: Array<Scalars['String']['output']>;
  /** The name of the part. */
  name: Scalars['String']['output'];
  /** The citation of the rule. */
  rule: Scalars['String']['output'];
  /** Whether the part is known. */
  state: DeclarationState;
};

/** Whether a part of the declaration is known. */
export type DeclarationState =
  /** The part is added to the document by hand. */
  | 'BY_HAND'
  /** The part is not required for these goods. */
  | 'DOES_NOT_APPLY'
  /** The part is known. */
  | 'KNOWN'
  /** The part is missing. */
  | 'MISSING';

/** The record of the comment to remove. */
export type DeleteCommentInput = {
  /** The record's id. */
  parentId: Scalars['ID']['input'];
  /** The kind of record that the comment is on. */
  type: CommentableType;
};

/** The result of removing a comment. */
export type DeleteCommentResult = {
  __typename?: 'DeleteCommentResult';
  /** The id of the removed comment; null if the write was rejected. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The result of removing an item. */
export type DeleteOrderItemResult = {
  __typename?: 'DeleteOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** The id of the removed item; null if the write was rejected. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** One of several items to remove. */
export type DeleteOrderItemsInput = {
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** The version that was read; if the item has changed since, its removal is rejected with `STALE`. */
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of removing several items. */
export type DeleteOrderItemsResult = {
  __typename?: 'DeleteOrderItemsResult';
  /** Why the call as a whole was rejected, or that nothing was removed because some rows were rejected. */
  errors: Array<FieldError>;
  /** The orders of the written items after the write; null if you may not read orders. */
  purchaseOrders?: Maybe<Array<PurchaseOrder>>;
  /** The result of removing each item, in the order of `inputs`; empty if the call as a whole was rejected. */
  results: Array<DeleteOrderItemResult>;
};

/** The result of removing a view. */
export type DeleteSavedViewResult = {
  __typename?: 'DeleteSavedViewResult';
  /** The id of the removed view; null if the write was rejected. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The result of discarding an import. */
export type DiscardFileImportResult = {
  __typename?: 'DiscardFileImportResult';
  /** Why it was rejected; empty if it was discarded. */
  errors: Array<FieldError>;
};

/**
 * A file with its metadata, attached to one record. Documents are uploaded with `POST /files/{parents}/{parentId}/attachments`
 * (`multipart/form-data` with api/v1's fields `attachment[file]`, `attachment[document_type]`, `attachment[description]`,
 * `attachment[number]`, `attachment[expiry_date]`) and changed with `PATCH /files/{parents}/{parentId}/attachments/{id}` (also
 * `attachment[lock_version]`). Both respond like a mutation: `{ "document": …, "errors": […] }`, with the fields of this type
 * except those that refer to another record.
 */
export type Document = Versioned & {
  __typename?: 'Document';
  /** What you can do with the record now: `update`, `archive`. */
  abilities: Array<Ability>;
  /** The file's media type, detected from its content; null if there is no file. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** The description. */
  description?: Maybe<Scalars['String']['output']>;
  /** The last day on which the document is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The file's name; null if there is no file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The document number. */
  number?: Maybe<Scalars['String']['output']>;
  /** The record that the document is attached to. */
  parent: DocumentParent;
  /** The file's size in bytes; null if there is no file. */
  size?: Maybe<Scalars['Int']['output']>;
  /** The status: archived if it was archived, otherwise expired from the day after its expiry date (UTC). */
  status: DocumentStatus;
  /** The path of a thumbnail of the file; null if the file is not an image. */
  thumbUrl?: Maybe<Scalars['String']['output']>;
  /** The type of document. */
  type: DocumentType;
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
  /** The user who uploaded it; null if unknown. */
  uploadedBy?: Maybe<User>;
  /** The path of the file under this gateway, a download that requires the same rights; null if there is no file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The columns of lists of documents. Those that can be sorted by have the same names in `DocumentSortField`. */
export type DocumentColumn =
  /** When it was added. */
  | 'CREATED_AT'
  /** The description. */
  | 'DESCRIPTION'
  /** The type. */
  | 'DOCUMENT_TYPE'
  /** The expiry date. */
  | 'EXPIRY_DATE'
  /** The file. */
  | 'FILE'
  /** The number. */
  | 'NUMBER'
  /** The status. */
  | 'STATUS';

/** A document expires soon, or expires today (UTC). */
export type DocumentNotification = Notification & {
  __typename?: 'DocumentNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The document's id. */
  documentId: Scalars['ID']['output'];
  /** The key of the document's type, for example `visual_screening`. */
  documentType: Scalars['String']['output'];
  /** The last day on which the document is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The program of the record; null if the record belongs to no program, shown as System. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that the document is attached to. */
  record: NotificationRecord;
  /** Always null: no user caused it. */
  sender?: Maybe<User>;
  /** What happened: `DOCUMENT_EXPIRES_SOON` or `DOCUMENT_EXPIRES_TODAY`. */
  type: NotificationType;
};

/** A page of documents. */
export type DocumentPage = {
  __typename?: 'DocumentPage';
  /** The rows of the page. */
  data: Array<Document>;
  /** The page's position and size. */
  meta: PageMeta;
  /**
   * The path at which `GET` serves the files of all these documents, whatever the page, as one ZIP archive; of an order or a shipment
   * with those of its items, each in a folder, if you may read items. It answers `INVALID` if there are none. Null if the backend
   * makes no archives.
   */
  zipPath?: Maybe<Scalars['String']['output']>;
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

/** The kinds of records that documents can be attached to. Paths under `/files` use api/v1's names for them. */
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

/** What a document must have. */
export type DocumentRequirements = {
  __typename?: 'DocumentRequirements';
  /** Whether a description is required. */
  description: Scalars['Boolean']['output'];
  /** Whether an expiry date is required. */
  expiryDate: Scalars['Boolean']['output'];
  /** Whether a file is required. */
  file: Scalars['Boolean']['output'];
  /** Whether a number is required. */
  number: Scalars['Boolean']['output'];
};

/** The sort order of documents. */
export type DocumentSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: DocumentSortField;
};

/** The fields that documents can be sorted by. */
export type DocumentSortField =
  /** When it was uploaded. */
  | 'CREATED_AT'
  /** The description. */
  | 'DESCRIPTION'
  /** The type. */
  | 'DOCUMENT_TYPE'
  /** The expiry date. */
  | 'EXPIRY_DATE'
  /** The document number. */
  | 'NUMBER'
  /** The status. */
  | 'STATUS';

/** The status of a document. */
export type DocumentStatus =
  /** The document was archived and can no longer be changed. */
  | 'ARCHIVED'
  /** The document's expiry date has passed. */
  | 'EXPIRED'
  /** The document can be used. */
  | 'VALID';

/** A type of document, as defined by the backend for a kind of record. */
export type DocumentType = {
  __typename?: 'DocumentType';
  /** The key to send, for example `mta_incoming`. */
  key: Scalars['String']['output'];
  /** The name to display, for example `MTA incoming`. */
  name: Scalars['String']['output'];
  /** What a document of this type must have. */
  required: DocumentRequirements;
};

/** Two records that are likely one. */
export type DuplicatePair = {
  __typename?: 'DuplicatePair';
  /** How alike they are, in percent; 100 if names or numbers count as one. */
  likeness: Scalars['Int']['output'];
  /** The two records, the older one first. */
  records: Array<DuplicateRecord>;
};

/** Pairs of records that are likely one. */
export type DuplicatePairs = {
  __typename?: 'DuplicatePairs';
  /** The pairs, most alike first. */
  data: Array<DuplicatePair>;
  /** Whether there are more: they are shown once these are answered. */
  more: Scalars['Boolean']['output'];
};

/** A record that may be the same as another. */
export type DuplicateRecord = {
  __typename?: 'DuplicateRecord';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** What names it. */
  namedBy: Array<NamingCount>;
  /** The program that it is in, if it is in one. */
  programName?: Maybe<Scalars['String']['output']>;
};

/**
 * The person or institution that uses the goods. End users are screened before anything is shipped. Everyone in the
 * organization can read the label; the other nullable fields are null without read on end users.
 */
export type EndUser = Versioned & {
  __typename?: 'EndUser';
  /** What you can do with the record now: `update`. */
  abilities: Array<Ability>;
  /** The country. */
  country?: Maybe<Scalars['CountryCode']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's documents, newest first; null without read on end users or documents. */
  documents?: Maybe<DocumentPage>;
  /** The institution. */
  externalOrganizationName?: Maybe<Scalars['String']['output']>;
  /** The first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The groups that the end user is a member of, limited to those whose programs you can access. */
  groups?: Maybe<Array<Group>>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether its risk level prohibits trade (level 4): new orders and shipments may not name it, and nothing that names it may
   * leave. Everyone in the organization can read it.
   */
  isProhibited: Scalars['Boolean']['output'];
  /** The name to display: the full name, or else the institution. */
  label: Scalars['String']['output'];
  /** The last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The record's version; send it with an update. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Free-form notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The OPC setting; null if the organization's feature flag `opcEnabled` is off. */
  opc?: Maybe<Scalars['Boolean']['output']>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The programs that the end user belongs to, limited to those you can access. */
  programs?: Maybe<Array<Program>>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** The file of the newest screening that is not archived; null if there is none or without read on documents. */
  screeningDocument?: Maybe<ScreeningDocument>;
  /** When it was last updated. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the record was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
};


/**
 * The person or institution that uses the goods. End users are screened before anything is shipped. Everyone in the
 * organization can read the label; the other nullable fields are null without read on end users.
 */
export type EndUserDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * The person or institution that uses the goods. End users are screened before anything is shipped. Everyone in the
 * organization can read the label; the other nullable fields are null without read on end users.
 */
export type EndUserHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of end users. Those that can be sorted by have the same names in `EndUserSortField`. */
export type EndUserColumn =
  /** The country. */
  | 'COUNTRY'
  /** The organization's name. */
  | 'EXTERNAL_ORGANIZATION_NAME'
  /** The person's first name. */
  | 'FIRST_NAME'
  /** The label. */
  | 'LABEL'
  /** The person's last name. */
  | 'LAST_NAME'
  /** The programs. */
  | 'PROGRAM'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** The file of the last screening. */
  | 'SCREENING_DOCUMENT'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** Filters for end users. All given filters must match; a list matches any of its values. */
export type EndUserFilter = {
  /** In any of these countries. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** Part of the institution's name. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** If true, only end users with a `screeningDocument`; if false, only those without. Requires read on documents. */
  hasScreeningDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: screened at least once; false: never. */
  isScreened?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these programs. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last updated in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** The arguments of `endUsers` that decide which end users match. */
export type EndUserListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<EndUserFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of end users. */
export type EndUserPage = {
  __typename?: 'EndUserPage';
  /** The rows of the page. */
  data: Array<EndUser>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of end users. */
export type EndUserSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: EndUserSortField;
};

/** The fields that end users can be sorted by. */
export type EndUserSortField =
  /** The country code. */
  | 'COUNTRY'
  /** The institution. */
  | 'EXTERNAL_ORGANIZATION_NAME'
  /** The label. */
  | 'LABEL'
  /** The first, by name, of the end user's programs that you can access. */
  | 'PROGRAM'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** The kinds of rejections of a write. */
export type ErrorCode =
  /** For a write of many records: your role does not allow it. */
  | 'FORBIDDEN'
  /** The value breaks a rule. */
  | 'INVALID'
  /** The same write, identified by its idempotency key, is still running: retry shortly. */
  | 'IN_PROGRESS'
  /** For a write of many records: the record does not exist, or you have no access to it. */
  | 'NOT_FOUND'
  /** For a write of many records: the record is valid, but others were rejected, and without `partial` none is stored. */
  | 'NOT_STORED'
  /** The record was changed after the version that was sent; `current` is the record as it is now. */
  | 'STALE'
  /** The record's status does not allow the write, or no longer does. */
  | 'TRANSITION'
  /**
   * The order cannot be closed like this: items are not received, or are received and not shipped. The messages name them. The
   * same write with `confirmed` closes it.
   */
  | 'UNFINISHED_ITEMS';

/** A document that expires or has expired, with the record that it is attached to. */
export type ExpiringDocument = {
  __typename?: 'ExpiringDocument';
  /** The description. */
  description?: Maybe<Scalars['String']['output']>;
  /** The last day on which the document is valid. */
  expiryDate: Scalars['Date']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The document number. */
  number?: Maybe<Scalars['String']['output']>;
  /** The record that the document is attached to. */
  parent: DocumentParent;
  /** The name of that record. */
  parentLabel: Scalars['String']['output'];
  /** The program that the record belongs to; null if it belongs to the organization. */
  program?: Maybe<Program>;
  /** If the document is attached to an order item, the id of its order. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** The type of document. */
  type: DocumentType;
};

/** A page of expiring documents. */
export type ExpiringDocumentPage = {
  __typename?: 'ExpiringDocumentPage';
  /** The rows of the page. */
  data: Array<ExpiringDocument>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The value under one tariff code, compared with the limit of 15 CFR 30.37(a). It supports a decision; it is not legal advice. */
export type ExportCheck = {
  __typename?: 'ExportCheck';
  /** The tariff code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The tariff code that needs all its 10 digits for a more definite result; null if none does. */
  incompleteCode?: Maybe<Scalars['String']['output']>;
  /** How the value compares with the limit. */
  level: ExportLevel;
  /** The value under the tariff code, in US dollars: of the shipment's items, the selected ones and this one. */
  value: Scalars['Decimal']['output'];
};

/** The effect of a statement of the export rule. */
export type ExportEffect =
  /** A person has to check. */
  | 'CHECK'
  /** No filing is due. */
  | 'EXEMPTS'
  /** A filing is due at any value. */
  | 'REQUIRES';

/** How a value compares with the limit of an export filing (EEI). */
export type ExportLevel =
  /** At the limit: still no filing. */
  | 'AT_LIMIT'
  /** A shorter tariff code may stand for the same goods; together they would exceed the limit. */
  | 'COULD_EXCEED'
  /** Below the limit: no filing. */
  | 'EXEMPT'
  /** Above the limit: a filing will be required. */
  | 'REQUIRED';

/** What the export rule says about a shipment: decision support, never a legal determination. */
export type ExportRule = {
  __typename?: 'ExportRule';
  /**
   * Whether no filing is due as far as known (`MET`), one is due (`NOT_MET`), the rule is not about these goods, or it cannot
   * be told. Readiness and the printed legend are made from the same decision.
   */
  answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless the answer is `CANNOT_TELL`. */
  because: Array<CheckReason>;
  /** The sums of the shipment's tariff codes, the most urgent first. */
  codes: Array<ExportedCode>;
  /** The destination control statement on the invoice; null if the backend does not provide it. */
  controlStatement?: Maybe<ControlStatement>;
  /**
   * That a filing is due although the shipment's `eeiExport` is false, worded as in its readiness and on its invoice; null if
   * nobody decided against the advice.
   */
  decidedAgainst?: Maybe<Scalars['String']['output']>;
  /** The legend that the invoice prints (15 CFR 30.35), with a blank if there is something to fill in; null if the rule does not apply. */
  legend?: Maybe<Scalars['String']['output']>;
  /** The most severe level of the tariff codes and statements; never an exempting one if the answer is `CANNOT_TELL`. */
  level: ExportLevel;
  /** The value up to which no filing is required for a tariff code, in US dollars. */
  limit: Scalars['Decimal']['output'];
  /** The same, worded for users. */
  message: Scalars['String']['output'];
  /** The citation of the limit. */
  rule: Scalars['String']['output'];
  /** The other statements of the rule, each with its citation. */
  statements: Array<ExportStatement>;
  /** The number of items without a readable tariff code, which are in no sum. */
  withoutCode: Scalars['Int']['output'];
};

/** A statement of the export rule. */
export type ExportStatement = {
  __typename?: 'ExportStatement';
  /** The effect of the statement. */
  effect: ExportEffect;
  /** The text of the statement. */
  message: Scalars['String']['output'];
  /** The citation of the rule. */
  rule: Scalars['String']['output'];
};

/** The sum of one tariff code, compared with the limit. */
export type ExportedCode = {
  __typename?: 'ExportedCode';
  /** The tariff code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The tariff code that needs all its 10 digits for a more definite result; null if none does. */
  incompleteCode?: Maybe<Scalars['String']['output']>;
  /** How the value compares with the limit. */
  level: ExportLevel;
  /** The level, worded for users. */
  message: Scalars['String']['output'];
  /** The sum split by origin, which is reported separately; a filing is due if the total is above the limit. */
  origins: Array<OriginValue>;
  /** The sum of the items' values, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** The feature flags of an organization: a field whose flag is off is hidden and keeps its data. */
export type FeatureFlags = {
  __typename?: 'FeatureFlags';
  /** Order items show the vendor's invoice number. */
  oiInvoiceNumberEnabled: Scalars['Boolean']['output'];
  /** Order items show the WCM invoice number. */
  oiWcmInvoiceNumberEnabled: Scalars['Boolean']['output'];
  /** End users show the OPC setting. */
  opcEnabled: Scalars['Boolean']['output'];
  /** Purchase orders show the purchase request number; a program can turn this on for itself. */
  orderNumberInternalEnabled: Scalars['Boolean']['output'];
  /** Purchase orders show funding number and description. */
  poFundingEnabled: Scalars['Boolean']['output'];
  /** Order items show the WBG material document. */
  wbgMatDocEnabled: Scalars['Boolean']['output'];
};

/**
 * The feature flags to set, each true or false: null is rejected. Omitted flags stay as they are, and are off in a new
 * organization.
 */
export type FeatureFlagsInput = {
  /** Order items show the vendor's invoice number. */
  oiInvoiceNumberEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order items show the WCM invoice number. */
  oiWcmInvoiceNumberEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** End users show the OPC setting. */
  opcEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Purchase orders show the purchase request number; a program can turn this on for itself. */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Purchase orders show funding number and description. */
  poFundingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order items show the WBG material document. */
  wbgMatDocEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why a write was rejected, and the field to show it at. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The kind of rejection. */
  code: ErrorCode;
  /** The input field in camelCase, nested with dots (`address.city`), or `base` for the record as a whole. */
  field: Scalars['String']['output'];
  /** A sentence fragment that continues the field's name, or a whole sentence if the field is `base`. */
  message: Scalars['String']['output'];
};

/** A cell of the file. */
export type FileCell = {
  __typename?: 'FileCell';
  /** Its column, by place from 0. */
  column: Scalars['Int']['output'];
  /** Its row, from 1. */
  row: Scalars['Int']['output'];
  /** What it says. */
  text: Scalars['String']['output'];
};

/** A column of the file. */
export type FileColumn = {
  __typename?: 'FileColumn';
  /**
   * Whether a person must say which of `others` it becomes, or that it is not imported: the mapping of an earlier file does not tell
   * it from another column.
   */
  asks: Scalars['Boolean']['output'];
  /** Its place from 0. */
  column: Scalars['Int']['output'];
  /** Up to three different values. */
  examples: Array<Scalars['String']['output']>;
  /** The key of the field that it becomes; null if it is not imported. */
  field?: Maybe<Scalars['String']['output']>;
  /** The number of filled cells. */
  filled: Scalars['Int']['output'];
  /** Why; null if it is not imported. */
  from?: Maybe<MappingSource>;
  /** Its heading; empty if it has none. */
  heading: Scalars['String']['output'];
  /** The keys of other fields that it may be, the likeliest first. */
  others: Array<Scalars['String']['output']>;
};

/** What a column becomes. */
export type FileColumnInput = {
  /** Its place from 0. */
  column: Scalars['Int']['input'];
  /** The key of a field; null if the column is not imported. */
  field?: InputMaybe<Scalars['String']['input']>;
};

/** How numbers, or dates, of a whole file are written. */
export type FileConvention = {
  __typename?: 'FileConvention';
  /** Whether a person decided it. */
  chosen: Scalars['Boolean']['output'];
  /** The cell that decided it; null if a person did, or nothing. */
  decidedBy?: Maybe<FileCell>;
  /** Up to four cells that show what it means. */
  examples: Array<FileCell>;
  /** Whether a person decided it for an earlier file with these headings, and this file can be read both ways. */
  remembered: Scalars['Boolean']['output'];
  /** `.` or `,` for numbers; `dmy`, `mdy` or `ymd` for dates; null if nothing in the file needs it, or it must be asked. */
  value?: Maybe<Scalars['String']['output']>;
};

/** The format of a table file. */
export type FileFormat =
  /** Text with separators. */
  | 'CSV'
  /** OpenDocument. */
  | 'ODS'
  /** Text with tabs. */
  | 'TSV'
  /** Excel. */
  | 'XLSX';

/** An import of a file: read, mapped, previewed, mended and then applied. */
export type FileImport = {
  __typename?: 'FileImport';
  /** What you can do with it now: `UPDATE`, `APPLY`, `UNDO`, `DISCARD`. */
  abilities: Array<Ability>;
  /** When it was applied to its last row; null before. */
  appliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The columns of the file, in order. */
  columns: Array<FileColumn>;
  /** What it would do, or did; null before the first preview. */
  counts?: Maybe<FileImportCounts>;
  /** When the file was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** How its dates are written in digits. */
  dates: FileConvention;
  /** What a column can become, in the order of a form. */
  fields: Array<ImportField>;
  /** The name of the file; of pasted rows, a name for them. */
  fileName: Scalars['String']['output'];
  /** The path of the file below the gateway's address, for downloads. */
  filePath: Scalars['String']['output'];
  /** The size of the file in bytes. */
  fileSize: Scalars['Int']['output'];
  /** The first row that is imported; null if there is none. */
  firstRow?: Maybe<Scalars['Int']['output']>;
  /** The format that its content has. */
  format: FileFormat;
  /** The row with the headings, from 1; null if there is none. */
  headingsRow?: Maybe<Scalars['Int']['output']>;
  /** The import's id. */
  id: Scalars['ID']['output'];
  /** What its rows become. */
  kind: FileImportKind;
  /** The last row that is imported; null if there is none. */
  lastRow?: Maybe<Scalars['Int']['output']>;
  /** The rows up to the last filled one that are not of the table, at most 100 stretches of them. */
  leftRows: Array<LeftRow>;
  /** The version of the import, to send with changes. */
  lockVersion: Scalars['Int']['output'];
  /** The programs, vendors, end users and groups that it made because names in the file asked for them, at most 100. Costs one backend call. */
  made: Array<FileImportMade>;
  /** The name of the mapping that is kept with the headings; null if it has none. */
  mappingName?: Maybe<Scalars['String']['output']>;
  /** The names in the file that need an answer or have one, those without an answer first. Costs one backend call. */
  names: Array<FileImportName>;
  /** How its numbers are written. */
  numbers: FileConvention;
  /** The program of its records; null for vendors and deliveries, or if you cannot read it. */
  program?: Maybe<Program>;
  /** The order that its items go into; null for other kinds, or if you cannot read it. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** What must be answered before the preview. */
  questions: Array<FileQuestion>;
  /** The path of the refused rows with their reasons, for downloads as `?format=XLSX` or `CSV`; null if there are none. */
  refusedPath?: Maybe<Scalars['String']['output']>;
  /** Whether the mapping is kept for the next file with these headings. */
  remembers: Scalars['Boolean']['output'];
  /** The orders that it made or changed, with their items; of another kind, its records. Costs one backend call. */
  results: FileImportResultPage;
  /** The rows, in the order of the file; empty before the first preview. Costs one backend call. */
  rows: FileImportRowPage;
  /** Which of the sheets is read, by place from 0. */
  sheet: Scalars['Int']['output'];
  /** The sheets of the file; a text file has one. */
  sheets: Array<FileSheet>;
  /** How far it is. */
  state: FileImportState;
  /** Sums of the lines in US dollars, to compare with the file's own; null if it has no quantities and prices, or before a preview. */
  sums?: Maybe<FileImportSums>;
  /** The row with the total of the table, which is left out and compared; null if there is none. */
  totalRow?: Maybe<Scalars['Int']['output']>;
  /** What undoing it would do now; null if it has not been applied. Costs one backend call. */
  undo?: Maybe<FileImportUndo>;
  /** The work that undoes it; null if nobody did, and once it is no longer kept. */
  undoWork?: Maybe<Work>;
  /** Who imports; null if you cannot see the user. */
  user?: Maybe<User>;
  /** The work that applies it; null before, and once it is no longer kept. */
  work?: Maybe<Work>;
};


/** An import of a file: read, mapped, previewed, mended and then applied. */
export type FileImportResultsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** An import of a file: read, mapped, previewed, mended and then applied. */
export type FileImportRowsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<FileImportRowState>>;
};

/** What an import would do, or did. A row of an order is an item. */
export type FileImportCounts = {
  __typename?: 'FileImportCounts';
  /** Rows that need attention: they stay out until they are mended. Once it is applied, those that were refused. */
  attention: Scalars['Int']['output'];
  /** Rows that change one. */
  changed: Scalars['Int']['output'];
  /** Orders that exist already and that it changes, or some of whose items; 0 for other kinds. */
  changedOrders: Scalars['Int']['output'];
  /** Rows that a person leaves out. */
  leftOut: Scalars['Int']['output'];
  /** Rows that make a record. */
  new: Scalars['Int']['output'];
  /** Orders that it makes; 0 for other kinds. */
  newOrders: Scalars['Int']['output'];
  /** Rows that would be written now. */
  ready: Scalars['Int']['output'];
  /** All rows of the table. */
  rows: Scalars['Int']['output'];
  /** Rows that change nothing. */
  unchanged: Scalars['Int']['output'];
};

/** A row whose total differs from quantity × price. */
export type FileImportDifference = {
  __typename?: 'FileImportDifference';
  /** The total in the file. */
  file: Scalars['Decimal']['output'];
  /** Quantity × price. */
  read: Scalars['Decimal']['output'];
  /** Its row in the file. */
  row: Scalars['Int']['output'];
};

/** What the rows of a file become. */
export type FileImportKind =
  /** Delivered lines of the past, with their orders and the shipments in which they came. */
  | 'DELIVERIES'
  /** End users. */
  | 'END_USERS'
  /** Groups. */
  | 'GROUPS'
  /** Items of one order. */
  | 'ORDER_ITEMS'
  /** Orders with their items. */
  | 'PURCHASE_ORDERS'
  /** Vendors. */
  | 'VENDORS';

/** A record that an import made because a name in the file asked for it. */
export type FileImportMade = {
  __typename?: 'FileImportMade';
  /** Whether it has been removed since. */
  isRemoved: Scalars['Boolean']['output'];
  /** Its name when it was made. */
  label: Scalars['String']['output'];
  /** The record's id; it may have been removed since. */
  recordId: Scalars['ID']['output'];
  /** Why it stayed when the import was undone, in a few words in your language; null if it went with it, or the import was not undone. */
  stays?: Maybe<Scalars['String']['output']>;
  /** The kind of record. */
  type: RecordType;
};

/** A mapping that has a name. */
export type FileImportMapping = {
  __typename?: 'FileImportMapping';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/**
 * A name in the file for which no record was found, or several; or a text that several rows have and that cannot be read as a value
 * of its field.
 */
export type FileImportName = {
  __typename?: 'FileImportName';
  /** Whether its cells can count as empty. */
  canBeEmpty: Scalars['Boolean']['output'];
  /** Whether a record of this name can be made, with your rights. */
  canCreate: Scalars['Boolean']['output'];
  /** The answer; null if there is none yet. */
  choice?: Maybe<NameChoice>;
  /** The key of its field. */
  field: Scalars['String']['output'];
  /** The name of the field, in your language. */
  label: Scalars['String']['output'];
  /** The records whose names are nearest, the likeliest first; at most 5. */
  nearest: Array<NamedRecord>;
  /** How many orders do; 0 for other kinds. */
  orders: Scalars['Int']['output'];
  /** The record that is meant, if the answer is one. */
  record?: Maybe<NamedRecord>;
  /** How many rows say it. */
  rows: Scalars['Int']['output'];
  /** The name, as the file says it. */
  text: Scalars['String']['output'];
  /** Why no record of this name can be made, in your language; null if one can, or if the text is no name. */
  whyNotCreate?: Maybe<Scalars['String']['output']>;
};

/** A page of imports. */
export type FileImportPage = {
  __typename?: 'FileImportPage';
  /** The rows of the page. */
  data: Array<FileImport>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** What an import did to one order, or to one other record. */
export type FileImportResult = {
  __typename?: 'FileImportResult';
  /** How many were changed. */
  changedItems: Scalars['Int']['output'];
  /** Whether it was made, rather than changed or named. */
  isNew: Scalars['Boolean']['output'];
  /** Its name when it was written. */
  label: Scalars['String']['output'];
  /** How many of its items were made; 0 for other kinds. */
  newItems: Scalars['Int']['output'];
  /** The order itself; null for other kinds, if it was removed, or you cannot read it. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The record's id; it may have been removed since. */
  recordId: Scalars['ID']['output'];
  /** How many of its rows were refused. */
  refusedItems: Scalars['Int']['output'];
  /** The kind of record. */
  type: RecordType;
  /** How many stayed as they were. */
  unchangedItems: Scalars['Int']['output'];
  /** The value of the rows in US dollars; null for other kinds. */
  value?: Maybe<Scalars['Decimal']['output']>;
};

/** A page of what an import did. */
export type FileImportResultPage = {
  __typename?: 'FileImportResultPage';
  /** The rows of the page. */
  data: Array<FileImportResult>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** A row of an import. */
export type FileImportRow = {
  __typename?: 'FileImportRow';
  /** Its cells, in the order of `fields`, those of mapped columns. */
  cells: Array<FileImportRowCell>;
  /** The order number that it names; null for other kinds. */
  order?: Maybe<Scalars['String']['output']>;
  /** The record that it made or changed, or will change; null for none. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** Its number in the file. */
  row: Scalars['Int']['output'];
  /** What happens to it, or what is wrong, in a few words in your language. */
  says: Scalars['String']['output'];
  /** What becomes of it. */
  state: FileImportRowState;
};

/** A cell of a row that is imported. */
export type FileImportRowCell = {
  __typename?: 'FileImportRowCell';
  /** Whether the problem is a name that `names` asks about. */
  asks: Scalars['Boolean']['output'];
  /** What the record has now, where the row changes it; null elsewhere. */
  before?: Maybe<Scalars['String']['output']>;
  /** The key of its field. */
  field: Scalars['String']['output'];
  /** Whether a person has mended it. */
  mended: Scalars['Boolean']['output'];
  /** What is to be known of it, though it is imported; null if nothing is. */
  note?: Maybe<Scalars['String']['output']>;
  /** What is wrong with it; null if nothing is. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What the file says, or the person who mended it. */
  text: Scalars['String']['output'];
  /** How it is read, as it is stored: a decimal with a point, a day as YYYY-MM-DD, the name of the record that is meant; null if it is empty or cannot be read. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A page of the rows of an import. */
export type FileImportRowPage = {
  __typename?: 'FileImportRowPage';
  /** The rows of the page. */
  data: Array<FileImportRow>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** What becomes of a row. */
export type FileImportRowState =
  /** It stays out until it is mended; once the import is applied, it was refused. */
  | 'ATTENTION'
  /** It changes one. */
  | 'CHANGED'
  /** A person leaves it out. */
  | 'LEFT_OUT'
  /** It makes a record. */
  | 'NEW'
  /** It changes nothing. */
  | 'UNCHANGED';

/** How far an import is. */
export type FileImportState =
  /** It has been applied, to the last row or until it was cancelled. */
  | 'APPLIED'
  /** It is being applied. */
  | 'APPLYING'
  /** Its columns are being mapped, or its rows mended. */
  | 'OPEN'
  /** It is being undone. */
  | 'UNDOING'
  /** It has been undone, as far as that was possible. */
  | 'UNDONE';

/** Records that stay as an import made them, because somebody has gone on with them. */
export type FileImportStays = {
  __typename?: 'FileImportStays';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Why, in a few words in your language. */
  reason: Scalars['String']['output'];
  /** The rows of the file, at most 20. */
  rows: Array<Scalars['Int']['output']>;
};

/** Sums of the lines in US dollars. */
export type FileImportSums = {
  __typename?: 'FileImportSums';
  /** Rows whose own total differs from quantity × price, the largest difference first; at most 20. */
  differences: Array<FileImportDifference>;
  /** The total in the file; null if it has none. */
  file?: Maybe<Scalars['Decimal']['output']>;
  /** The sum of quantity × price of all rows that can be read. */
  read: Scalars['Decimal']['output'];
  /** The sum of the rows that need no attention. */
  ready: Scalars['Decimal']['output'];
};

/** What undoing an import would do now. */
export type FileImportUndo = {
  __typename?: 'FileImportUndo';
  /** Records that get their earlier values back. */
  back: Scalars['Int']['output'];
  /** Records that go: items, or other records. */
  goes: Scalars['Int']['output'];
  /** Orders that go with them. */
  goesOrders: Scalars['Int']['output'];
  /** Records that stay, with the reason. */
  stays: Array<FileImportStays>;
};

/** What must be answered before the preview. */
export type FileQuestion =
  /** Which of several columns becomes a field: `columns` says which of them ask. */
  | 'COLUMNS'
  /** In which order dates are written. */
  | 'DATES'
  /** Which sign separates decimals. */
  | 'NUMBERS';

/** A sheet of a file. */
export type FileSheet = {
  __typename?: 'FileSheet';
  /** The number of columns. */
  columns: Scalars['Int']['output'];
  /** Whether it is hidden in the file. */
  hidden: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The number of rows with something in them. */
  rows: Scalars['Int']['output'];
};

/** A field of a record that cannot change any more. */
export type FixedField = {
  __typename?: 'FixedField';
  /** The field, as in the input of an update. */
  field: Scalars['String']['output'];
  /** Why it cannot change, worded for users. */
  reason: Scalars['String']['output'];
};

/** The approvals of a shipment, and the content that they are compared with. */
export type GivenApprovals = {
  __typename?: 'GivenApprovals';
  /** The approval dates given, in their order. */
  approvals: Array<ShipmentApproval>;
  /** What changed in the content after `since`; empty without it. */
  changedSince: Array<ContentNote>;
  /**
   * A digest of the content: the items with their quantities, values, codes and dangerous goods data, the parties with their
   * addresses and countries, and the terms, weights and packages. Send it with `setShipmentApprovals`.
   */
  contentVersion: Scalars['String']['output'];
  /** Where the record's history stands: pass it as `since` later. */
  position: Scalars['String']['output'];
};

/** The origin of goods, derived from their countries of manufacture. */
export type GoodsOrigin =
  /** Made only in the United States. */
  | 'DOMESTIC'
  /** Made only outside the United States. */
  | 'FOREIGN'
  /** Made both in the United States and elsewhere, or without a known country of manufacture. */
  | 'UNKNOWN';

/** Whether an item has arrived, when, and in what condition. */
export type GoodsReceipt = {
  __typename?: 'GoodsReceipt';
  /** The condition on arrival: a key of `conditions`. */
  condition?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the goods arrived in another condition than `good`, or outside the temperatures of their storage requirement, and
   * are not released yet: the item cannot become ready.
   */
  needsRelease: Scalars['Boolean']['output'];
  /** Whether the item was received. */
  received: Scalars['Boolean']['output'];
  /** The date on which the item was received. */
  receivedDate?: Maybe<Scalars['Date']['output']>;
  /** Why the item was released; null if it was not. */
  releaseReason?: Maybe<Scalars['String']['output']>;
  /** When the item was released. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who released the item; null if nobody did. */
  releasedBy?: Maybe<User>;
  /** The temperature on arrival in °C, with at most one decimal. */
  temperatureReading?: Maybe<Scalars['Decimal']['output']>;
};

/**
 * A group of a program: who its orders are for. Everyone with access to the program can read its name; its other nullable
 * fields are null without read on groups.
 */
export type Group = Versioned & {
  __typename?: 'Group';
  /** What you can do with the record now: `update`. */
  abilities: Array<Ability>;
  /** The delivery address. */
  address?: Maybe<Address>;
  /** The person to whose attention deliveries are sent. */
  attn?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of end users who are members. */
  endUsersCount?: Maybe<Scalars['Int']['output']>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether its risk level prohibits trade (level 4): new orders and shipments may not name it, and nothing that names it may
   * leave. Everyone in the organization can read it.
   */
  isProhibited: Scalars['Boolean']['output'];
  /** The name in Latin letters for papers, if the name has none; at most 100 characters. */
  latinName?: Maybe<Scalars['String']['output']>;
  /** The record's version; send it with an update. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The name, unique in its program. */
  name: Scalars['String']['output'];
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The program that the record belongs to; null if you have no access to it. */
  program?: Maybe<Program>;
  /** Whether goods for it need an import permit, which the readiness of its shipments then asks for. */
  requiresImportPermit?: Maybe<Scalars['Boolean']['output']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** The number under which it imports, such as a VAT number; at most 40 characters. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the record was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
};


/**
 * A group of a program: who its orders are for. Everyone with access to the program can read its name; its other nullable
 * fields are null without read on groups.
 */
export type GroupHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of groups. Those that can be sorted by have the same names in `GroupSortField`. */
export type GroupColumn =
  /** The city. */
  | 'CITY'
  /** The country. */
  | 'COUNTRY'
  /** The number of its end users. */
  | 'END_USERS'
  /** The name. */
  | 'NAME'
  /** The program. */
  | 'PROGRAM'
  /** Whether its country requires an import permit. */
  | 'REQUIRES_IMPORT_PERMIT'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** Filters for groups. All given filters must match; a list matches any of its values. */
export type GroupFilter = {
  /** True: screened at least once; false: never. */
  isScreened?: InputMaybe<Scalars['Boolean']['input']>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last updated in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** The arguments of `groups` that decide which groups match. */
export type GroupListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<GroupFilter>;
  /** Only groups of this program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of groups. */
export type GroupPage = {
  __typename?: 'GroupPage';
  /** The rows of the page. */
  data: Array<Group>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of groups. */
export type GroupSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: GroupSortField;
};

/** The fields that groups can be sorted by. */
export type GroupSortField =
  /** The city. */
  | 'CITY'
  /** The country code. */
  | 'COUNTRY'
  /** The name. */
  | 'NAME'
  /** The program's name. */
  | 'PROGRAM'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** The steps from an empty organization to the first issued invoice. */
export type Guide = {
  __typename?: 'Guide';
  /** Up to five people who may add you to programs. */
  administrators: Array<GuideAdministrator>;
  /** Whether you may add and remove sample data. */
  mayAddSample: Scalars['Boolean']['output'];
  /** The ids of up to five programs of your organization that you may open, the oldest first; no sample program. */
  programIds: Array<Scalars['ID']['output']>;
  /** Whether you have put it away. */
  putAway: Scalars['Boolean']['output'];
  /** The id of the organization's sample program; null without one. */
  sampleProgramId?: Maybe<Scalars['ID']['output']>;
  /** The steps, in their order; none if you may take none of them. */
  steps: Array<GuideStep>;
};

/** Someone who may add people to programs. */
export type GuideAdministrator = {
  __typename?: 'GuideAdministrator';
  /** The email address; null without read on users. */
  email?: Maybe<Scalars['String']['output']>;
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The full name. */
  name: Scalars['String']['output'];
};

/** Whether the guide is shown to a user for whom something is left to do. */
export type GuideState =
  /** It is shown. */
  | 'OPEN'
  /** The user has put it away. */
  | 'PUT_AWAY';

/** A step of the guide. */
export type GuideStep = {
  __typename?: 'GuideStep';
  /** The steps that have to be taken before it, and are not. */
  after: Array<GuideStepKey>;
  /** Whether you may take it. */
  allowed: Scalars['Boolean']['output'];
  /** How many there are, counted up to 100. */
  count: Scalars['Int']['output'];
  /** What it makes. */
  key: GuideStepKey;
  /** The names of the roles that may take it, if you may not. */
  roles: Array<Scalars['String']['output']>;
  /** Its state. */
  state: GuideStepState;
};

/** What a step of the guide makes. */
export type GuideStepKey =
  /** The organization's address. */
  | 'ADDRESS'
  /** A courier. */
  | 'COURIER'
  /** An end user. */
  | 'END_USER'
  /** A group. */
  | 'GROUP'
  /** An issued invoice. */
  | 'INVOICE'
  /** A purchase order. */
  | 'ORDER'
  /** Other people of the organization. */
  | 'PEOPLE'
  /** A program. */
  | 'PROGRAM'
  /** A shipment. */
  | 'SHIPMENT'
  /** A vendor. */
  | 'VENDOR';

/** The state of a step of the guide. */
export type GuideStepState =
  /** There is at least one. */
  | 'DONE'
  /** It is the first that you can take now. */
  | 'NEXT'
  /** It is still to be taken. */
  | 'OPEN';

/**
 * A changed field. Values are text: texts, dates, decimals and keys as is; numbers, ids, true and false as in JSON; lists and
 * objects as JSON (`["KE","IN"]`, `{"zipCode":"00100"}`); null for none.
 */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** The field's name, as in the record's type if that has the field. */
  field: Scalars['String']['output'];
  /** The value before. */
  from?: Maybe<Scalars['String']['output']>;
  /** The names of the records whose ids are in `from` or `to`; those that you may not see have none. */
  names: Array<HistoryName>;
  /** The value after. */
  to?: Maybe<Scalars['String']['output']>;
};

/** An action on a record. It is stored together with the change and never altered. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** What was done: `create`, `update`, `assign_status`, `assign_users`, `add_items`, `assess`, …; the backend defines the set. */
  action: Scalars['String']['output'];
  /** The API key that did it; null unless one did. */
  apiKey?: Maybe<HistoryKey>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The changed fields; empty if no field changed. */
  changes: Array<HistoryChange>;
  /** The import of a file that did it; null unless one did. */
  fileImport?: Maybe<HistoryImport>;
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** Who did it. */
  source: HistorySource;
  /** The user who did it, which for an API key is the one that it acts as; null for imports and the system. */
  user?: Maybe<User>;
};

/** An import of a file that did something to a record. */
export type HistoryImport = {
  __typename?: 'HistoryImport';
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The import's id. */
  id: Scalars['ID']['output'];
  /** The row of the file; null if it made the record because other rows name it. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** The API key that did what a history tells. */
export type HistoryKey = {
  __typename?: 'HistoryKey';
  /** The key's id. */
  id: Scalars['ID']['output'];
  /** The person who made the key, whose rights it never exceeds. */
  maker?: Maybe<User>;
  /** The key's name. */
  name: Scalars['String']['output'];
};

/** A record that a changed field refers to. */
export type HistoryName = {
  __typename?: 'HistoryName';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The record's name, as lists show it. */
  name: Scalars['String']['output'];
};

/** A page of a record's history. */
export type HistoryPage = {
  __typename?: 'HistoryPage';
  /** The entries, newest first. */
  data: Array<HistoryEntry>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** Who did what a history tells. */
export type HistorySource =
  /** A tool, with its API key. */
  | 'API_KEY'
  /** An import of a file. */
  | 'IMPORT'
  /** A person. */
  | 'PERSON'
  /** Lading itself. */
  | 'SYSTEM';

/** The value of the items of one tariff code. */
export type HsCodeValue = {
  __typename?: 'HsCodeValue';
  /** The tariff code, digits only. */
  hsCode: Scalars['String']['output'];
  /** The sum of the items' total values, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** A field that a column can become. */
export type ImportField = {
  __typename?: 'ImportField';
  /** Whether it is only compared with what Lading computes. */
  compareOnly: Scalars['Boolean']['output'];
  /** Its key. */
  key: Scalars['String']['output'];
  /** The kind of its values. */
  kind: ImportFieldKind;
  /** Its name, in your language. */
  label: Scalars['String']['output'];
  /** Whether new records need it. */
  required: Scalars['Boolean']['output'];
};

/** The kind of the values of a field. */
export type ImportFieldKind =
  /** Yes or no. */
  | 'BOOLEAN'
  /** An entry of a closed list. */
  | 'CHOICE'
  /** A number or name that identifies something, with its leading zeros. */
  | 'CODE'
  /** Countries. */
  | 'COUNTRIES'
  /** A country. */
  | 'COUNTRY'
  /** A day. */
  | 'DATE'
  /** Words in any number of lines. */
  | 'LONG_TEXT'
  /** An amount in US dollars. */
  | 'MONEY'
  /** The name of another record. */
  | 'NAME'
  /** A number. */
  | 'NUMBER'
  /** Words in one line. */
  | 'TEXT';

/** A link of an invitation. */
export type InvitationLinkResult = {
  __typename?: 'InvitationLinkResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** Until when it holds. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The link, which is shown only here; null if none was made, or if the call is repeated with its idempotency key. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The fields of a new administrator of an organization. */
export type InviteOrganizationAdminInput = {
  /** The email address that the user signs in with, at most 254 characters, unique across all organizations. */
  email: Scalars['String']['input'];
  /** The first name, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** The last name, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** The organization. */
  organizationId: Scalars['ID']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A revision of the papers of a shipment. */
export type IssuedPaper = {
  __typename?: 'IssuedPaper';
  /** The invoice number that it bears. */
  invoiceNumber: Scalars['String']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** The user who issued it; null with an error while users are unavailable. */
  issuedBy?: Maybe<User>;
  /** The date that it bears. */
  issuedOn: Scalars['Date']['output'];
  /** The revision that it replaces; null for the first. */
  replaces?: Maybe<Scalars['Int']['output']>;
  /** The number of the revision, from 1. */
  revision: Scalars['Int']['output'];
};

/**
 * The papers of a shipment as they were issued: when its invoice was approved, and by hand afterwards. Printing a revision again
 * in the same language gives the same bytes.
 */
export type IssuedPapers = {
  __typename?: 'IssuedPapers';
  /** What you can do with the papers now: `issue_papers`. */
  abilities: Array<Ability>;
  /** What a paper printed now would say otherwise than the newest revision; empty if none is issued. */
  changes: Array<ContentNote>;
  /** The revisions, the newest first. */
  papers: Array<IssuedPaper>;
};

/** What is left to do with the items of an order. Nothing in an order that is closed or archived. */
export type ItemsWork = {
  __typename?: 'ItemsWork';
  /** The fields that a shipment requires and items lack, with the number of those items. */
  missingForShipment: Array<MissingField>;
  /** The number of items that can be assessed now. */
  toAssess: Scalars['Int']['output'];
  /** The number of items that can be received now. */
  toReceive: Scalars['Int']['output'];
  /** The number of items that wait for a release. */
  toRelease: Scalars['Int']['output'];
  /** The number of items that have arrived as they should, lack nothing, and are in no shipment. */
  toShip: Scalars['Int']['output'];
};

/** One part of a kit; it takes everything else from the kit. */
export type KitPartInput = {
  /** The vendor's catalog number, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** The name of the goods, at most 255 characters. */
  material: Scalars['String']['input'];
  /** The quantity, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** The value per item, in US dollars, more than 0, at most 4 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
};

/** Rows of the file that are not of the table. */
export type LeftRow = {
  __typename?: 'LeftRow';
  /** The number of the first in the file. */
  from: Scalars['Int']['output'];
  /** Why it is left out. */
  kind: LeftRowKind;
  /** The number of the last. */
  to: Scalars['Int']['output'];
};

/** Why a row is not of the table. */
export type LeftRowKind =
  /** It is empty. */
  | 'BLANK'
  /** It is the headings, or repeats them. */
  | 'HEADING'
  /** It is a note below the table. */
  | 'NOTE'
  /** It is a title above the headings. */
  | 'TITLE'
  /** It is a total. */
  | 'TOTAL';

/** A record that is likely the same as one that is about to be made. */
export type LikelyTwin = {
  __typename?: 'LikelyTwin';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name under which it is shown. */
  label: Scalars['String']['output'];
  /** The name of the program that it is in, for records that are in one. */
  programName?: Maybe<Scalars['String']['output']>;
};

/** How many rows a list has. */
export type ListCount = {
  __typename?: 'ListCount';
  /** The number of rows, at most 10,000; null if you may not read the list, or a filter is not one of its own. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Whether there are more than are counted. */
  more: Scalars['Boolean']['output'];
};

/** What a list opens with for a person. */
export type ListOpening =
  /** All rows. */
  | 'ALL'
  /** The shared view that the list opens with, if there is one; else all rows. */
  | 'SHARED'
  /** A view of the person's choice. */
  | 'VIEW';

/** How a person has a list outside of views. */
export type ListSetting = {
  __typename?: 'ListSetting';
  /** The columns in their order; null for those that the list has by default. */
  columns?: Maybe<Array<ShownColumn>>;
  /** The list; null for one that this schema does not know. */
  list?: Maybe<ViewedList>;
  /** What the list opens with. */
  opens: ListOpening;
  /** The program whose list it is; null for lists of the organization. */
  programId?: Maybe<Scalars['ID']['output']>;
  /** The view that it opens with, if it is one of the person's choice. */
  viewId?: Maybe<Scalars['ID']['output']>;
};

/** The views of lists that a person sees, and how they have lists outside of views. */
export type ListViews = {
  __typename?: 'ListViews';
  /** How you have lists outside of views; only those of which you have changed something. */
  settings: Array<ListSetting>;
  /** The views, by name. */
  views: Array<SavedView>;
};

/** An entry of a closed list. */
export type LookupEntry = {
  __typename?: 'LookupEntry';
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to display. */
  name: Scalars['String']['output'];
};

/** Why a column becomes a field. */
export type MappingSource =
  /** Its heading says so. */
  | 'HEADING'
  /** A person said so. */
  | 'PERSON'
  /** It was mapped so before. */
  | 'REMEMBERED'
  /** Its values look so. */
  | 'VALUES';

/** The result of marking a notification as read. */
export type MarkNotificationReadResult = {
  __typename?: 'MarkNotificationReadResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The notification after the write; null if the write was rejected. */
  notification?: Maybe<Notification>;
};

/** Rows to mend, at most 200. */
export type MendFileImportInput = {
  /** The rows. */
  rows: Array<MendedRowInput>;
};

/** The result of mending rows of an import. */
export type MendFileImportResult = {
  __typename?: 'MendFileImportResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The import as it is now; null if the write was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** A cell that is mended. */
export type MendedCellInput = {
  /** The key of its field. */
  field: Scalars['String']['input'];
  /** What it should say, in the file's conventions; null for what the file says. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A row that is mended. */
export type MendedRowInput = {
  /** What its cells should say; those that are not named stay. */
  cells?: InputMaybe<Array<MendedCellInput>>;
  /** Whether it is left out. */
  leftOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its number in the file. */
  row: Scalars['Int']['input'];
};

/** A merge of records that are one. */
export type Merge = {
  __typename?: 'Merge';
  /** When they were merged. */
  at: Scalars['DateTime']['output'];
  /** The merge's id. */
  id: Scalars['ID']['output'];
  /** The record that stayed; if that was merged into another since, the other. */
  into: MergedRecord;
  /** What was moved. */
  moved: Array<NamingCount>;
  /** The records that ended. */
  others: Array<MergedRecord>;
  /** What stayed as the merge left it when it was undone. */
  stays: Array<MergeStay>;
  /** The type of the records. */
  type: MergeableType;
  /** Until when you may undo it; null if you may not. */
  undoableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone; null if it was not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who undid it. */
  undoneBy?: Maybe<User>;
  /** Who merged them. */
  user?: Maybe<User>;
};

/** A record of a merge that is not done yet. */
export type MergeCandidate = {
  __typename?: 'MergeCandidate';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** The record's version; send it with the merge. */
  lockVersion: Scalars['Int']['output'];
  /** What names it. */
  namedBy: Array<NamingCount>;
  /** The program that it is in, if it is in one. */
  programName?: Maybe<Scalars['String']['output']>;
};

/** A field whose value is chosen. What only together says something is one field: the screening has its date and its result. */
export type MergeField = {
  __typename?: 'MergeField';
  /** Whether the records have different values. */
  differs: Scalars['Boolean']['output'];
  /** The field's name. */
  field: Scalars['String']['output'];
  /** The record whose value stays. */
  fromId: Scalars['ID']['output'];
  /** The parts of the field. */
  parts: Array<MergePart>;
};

/** The record whose value of a field stays. */
export type MergeFieldInput = {
  /** The field, as `MergePreview` names it. */
  field: Scalars['String']['input'];
  /** The record. */
  fromId: Scalars['ID']['input'];
};

/** A part of a field, as the record's type has it. */
export type MergePart = {
  __typename?: 'MergePart';
  /** The name of the part. */
  name: Scalars['String']['output'];
  /** The values in the order of the records, as text like those of `HistoryChange`; null for none. */
  values: Array<Maybe<Scalars['String']['output']>>;
};

/** What a merge would do. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Whether orders would name a prohibited party that did not. */
  becomesProhibited: Scalars['Boolean']['output'];
  /** The fields, each with the values of all records. */
  fields: Array<MergeField>;
  /** The record that stays. */
  intoId: Scalars['ID']['output'];
  /** The shipments that have not left, and whose approvals would no longer count. */
  lapsingApprovals: Scalars['Int']['output'];
  /** What names the others, and will name the one that stays. */
  moves: Array<NamingCount>;
  /** The records, as they were asked for. */
  records: Array<MergeCandidate>;
  /** Whether the screening that stays is of another name or country: its date is then cleared, and it has to be screened again. */
  screeningLapses: Scalars['Boolean']['output'];
  /** The reason they cannot be merged; null if they can. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

/** A merge: what ends, and which values stay. */
export type MergeRecordsInput = {
  /** The record whose value stays, by field; of the others what is proposed stays. */
  fields?: InputMaybe<Array<MergeFieldInput>>;
  /** The version of the record that stays, as it was read. If a record has changed since, nothing is merged, and `current` is a new preview. */
  lockVersion: Scalars['Int']['input'];
  /** The records that end, 1 to 9. */
  others: Array<MergedRecordInput>;
  /** The type of the records. */
  type: MergeableType;
};

/** The result of merging records. */
export type MergeRecordsResult = {
  __typename?: 'MergeRecordsResult';
  /** If an error has the code `STALE`, what the merge would do now. */
  current?: Maybe<MergePreview>;
  /** Why it was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The merge; null if it was rejected. */
  merge?: Maybe<Merge>;
};

/** Something that stayed as a merge left it when the merge was undone. */
export type MergeStay = {
  __typename?: 'MergeStay';
  /** What it is called: an order's number, a view's name, or a field of the record. */
  label: Scalars['String']['output'];
  /** Why it stayed. */
  why: MergeStayReason;
};

/** Why something stayed as a merge left it. */
export type MergeStayReason =
  /** It names another record since, or was chosen again. */
  | 'CHANGED'
  /** It is a field of the record that stayed, and has been changed since. */
  | 'FIELD'
  /** It has been removed. */
  | 'REMOVED';

/** The types of records that can be merged. Groups can be merged within a program. */
export type MergeableType =
  /** An end user. */
  | 'END_USER'
  /** A group. */
  | 'GROUP'
  /** A vendor. */
  | 'VENDOR';

/** A record that is named by a merge. */
export type MergedRecord = {
  __typename?: 'MergedRecord';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What it is called; of one that has ended, what it was called. */
  label: Scalars['String']['output'];
};

/** A record that ends in a merge. */
export type MergedRecordInput = {
  /** The record's id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  lockVersion: Scalars['Int']['input'];
};

/** A field that items of an order lack and a shipment requires. */
export type MissingField = {
  __typename?: 'MissingField';
  /** The number of items that lack it. */
  count: Scalars['Int']['output'];
  /** The field. */
  field: ShipmentField;
  /** The place of the first among the items of the order by position, from 1. */
  firstAt: Scalars['Int']['output'];
  /** The id of the first of them by position. */
  firstId: Scalars['ID']['output'];
};

/** A kind of record that has statuses, for pickers. */
export type ModelType = {
  __typename?: 'ModelType';
  /** The kind of record. */
  model: StatusModel;
  /** The name to display. */
  name: Scalars['String']['output'];
  /** The statuses, in lifecycle order. */
  statuses: Array<Status>;
};

/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Acknowledges pairs of dangerous goods that must be kept apart: records that you have looked at them. Requires write on
   * shipments.
   */
  acknowledgeDangerousGoods?: Maybe<ShipmentResult>;
  /**
   * Activates a user; a user who never accepted an invitation gets a new one instead. You cannot activate yourself. Requires
   * update on users. `FORBIDDEN` with an API key.
   */
  activateUser?: Maybe<UserResult>;
  /**
   * Adds the sample program, with records in every status, to your organization, or returns the one that is there. Requires
   * create on programs. `FORBIDDEN` with an API key.
   */
  addSampleProgram?: Maybe<AddSampleProgramResult>;
  /** Adds items to the shipment, all or none. Their status does not change. Requires write on shipments. */
  addShipmentItems?: Maybe<ShipmentResult>;
  /** Remembers for the organization that two records are not the same, or forgets it. Requires read, update and delete on such records. */
  answerDuplicates?: Maybe<AnswerDuplicatesResult>;
  /** Answers which records are meant by names that were not found, for all rows that have them, and previews the import anew. */
  answerFileImport?: Maybe<AnswerFileImportResult>;
  /**
   * Starts to write the rows that need no attention, in the background: each order with its items, or each other record, is written
   * whole or not at all, with the rights that you have then: if one row of an order is refused, all of them are, and the reason names
   * that row. `work` says how far it is. The others stay out.
   */
  applyFileImport?: Maybe<ApplyFileImportResult>;
  /** Archives a document: it stays readable and can no longer be changed. Requires archive on documents and read on the record. */
  archiveDocument?: Maybe<ArchiveDocumentResult>;
  /** Archives a substatus permanently: records keep its text, and it is no longer offered. Requires archive on substatuses. */
  archiveSubstatus?: Maybe<ArchiveSubstatusResult>;
  /**
   * Updates only the fields sent and marks an open item, or a received part of a kit, as assessed, in one step: both or neither.
   * With a backend that needs separate calls for this, the fields may be saved alone; the result then has the item and `errors`.
   * Requires assess or write on order items; with only assess, you can change `dgClass`, `dgDescription`, `subsidiaryHazards`,
   * `unNumber`, `packingGroup`, `netQuantity` and `netQuantityUnit`.
   */
  assessOrderItem?: Maybe<AssessOrderItemResult>;
  /** Moves an item to another status. Requires assign_status on order items. */
  assignOrderItemStatus?: Maybe<OrderItemResult>;
  /**
   * Moves the order to another status. To close it while items are not received, or are received and not shipped, is rejected
   * with `UNFINISHED_ITEMS`, which names them, unless it is `confirmed`. Requires assign_status on purchase orders.
   */
  assignPurchaseOrderStatus?: Maybe<PurchaseOrderResult>;
  /** Replaces the list of assigned users. Newly assigned users are notified. Requires write on purchase orders. */
  assignPurchaseOrderUsers?: Maybe<PurchaseOrderResult>;
  /**
   * Moves the shipment to another status; moving it to `shipping` or `delivered` also moves its items. Requires assign_status
   * on shipments.
   */
  assignShipmentStatus?: Maybe<ShipmentResult>;
  /** Replaces the list of assigned users. Newly assigned users are notified. Requires write on shipments. */
  assignShipmentUsers?: Maybe<ShipmentResult>;
  /**
   * Moves up to 200 records of one kind to the same status in one call and one transaction: all or none, or with `partial`
   * those that can be moved. Requires the same rights as the mutation for a single record.
   */
  assignStatuses?: Maybe<RecordsResult>;
  /**
   * Replaces the assigned users of up to 200 records of one kind in one call with the same complete list of users. All or none,
   * or with `partial` those records that can be changed. Newly assigned users are notified of each record. Requires write on
   * the records.
   */
  assignUsersToMany?: Maybe<RecordsResult>;
  /** Cancels work that has not finished: what was changed before stays. */
  cancelWork?: Maybe<CancelWorkResult>;
  /** Changes your own password. Your other sessions end; this one continues. `FORBIDDEN` with an API key. */
  changePassword?: Maybe<ChangePasswordResult>;
  /** Removes your notifications up to the newest one that was displayed; later ones stay. */
  clearNotifications?: Maybe<ClearNotificationsResult>;
  /**
   * Creates a copy of an order under another number: with its vendor, end user, group, funding and items, without statuses, dates,
   * assigned users, assessments, receipts, shipments and other numbers. Requires write on purchase orders and order items.
   */
  copyPurchaseOrder?: Maybe<CreatePurchaseOrderResult>;
  /** Adds an airline to a courier. Requires write on couriers. */
  createAirline?: Maybe<CreateAirlineResult>;
  /**
   * Creates a key that a tool calls with, as a user of its own; it is sent as `Authorization: Bearer lading_…`. The key has the
   * rights of its role, in its programs, but never more than its creator has at the time of the call. Requires write on API
   * keys and a signed-in person: `FORBIDDEN` with an API key.
   */
  createApiKey?: Maybe<CreateApiKeyResult>;
  /** Writes a comment. Requires read on the record, and write on your own comments (`ownComment`). */
  createComment?: Maybe<CommentResult>;
  /** Creates a courier. Requires write on couriers. */
  createCourier?: Maybe<CreateCourierResult>;
  /** Creates an end user. Requires write on end users. */
  createEndUser?: Maybe<CreateEndUserResult>;
  /** Creates a group of a program. Requires write on groups. */
  createGroup?: Maybe<CreateGroupResult>;
  /**
   * Makes a link that an invited user can accept with, to be handed on instead of a mail. It works once, for seven days, and only
   * as long as you may invite this user; a link that was made before ends. Whoever has it can become this user. Requires create
   * on users, and `COPY_INVITATION_LINK` on the user. `FORBIDDEN` with an API key.
   */
  createInvitationLink?: Maybe<InvitationLinkResult>;
  /** Adds an item to an order. Requires write on order items. */
  createOrderItem?: Maybe<CreateOrderItemResult>;
  /**
   * Adds up to 200 items to an order in one call: all or none, or with `partial` those that can be added. Requires write on
   * order items.
   */
  createOrderItems?: Maybe<CreateOrderItemsResult>;
  /** Creates an organization. Requires create on organizations. */
  createOrganization?: Maybe<CreateOrganizationResult>;
  /**
   * Where no mail server is set up: makes a link with which an active user sets another password, to be handed on. It works once,
   * for 30 minutes, and only as long as you may invite this user; a link that was made before ends. Whoever has it can become this
   * user. Requires create on users, and `COPY_RESET_LINK` on the user. `FORBIDDEN` with an API key.
   */
  createPasswordResetLink?: Maybe<PasswordResetLinkResult>;
  /** Creates a program of your organization; its slug is derived from its name. Requires create on programs. */
  createProgram?: Maybe<CreateProgramResult>;
  /** Creates a purchase order. Requires write on purchase orders. */
  createPurchaseOrder?: Maybe<CreatePurchaseOrderResult>;
  /** Saves a view of a list. To share it requires `share_program` or `share_organization` on saved views. You may have 50 of a list. */
  createSavedView?: Maybe<CreateSavedViewResult>;
  /** Creates a shipment. Requires create on shipments. */
  createShipment?: Maybe<CreateShipmentResult>;
  /** Creates a substatus for a status of one kind of record. Requires write on substatuses. */
  createSubstatus?: Maybe<CreateSubstatusResult>;
  /**
   * Invites a user, who can sign in once they have accepted the mailed invitation. Requires create on users. `FORBIDDEN` with an
   * API key.
   */
  createUser?: Maybe<CreateUserResult>;
  /**
   * Invites up to 200 users in one call: all or none, or with `partial` those that can be invited. Requires create on users.
   * `FORBIDDEN` with an API key.
   */
  createUsers?: Maybe<CreateUsersResult>;
  /** Creates a vendor. Requires write on vendors. */
  createVendor?: Maybe<CreateVendorResult>;
  /**
   * Deactivates a user immediately, or withdraws the invitation; the user's sessions end. You cannot deactivate yourself.
   * Requires update on users. `FORBIDDEN` with an API key.
   */
  deactivateUser?: Maybe<UserResult>;
  /**
   * Removes a comment. Its author can, with write on their own comments (`ownComment`); removing others' comments requires
   * delete on all comments (`anyComment`), and a comment from SAP requires delete on those (`legacyComment`).
   */
  deleteComment?: Maybe<DeleteCommentResult>;
  /** Removes an item from its order; possible only while its status is open. Requires deactivate on order items. */
  deleteOrderItem?: Maybe<DeleteOrderItemResult>;
  /**
   * Removes up to 200 items in one call, each only while its status is open: all or none, or with `partial` those that can be
   * removed. Requires deactivate on order items.
   */
  deleteOrderItems?: Maybe<DeleteOrderItemsResult>;
  /** Removes a view: your own, or a shared one if you may share views so. */
  deleteSavedView?: Maybe<DeleteSavedViewResult>;
  /** Discards an import that has not been applied, with its file. */
  discardFileImport?: Maybe<DiscardFileImportResult>;
  /**
   * Invites an administrator of an organization. Requires create on users, and a role with access to that organization.
   * `FORBIDDEN` with an API key.
   */
  inviteOrganizationAdmin?: Maybe<CreateUserResult>;
  /**
   * Issues the next revision of the papers of an approved invoice. Rejected with `TRANSITION` if they would print the same.
   * Requires assign_status and generate_pdf on shipments.
   */
  issueShipmentPapers?: Maybe<ShipmentResult>;
  /** Marks one of your notifications as read; one that was already read keeps its time. */
  markNotificationRead?: Maybe<MarkNotificationReadResult>;
  /** Mends rows of an import, or leaves them out, and previews it anew. */
  mendFileImport?: Maybe<MendFileImportResult>;
  /**
   * Merges other records into one, in one transaction: what named them names the one, the chosen values stay, and the others end. Their
   * histories stay. A screening is of the name and the country that were screened: if others stay, its date is cleared. It can be undone
   * for a day. Requires read, update and delete on such records.
   */
  mergeRecords?: Maybe<MergeRecordsResult>;
  /**
   * Says what a mailed or copied link is for, and whether it still works. It changes nothing, and is a mutation so that no address
   * has the token. Needs no session; only the holder of a link that works learns whom it is for. `FORBIDDEN` with an API key.
   */
  openPasswordLink?: Maybe<OpenPasswordLinkResult>;
  /**
   * Finds out what the import would do to each row, with the records as they are now: nothing is written but the import itself.
   * Rejected while `questions` has entries, or no column says which records the rows mean.
   */
  previewFileImport?: Maybe<PreviewFileImportResult>;
  /**
   * Updates only the fields sent and marks an assessed item as received, in one step: both or neither. With a backend that
   * needs separate calls for this, the fields may be saved alone; the result then has the item and `errors`. Requires receive
   * or write on order items; with only receive, you can change `receivedDate`, `condition`, `temperatureReading`, `lotNumber`
   * and `expiryDate`.
   *
   * With a `receivedQuantity` below the item's quantity, the item becomes what arrived. The rest becomes a new item, which is
   * still to be received, in no shipment, and among the `parts` of the result.
   */
  receiveOrderItem?: Maybe<ReceiveOrderItemResult>;
  /**
   * For tools: returns the next token of the session, for the token in the `Authorization` header, even if that has expired.
   * Browsers never need it: the gateway renews their cookie. `FORBIDDEN` with an API key, which is valid until it expires.
   */
  refreshToken?: Maybe<RefreshTokenResult>;
  /**
   * Releases an item whose `goodsReceipt.needsRelease` says that it did not arrive as it should. A later change of its
   * condition, temperature or storage requirement ends the release. Requires write on order items.
   */
  releaseOrderItem?: Maybe<ReleaseOrderItemResult>;
  /**
   * Removes the sample program of your organization and everything that belongs to it. The feed names each record that is
   * gone. `NOT_FOUND` if there is none that you may open. Requires create on programs. `FORBIDDEN` with an API key.
   */
  removeSampleProgram?: Maybe<RemoveSampleProgramResult>;
  /** Removes an item from the shipment. Its status does not change. Requires write on shipments. */
  removeShipmentItem?: Maybe<ShipmentResult>;
  /**
   * For users who cannot sign in: mails a link that is valid for 30 minutes and for one use. The response is the same whether
   * or not the user exists. `FORBIDDEN` with an API key.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetResult>;
  /**
   * Sets a password with the token of a link, for a reset or an invitation. All sessions of the user end. Over HTTP, who accepts an
   * invitation is signed in, as by `signIn`; after a reset, sign in with the new password. `FORBIDDEN` with an API key.
   */
  resetPassword?: Maybe<ResetPasswordResult>;
  /**
   * Ends a key and closes its open sockets, immediately and permanently. Requires write on API keys and a signed-in person:
   * `FORBIDDEN` with an API key.
   */
  revokeApiKey?: Maybe<RevokeApiKeyResult>;
  /**
   * Mails the invitation of a user who never signed in again, also a withdrawn one; earlier links end. Requires create on users,
   * and `INVITE` on the user. `FORBIDDEN` with an API key.
   */
  sendInvitation?: Maybe<UserResult>;
  /** Sends an open shipment for review. It cannot be edited until it has been reviewed. Requires send_for_review on shipments. */
  sendShipmentForReview?: Maybe<ShipmentResult>;
  /** Sets the approval dates sent, none later than today. They do not change the status. Requires set_approval on shipments. */
  setShipmentApprovals?: Maybe<UpdateShipmentResult>;
  /**
   * Changes what is recorded of the delivery of a delivered shipment: only the fields sent. Requires assign_status on
   * shipments.
   */
  setShipmentDelivery?: Maybe<UpdateShipmentResult>;
  /**
   * Replaces the lines of the shipment's packages. The number, type and weights of its packages and its dry ice then follow from
   * them; without lines, those fields stay and can be updated again. Requires what `updateShipment` requires, and read on order
   * items.
   */
  setShipmentPackages?: Maybe<UpdateShipmentResult>;
  /**
   * Sets up a Lading in which nobody exists: creates the first organization and its system administrator, who is then signed in
   * as by `signIn`. Needs the token of a printed link; too many wrong ones fail with `RATE_LIMITED`. `FORBIDDEN` with an API key.
   */
  setUp?: Maybe<SetUpResult>;
  /**
   * Signs in with email and password. A browser gets a session cookie that scripts cannot read; tools select `token` and send
   * it as `Authorization: Bearer …`. A wrong password is an entry in `errors` on `base`; too many attempts fail with
   * `RATE_LIMITED`.
   */
  signIn?: Maybe<SignInResult>;
  /**
   * Ends the session here and on the server, and closes its open sockets. `FORBIDDEN` with an API key, which an administrator
   * revokes.
   */
  signOut?: Maybe<SignOutResult>;
  /**
   * Splits a kit into its parts, whose values must add up to the kit's to the cent; the item becomes the first part. None of the
   * parts is assessed, whatever the kit was. Requires split on order items, and `splitKit` on the item.
   */
  splitOrderItemByKit?: Maybe<SplitOrderItemResult>;
  /**
   * Splits a quantity off an item: a second item gets it, and a copy of everything else except comments and documents. Requires
   * split on order items, and `splitQuantity` on the item.
   */
  splitOrderItemByQuantity?: Maybe<SplitOrderItemResult>;
  /**
   * Starts to set whether all order items that match a list now are urgent, or how they are stored, in the background, like
   * `startStatusWork`. Requires write on the items.
   */
  startItemFieldsWork?: Maybe<StartWorkResult>;
  /**
   * Starts to move all records that match a list now to the same status, up to 10,000, in the background. Each is moved with the
   * rights that you have then, as by `assignStatuses` with `partial`; the rows of the work say what became of each. `BUSY` while too
   * much work of the organization is unfinished. Requires the same rights as the mutation for a single record.
   */
  startStatusWork?: Maybe<StartWorkResult>;
  /**
   * Starts to replace the assigned users of all orders or shipments that match a list now with the same complete list of users, in
   * the background, like `startStatusWork`. Requires write on the records.
   */
  startUsersWork?: Maybe<StartWorkResult>;
  /**
   * Takes an assessment back: the item is open again, and the findings stay in its fields. Possible only while the item's
   * status is still assessed and the item is in no shipment that was sent for review. Requires assess or write on order items.
   */
  takeBackAssessment?: Maybe<OrderItemResult>;
  /**
   * Takes a receipt back: the item is assessed again, or open if it was not assessed, and date and condition stay in its fields; a
   * part stays a part. Possible only while the item's status is still received and the item is in no shipment that was sent for
   * review. Requires receive or write on order items.
   */
  takeBackReceipt?: Maybe<OrderItemResult>;
  /**
   * Starts to take back what an import did and nobody has worked on since, in the background. An order that it made stays whole if
   * somebody has worked on it or one of its items. `undo` says beforehand what that is.
   */
  undoFileImport?: Maybe<UndoFileImportResult>;
  /**
   * Undoes a merge of the last 24 hours: the others come back, and what named them does again, unless it has been changed since: `stays`
   * says what. Requires read, update and delete on such records.
   */
  undoMerge?: Maybe<UndoMergeResult>;
  /**
   * Starts the work that moves each record that another work changed back to what it was, unless it was changed again since, or its
   * status does not lead back: its rows say why. Requires the rights of the work that it undoes.
   */
  undoWork?: Maybe<UndoWorkResult>;
  /** Updates only the fields sent. Requires write on couriers. */
  updateAirline?: Maybe<UpdateAirlineResult>;
  /**
   * Updates a comment's text. Only its author can, with write on their own comments (`ownComment`); a comment from SAP requires
   * write on those (`legacyComment`).
   */
  updateComment?: Maybe<CommentResult>;
  /** Updates only the fields sent. Requires write on couriers. */
  updateCourier?: Maybe<UpdateCourierResult>;
  /**
   * Updates a document's metadata. To replace its file, use `PATCH /files/{parents}/{parentId}/attachments/{id}`. Requires
   * write on documents and read on the record.
   */
  updateDocument?: Maybe<UpdateDocumentResult>;
  /** Updates only the fields sent. Requires write on end users. */
  updateEndUser?: Maybe<UpdateEndUserResult>;
  /**
   * Sets how the file of an import is read, and what its columns become. Nothing is written but the import itself. A file is sent to
   * `POST /files/file_imports`, which answers with the import. Requires the rights to write what it imports.
   */
  updateFileImport?: Maybe<UpdateFileImportResult>;
  /** Updates only the fields sent. Requires write on groups. */
  updateGroup?: Maybe<UpdateGroupResult>;
  /** Puts your guide away, or brings it back. */
  updateGuide?: Maybe<UpdateGuideResult>;
  /** Changes how you have a list outside of views: only the fields sent. */
  updateListSetting?: Maybe<UpdateListSettingResult>;
  /** Updates your notification settings. Omitted fields stay as they are. */
  updateNotificationSettings?: Maybe<UpdateNotificationSettingsResult>;
  /**
   * Updates only the fields sent. Requires write on order items; with only assess, receive or split, you can change the fields
   * that belong to that right.
   */
  updateOrderItem?: Maybe<UpdateOrderItemResult>;
  /**
   * Updates up to 200 items of one or several orders in one call: all or none, or with `partial` those that can be updated.
   * Updates only the fields sent. Requires the same rights as `updateOrderItem`.
   */
  updateOrderItems?: Maybe<UpdateOrderItemsResult>;
  /** Updates only the fields and feature flags sent. Requires update on organizations. */
  updateOrganization?: Maybe<UpdateOrganizationResult>;
  /**
   * Updates your own language, and how dates and numbers are written to you: only the fields sent. Requires no right. `FORBIDDEN`
   * with an API key.
   */
  updateOwnPreferences?: Maybe<UpdateUserResult>;
  /** Updates only the fields sent; the slug does not change. Requires update on programs. */
  updateProgram?: Maybe<UpdateProgramResult>;
  /** Updates only the fields sent. Requires write on purchase orders. */
  updatePurchaseOrder?: Maybe<UpdatePurchaseOrderResult>;
  /**
   * Updates only the fields sent. What is shared may be changed by whoever may share views so; a private view only by whoever
   * made it.
   */
  updateSavedView?: Maybe<UpdateSavedViewResult>;
  /**
   * Updates only the fields sent. Requires write on shipments and, in a status that locks the shipment, a role with that status
   * in its `editableStatuses`.
   */
  updateShipment?: Maybe<UpdateShipmentResult>;
  /**
   * Updates only the fields sent; the kind of record does not change. Records keep the text that they were given. Requires
   * write on substatuses.
   */
  updateSubstatus?: Maybe<UpdateSubstatusResult>;
  /**
   * Updates only the fields sent. Requires update on users, and a role with access to this user. Both addresses are told when
   * the email address changes. `FORBIDDEN` with an API key that sends `email`, `roleId` or `programIds`.
   */
  updateUser?: Maybe<UpdateUserResult>;
  /** Updates only the fields sent. Requires write on vendors. */
  updateVendor?: Maybe<UpdateVendorResult>;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAcknowledgeDangerousGoodsArgs = {
  id: Scalars['ID']['input'];
  input: AcknowledgeDangerousGoodsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationActivateUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAddShipmentItemsArgs = {
  id: Scalars['ID']['input'];
  input: AddShipmentItemsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAnswerDuplicatesArgs = {
  input: AnswerDuplicatesInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAnswerFileImportArgs = {
  id: Scalars['ID']['input'];
  input: AnswerFileImportInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationApplyFileImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationArchiveDocumentArgs = {
  id: Scalars['ID']['input'];
  input: ArchiveDocumentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationArchiveSubstatusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssessOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignOrderItemStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignPurchaseOrderStatusArgs = {
  confirmed?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignPurchaseOrderUsersArgs = {
  id: Scalars['ID']['input'];
  input: AssignUsersInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignShipmentStatusArgs = {
  delivery?: InputMaybe<ShipmentDeliveryInput>;
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignShipmentUsersArgs = {
  id: Scalars['ID']['input'];
  input: AssignUsersInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignStatusesArgs = {
  confirmed?: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
  lockVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  partial?: Scalars['Boolean']['input'];
  status: Scalars['String']['input'];
  subStatus?: InputMaybe<Scalars['String']['input']>;
  type: StatusModel;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationAssignUsersToManyArgs = {
  ids: Array<Scalars['ID']['input']>;
  lockVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  partial?: Scalars['Boolean']['input'];
  type: AssignableType;
  userIds: Array<Scalars['ID']['input']>;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCancelWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationClearNotificationsArgs = {
  input: ClearNotificationsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCopyPurchaseOrderArgs = {
  id: Scalars['ID']['input'];
  input: CopyPurchaseOrderInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateAirlineArgs = {
  input: CreateAirlineInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateCourierArgs = {
  input: CreateCourierInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateEndUserArgs = {
  input: CreateEndUserInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateOrderItemArgs = {
  input: CreateOrderItemInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateOrderItemsArgs = {
  inputs: Array<CreateOrderItemsInput>;
  partial?: Scalars['Boolean']['input'];
  purchaseOrderId: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreatePasswordResetLinkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateProgramArgs = {
  input: CreateProgramInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreatePurchaseOrderArgs = {
  input: CreatePurchaseOrderInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateShipmentArgs = {
  input: CreateShipmentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateSubstatusArgs = {
  input: CreateSubstatusInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateUsersArgs = {
  inputs: Array<CreateUserInput>;
  partial?: Scalars['Boolean']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationCreateVendorArgs = {
  input: CreateVendorInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDeactivateUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  input: DeleteCommentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDeleteOrderItemArgs = {
  id: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDeleteOrderItemsArgs = {
  inputs: Array<DeleteOrderItemsInput>;
  partial?: Scalars['Boolean']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationDiscardFileImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationInviteOrganizationAdminArgs = {
  input: InviteOrganizationAdminInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationIssueShipmentPapersArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationMendFileImportArgs = {
  id: Scalars['ID']['input'];
  input: MendFileImportInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationMergeRecordsArgs = {
  id: Scalars['ID']['input'];
  input: MergeRecordsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationOpenPasswordLinkArgs = {
  input: OpenPasswordLinkInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationPreviewFileImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationReceiveOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
  receivedQuantity?: InputMaybe<Scalars['Decimal']['input']>;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationReleaseOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: ReleaseOrderItemInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationRemoveShipmentItemArgs = {
  id: Scalars['ID']['input'];
  input: RemoveShipmentItemInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSendInvitationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSendShipmentForReviewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSetShipmentApprovalsArgs = {
  id: Scalars['ID']['input'];
  input: SetShipmentApprovalsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSetShipmentDeliveryArgs = {
  id: Scalars['ID']['input'];
  input: SetShipmentDeliveryInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSetShipmentPackagesArgs = {
  id: Scalars['ID']['input'];
  input: SetShipmentPackagesInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSetUpArgs = {
  input: SetUpInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSplitOrderItemByKitArgs = {
  id: Scalars['ID']['input'];
  input: SplitOrderItemByKitInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationSplitOrderItemByQuantityArgs = {
  id: Scalars['ID']['input'];
  input: SplitOrderItemByQuantityInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationStartItemFieldsWorkArgs = {
  input: StartItemFieldsWorkInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationStartStatusWorkArgs = {
  input: StartStatusWorkInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationStartUsersWorkArgs = {
  input: StartUsersWorkInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationTakeBackAssessmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationTakeBackReceiptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUndoFileImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUndoMergeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUndoWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateAirlineArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAirlineInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateCommentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCommentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateCourierArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCourierInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateDocumentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDocumentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateEndUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEndUserInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateFileImportArgs = {
  id: Scalars['ID']['input'];
  input: UpdateFileImportInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateGroupArgs = {
  id: Scalars['ID']['input'];
  input: UpdateGroupInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateGuideArgs = {
  input: UpdateGuideInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateListSettingArgs = {
  input: UpdateListSettingInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateNotificationSettingsArgs = {
  input: UpdateNotificationSettingsInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateOrderItemsArgs = {
  inputs: Array<UpdateOrderItemsInput>;
  partial?: Scalars['Boolean']['input'];
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateOwnPreferencesArgs = {
  input: UpdateOwnPreferencesInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateProgramArgs = {
  id: Scalars['ID']['input'];
  input: UpdateProgramInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdatePurchaseOrderArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePurchaseOrderInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSavedViewInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateShipmentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShipmentInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateSubstatusArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSubstatusInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/**
 * Write operations. A rejected write is data (`errors`), not a GraphQL error; see `FieldError`. Send an `Idempotency-Key`
 * header (1 to 255 visible ASCII characters) with every write: a retry with the same key within a day has no further effect.
 * Several mutations in one document run one after the other, each in its own transaction: one that fails is null with an error,
 * and those before and after it still take effect.
 */
export type MutationUpdateVendorArgs = {
  id: Scalars['ID']['input'];
  input: UpdateVendorInput;
};

/** Which record a name means, for all rows that have it. */
export type NameAnswerInput = {
  /** The answer; null takes it back. */
  choice?: InputMaybe<NameChoice>;
  /** The key of the field. */
  field: Scalars['String']['input'];
  /** The record that is meant, for `USE`. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** The name, as the file says it. */
  text: Scalars['String']['input'];
};

/** An answer to a name that was not found. */
export type NameChoice =
  /** A new record is made. */
  | 'CREATE'
  /** The cells count as empty: for a text that cannot be read as a value, such as `Not captured` in a column of dates. */
  | 'EMPTY'
  /** The rows are left out. */
  | 'LEAVE_OUT'
  /** A record is meant. */
  | 'USE';

/** A record that a name may mean. */
export type NamedRecord = {
  __typename?: 'NamedRecord';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many orders name it. */
  orders: Scalars['Int']['output'];
};

/** How many records of a kind name a record. */
export type NamingCount = {
  __typename?: 'NamingCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind. */
  what: NamingKind;
};

/** What can name a record. */
export type NamingKind =
  /** Documents. */
  | 'ATTACHMENTS'
  /** Shipments: of a group, or with items of an order that names the record. */
  | 'COMMERCIAL_INVOICES'
  /** End users that are in a group. */
  | 'END_USERS'
  /** Imports of files. */
  | 'FILE_IMPORTS'
  /** Order items, by their orders. */
  | 'ORDER_ITEMS'
  /** Purchase orders. */
  | 'PURCHASE_ORDERS'
  /** Views of lists. */
  | 'SAVED_VIEWS';

/** A section of a program in the navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** The icon's name. */
  icon: Scalars['String']['output'];
  /** The entry's id, which is stable. */
  id: Scalars['ID']['output'];
  /** The name to display. */
  name: Scalars['String']['output'];
  /** The section's URL segment, for example `purchase-orders`. */
  section: Scalars['String']['output'];
};

/**
 * An event that concerns you. Its `record` is what to open: an order, an item (shown on the page of its order), a shipment, or
 * a record of the settings.
 */
export type Notification = {
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The program it happened in; null if the record belongs to no program, shown as System. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record that the notification is about. */
  record: NotificationRecord;
  /** The user who caused it; null if a date did. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** A notification that was just created. */
export type NotificationChange = {
  __typename?: 'NotificationChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The notification; null for `REFETCH`. */
  notification?: Maybe<Notification>;
};

/** A page of notifications. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** The rows of the page. */
  data: Array<Notification>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The program that something happened in. */
export type NotificationProgram = {
  __typename?: 'NotificationProgram';
  /** The program's id. */
  id: Scalars['ID']['output'];
  /** The program's name. */
  name: Scalars['String']['output'];
  /** The program's slug, its name in URLs. */
  slug: Scalars['String']['output'];
};

/** Whether you receive notifications for one program. */
export type NotificationProgramSetting = {
  __typename?: 'NotificationProgramSetting';
  /** Whether you receive them. */
  enabled: Scalars['Boolean']['output'];
  /** The program's id. */
  programId: Scalars['ID']['output'];
};

/** The setting of one program. */
export type NotificationProgramSettingInput = {
  /** Whether you want to receive them. */
  enabled: Scalars['Boolean']['input'];
  /** The program's id. */
  programId: Scalars['ID']['input'];
};

/** The record that a notification is about. */
export type NotificationRecord = {
  __typename?: 'NotificationRecord';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name to display, for example `PO 10001` or a vendor's name. */
  label: Scalars['String']['output'];
  /** The order itself, or the order of the item; null for other records, and without read on orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** For an order item, the id of its order. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** The shipment itself; null for other records, and without read on shipments. */
  shipment?: Maybe<Shipment>;
  /** The kind of record. */
  type: RecordType;
};

/**
 * Your notification settings. While `enabled` is off, you receive none; while `allPrograms` is on, the settings of single
 * programs are ignored.
 */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Whether you receive notifications for all of your programs. */
  allPrograms: Scalars['Boolean']['output'];
  /** Whether you receive notifications at all. */
  enabled: Scalars['Boolean']['output'];
  /** One setting for each of your programs. */
  programs: Array<NotificationProgramSetting>;
  /** One setting for each kind of notification. */
  types: Array<NotificationTypeSetting>;
};

/** The kinds of notifications. */
export type NotificationType =
  /** A document expires within 30 days. */
  | 'DOCUMENT_EXPIRES_SOON'
  /** A document expires today (UTC). */
  | 'DOCUMENT_EXPIRES_TODAY'
  /** You were assigned to a record. */
  | 'NEW_ASSIGNMENT'
  /** Someone commented on a record that you are assigned to or have commented on. */
  | 'NEW_COMMENT'
  /** A party of open orders or shipments became prohibited. */
  | 'PARTY_PROHIBITED'
  /** A shipment was sent for review. */
  | 'SHIPMENT_IN_REVIEW';

/** A kind of notification, for the settings. */
export type NotificationTypeInfo = {
  __typename?: 'NotificationTypeInfo';
  /** The text to display. */
  description: Scalars['String']['output'];
  /** The kind of notification. */
  type: NotificationType;
};

/** Whether you receive notifications of one kind. */
export type NotificationTypeSetting = {
  __typename?: 'NotificationTypeSetting';
  /** Whether you receive them. */
  enabled: Scalars['Boolean']['output'];
  /** The kind of notification. */
  type: NotificationType;
};

/** The setting of one kind. */
export type NotificationTypeSettingInput = {
  /** Whether you want to receive them. */
  enabled: Scalars['Boolean']['input'];
  /** The kind of notification. */
  type: NotificationType;
};

/** The token of a link. */
export type OpenPasswordLinkInput = {
  /** The `token` of the link. */
  token: Scalars['String']['input'];
};

/** What a link that sets a password is for. */
export type OpenPasswordLinkResult = {
  __typename?: 'OpenPasswordLinkResult';
  /** The email address that the user signs in with. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why the token was rejected; empty if it was not. */
  errors: Array<FieldError>;
  /** Until when the link holds. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the user; this and the following fields are null unless the state is `OPEN`. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** The name of the person who invites; null in a reset. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** The name of the organization that the invitation is into. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** What it is for; null if the link is unknown. */
  purpose?: Maybe<PasswordLinkPurpose>;
  /** The name of the role that the user gets. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** Whether it still works, or why not; null if the token cannot be one. */
  state?: Maybe<PasswordLinkState>;
};

/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItem = Versioned & {
  __typename?: 'OrderItem';
  /**
   * What you can do with the record now: `update`, `assess`, `receive`, `take_back_assessment`, `take_back_receipt`,
   * `release`, `split_quantity`, `split_kit`, `assign_status`, `remove`, `remove_from_shipment`, `comment`.
   */
  abilities: Array<Ability>;
  /** The assessment for dangerous goods. */
  assessment: Assessment;
  /** The vendor's catalog number. */
  catalogNumber: Scalars['String']['output'];
  /** The number of comments that you can read. */
  commentsCount: Scalars['Int']['output'];
  /** The countries of manufacture. */
  countriesOfManufacture: Array<Scalars['CountryCode']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's documents, newest first; null without read on documents. */
  documents?: Maybe<DocumentPage>;
  /** The Export Control Classification Number (ECCN), or EAR99; null if unknown. */
  eccnDetails?: Maybe<Scalars['String']['output']>;
  /** Whether an export filing (EEI) is required; null if not decided. */
  eeiExport?: Maybe<Scalars['Boolean']['output']>;
  /** The end user's label. */
  endUserName: Scalars['String']['output'];
  /** The last day on which the goods can be used. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The goods receipt. */
  goodsReceipt: GoodsReceipt;
  /** The status before the record was put on hold, while it is on hold; null if unknown. */
  heldFrom?: Maybe<Status>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The tariff code (HS code), as entered. */
  hsCode?: Maybe<Scalars['String']['output']>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The vendor's invoice number; null if there is none or the feature flag `oiInvoiceNumberEnabled` is off. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The number of the lot or batch. */
  lotNumber?: Maybe<Scalars['String']['output']>;
  /** The name of the goods. */
  material: Scalars['String']['output'];
  /** The empty fields that a shipment requires: without them the item cannot join one. */
  missingForShipment: Array<ShipmentField>;
  /** The status of the material transfer agreement (MTA): a key of `mtaStatuses`. */
  mtaStatus?: Maybe<Scalars['String']['output']>;
  /** Whether its order names a party that trade is prohibited with (risk level 4): the item cannot leave. */
  namesProhibitedParty: Scalars['Boolean']['output'];
  /**
   * The mass or volume of dangerous goods in one unit, at most 3 decimals, where `sizePerItem` is neither a mass nor a volume;
   * null if not stated.
   */
  netQuantity?: Maybe<Scalars['Decimal']['output']>;
  /** The unit of the net quantity: the code of a unit of mass or volume. */
  netQuantityUnit?: Maybe<Scalars['String']['output']>;
  /** The statuses that the record can move to now. */
  nextStatuses?: Maybe<Array<Status>>;
  /** Free-form notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The packing group of dangerous goods: I, II or III; null if it has none or none was given. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** The items that were ordered as one and split by quantity, this one among them, by position; empty if it was not split. */
  parts: Array<OrderItemPart>;
  /** Its place among the items of its order, by position; null if unknown. Costs one backend call per record. */
  place?: Maybe<OrderItemPlace>;
  /** The line number, whole or with one decimal (`10`, `10.1`), unique in the order. */
  position: Scalars['Decimal']['output'];
  /** The order that the item belongs to; null if you cannot read it. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The id of the order that the item belongs to. */
  purchaseOrderId: Scalars['ID']['output'];
  /** The quantity, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['output'];
  /**
   * The receipts as they were recorded, corrected and taken back, oldest first; null if the backend does not keep them. Costs
   * one backend call per record.
   */
  receipts?: Maybe<Array<Receipt>>;
  /** The statuses that come next but are refused now, with the reasons; null if unknown. */
  refusedStatuses?: Maybe<Array<RefusedStatus>>;
  /** The shipment that the item is in; null if it is in none or you cannot read it. */
  shipment?: Maybe<Shipment>;
  /** The number of the shipment's air waybill, without the prefix. */
  shipmentAwbNumber?: Maybe<Scalars['String']['output']>;
  /** The airline prefix of the shipment's air waybill, 3 digits; null if the number has none. */
  shipmentAwbPrefix?: Maybe<Scalars['String']['output']>;
  /** The id of the shipment that the item is in; null if it is in none. */
  shipmentId?: Maybe<Scalars['ID']['output']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** The unit of measure: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem: Scalars['String']['output'];
  /** Whether the item is a kit that may be split into its parts. */
  splitKit: Scalars['Boolean']['output'];
  /** Whether the item's quantity may be split. */
  splitQuantity: Scalars['Boolean']['output'];
  /** The status. */
  status: Status;
  /** The substatuses available for a status. Costs one backend call per record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** The storage requirement: a key of `storageRequirements`. */
  storage?: Maybe<Scalars['String']['output']>;
  /** The substatus: the text of one of the organization's substatuses. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** The subsidiary hazards: class numbers. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
  /** Quantity times value per item, rounded to cents, in US dollars. */
  totalValue: Scalars['Decimal']['output'];
  /** The UN number of dangerous goods, for example `UN1170`. */
  unNumber?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the item is urgent. */
  urgent: Scalars['Boolean']['output'];
  /** The value per item, in US dollars, more than 0, with 2 to 4 decimals. */
  valuePerItem: Scalars['Decimal']['output'];
  /** The vendor's name. */
  vendorName: Scalars['String']['output'];
  /** The WBG material document; null if there is none or the feature flag `wbgMatDocEnabled` is off. */
  wbgMatDoc?: Maybe<Scalars['String']['output']>;
  /** The WCM invoice number; null if there is none or the feature flag `oiWcmInvoiceNumberEnabled` is off. */
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
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItemStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** The columns of lists of items. Those that can be sorted by have the same names in `OrderItemSortField`. */
export type OrderItemColumn =
  /** The catalog number. */
  | 'CATALOG_NUMBER'
  /** The number of comments that you can read. */
  | 'COMMENTS'
  /** When it was added. */
  | 'CREATED_AT'
  /** The dangerous goods class. */
  | 'DG_CLASS'
  /** The HS code. */
  | 'HS_CODE'
  /** The lot number. */
  | 'LOT_NUMBER'
  /** The goods. */
  | 'MATERIAL'
  /** The line in the order. */
  | 'POSITION'
  /** The order. */
  | 'PURCHASE_ORDER'
  /** The quantity. */
  | 'QUANTITY'
  /** The status. */
  | 'STATUS'
  /** The storage requirement. */
  | 'STORAGE'
  /** The value: quantity times price. */
  | 'TOTAL_VALUE'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The price of one. */
  | 'VALUE_PER_ITEM'
  /** The vendor of the order. */
  | 'VENDOR';

/** The default values of a new item, from its order and the order's last item. */
export type OrderItemDefaults = {
  __typename?: 'OrderItemDefaults';
  /** The next free line number. */
  position: Scalars['Decimal']['output'];
  /** One. */
  quantity: Scalars['Decimal']['output'];
  /** The mode of transport of the last item. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** False. */
  splitKit: Scalars['Boolean']['output'];
  /** False. */
  splitQuantity: Scalars['Boolean']['output'];
  /** The storage requirement of the last item. */
  storage?: Maybe<Scalars['String']['output']>;
  /** False. */
  urgent: Scalars['Boolean']['output'];
};

/** Filters for order items. All given filters must match; a list matches any of its values. */
export type OrderItemFilter = {
  /** Part of the catalog number. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** Arrived in any of these conditions, by key. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Manufactured in any of these countries. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** In any of these dangerous goods classes, by id. */
  dgClasses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the details of the dangerous goods. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** For which any of these steps is due; none of a completed order. */
  due?: InputMaybe<Array<OrderItemStep>>;
  /** If true, only items with an export filing (EEI); if false, only items without. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Expires in this range. */
  expiryDate?: InputMaybe<DateRange>;
  /** Part of the vendor's invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the lot number. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the goods. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** With any of these statuses of the material transfer agreement (MTA), by key. */
  mtaStatuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only rows of one of the program's overview lists. */
  overview?: InputMaybe<OrderItemOverview>;
  /** In a status of any of these phases. */
  phases?: InputMaybe<Array<StatusPhase>>;
  /** Any of these orders. */
  purchaseOrderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantity in this range. */
  quantity?: InputMaybe<DecimalRange>;
  /** Received in this range. */
  receivedDate?: InputMaybe<DateRange>;
  /** With any of these modes of transport, by key. */
  shipmentTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** If true, only kits that may be split; if false, only the other items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** With any of these storage requirements, by key. */
  storages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Total value in this range, in US dollars. */
  totalValue?: InputMaybe<DecimalRange>;
  /**
   * Last updated in this range. To keep a copy current, query `changes` instead: a slow write may be dated before another one
   * that you have already seen.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** If true, only urgent items; if false, only items not urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value per item in this range, in US dollars. */
  valuePerItem?: InputMaybe<DecimalRange>;
  /** Part of the vendor's name. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the WCM invoice number. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The arguments of `orderItems` that decide which items match, and their order. */
export type OrderItemListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<OrderItemFilter>;
  /** Only records of this program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Only items of this order. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only items of this shipment. */
  shipmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Sort order, in which the records are changed. */
  sort?: InputMaybe<OrderItemSort>;
};

/** The overview lists of order items. */
export type OrderItemOverview =
  /** Urgent items that are open, in review, on hold, assessed, received, ready or in package. */
  | 'URGENT_ITEMS';

/** A page of order items. */
export type OrderItemPage = {
  __typename?: 'OrderItemPage';
  /** The rows of the page. */
  data: Array<OrderItem>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** One of the items that were ordered as one. */
export type OrderItemPart = {
  __typename?: 'OrderItemPart';
  /** The item's id. */
  id: Scalars['ID']['output'];
  /** The line number. */
  position: Scalars['Decimal']['output'];
  /** The quantity. */
  quantity: Scalars['Decimal']['output'];
  /** Whether it was received. */
  received: Scalars['Boolean']['output'];
  /** The date on which it was received. */
  receivedDate?: Maybe<Scalars['Date']['output']>;
  /** The status. */
  status: Status;
  /** Whether it has not arrived and may still do. */
  toReceive: Scalars['Boolean']['output'];
};

/** The place of an item among the items of its order. */
export type OrderItemPlace = {
  __typename?: 'OrderItemPlace';
  /** Its place by position, from 1. */
  at: Scalars['Int']['output'];
  /** The number of items of the order. */
  count: Scalars['Int']['output'];
};

/** The result of assigning a status or taking a step back. */
export type OrderItemResult = {
  __typename?: 'OrderItemResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write; null if the write was rejected. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The sort order of order items. */
export type OrderItemSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: OrderItemSortField;
};

/** The fields that order items can be sorted by. */
export type OrderItemSortField =
  /** The catalog number. */
  | 'CATALOG_NUMBER'
  /** The dangerous goods class. */
  | 'DG_CLASS'
  /** The tariff code. */
  | 'HS_CODE'
  /** The name of the goods. */
  | 'MATERIAL'
  /** The line number. */
  | 'POSITION'
  /** The quantity. */
  | 'QUANTITY'
  /** The status, in lifecycle order. */
  | 'STATUS'
  /** The total value. */
  | 'TOTAL_VALUE'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The value per item. */
  | 'VALUE_PER_ITEM';

/** A step of an order item that can be due. */
export type OrderItemStep =
  /** Its assessment: it can be assessed now. */
  | 'ASSESS'
  /** Its receipt: it can be received now. */
  | 'RECEIVE'
  /** Its release: it did not arrive as it should, and waits for a decision. */
  | 'RELEASE'
  /** Its shipment: it has arrived as it should, lacks nothing, and is in no shipment. */
  | 'SHIP';

/** What was ordered in a month. */
export type OrdersInMonth = {
  __typename?: 'OrdersInMonth';
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** The sum of the total values of the lines of its orders, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** The number of orders in a status. */
export type OrdersInStatus = {
  __typename?: 'OrdersInStatus';
  /** The number of orders. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: Status;
};

/**
 * An organization runs programs. Every record belongs to one organization and is invisible to all others. Requires read on
 * organizations.
 */
export type Organization = Versioned & {
  __typename?: 'Organization';
  /** What you can do with the record now: `update`, `invite_admin`. */
  abilities: Array<Ability>;
  /** The address. */
  address?: Maybe<Address>;
  /** The contact person. */
  contactPerson?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The employer identification number (EIN) of the US tax authority. */
  ein?: Maybe<Scalars['String']['output']>;
  /** The email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The organization's feature flags: a field whose flag is off is hidden and keeps its data. */
  featureFlags?: Maybe<FeatureFlags>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * The language of the organization, as its code: `fr`. Screens and mails are in it for whoever has chosen none and whose browser
   * asks for none that is offered. Null for English.
   */
  language?: Maybe<Scalars['String']['output']>;
  /** The record's version; send it with an update. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The name, unique. */
  name: Scalars['String']['output'];
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The logo; null if there is none. */
  picture?: Maybe<Picture>;
  /** A short name, for where space is limited. */
  shortName?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The website. */
  website?: Maybe<Scalars['String']['output']>;
};


/**
 * An organization runs programs. Every record belongs to one organization and is invisible to all others. Requires read on
 * organizations.
 */
export type OrganizationHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of organizations. Those that can be sorted by have the same names in `OrganizationSortField`. */
export type OrganizationColumn =
  /** The country. */
  | 'COUNTRY'
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The short name. */
  | 'SHORT_NAME';

/** The arguments of `organizations` that decide which organizations match. */
export type OrganizationListInput = {
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of organizations. */
export type OrganizationPage = {
  __typename?: 'OrganizationPage';
  /** The rows of the page. */
  data: Array<Organization>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of organizations. */
export type OrganizationSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: OrganizationSortField;
};

/** The fields that organizations can be sorted by. */
export type OrganizationSortField =
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The short name. */
  | 'SHORT_NAME';

/** The part of a tariff code's value with one origin. */
export type OriginValue = {
  __typename?: 'OriginValue';
  /** The origin of the goods, derived from their countries of manufacture. */
  origin: GoodsOrigin;
  /** The sum of the items' values, in US dollars. */
  value: Scalars['Decimal']['output'];
};

/** A line of a shipment's packages, which are alike. Weights are of one package. */
export type PackageLine = {
  __typename?: 'PackageLine';
  /** What the packages of the line hold together. */
  contents: Array<PackedItem>;
  /** How many packages there are. */
  count: Scalars['Int']['output'];
  /** The dry ice in one package, in kilograms. */
  dryIce?: Maybe<Scalars['Decimal']['output']>;
  /** The number of its first package, counted through the shipment from 1. */
  from: Scalars['Int']['output'];
  /** The weight of one package with its contents, in kilograms. */
  grossWeight?: Maybe<Scalars['Decimal']['output']>;
  /** The height, in centimetres. */
  height?: Maybe<Scalars['Decimal']['output']>;
  /** The length, in centimetres. */
  length?: Maybe<Scalars['Decimal']['output']>;
  /** The weight of the goods in one package, in kilograms. */
  netWeight?: Maybe<Scalars['Decimal']['output']>;
  /** The packaging: a key of `packageTypes`. */
  packageType?: Maybe<Scalars['String']['output']>;
  /** The number of its last package. */
  to: Scalars['Int']['output'];
  /** The width, in centimetres. */
  width?: Maybe<Scalars['Decimal']['output']>;
};

/** A line of packages, which are alike. Weights are of one package. */
export type PackageLineInput = {
  /** What the packages of the line hold together: items of the shipment, no more of each than there is. */
  contents?: InputMaybe<Array<PackedItemInput>>;
  /** How many packages there are, 1 to 1,000,000. */
  count: Scalars['Int']['input'];
  /** The dry ice in one package, in kilograms, at most 3 decimals; less than the gross weight. */
  dryIce?: InputMaybe<Scalars['Decimal']['input']>;
  /** The weight of one package with its contents, in kilograms, at most 3 decimals. */
  grossWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** The height, in centimetres, at most 1 decimal. */
  height?: InputMaybe<Scalars['Decimal']['input']>;
  /** The length, in centimetres, at most 1 decimal. */
  length?: InputMaybe<Scalars['Decimal']['input']>;
  /** The weight of the goods in one package, in kilograms, at most 3 decimals. With the dry ice at most the gross weight. */
  netWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** The packaging: a key of `packageTypes`. */
  packageType?: InputMaybe<Scalars['String']['input']>;
  /** The width, in centimetres, at most 1 decimal. */
  width?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A type of packaging. */
export type PackageType = {
  __typename?: 'PackageType';
  /** The UN/ECE Rec 21 code, for example `CT`; null if it has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to display. */
  name: Scalars['String']['output'];
};

/** An item in packages of a shipment. */
export type PackedItem = {
  __typename?: 'PackedItem';
  /** The item; null if you cannot read it. */
  orderItem?: Maybe<OrderItem>;
  /** The item's id. */
  orderItemId: Scalars['ID']['output'];
  /** How much of it the packages of the line hold together, in the item's unit. */
  quantity: Scalars['Decimal']['output'];
};

/** An item in packages. */
export type PackedItemInput = {
  /** The item, one of the shipment's. */
  orderItemId: Scalars['ID']['input'];
  /** How much of it the packages of the line hold together, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** The position of a page in its list, and the size of the list. */
export type PageMeta = {
  __typename?: 'PageMeta';
  /** The number of matching records: exact up to 10,000. */
  count: Scalars['Int']['output'];
  /**
   * The path at which `GET` serves all records of this list as a file, whatever the page: in its order, from one moment, with the
   * rights that you have then. Add the parameter `format`, `CSV`, `XLSX` or `JSON`, and, if wanted, `columns`, names of the list's
   * columns separated by commas, `first`, the number of records to have of all, and `ids`, at most 200, to have only these
   * records, whatever is searched and filtered by. `JSON` has the kinds of the columns, and in words what the list is narrowed and
   * sorted by. Send your token or key as with any request. A file that ends before all records are in it ends with a broken
   * connection. Null if this list cannot be had as a file.
   */
  exportPath?: Maybe<Scalars['String']['output']>;
  /**
   * Whether more than 10,000 records match: `count` is then 10,000, and later pages are rejected with advice to narrow the
   * filters.
   */
  more: Scalars['Boolean']['output'];
  /** The page number, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages; if `more` is true, the number of pages that can be requested. */
  pages: Scalars['Int']['output'];
  /**
   * Whether nothing matches what was typed, and these records match it but for a slip in a word of five letters or more:
   * "metanol" shows "Methanol".
   */
  similar: Scalars['Boolean']['output'];
};

/** What a link is for. */
export type PasswordLinkPurpose =
  /** The first password of an invited person. */
  | 'INVITATION'
  /** Another password of somebody who has an account. */
  | 'RESET';

/** The state of a link. */
export type PasswordLinkState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It sets a password, once. */
  | 'OPEN'
  /** A newer invitation was sent or copied. */
  | 'REPLACED'
  /** There is no such link, or it ended long ago. */
  | 'UNKNOWN'
  /** A password was set with this link or another one of the user. */
  | 'USED'
  /** It was taken back: the invitation was withdrawn, or the account was changed. */
  | 'WITHDRAWN';

/** A link that sets another password. */
export type PasswordResetLinkResult = {
  __typename?: 'PasswordResetLinkResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** Until when it holds. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The link, which is shown only here; null if none was made, or if the call is repeated with its idempotency key. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The rights of the signed-in user. */
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
  /** Rights to share views of lists; anybody keeps views. */
  savedViews: AreaPermission;
  /** Rights on shipments. */
  shipments: AreaPermission;
  /** Rights on substatuses. */
  substatuses: AreaPermission;
  /** Rights on users. */
  users: AreaPermission;
  /** Rights on vendors. */
  vendors: AreaPermission;
  /** The parts of the application that the navigation offers: `dashboard`, `purchaseOrders`, `settings.vendors`, … */
  views: Array<Scalars['String']['output']>;
};

/**
 * A picture, as paths under this gateway that require the same session. Each path changes with the picture, so it may be cached
 * indefinitely. Pictures are uploaded to `PUT /files/organizations/{id}/picture` and `/files/users/{id}/picture`.
 */
export type Picture = {
  __typename?: 'Picture';
  /** The picture as uploaded; null where only the small version is available. */
  original?: Maybe<Scalars['String']['output']>;
  /** A small square version, for avatars. */
  thumb?: Maybe<Scalars['String']['output']>;
};

/** The forms of a name by the plural forms of CLDR. Those that the language does not have are null; `other` stands for them. */
export type PluralForms = {
  __typename?: 'PluralForms';
  /** In Arabic of 3 to 10, 103 to 110 … */
  few?: Maybe<Scalars['String']['output']>;
  /** In Arabic of 11 to 99, 111 to 199 … */
  many?: Maybe<Scalars['String']['output']>;
  /** Of one; in some languages also of less than two. */
  one?: Maybe<Scalars['String']['output']>;
  /** Of all other quantities. */
  other: Scalars['String']['output'];
  /** In Arabic of two. */
  two?: Maybe<Scalars['String']['output']>;
  /** In Arabic of none. */
  zero?: Maybe<Scalars['String']['output']>;
};

/** The result of previewing an import. */
export type PreviewFileImportResult = {
  __typename?: 'PreviewFileImportResult';
  /** Why it was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The import as it is now; null if it was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** A program of an organization. Orders, shipments and groups belong to one. */
export type Program = Versioned & {
  __typename?: 'Program';
  /** What you can do with the record now: `update`. */
  abilities: Array<Ability>;
  /** The program's colors; null for the product's default colors. */
  colorPalette?: Maybe<ColorPalette>;
  /**
   * How many records in each of the program's lists may need attention; null if the backend does not provide it. One backend
   * call counts all programs of an operation.
   */
  counts?: Maybe<ProgramCounts>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Whether everything in it is sample data, which is removed as a whole. */
  isSample: Scalars['Boolean']['output'];
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The name, unique in the organization. */
  name: Scalars['String']['output'];
  /** The sections that the navigation shows, limited to the signed-in user's views. */
  navigation: Array<NavigationItem>;
  /**
   * The program's orders by status, and what was ordered in each of the last six months. Requires read on purchase orders; null
   * without, and if the backend does not provide it. Costs one backend call per program.
   */
  orderFigures?: Maybe<ProgramOrderFigures>;
  /** Whether orders show the purchase request number: by the program's own setting or the organization's feature flag. */
  orderNumberInternalEnabled: Scalars['Boolean']['output'];
  /** The organization that runs the program; null if you cannot read organizations. */
  organization?: Maybe<Organization>;
  /**
   * The approval dates that an invoice needs, and that have to count, before it is approved; null if the backend does not
   * provide it.
   */
  requiredApprovals?: Maybe<Array<ShipmentApprovalKind>>;
  /**
   * Whether someone other than the person who sent an invoice for review must review and approve it; null if the backend
   * does not provide it.
   */
  secondPersonApproves?: Maybe<Scalars['Boolean']['output']>;
  /** The program's name in URLs, unique across all organizations. */
  slug: Scalars['String']['output'];
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A program of an organization. Orders, shipments and groups belong to one. */
export type ProgramHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of programs. Those that can be sorted by have the same names in `ProgramSortField`. */
export type ProgramColumn =
  /** Its main color. */
  | 'MAIN_COLOR'
  /** The name. */
  | 'NAME'
  /** The organization. */
  | 'ORGANIZATION'
  /** The part of the address that names it. */
  | 'SLUG';

/** How many records in each of a program's lists may need attention. Lists are counted up to 10,000. */
export type ProgramCounts = {
  __typename?: 'ProgramCounts';
  /** Shipments in the Approval List; null without read on shipments. */
  approvalList?: Maybe<Scalars['Int']['output']>;
  /** Shipments that are due to leave in the current week of the zone in the `Time-Zone` header; null without read on shipments. */
  forThisWeek?: Maybe<Scalars['Int']['output']>;
  /** The total value of the orders that are neither closed nor archived, in US dollars; null without read on purchase orders. */
  openOrdersValue?: Maybe<Scalars['Decimal']['output']>;
  /** Orders in Pending Orders; null without read on purchase orders. */
  pendingOrders?: Maybe<Scalars['Int']['output']>;
  /** Items that are not assessed yet, without those of closed and archived orders; null without read on order items. */
  toAssess?: Maybe<Scalars['Int']['output']>;
  /** Items that are not received yet, without those of closed and archived orders; null without read on order items. */
  toReceive?: Maybe<Scalars['Int']['output']>;
  /**
   * Items that have arrived as they should, lack nothing, and are in no shipment, without those of closed and archived orders;
   * null without read on order items, or if unknown.
   */
  toShip?: Maybe<Scalars['Int']['output']>;
  /** Items in Urgent Items; null without read on order items. */
  urgentItems?: Maybe<Scalars['Int']['output']>;
  /** How many of them are urgent. */
  urgentToAssess?: Maybe<Scalars['Int']['output']>;
  /** How many of them are urgent. */
  urgentToReceive?: Maybe<Scalars['Int']['output']>;
};

/** The arguments of `programs` that decide which programs match. */
export type ProgramListInput = {
  /** Only programs of this organization. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The figures of a program's orders. */
export type ProgramOrderFigures = {
  __typename?: 'ProgramOrderFigures';
  /** What was ordered in each of the last six months, by order date; the current month is the last, up to today. */
  byMonth: Array<OrdersInMonth>;
  /** The number of orders in each status, in lifecycle order. */
  byStatus: Array<OrdersInStatus>;
};

/** A page of programs. */
export type ProgramPage = {
  __typename?: 'ProgramPage';
  /** The rows of the page. */
  data: Array<Program>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of programs. */
export type ProgramSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: ProgramSortField;
};

/** The fields that programs can be sorted by. */
export type ProgramSortField =
  /** The name. */
  | 'NAME';

/** A party that open orders or shipments name became prohibited: nothing that names it may leave. */
export type ProhibitionNotification = Notification & {
  __typename?: 'ProhibitionNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The program whose open orders or shipments name the party. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The party: a vendor, an end user, a group or a courier. */
  record: NotificationRecord;
  /** The user who raised the risk level. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** An order to a vendor, for an end user and a group of a program. It consists of order items. */
export type PurchaseOrder = Versioned & {
  __typename?: 'PurchaseOrder';
  /** What you can do with the record now: `update`, `assign_users`, `assign_status`, `create_item`, `comment`. */
  abilities: Array<Ability>;
  /** The number of comments that you can read, without those on its items. */
  commentsCount: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for an import, if you cannot see the user, and if the backend does not provide it. */
  createdBy?: Maybe<User>;
  /** The card used for payment, by name or last digits; never a full card number. */
  creditCard?: Maybe<Scalars['String']['output']>;
  /** The record's documents, newest first; null without read on documents. */
  documents?: Maybe<DocumentPage>;
  /** The end user; null if you cannot read it. */
  endUser?: Maybe<EndUser>;
  /** Whether the order came from another system (a tool or an import tagged it). */
  external: Scalars['Boolean']['output'];
  /** The description of the funding; null if there is none or the feature flag `poFundingEnabled` is off. */
  fundingDescription?: Maybe<Scalars['String']['output']>;
  /** The funding number; null if there is none or the feature flag `poFundingEnabled` is off. */
  fundingNumber?: Maybe<Scalars['String']['output']>;
  /** The group that the goods are for; null if you cannot read it. */
  group?: Maybe<Group>;
  /** The status before the record was put on hold, while it is on hold; null if unknown. */
  heldFrom?: Maybe<Status>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The number of lines; null if the backend does not provide it. */
  itemsCount?: Maybe<Scalars['Int']['output']>;
  /** What is left to do with the order's items; null without read on order items, or if unknown. Costs one backend call per order. */
  itemsWork?: Maybe<ItemsWork>;
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /**
   * The default values of a new item of this order. Requires write on order items; null with an error without it. Costs one
   * backend call per order.
   */
  newItemDefaults?: Maybe<OrderItemDefaults>;
  /** The statuses that the record can move to now. */
  nextStatuses?: Maybe<Array<Status>>;
  /** The order date. */
  orderDate?: Maybe<Scalars['Date']['output']>;
  /** The order's lines, by position. Requires read on order items. */
  orderItems?: Maybe<OrderItemPage>;
  /** The order number, unique in the organization, ignoring case. */
  orderNumber: Scalars['String']['output'];
  /** The purchase request number; null if there is none or neither the program nor the organization has turned it on. */
  orderNumberInternal?: Maybe<Scalars['String']['output']>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The program that the record belongs to. */
  program?: Maybe<Program>;
  /** The number of received lines; null if the backend does not provide it. */
  receivedItemsCount?: Maybe<Scalars['Int']['output']>;
  /** The status. */
  status: Status;
  /** The substatuses available for a status. Costs one backend call per record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** The substatus: the text of one of the organization's substatuses. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** The sum of the total values of the order's lines, in US dollars; null if the backend does not provide it. */
  totalValue?: Maybe<Scalars['Decimal']['output']>;
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
  /** The assigned users; null with an error while users are unavailable. */
  users?: Maybe<Array<User>>;
  /** The vendor; null if you cannot read it. */
  vendor?: Maybe<Vendor>;
};


/** An order to a vendor, for an end user and a group of a program. It consists of order items. */
export type PurchaseOrderDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** An order to a vendor, for an end user and a group of a program. It consists of order items. */
export type PurchaseOrderHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** An order to a vendor, for an end user and a group of a program. It consists of order items. */
export type PurchaseOrderOrderItemsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** An order to a vendor, for an end user and a group of a program. It consists of order items. */
export type PurchaseOrderStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** The columns of lists of orders. Those that can be sorted by have the same names in `PurchaseOrderSortField`. */
export type PurchaseOrderColumn =
  /** The number of comments that you can read. */
  | 'COMMENTS'
  /** When it was made. */
  | 'CREATED_AT'
  /** Who made it. */
  | 'CREATED_BY'
  /** The end user. */
  | 'END_USER'
  /** The group. */
  | 'GROUP'
  /** How many items it has. */
  | 'ITEMS'
  /** The order date. */
  | 'ORDER_DATE'
  /** The order number. */
  | 'ORDER_NUMBER'
  /** The purchase request number, where it is switched on. */
  | 'ORDER_NUMBER_INTERNAL'
  /** The program. */
  | 'PROGRAM'
  /** How many of its items have arrived. */
  | 'RECEIVED_ITEMS'
  /** The status. */
  | 'STATUS'
  /** The value of all items. */
  | 'TOTAL_VALUE'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The assigned users. */
  | 'USERS'
  /** The vendor. */
  | 'VENDOR';

/** The default values of a new purchase order. */
export type PurchaseOrderDefaults = {
  __typename?: 'PurchaseOrderDefaults';
  /**
   * The next free number after the one of the program's latest record; null if that does not end in digits, or no free number
   * is found.
   */
  orderNumber?: Maybe<Scalars['String']['output']>;
};

/** Filters for purchase orders. All given filters must match; a list matches any of its values. */
export type PurchaseOrderFilter = {
  /** Not completed, and with an item for which any of these steps is due. */
  due?: InputMaybe<Array<OrderItemStep>>;
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
  /** Only rows of one of the program's overview lists. */
  overview?: InputMaybe<PurchaseOrderOverview>;
  /** In a status of any of these phases. */
  phases?: InputMaybe<Array<StatusPhase>>;
  /** Created in Lading, or tagged external. */
  source?: InputMaybe<PurchaseOrderSource>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** If true, only records without assigned users. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Last updated in this range. To keep a copy current, query `changes` instead: a slow write may be dated before another one
   * that you have already seen.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Assigned to any of these users; combined with `unassigned`, either matches. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From any of these vendors. */
  vendorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The arguments of `purchaseOrders` that decide which orders match, and their order. */
export type PurchaseOrderListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<PurchaseOrderFilter>;
  /** Only records of this program; if omitted, of all programs that you can access. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Sort order, in which the records are changed. */
  sort?: InputMaybe<PurchaseOrderSort>;
};

/** The overview lists of purchase orders. */
export type PurchaseOrderOverview =
  /** Open or approved orders with at least one item that is not received yet. */
  | 'PENDING_ORDERS';

/** A page of purchase orders. */
export type PurchaseOrderPage = {
  __typename?: 'PurchaseOrderPage';
  /** The rows of the page. */
  data: Array<PurchaseOrder>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** A purchase order as a PDF to download: its items, prices and parties as they are at that moment. */
export type PurchaseOrderPdf = {
  __typename?: 'PurchaseOrderPdf';
  /**
   * The letters that cannot be printed since no font has them, by place; each prints as a replacement character. Empty if
   * everything prints, and if the server cannot tell.
   */
  unprintableLetters: Array<UnprintableLetters>;
  /**
   * The path under this gateway; it requires the session, and read on purchase orders, order items, vendors and groups.
   * `?language=fr` prints its words in another language than English.
   */
  url: Scalars['String']['output'];
};

/** The result of assigning users or a status. */
export type PurchaseOrderResult = {
  __typename?: 'PurchaseOrderResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The order after the write; null if the write was rejected. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The sort order of purchase orders. */
export type PurchaseOrderSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: PurchaseOrderSortField;
};

/** The fields that purchase orders can be sorted by. */
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
  /** The status, in lifecycle order. */
  | 'STATUS'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The vendor's name. */
  | 'VENDOR';

/** The source of an order. */
export type PurchaseOrderSource =
  /** Tagged external by a tool or an import. */
  | 'EXTERNAL'
  /** Created in Lading. */
  | 'INTERNAL';

/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type Query = {
  __typename?: 'Query';
  /** An airline of a courier by id; null if it does not exist or you have no access to it. Requires read on couriers. */
  airline?: Maybe<Airline>;
  /** An API key by id; null if it does not exist or you have no access to it. Requires read on API keys. */
  apiKey?: Maybe<ApiKey>;
  /** The organization's API keys, by name unless `sort` is given. Requires read on API keys. */
  apiKeys: ApiKeyPage;
  /**
   * Items of a program that are not assessed yet, for inventory to check for dangerous goods; without `ids`, not those of closed
   * and archived orders, which can no longer be assessed. By position unless `sort` is given. Requires read on order items.
   */
  assessments: OrderItemPage;
  /**
   * The changes of the records that you can read, in the order in which they became visible: each change once, and the changes
   * of a record in the order of its versions. Take a cursor (`first: 0`), copy what you need, then request the changes `after`
   * it. Changes are kept for 90 days: an older cursor is rejected with `CURSOR_EXPIRED`, and everything has to be copied again.
   */
  changes: ChangePage;
  /**
   * Comments on a record (`on`), or on all records that you can read (`filter`), newest first, limited to the audiences that
   * your role may read. Requires read on the record.
   */
  comments: CommentPage;
  /** The conditions in which goods can arrive. */
  conditions: Array<LookupEntry>;
  /** The countries, by name. */
  countries: Array<Country>;
  /** A courier by id; null if it does not exist or you have no access to it. */
  courier?: Maybe<Courier>;
  /** The organization's couriers, by company name unless `sort` is given. */
  couriers: CourierPage;
  /** Dangerous goods classes and divisions: 49 CFR 173.2, the same as in the UN Model Regulations. */
  dangerousGoodsClasses: Array<DangerousGoodsClass>;
  /** A document by id; null if it does not exist or you have no access to it. Requires read on documents and on the record. */
  document?: Maybe<Document>;
  /** The types of documents that can be attached to a kind of record. */
  documentTypes: Array<DocumentType>;
  /** Documents of a record, newest first unless `sort` is given. Requires read on documents and on the record. */
  documents: DocumentPage;
  /**
   * Pairs of records that are likely one, most alike first, at most 100, without those that somebody answered are not the same.
   * Requires read, update and delete on such records.
   */
  duplicates: DuplicatePairs;
  /** An end user by id; null if it does not exist or you have no access to it. */
  endUser?: Maybe<EndUser>;
  /** The organization's end users, by label unless `sort` is given. Filtering requires read on end users. */
  endUsers: EndUserPage;
  /**
   * Documents that have expired or expire by a given day and are not archived, on all records that you can read; oldest first.
   * Requires write on documents, as it is meant for those who renew them; null without, and if the backend does not provide it.
   */
  expiringDocuments?: Maybe<ExpiringDocumentPage>;
  /** An import of a file, by id; null if it does not exist or you have no access to it. */
  fileImport?: Maybe<FileImport>;
  /** The named mappings of your organization for a kind of import, by name. */
  fileImportMappings: Array<FileImportMapping>;
  /** Imports of files, newest first: those of kinds that you may import. */
  fileImports: FileImportPage;
  /**
   * Items of a program that are not received yet, assessed or not; without `ids`, not those of closed and archived orders, which
   * can no longer be received. The ability `RECEIVE` tells which can be received. By position unless `sort` is given. Requires
   * read on order items.
   */
  goodsReceipts: OrderItemPage;
  /** A group by id; null if it does not exist or you have no access to it. */
  group?: Maybe<Group>;
  /** Groups of the programs that you can access, by name unless `sort` is given. */
  groups: GroupPage;
  /** Your guide: what there is in your organization and programs, apart from sample data, and what comes next. */
  guide?: Maybe<Guide>;
  /** The delivery terms, which divide costs and risks: Incoterms 2020. */
  incoterms: Array<LookupEntry>;
  /** The licence exceptions of 15 CFR 740, and NLR (no licence required), by symbol. */
  licenseExceptions: Array<LookupEntry>;
  /**
   * At most three records that a new one is likely a second of, among those of its organization that you may open: one of their
   * names or numbers counts as one of `texts`, without regard to case, accents, punctuation and the legal form at the end (Ltd, Inc, GmbH). It is advice; what
   * must be unique is refused when it is written. Requires create on such records.
   */
  likelyTwins: Array<LikelyTwin>;
  /**
   * How many rows lists have: each as its own `meta` says. Costs one backend call for all of them (two or three if their filters
   * are very long). At most 60.
   */
  listCounts: Array<ListCount>;
  /**
   * The views of lists that you see, your own and those that are shared with you, by name; and how you have lists outside of
   * views. Of all lists. Null if the backend keeps no views.
   */
  listViews?: Maybe<ListViews>;
  /**
   * What a merge of records would do: their values side by side, which of them stay, and what moves. Requires read, update and delete on
   * such records.
   */
  mergePreview?: Maybe<MergePreview>;
  /** The kinds of records that have statuses, with those statuses. */
  modelTypes: Array<ModelType>;
  /** The statuses of a material transfer agreement (MTA). */
  mtaStatuses: Array<LookupEntry>;
  /**
   * Whether nobody exists yet, so that this Lading has to be set up with the link that its start prints. Needs no session: a
   * document that asks for nothing else is answered to everybody.
   */
  needsSetup: Scalars['Boolean']['output'];
  /** Your notification settings. */
  notificationSettings: NotificationSettings;
  /** The kinds of notifications, for the settings. */
  notificationTypes: Array<NotificationTypeInfo>;
  /** Your notifications, newest first. They are kept for 180 days. */
  notifications: NotificationPage;
  /** An order item by id; null if it does not exist or you have no access to it. Requires read on order items. */
  orderItem?: Maybe<OrderItem>;
  /** The statuses of order items, in lifecycle order. Requires read on order items. */
  orderItemStatuses: Array<Status>;
  /**
   * Order items of a program, an order or a shipment, or of all programs that you can access, by position unless `sort` is
   * given. Requires read on order items.
   */
  orderItems: OrderItemPage;
  /** An organization by id; null if it does not exist or you have no access to it. Requires read on organizations. */
  organization?: Maybe<Organization>;
  /** The administrators of an organization, by name unless `sort` is given. Requires read on users. */
  organizationAdmins: UserPage;
  /**
   * The organizations that you can access, by name unless `sort` is given: your own, or all of them. Requires read on
   * organizations.
   */
  organizations: OrganizationPage;
  /** The types of packaging. */
  packageTypes: Array<PackageType>;
  /** A program by id; null if it does not exist or you have no access to it. Requires read on programs. */
  program?: Maybe<Program>;
  /** The programs that you can access, by name unless `sort` is given. Requires read on programs. */
  programs: ProgramPage;
  /** A purchase order by id; null if it does not exist or you have no access to it. Requires read on purchase orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The default values of a new purchase order of a program. Requires write on purchase orders. */
  purchaseOrderDefaults: PurchaseOrderDefaults;
  /**
   * The path for downloading a purchase order as a PDF to send to its vendor; null if the order does not exist or you have no
   * access to it. Requires read on purchase orders.
   */
  purchaseOrderPdf?: Maybe<PurchaseOrderPdf>;
  /** The statuses of purchase orders, in lifecycle order. Requires read on purchase orders. */
  purchaseOrderStatuses: Array<Status>;
  /**
   * Purchase orders of a program, or of all programs that you can access, latest order date first unless `sort` is given.
   * Requires read on purchase orders.
   */
  purchaseOrders: PurchaseOrderPage;
  /**
   * The history of any record, newest first, as the record's own `history`; null if the record does not exist or is not yours.
   * Requires the rights to read the record. Airlines and documents are refused: an airline has its own `history`, and that of a
   * document is part of its record's.
   */
  recordHistory?: Maybe<HistoryPage>;
  /**
   * The merges of a record, newest first: those in which others ended in it, and those in which it ended. So it also says where a record
   * is that is not found any more: `into` of the first one that is not undone. Null if neither the record nor a merge of it exists, or
   * you have no access to it.
   */
  recordMerges?: Maybe<Array<Merge>>;
  /**
   * What became of an item that was removed from an order; null if no such item was, or unknown. Requires read on order items
   * and on purchase orders.
   */
  removedOrderItem?: Maybe<RemovedOrderItem>;
  /** The risk levels of vendors and end users. */
  riskLevels: Array<RiskLevel>;
  /** The roles that users can have, from the widest to the narrowest. Requires read on users. */
  roles: Array<Role>;
  /** A view by id; null if it does not exist, or is not shared with you. */
  savedView?: Maybe<SavedView>;
  /** A shipment by id; null if it does not exist or you have no access to it. Requires read on shipments. */
  shipment?: Maybe<Shipment>;
  /** The default values of a new shipment of a program. Requires create on shipments. */
  shipmentDefaults: ShipmentDefaults;
  /**
   * The path for downloading a PDF of a shipment; null if the shipment does not exist or you have no access to it. Requires
   * read on shipments; the download itself requires generate_pdf.
   */
  shipmentPdf?: Maybe<ShipmentPdf>;
  /** The statuses of shipments, in lifecycle order. Requires read on shipments. */
  shipmentStatuses: Array<Status>;
  /** The modes of transport of a shipment. */
  shipmentTypes: Array<LookupEntry>;
  /**
   * Shipments of a program, or of all programs that you can access, latest anticipated ship date first unless `sort` is given.
   * Requires read on shipments.
   */
  shipments: ShipmentPage;
  /** The ways to store goods. */
  storageRequirements: Array<LookupEntry>;
  /**
   * The temperatures that goods are stored at, for those storage requirements that have a range. Goods that arrive outside of it
   * need a release.
   */
  storageTemperatures: Array<StorageTemperatures>;
  /** A substatus by id; null if it does not exist or you have no access to it. Requires read on substatuses. */
  substatus?: Maybe<Substatus>;
  /** The organization's substatuses, by text unless `sort` is given. Requires read on substatuses. */
  substatuses: SubstatusPage;
  /**
   * Dangerous goods by UN number or name, one line for each packing group: 49 CFR 172.101. The absence of a number says nothing
   * about its goods.
   */
  unNumbers: Array<UnNumber>;
  /** Units of measure: UN/ECE Recommendation 20, revision 17. */
  unitsOfMeasure: Array<UnitOfMeasure>;
  /** A user by id; null if it does not exist or you have no access to it. */
  user?: Maybe<User>;
  /**
   * The organization's users, by name unless `sort` is given. To assign users, offer the active ones of a program. Filtering
   * requires read on users.
   */
  users: UserPage;
  /** A vendor by id; null if it does not exist or you have no access to it. */
  vendor?: Maybe<Vendor>;
  /** The organization's vendors, by name unless `sort` is given. Filtering requires read on vendors. */
  vendors: VendorPage;
  /** The signed-in user: profile, rights, programs, feature flags. */
  viewer: Viewer;
  /**
   * A change of many records in the background, by id; null if it does not exist or you have no access to it: you see your own, and
   * an administrator all of the organization. Finished work is kept for 30 days.
   */
  work?: Maybe<Work>;
  /** Your work in the background, newest first. */
  works: WorkPage;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryAirlineArgs = {
  courierId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryApiKeysArgs = {
  filter?: InputMaybe<ApiKeyFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ApiKeySort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryAssessmentsArgs = {
  filter?: InputMaybe<OrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<RecordType>>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryCommentsArgs = {
  filter?: InputMaybe<CommentFilter>;
  items?: InputMaybe<Scalars['Int']['input']>;
  on?: InputMaybe<CommentableInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryCourierArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryCouriersArgs = {
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<CourierFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CourierSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryDangerousGoodsClassesArgs = {
  compatibleWith?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
  on: DocumentParentInput;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryDocumentTypesArgs = {
  parent: DocumentParentType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  on: DocumentParentInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryDuplicatesArgs = {
  type: MergeableType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryEndUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryEndUsersArgs = {
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<EndUserFilter>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EndUserSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryExpiringDocumentsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  until: Scalars['Date']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryFileImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryFileImportMappingsArgs = {
  kind: FileImportKind;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryFileImportsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<FileImportKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryGoodsReceiptsArgs = {
  filter?: InputMaybe<OrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryGroupsArgs = {
  endUserId?: InputMaybe<Scalars['ID']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<GroupFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<GroupSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryLikelyTwinsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  texts: Array<Scalars['String']['input']>;
  type: TwinType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryListCountsArgs = {
  lists: Array<CountedListInput>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryMergePreviewArgs = {
  fields?: InputMaybe<Array<MergeFieldInput>>;
  ids: Array<Scalars['ID']['input']>;
  intoId?: InputMaybe<Scalars['ID']['input']>;
  type: MergeableType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryNotificationsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrderItemStatusesArgs = {
  due?: InputMaybe<OrderItemStep>;
  offered?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrderItemsArgs = {
  assessed?: InputMaybe<Scalars['Boolean']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
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


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrganizationAdminsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  organizationId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UserSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryOrganizationsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrganizationSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryProgramArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryProgramsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProgramSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryPurchaseOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryPurchaseOrderDefaultsArgs = {
  programId: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryPurchaseOrderPdfArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryPurchaseOrdersArgs = {
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PurchaseOrderFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PurchaseOrderSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryRecordHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  type: RecordType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryRecordMergesArgs = {
  id: Scalars['ID']['input'];
  type: MergeableType;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryRemovedOrderItemArgs = {
  id: Scalars['ID']['input'];
  purchaseOrderId: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QuerySavedViewArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryShipmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryShipmentDefaultsArgs = {
  programId: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryShipmentPdfArgs = {
  draft?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  kind: ShipmentPdfKind;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryShipmentsArgs = {
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ShipmentFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ShipmentSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QuerySubstatusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QuerySubstatusesArgs = {
  filter?: InputMaybe<SubstatusFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SubstatusSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryUnNumbersArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryUsersArgs = {
  eligibleForShipments?: InputMaybe<Scalars['Boolean']['input']>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<UserFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<UserSort>;
  status?: InputMaybe<UserStatus>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryVendorsArgs = {
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<VendorFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<VendorSort>;
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Read operations. Every query runs in the organization of the signed-in user; records that the user cannot access are treated
 * as missing.
 */
export type QueryWorksArgs = {
  everybody?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  unfinished?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One thing that a shipment needs before it can leave. */
export type ReadinessCheck = {
  __typename?: 'ReadinessCheck';
  /** The answer of the check. Only `MET` is passed; leave out what does not apply when you count. */
  answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless the answer is `CANNOT_TELL`. */
  because: Array<CheckReason>;
  /** The shipment's field, if that is the target; the field that the first of `recordIds` lacks, if items lack one; else null. */
  field?: Maybe<Scalars['String']['output']>;
  /** What the check is about: `items`, `countries`, `air_waybill` and so on. */
  key: Scalars['String']['output'];
  /** What is missing, worded for users; the name of the check if nothing is. */
  message: Scalars['String']['output'];
  /** The records concerned: of the target's kind, otherwise items. */
  recordIds: Array<Scalars['ID']['output']>;
  /** The severity of the gap. */
  severity: ReadinessSeverity;
  /** Where the gap can be fixed. */
  target: ReadinessTarget;
};

/** The severity of a gap. */
export type ReadinessSeverity =
  /** A person decides, also where a check could not be made. */
  | 'ADVISES'
  /** The shipment cannot be moved to shipping. */
  | 'BLOCKS'
  /** Nothing is missing, or the check does not apply. */
  | 'DONE';

/** Where a gap can be fixed. */
export type ReadinessTarget =
  /** The dialog that adds items. */
  | 'ADD_ITEMS'
  /** The approvals dialog. */
  | 'APPROVALS'
  /** The courier. */
  | 'COURIER'
  /** The advice of the dangerous goods rules. */
  | 'DANGEROUS_GOODS'
  /** The documents of the shipment or of its items. */
  | 'DOCUMENTS'
  /** An end user. */
  | 'END_USER'
  /** The advice of the export rule. */
  | 'EXPORT'
  /** A field of the shipment. */
  | 'FIELD'
  /** The group. */
  | 'GROUP'
  /** The shipment's items. */
  | 'ITEMS'
  /** The organization, which exports the goods. */
  | 'ORGANIZATION'
  /** The shipment's packages, line by line. */
  | 'PACKAGES'
  /** A vendor. */
  | 'VENDOR';

/** A receipt of an item as it was recorded, corrected or taken back. It is never altered. */
export type Receipt = {
  __typename?: 'Receipt';
  /** When it was recorded; null if that is not known. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The condition on arrival: a key of `conditions`. */
  condition?: Maybe<Scalars['String']['output']>;
  /** The last day on which the goods can be used. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The receipt's id. */
  id: Scalars['ID']['output'];
  /** What was done. */
  kind: ReceiptKind;
  /** The number of the lot or batch. */
  lotNumber?: Maybe<Scalars['String']['output']>;
  /** The quantity. */
  quantity: Scalars['Decimal']['output'];
  /** The date on which the item was received. */
  receivedDate?: Maybe<Scalars['Date']['output']>;
  /** Who recorded it; null if that is not known. */
  recordedBy?: Maybe<User>;
  /** The temperature on arrival in °C. */
  temperatureReading?: Maybe<Scalars['Decimal']['output']>;
};

/** What is done with a receipt. */
export type ReceiptKind =
  /** The receipt was corrected. */
  | 'CORRECTED'
  /** The item was received. */
  | 'RECEIVED'
  /** The receipt was taken back. */
  | 'TAKEN_BACK';

/** The result of receiving an item. */
export type ReceiveOrderItemResult = {
  __typename?: 'ReceiveOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write; null if nothing was saved. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** A changed record: its kind and id, without its content. Query the record itself to display it. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** What happened. */
  actionType: ChangeAction;
  /** When it was done; null for `REFETCH`. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the user who did it; null for imports and the system. */
  by?: Maybe<Scalars['ID']['output']>;
  /** For `COMMENT`, the id of the comment. */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** The event's position in `changes`, within the scope of this subscription; null for a `REFETCH` without a definite position. */
  cursor?: Maybe<Scalars['Cursor']['output']>;
  /** The record's id; null for `REFETCH`. */
  id?: Maybe<Scalars['ID']['output']>;
  /**
   * The record's version after the change; compare it with the `lockVersion` that you display. Null for `REFETCH` and
   * `COMMENT`, and for records without versions.
   */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The parents of the record, as in `Change`; empty for `REFETCH`. */
  parents: Array<RecordName>;
  /** The kind of record; null for `REFETCH`. */
  type?: Maybe<RecordType>;
};

/** All records of one list: exactly one of the fields. */
export type RecordListInput = {
  /** Order items, as `orderItems` lists them. */
  orderItems?: InputMaybe<OrderItemListInput>;
  /** Purchase orders, as `purchaseOrders` lists them. */
  purchaseOrders?: InputMaybe<PurchaseOrderListInput>;
  /** Shipments, as `shipments` lists them. */
  shipments?: InputMaybe<ShipmentListInput>;
};

/** A record by its kind and id. */
export type RecordName = {
  __typename?: 'RecordName';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The kind of record. */
  type: RecordType;
};

/** The result of a write of many records for one of them. */
export type RecordResult = {
  __typename?: 'RecordResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The record after the write, of the kind that was sent; null if the write was rejected. */
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
  /** A document attached to a record. */
  | 'DOCUMENT'
  /** An end user: the person or institution that uses the goods. */
  | 'END_USER'
  /** A group of a program: who its orders are for. */
  | 'GROUP'
  /** A line of a purchase order. */
  | 'ORDER_ITEM'
  /** An organization. */
  | 'ORGANIZATION'
  /** A program. */
  | 'PROGRAM'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A shipment; it is called commercial invoice on screens and in api/v1. */
  | 'SHIPMENT'
  /** A substatus: the organization's own text for why a record has a status. */
  | 'SUBSTATUS'
  /** A member of staff. */
  | 'USER'
  /** A vendor. */
  | 'VENDOR';

/** The result of a write of many records. */
export type RecordsResult = {
  __typename?: 'RecordsResult';
  /** Why the call as a whole was rejected, or that nothing was stored because some records were rejected. */
  errors: Array<FieldError>;
  /** The result for each record, in the order in which they were sent; empty if the call as a whole was rejected. */
  results: Array<RecordResult>;
};

/** The next token of a session. */
export type RefreshTokenResult = {
  __typename?: 'RefreshTokenResult';
  /** The bearer token to use from now on. */
  token: Scalars['String']['output'];
};

/** A status that comes next, but not yet. */
export type RefusedStatus = {
  __typename?: 'RefusedStatus';
  /** Why the record cannot move to it now, worded for users. */
  reason: Scalars['String']['output'];
  /** The status. */
  status: Status;
};

/** Why an item is released. */
export type ReleaseOrderItemInput = {
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The reason, at most 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** The result of releasing an item. */
export type ReleaseOrderItemResult = {
  __typename?: 'ReleaseOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write; null if the write was rejected. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The result of removing the sample program. */
export type RemoveSampleProgramResult = {
  __typename?: 'RemoveSampleProgramResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** Whether it was removed. */
  removed: Scalars['Boolean']['output'];
};

/** The item to remove from a shipment. */
export type RemoveShipmentItemInput = {
  /** The item. */
  orderItemId: Scalars['ID']['input'];
};

/** An item that was removed from its order. */
export type RemovedOrderItem = {
  __typename?: 'RemovedOrderItem';
  /** The id that the item had. */
  id: Scalars['ID']['output'];
  /** The name of the goods. */
  material: Scalars['String']['output'];
  /** The line that it was. */
  position: Scalars['Decimal']['output'];
  /** The id of the order that it was removed from. */
  purchaseOrderId: Scalars['ID']['output'];
  /** Who removed it, and when. */
  removal: HistoryEntry;
  /** The item that it was split off; null if it was not, if that is gone, too, or unknown. */
  splitFrom?: Maybe<OrderItem>;
};

/** The user who has forgotten the password. */
export type RequestPasswordResetInput = {
  /** The user's email. */
  login: Scalars['String']['input'];
};

/** The result of requesting a password link. */
export type RequestPasswordResetResult = {
  __typename?: 'RequestPasswordResetResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** Whether the request was accepted, not whether the user exists. */
  sent: Scalars['Boolean']['output'];
};

/** A new password, with the token of a mailed link. */
export type ResetPasswordInput = {
  /** The new password: 8 to 128 characters, with a lower case letter, an upper case letter, a digit and a special character. */
  password: Scalars['String']['input'];
  /** The new password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** The `token` of the link. */
  token: Scalars['String']['input'];
};

/** The result of setting a password. */
export type ResetPasswordResult = {
  __typename?: 'ResetPasswordResult';
  /** Whether the password was changed. */
  changed: Scalars['Boolean']['output'];
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The profile of the user whom an accepted invitation has signed in; null after a reset. */
  profile?: Maybe<User>;
  /** The bearer token of that session, for tools. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A shipment was sent for review. */
export type ReviewNotification = Notification & {
  __typename?: 'ReviewNotification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The program it happened in. */
  program?: Maybe<NotificationProgram>;
  /** When you read it; null if unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shipment. */
  record: NotificationRecord;
  /** The user who sent it for review. */
  sender?: Maybe<User>;
  /** What happened. */
  type: NotificationType;
};

/** The result of revoking an API key. */
export type RevokeApiKeyResult = {
  __typename?: 'RevokeApiKeyResult';
  /** The key after the write; null if the write was rejected. */
  apiKey?: Maybe<ApiKey>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The risk level of a vendor or an end user. */
export type RiskLevel = {
  __typename?: 'RiskLevel';
  /** The name to display. */
  fullName: Scalars['String']['output'];
  /** The key to send. */
  key: Scalars['String']['output'];
  /** A short name, for where space is limited. */
  name: Scalars['String']['output'];
};

/** A set of rights that a user can have. */
export type Role = {
  __typename?: 'Role';
  /** What the role may do, in one sentence; null if the backend does not say it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether you can assign the role: its scope and rights do not exceed those of your own. */
  grantable: Scalars['Boolean']['output'];
  /** The role's id. */
  id: Scalars['ID']['output'];
  /** The role's name. */
  name: Scalars['String']['output'];
  /** Whether the role opens only the programs that its user is a member of. */
  needsProgram: Scalars['Boolean']['output'];
};

/** A view of a list: what it is narrowed by, its order, and its columns. */
export type SavedView = {
  __typename?: 'SavedView';
  /** What you can do with it: `UPDATE`, `REMOVE`. */
  abilities: Array<Ability>;
  /** Filters, search and order, as the parameters in the address of the list's page: `status=open&sort=order_date:desc`. */
  address: Scalars['String']['output'];
  /** The columns in their order; null for those that the list has by default. */
  columns?: Maybe<Array<ShownColumn>>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The view's id. */
  id: Scalars['ID']['output'];
  /** The list; null for one that this schema does not know. */
  list?: Maybe<ViewedList>;
  /** The view's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether the list opens with it for those whom it is shared with, unless they chose otherwise. */
  opensList: Scalars['Boolean']['output'];
  /** The program whose list it is of; null for the lists of every program, and for lists of the organization. */
  programId?: Maybe<Scalars['ID']['output']>;
  /** Who sees it. */
  sharing: ViewSharing;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who changed it last; null if you cannot see the user. */
  updatedBy?: Maybe<User>;
  /** Who made it; null if you cannot see the user. */
  user?: Maybe<User>;
  /** The id of the user who made it. */
  userId: Scalars['ID']['output'];
};

/** That a view was made, changed or removed. */
export type SavedViewChange = {
  __typename?: 'SavedViewChange';
  /** What happened; `REFETCH` if events may be missing. */
  actionType: ChangeAction;
  /** The id of the user who did it; null if unknown. */
  by?: Maybe<Scalars['ID']['output']>;
  /** The view's id; null if events may be missing. */
  viewId?: Maybe<Scalars['ID']['output']>;
};

/** The file of a screening. It is one of the end user's `documents`, with the type `visual_screening`. */
export type ScreeningDocument = {
  __typename?: 'ScreeningDocument';
  /** The file's media type, detected from its content. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** The last day on which the document is valid. */
  expiryDate?: Maybe<Scalars['Date']['output']>;
  /** The file's name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The document's id. */
  id: Scalars['ID']['output'];
  /** The file's size in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** The path of a thumbnail of the file; null if the file is not an image. */
  thumbUrl?: Maybe<Scalars['String']['output']>;
  /** The path of the file under this gateway, a download that requires the same rights. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Two hazards that a table requires to be loaded apart. */
export type SegregatedPair = {
  __typename?: 'SegregatedPair';
  /** When the pair was acknowledged; null if it was not. */
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who acknowledged the pair; null if it was not, and null with an error while users are unavailable. */
  acknowledgedBy?: Maybe<User>;
  /** Whether the cell comes from secondary sources. */
  advisory: Scalars['Boolean']['output'];
  /** The key to send to acknowledge the pair. */
  key: Scalars['String']['output'];
  /** The same, worded for users. */
  message: Scalars['String']['output'];
  /** A class or a UN number. */
  one: Scalars['String']['output'];
  /** The items with one of the two hazards. */
  orderItemIds: Array<Scalars['ID']['output']>;
  /** The other class or UN number. */
  other: Scalars['String']['output'];
  /** The requirement. */
  outcome: SegregationOutcome;
  /** The citation of the rule. */
  rule: Scalars['String']['output'];
  /** The mode of transport of the table. */
  way: SegregationWay;
};

/** The requirement for a pair of hazards. */
export type SegregationOutcome =
  /** Not next to each other and not in contact. */
  | 'APART'
  /** A person compares the compatibility letters. */
  | 'COMPARE'
  /** Not on one vehicle. */
  | 'NOT_TOGETHER'
  /** On one vehicle only if separated so that a leak cannot bring them together. */
  | 'SEPARATED';

/** A segregation table: what has to be loaded apart. */
export type SegregationTable = {
  __typename?: 'SegregationTable';
  /** Whether the table's cells come from secondary sources. */
  advisory: Scalars['Boolean']['output'];
  /** The citation of the rule. */
  rule: Scalars['String']['output'];
  /** By air or by road. */
  way: SegregationWay;
};

/** The modes of transport that segregation tables exist for. */
export type SegregationWay =
  /** By air: 49 CFR 175.78. */
  | 'AIR'
  /** By road: 49 CFR 177.848. */
  | 'ROAD';

/**
 * The approval dates to update: omitted dates stay as they are, null clears. At least one date must remain. A date approves the
 * content that the shipment has now; a date that no longer counts is given again by sending it again.
 */
export type SetShipmentApprovalsInput = {
  /**
   * The content that was seen: `givenApprovals.contentVersion`. If it is another by now, nothing is saved, as with
   * `lockVersion`.
   */
  contentVersion?: InputMaybe<Scalars['String']['input']>;
  /** When environment, health and safety (EHS) approved it; not later than today. */
  ehsApproval?: InputMaybe<Scalars['Date']['input']>;
  /** When the freight forwarder approved it; not later than today. */
  ffApproval?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** When the program approved it; not later than today. */
  programApproval?: InputMaybe<Scalars['Date']['input']>;
  /** When it was sent to the freight forwarder for approval; not later than today. */
  sentForFfApproval?: InputMaybe<Scalars['Date']['input']>;
  /** When it was sent to the program for approval; not later than today. */
  sentForProgramApproval?: InputMaybe<Scalars['Date']['input']>;
};

/** What is recorded of the delivery of a shipment: omitted fields stay as they are, null clears one. */
export type SetShipmentDeliveryInput = {
  /** When it was delivered: not later than today, and not before the ship date. */
  deliveredDate?: InputMaybe<Scalars['Date']['input']>;
  /** How many of its packages arrived, 0 to 1,000,000. Another number than `packageQuantity` is accepted. */
  deliveredPackages?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name of who received it at the destination, at most 100 characters. */
  receivedBy?: InputMaybe<Scalars['String']['input']>;
};

/** The lines of a shipment's packages, which replace those that it has. */
export type SetShipmentPackagesInput = {
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** All lines, at most 200; none, to type the totals again. */
  packages: Array<PackageLineInput>;
};

/** The first organization and its system administrator, with the token of a printed link. */
export type SetUpInput = {
  /** The email address that the person signs in with, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The person's first name, at most 255 characters. */
  firstName: Scalars['String']['input'];
  /** The person's last name, at most 255 characters. */
  lastName: Scalars['String']['input'];
  /** The organization's name, at most 255 characters. */
  organizationName: Scalars['String']['input'];
  /** A short name of the organization, for where space is limited, at most 15 characters. */
  organizationShortName: Scalars['String']['input'];
  /** The password: 8 to 128 characters, with a lower case letter, an upper case letter, a digit and a special character. */
  password: Scalars['String']['input'];
  /** The password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** The `token` of the link. */
  token: Scalars['String']['input'];
};

/** The result of setting Lading up. */
export type SetUpResult = {
  __typename?: 'SetUpResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The profile of the person, who is signed in; null if the write was rejected. */
  profile?: Maybe<User>;
  /** The bearer token, for tools; see `SignInResult`. Null if the write was rejected. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Settings of this installation. */
export type Settings = {
  __typename?: 'Settings';
  /** The value per tariff code (HS code), in US dollars, above which an export filing (EEI) is required: 15 CFR 30.37(a). */
  eeiThresholdUsd: Scalars['Decimal']['output'];
  /**
   * The language of your organization, as its code: `fr`; for whoever has chosen none and whose browser asks for none that is
   * offered. Null for English.
   */
  organizationLanguage?: Maybe<Scalars['String']['output']>;
  /** Whether a mail server is set up. Without one, mails lie in the outbox of the server's data folder. */
  sendsMail: Scalars['Boolean']['output'];
};

/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type Shipment = Versioned & {
  __typename?: 'Shipment';
  /**
   * What you can do with the record now: `update`, `update_notes`, `assign_users`, `assign_status`, `add_items`,
   * `remove_items`, `set_approval`, `approve`, `send_for_review`, `generate_pdf`, `comment`.
   */
  abilities: Array<Ability>;
  /** The anticipated ship date. */
  anticipatedShipDate?: Maybe<Scalars['Date']['output']>;
  /** The dates of the approvals given. */
  approvals: ShipmentApprovals;
  /**
   * The items that the shipment can take: of its program and group, in no shipment, and of its mode of transport or without
   * one. Requires write on shipments; null with an error without it. Costs one backend call per shipment.
   */
  availableOrderItems?: Maybe<AvailableOrderItemPage>;
  /** The air waybill number, or another tracking number. */
  awb?: Maybe<Scalars['String']['output']>;
  /** The number of comments that you can read, without those on its items. */
  commentsCount: Scalars['Int']['output'];
  /** The name on the shipment's documents: the invoice number unless another name was given. */
  commercialName: Scalars['String']['output'];
  /** The codes of the countries in which the shipment's items were made, each once; null if the backend does not say. */
  countriesOfManufacture?: Maybe<Array<Scalars['String']['output']>>;
  /** The courier; null if there is none or you cannot read it. */
  courier?: Maybe<Courier>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for an import, if you cannot see the user, and if the backend does not provide it. */
  createdBy?: Maybe<User>;
  /** What the dangerous goods rules say about the shipment. It is advice; people decide. Costs one backend call per shipment. */
  dangerousGoods?: Maybe<DangerousGoods>;
  /** When it was delivered; null as long as it is not, and if nobody recorded it. */
  deliveredDate?: Maybe<Scalars['Date']['output']>;
  /** How many of its packages arrived, of the `packageQuantity` sent. */
  deliveredPackages?: Maybe<Scalars['Int']['output']>;
  /** The dangerous goods classes of the shipment's items, each once. */
  dgClasses: Array<Scalars['String']['output']>;
  /**
   * Whether the shipment contains dangerous goods; null while some items are not assessed and none is known to be dangerous
   * goods.
   */
  dgDeclaration?: Maybe<Scalars['Boolean']['output']>;
  /** The record's documents, newest first; null without read on documents. */
  documents?: Maybe<DocumentPage>;
  /** The quantity of dry ice, in kilograms. */
  dryIce?: Maybe<Scalars['Decimal']['output']>;
  /** Whether an export filing (EEI) is required; null if not decided, in which case the items' values count. */
  eeiExport?: Maybe<Scalars['Boolean']['output']>;
  /** The reason for the export, such as a donation, at most 100 characters. */
  exportReason?: Maybe<Scalars['String']['output']>;
  /** What 15 CFR 30 and 758 say about the shipment. It is advice; people decide. Costs one backend call per shipment. */
  exportRule?: Maybe<ExportRule>;
  /**
   * The fields that cannot change any more although others can, with the reasons: once it has left, what its papers name. Null if
   * the backend does not provide it.
   */
  fixedFields?: Maybe<Array<FixedField>>;
  /** The freight cost, in US dollars. */
  freightCost?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Each approval date given: by whom, whether it counts for what the shipment is now, and what changed since. Costs one
   * backend call per shipment; null if the backend does not provide it.
   */
  givenApprovals?: Maybe<GivenApprovals>;
  /** The group that the goods are for; null if you cannot read it. */
  group?: Maybe<Group>;
  /** The status before the record was put on hold, while it is on hold; null if unknown. */
  heldFrom?: Maybe<Status>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The Incoterm: a key of `incoterms`. */
  incoterm?: Maybe<Scalars['String']['output']>;
  /** The place that the Incoterm names, such as the port of destination. */
  incotermPlace?: Maybe<Scalars['String']['output']>;
  /** The cost of insurance, in US dollars. */
  insuranceCost?: Maybe<Scalars['Decimal']['output']>;
  /** The invoice number, unique in the organization, ignoring case. */
  invoiceNumber: Scalars['String']['output'];
  /**
   * The issued papers. Costs one backend call per shipment; null if the backend does not provide it. Requires generate_pdf on
   * shipments.
   */
  issuedPapers?: Maybe<IssuedPapers>;
  /** The proof of the export filing as 15 CFR 30, appendix B, cites it: `AES X20260101123456`. */
  itn?: Maybe<Scalars['String']['output']>;
  /** The licence exception of 15 CFR 740, or `NLR` (no licence required): a key of `licenseExceptions`. */
  licenseException?: Maybe<Scalars['String']['output']>;
  /** The number of the export licence. */
  licenseNumber?: Maybe<Scalars['String']['output']>;
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The net weight of the goods, in kilograms. */
  netWeight?: Maybe<Scalars['Decimal']['output']>;
  /** The statuses that the record can move to now; never `in_review`, which `sendShipmentForReview` sets. */
  nextStatuses?: Maybe<Array<Status>>;
  /** Free-form notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Who is told of the arrival: the name, then the address, as lines; at most 500 characters. */
  notifyParty?: Maybe<Scalars['String']['output']>;
  /** The shipment's items, by position. Requires read on order items. */
  orderItems?: Maybe<OrderItemPage>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /**
   * The number of lines of its packages; null if the backend does not provide it. With lines, the fields about packages, weights
   * and dry ice follow from them: null where the lines differ in type or lack a weight.
   */
  packageLines?: Maybe<Scalars['Int']['output']>;
  /** The number of packages. */
  packageQuantity?: Maybe<Scalars['Int']['output']>;
  /** The packaging: a key of `packageTypes`. */
  packageType?: Maybe<Scalars['String']['output']>;
  /**
   * The packages, line by line; empty if they are not listed. Requires read on order items. Costs one backend call per shipment;
   * null if the backend does not provide it.
   */
  packages?: Maybe<Array<PackageLine>>;
  /** The terms of payment, at most 100 characters. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** The program that the record belongs to. */
  program?: Maybe<Program>;
  /**
   * What the shipment needs before it can leave: first blocking gaps, then advice, then what is done; empty once it has left.
   * Requires read on order items, as do `exportRule` and `dangerousGoods`. Costs one backend call per shipment.
   */
  readiness?: Maybe<Array<ReadinessCheck>>;
  /** The name of who received it at the destination. */
  receivedBy?: Maybe<Scalars['String']['output']>;
  /** The statuses that come next but cannot be reached yet, with the reasons; null if the backend does not provide it. */
  refusedStatuses?: Maybe<Array<RefusedStatus>>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: Maybe<Scalars['String']['output']>;
  /** The ship date. */
  shippedDate?: Maybe<Scalars['Date']['output']>;
  /** Who signs the papers, with the title; at most 100 characters. */
  signatory?: Maybe<Scalars['String']['output']>;
  /** Who buys the goods, if not the consignee: the name, then the address, as lines; at most 500 characters. */
  soldTo?: Maybe<Scalars['String']['output']>;
  /** The status. */
  status: Status;
  /** The substatuses available for a status. Costs one backend call per record. */
  statusReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** The substatus: the text of one of the organization's substatuses. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** The sum of the total values of the shipment's items, in US dollars; null if the backend does not provide it. */
  totalValue?: Maybe<Scalars['Decimal']['output']>;
  /** The total weight, in kilograms. */
  totalWeight?: Maybe<Scalars['Decimal']['output']>;
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
  /** The assigned users; null with an error while users are unavailable. */
  users?: Maybe<Array<User>>;
  /** The value of the shipment's items by tariff code. */
  valuesByHsCode: Array<HsCodeValue>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentAvailableOrderItemsArgs = {
  filter?: InputMaybe<AvailableOrderItemFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  selectedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentGivenApprovalsArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentOrderItemsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Order items that travel under one invoice. It is called commercial invoice on screens and in api/v1. */
export type ShipmentStatusReasonsArgs = {
  status: Scalars['String']['input'];
};

/** An approval date of a shipment, and what has become of what it approved. */
export type ShipmentApproval = {
  __typename?: 'ShipmentApproval';
  /** When it was given; null if that was before contents were kept. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who gave it; null if it was given before contents were kept, and null with an error while users are unavailable. */
  approvedBy?: Maybe<User>;
  /** What changed in the content since it was given; the same change of many items is one. */
  changes: Array<ContentNote>;
  /** Whether it counts for what the shipment is now. */
  counts: Scalars['Boolean']['output'];
  /** The date given. */
  date: Scalars['Date']['output'];
  /** Which of the dates. */
  kind: ShipmentApprovalKind;
  /** What else is to be said about it, worded for users: that it was sent for approval only afterwards, for instance. */
  remarks: Array<Scalars['String']['output']>;
};

/** The five approval dates of a shipment. Three approve; the two of sending are steps, which always count. */
export type ShipmentApprovalKind =
  /** By environment, health and safety (EHS). */
  | 'EHS_APPROVAL'
  /** By the freight forwarder. */
  | 'FF_APPROVAL'
  /** By the program. */
  | 'PROGRAM_APPROVAL'
  /** Sent to the freight forwarder for approval. */
  | 'SENT_FOR_FF_APPROVAL'
  /** Sent to the program for approval. */
  | 'SENT_FOR_PROGRAM_APPROVAL';

/** The approvals of a shipment: the date of each one given. */
export type ShipmentApprovals = {
  __typename?: 'ShipmentApprovals';
  /** When environment, health and safety (EHS) approved it. */
  ehsApproval?: Maybe<Scalars['Date']['output']>;
  /** When the freight forwarder approved it. */
  ffApproval?: Maybe<Scalars['Date']['output']>;
  /**
   * Those that do not count: what they approved was changed since, or they need a second person. Empty once the shipment has
   * left; null if the backend does not provide it.
   */
  lapsed?: Maybe<Array<ShipmentApprovalKind>>;
  /** When the program approved it. */
  programApproval?: Maybe<Scalars['Date']['output']>;
  /** When it was sent to the freight forwarder for approval. */
  sentForFfApproval?: Maybe<Scalars['Date']['output']>;
  /** When it was sent to the program for approval. */
  sentForProgramApproval?: Maybe<Scalars['Date']['output']>;
};

/** The columns of lists of shipments. Those that can be sorted by have the same names in `ShipmentSortField`. */
export type ShipmentColumn =
  /** The anticipated ship date. */
  | 'ANTICIPATED_SHIP_DATE'
  /** How many of the approval dates are given and count. */
  | 'APPROVALS'
  /** The air waybill number. */
  | 'AWB'
  /** The number of comments that you can read. */
  | 'COMMENTS'
  /** The courier. */
  | 'COURIER'
  /** When it was made. */
  | 'CREATED_AT'
  /** Who made it. */
  | 'CREATED_BY'
  /** When it arrived. */
  | 'DELIVERED_DATE'
  /** Whether it contains dangerous goods. */
  | 'DG_DECLARATION'
  /** The freight cost. */
  | 'FREIGHT_COST'
  /** The group. */
  | 'GROUP'
  /** The Incoterm. */
  | 'INCOTERM'
  /** The number of the commercial invoice. */
  | 'INVOICE_NUMBER'
  /** The proof of export filing. */
  | 'ITN'
  /** The number of packages. */
  | 'PACKAGE_QUANTITY'
  /** The mode of transport. */
  | 'SHIPMENT_TYPE'
  /** When it left. */
  | 'SHIPPED_DATE'
  /** The status. */
  | 'STATUS'
  /** The value of all items. */
  | 'TOTAL_VALUE'
  /** The weight, in pounds. */
  | 'TOTAL_WEIGHT'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The assigned users. */
  | 'USERS';

/** The default values of a new shipment. */
export type ShipmentDefaults = {
  __typename?: 'ShipmentDefaults';
  /**
   * The next free number after the one of the program's latest record; null if that does not end in digits, or no free number
   * is found.
   */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** What is recorded of the delivery of a shipment when it is delivered. */
export type ShipmentDeliveryInput = {
  /** When it was delivered: not later than today, and not before the ship date. Today if omitted; null if unknown. */
  deliveredDate?: InputMaybe<Scalars['Date']['input']>;
  /** How many of its packages arrived, 0 to 1,000,000. Another number than `packageQuantity` is accepted. */
  deliveredPackages?: InputMaybe<Scalars['Int']['input']>;
  /** The name of who received it at the destination, at most 100 characters. */
  receivedBy?: InputMaybe<Scalars['String']['input']>;
};

/** A field of an item that a shipment requires. */
export type ShipmentField =
  /** `countriesOfManufacture`. */
  | 'COUNTRIES_OF_MANUFACTURE';

/** Filters for shipments. All given filters must match; a list matches any of its values. */
export type ShipmentFilter = {
  /** Anticipated ship date in this range. */
  anticipatedShipDate?: InputMaybe<DateRange>;
  /** Part of the air waybill. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** With any of these couriers. */
  courierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Date of delivery in this range. */
  deliveredDate?: InputMaybe<DateRange>;
  /** Quantity of dry ice in this range, in kilograms. */
  dryIce?: InputMaybe<DecimalRange>;
  /** In a status in which any of these steps is due. */
  due?: InputMaybe<Array<ShipmentStep>>;
  /** For any of these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** If true, only shipments with a proof of the export filing; if false, only those without. */
  hasItn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the invoice number. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Part of the proof of the export filing. */
  itn?: InputMaybe<Scalars['String']['input']>;
  /** Only rows of one of the program's overview lists. */
  overview?: InputMaybe<ShipmentOverview>;
  /** Number of packages in this range. */
  packageQuantity?: InputMaybe<DecimalRange>;
  /** In a status of any of these phases. */
  phases?: InputMaybe<Array<StatusPhase>>;
  /** With any of these modes of transport, by key. */
  shipmentTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ship date in this range. */
  shippedDate?: InputMaybe<DateRange>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Total weight in this range, in kilograms. */
  totalWeight?: InputMaybe<DecimalRange>;
  /** If true, only records without assigned users. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Last updated in this range. To keep a copy current, query `changes` instead: a slow write may be dated before another one
   * that you have already seen.
   */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Assigned to any of these users; combined with `unassigned`, either matches. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The arguments of `shipments` that decide which shipments match, and their order. */
export type ShipmentListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<ShipmentFilter>;
  /** Only records of this program; if omitted, of all programs that you can access. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Sort order, in which the records are changed. */
  sort?: InputMaybe<ShipmentSort>;
};

/** The overview lists of shipments. */
export type ShipmentOverview =
  /** Open or in review, without a program approval that counts. */
  | 'APPROVAL_LIST'
  /**
   * Not yet shipping, with an anticipated ship date from Monday to Sunday of the current week of the zone in the `Time-Zone`
   * header.
   */
  | 'FOR_THIS_WEEK';

/** A page of shipments. */
export type ShipmentPage = {
  __typename?: 'ShipmentPage';
  /** The rows of the page. */
  data: Array<Shipment>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** A PDF to download. */
export type ShipmentPdf = {
  __typename?: 'ShipmentPdf';
  /**
   * The letters that cannot be printed since no font has them, by place; each prints as a replacement character. Empty if
   * everything prints, and if the server cannot tell. Requires generate_pdf on shipments.
   */
  unprintableLetters: Array<UnprintableLetters>;
  /**
   * The path under this gateway; it requires the session and generate_pdf on shipments. With the parameter `language=fr` added, the
   * words of the PDF are in another language than English; an issued revision says the same in each.
   */
  url: Scalars['String']['output'];
};

/** The PDFs of a shipment. */
export type ShipmentPdfKind =
  /** The report for end users. */
  | 'END_USERS'
  /** The commercial invoice. */
  | 'INVOICE'
  /** The commercial invoice with totals by tariff code. */
  | 'INVOICE_WITH_HS'
  /** The packing list; it needs the packages line by line. */
  | 'PACKING_LIST';

/** The result of a write on a shipment. */
export type ShipmentResult = {
  __typename?: 'ShipmentResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The shipment after the write; null if the write was rejected. */
  shipment?: Maybe<Shipment>;
};

/** The sort order of shipments. */
export type ShipmentSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: ShipmentSortField;
};

/** The fields that shipments can be sorted by. */
export type ShipmentSortField =
  /** The anticipated ship date. */
  | 'ANTICIPATED_SHIP_DATE'
  /** The air waybill. */
  | 'AWB'
  /** The courier's name. */
  | 'COURIER'
  /** The date of delivery. */
  | 'DELIVERED_DATE'
  /** The group's name. */
  | 'GROUP'
  /** The invoice number. */
  | 'INVOICE_NUMBER'
  /** The mode of transport. */
  | 'SHIPMENT_TYPE'
  /** The ship date. */
  | 'SHIPPED_DATE'
  /** The status, in lifecycle order. */
  | 'STATUS'
  /** When it was last updated. */
  | 'UPDATED_AT';

/** A step of a shipment that can be due. */
export type ShipmentStep =
  /** It is reviewed, and is to be approved. */
  | 'APPROVE'
  /** It is delivered, and is to be completed. */
  | 'COMPLETE'
  /** It is in transit, and is to be delivered. */
  | 'DELIVER'
  /** It is approved, and is to be made ready. */
  | 'MAKE_READY'
  /** It is in review. */
  | 'REVIEW'
  /** It is being put together, and is to be sent for review. */
  | 'SEND_FOR_REVIEW'
  /** It is ready, and is to leave. */
  | 'SHIP';

/** A column that a list shows. */
export type ShownColumn = {
  __typename?: 'ShownColumn';
  /** The column, a value of the list's enum of columns, such as `PurchaseOrderColumn`. */
  name: Scalars['String']['output'];
  /** Its width in pixels; null for its own. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A column to show. */
export type ShownColumnInput = {
  /** The column, a value of the list's enum of columns. */
  name: Scalars['String']['input'];
  /** Its width in pixels, 48 to 960; null for its own. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Email and password. */
export type SignInInput = {
  /** The user's email. */
  login: Scalars['String']['input'];
  /** The user's password. */
  password: Scalars['String']['input'];
};

/** The result of signing in. */
export type SignInResult = {
  __typename?: 'SignInResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The profile of the signed-in user; null if the sign-in was rejected. */
  profile?: Maybe<User>;
  /** The bearer token, for tools; valid for 60 minutes, then use `refreshToken`. Null if the sign-in was rejected. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The result of signing out. */
export type SignOutResult = {
  __typename?: 'SignOutResult';
  /** Whether the server ended the session; the cookie is deleted in any case. */
  ended: Scalars['Boolean']['output'];
};

/** The sort direction of a list. Rows without a value come last in both directions. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** The parts of a kit. */
export type SplitOrderItemByKitInput = {
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The parts, 2 to 50; the first one keeps the item's line number. */
  parts: Array<KitPartInput>;
};

/** The quantity of an item that becomes an item of its own. */
export type SplitOrderItemByQuantityInput = {
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The quantity of the new item: more than 0 and less than the item's quantity, at most 3 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** The result of splitting an item. */
export type SplitOrderItemResult = {
  __typename?: 'SplitOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write, then the new items; null if the write was rejected. */
  orderItems?: Maybe<Array<OrderItem>>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** Order items, and the fields that they get: at least one. */
export type StartItemFieldsWorkInput = {
  /** The list whose items are changed. */
  orderItems: OrderItemListInput;
  /** The storage requirement, a key of `storageRequirements`: null for none; omitted, they keep theirs. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Whether the items are urgent; omitted, they stay as they are. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Records, and the status to move them to. */
export type StartStatusWorkInput = {
  /** Whether orders are closed although items are not finished; see `UNFINISHED_ITEMS`. Nothing else is to be confirmed. */
  confirmed?: Scalars['Boolean']['input'];
  /** The list whose records are moved. */
  list: RecordListInput;
  /** The status's key. */
  status: Scalars['String']['input'];
  /** The substatus, one of `statusReasons(status)` of each record; null for none. */
  subStatus?: InputMaybe<Scalars['String']['input']>;
};

/** Orders or shipments, and the users to assign to them. */
export type StartUsersWorkInput = {
  /** The list whose records are changed; order items have no assigned users. */
  list: RecordListInput;
  /** All assigned users, at most 25; an empty list unassigns everyone. Only active users of the records' programs. */
  userIds: Array<Scalars['ID']['input']>;
};

/** The result of starting work in the background. */
export type StartWorkResult = {
  __typename?: 'StartWorkResult';
  /** Why it was rejected; empty if it was started. */
  errors: Array<FieldError>;
  /** The work, which has not begun; null if it was rejected. */
  work?: Maybe<Work>;
};

/** A status, as defined by the backend. */
export type Status = {
  __typename?: 'Status';
  /** The color family of the status's badge. */
  color: StatusColor;
  /** The key to send, for example `in_review`. */
  key: Scalars['String']['output'];
  /** The name to display, for example `In review`. */
  name: Scalars['String']['output'];
  /** The keys of the statuses that can generally follow this one; a record's `nextStatuses` are those it can move to now. */
  next: Array<Scalars['String']['output']>;
  /** How far a record in it has come; null if the backend does not say. */
  phase?: Maybe<StatusPhase>;
  /** Whether a move of a shipment to this status records its delivery. */
  recordsDelivery: Scalars['Boolean']['output'];
};

/** The color families of status badges. */
export type StatusColor =
  /** In progress or fine. */
  | 'GREEN'
  /** Done or out of use. */
  | 'GREY'
  /** Waiting for someone. */
  | 'ORANGE'
  /** Something is wrong. */
  | 'RED'
  /** Active users. */
  | 'TEAL';

/** A kind of record that has statuses. */
export type StatusModel =
  /** Order items. */
  | 'ORDER_ITEM'
  /** Purchase orders. */
  | 'PURCHASE_ORDER'
  /** Shipments; they are called commercial invoices on screens and in api/v1. */
  | 'SHIPMENT';

/** How far a record with a status has come. */
export type StatusPhase =
  /** It is completed or given up: nothing is left to do. */
  | 'DONE'
  /** It has left: it is in transit, or has arrived and is not completed. */
  | 'LEFT'
  /** Work is left before it leaves; for an order, before it is closed. */
  | 'OPEN';

/** The temperatures of a storage requirement in °C, both bounds included. */
export type StorageTemperatures = {
  __typename?: 'StorageTemperatures';
  /** The lowest temperature. */
  from: Scalars['Decimal']['output'];
  /** The key of the storage requirement. */
  storage: Scalars['String']['output'];
  /** The highest temperature. */
  to: Scalars['Decimal']['output'];
};

/**
 * Live events. An event names what changed; a `REFETCH` event says that events may be missing and that the displayed data
 * should be refetched. It is sent first if something may have changed just before the subscription: a client that subscribes
 * and queries at the same time misses nothing.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** The comments on a record, or on all records of a program that you can read, as they are written, edited and removed. */
  commentChanged: CommentChange;
  /** Your notifications as they are created. */
  notificationReceived: NotificationChange;
  /**
   * The records of a program as they are created, edited, deleted and commented on; without `programId`, the organization's own
   * records (vendors, end users, users, programs, …). With `after`, the changes after that cursor are sent first, and there is
   * no `REFETCH`: each change is sent once, none is missed, in the order of `changes`, even after the connection to the backend
   * was lost.
   */
  recordChanged: RecordChange;
  /** The views of lists that you see, as they are made, changed and removed, by you or others. */
  savedViewChanged: SavedViewChange;
  /** Your work in the background as it comes further, and that of others if you administer the organization. */
  workChanged: WorkChange;
};


/**
 * Live events. An event names what changed; a `REFETCH` event says that events may be missing and that the displayed data
 * should be refetched. It is sent first if something may have changed just before the subscription: a client that subscribes
 * and queries at the same time misses nothing.
 */
export type SubscriptionCommentChangedArgs = {
  on?: InputMaybe<CommentableInput>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  since?: InputMaybe<Scalars['Cursor']['input']>;
};


/**
 * Live events. An event names what changed; a `REFETCH` event says that events may be missing and that the displayed data
 * should be refetched. It is sent first if something may have changed just before the subscription: a client that subscribes
 * and queries at the same time misses nothing.
 */
export type SubscriptionRecordChangedArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  since?: InputMaybe<Scalars['Cursor']['input']>;
};

/** The organization's own text for why a record of one kind has a status. */
export type Substatus = Versioned & {
  __typename?: 'Substatus';
  /** What you can do with the record now: `update`, `archive`. */
  abilities: Array<Ability>;
  /** Whether the substatus was archived and is no longer offered. */
  archived: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The record's version; send it with an update. */
  lockVersion: Scalars['Int']['output'];
  /** The kind of record. */
  model: StatusModel;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The status that the substatus belongs to. */
  status: Status;
  /** The text, unique among the substatuses of its status that are not archived. */
  subStatus: Scalars['String']['output'];
  /** When it was last updated. */
  updatedAt: Scalars['DateTime']['output'];
};


/** The organization's own text for why a record of one kind has a status. */
export type SubstatusHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of substatuses. Those that can be sorted by have the same names in `SubstatusSortField`. */
export type SubstatusColumn =
  /** The kind of record. */
  | 'MODEL'
  /** The organization. */
  | 'ORGANIZATION'
  /** The status that it explains. */
  | 'STATUS'
  /** The text. */
  | 'SUB_STATUS';

/** Filters for substatuses. All given filters must match; a list matches any of its values. */
export type SubstatusFilter = {
  /** If true, only archived ones; if false, only ones that are not; if omitted, both. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** For any of these kinds of records. */
  models?: InputMaybe<Array<StatusModel>>;
  /** For any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The arguments of `substatuses` that decide which substatuses match. */
export type SubstatusListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<SubstatusFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of substatuses. */
export type SubstatusPage = {
  __typename?: 'SubstatusPage';
  /** The rows of the page. */
  data: Array<Substatus>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of substatuses. */
export type SubstatusSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: SubstatusSortField;
};

/** The fields that substatuses can be sorted by. */
export type SubstatusSortField =
  /** The kind of record. */
  | 'MODEL'
  /** The status's key. */
  | 'STATUS'
  /** The text. */
  | 'SUB_STATUS';

/** The types of records whose likely twins can be asked for. */
export type TwinType =
  /** A courier, by company name. */
  | 'COURIER'
  /** An end user, by the full name, or the organization's name if there is none. */
  | 'END_USER'
  /** A group, by its names and tax number. */
  | 'GROUP'
  /** A program, by name. */
  | 'PROGRAM'
  /** A member of staff, by full name and email address. */
  | 'USER'
  /** A vendor, by name and EIN. */
  | 'VENDOR';

/** A line of the table of dangerous goods (49 CFR 172.101). */
export type UnNumber = {
  __typename?: 'UnNumber';
  /** The maximum quantity in one package on cargo aircraft, as worded in the table; null if the table gives none. */
  cargoAircraft?: Maybe<Scalars['String']['output']>;
  /** The compatibility letter of an explosive. */
  compatibilityGroup?: Maybe<Scalars['String']['output']>;
  /** The class or division; null if the line has none. */
  dgClass?: Maybe<Scalars['String']['output']>;
  /** The number and which of its lines this is: `UN1170-2`. */
  id: Scalars['ID']['output'];
  /** The proper shipping name. */
  name: Scalars['String']['output'];
  /** UN, NA or ID and four digits. */
  number: Scalars['String']['output'];
  /** The packing group, I, II or III; null if it has none. */
  packingGroup?: Maybe<Scalars['String']['output']>;
  /** The maximum quantity in one package on passenger aircraft, as worded in the table; null if the table gives none. */
  passengerAircraft?: Maybe<Scalars['String']['output']>;
  /** The subsidiary hazards: class numbers. */
  subsidiaryHazards: Array<Scalars['String']['output']>;
};

/** The result of undoing an import. */
export type UndoFileImportResult = {
  __typename?: 'UndoFileImportResult';
  /** Why it was rejected; empty if it was started. */
  errors: Array<FieldError>;
  /** The import as it is now; null if it was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** The result of undoing a merge. */
export type UndoMergeResult = {
  __typename?: 'UndoMergeResult';
  /** Why it was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The merge, which says what stayed; null if it was rejected. */
  merge?: Maybe<Merge>;
};

/** The result of undoing work in the background. */
export type UndoWorkResult = {
  __typename?: 'UndoWorkResult';
  /** Why it was rejected; empty if it was started. */
  errors: Array<FieldError>;
  /** The work that undoes; null if it was rejected. */
  work?: Maybe<Work>;
};

/** A unit of measure. */
export type UnitOfMeasure = {
  __typename?: 'UnitOfMeasure';
  /** The name beside a quantity, for example `kits`, by the plural form of the quantity in the language of the answer. */
  beside: PluralForms;
  /** The UN/ECE Rec 20 code, for example `KT`. */
  code: Scalars['String']['output'];
  /** The name, for example `kit`. */
  description: Scalars['String']['output'];
  /** The texts, in small letters, that are read as this unit of mass or volume; empty for all other units. */
  spellings: Array<Scalars['String']['output']>;
};

/** Letters of a paper that no font has. */
export type UnprintableLetters = {
  __typename?: 'UnprintableLetters';
  /** Each letter once. */
  letters: Array<Scalars['String']['output']>;
  /** Where they stand, for people: `Consignee`, `Line 3`. */
  place: Scalars['String']['output'];
};

/** The fields of an airline to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateAirlineInput = {
  /** The courier that the airline belongs to; it cannot be changed. */
  courierId: Scalars['ID']['input'];
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The air waybill prefix, at most 3 characters, unique in the organization. */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating an airline. */
export type UpdateAirlineResult = {
  __typename?: 'UpdateAirlineResult';
  /** The airline after the write; null if the write was rejected. */
  airline?: Maybe<Airline>;
  /** If an error has the code `STALE`, the airline as it is now. */
  current?: Maybe<Airline>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** A comment's new text. */
export type UpdateCommentInput = {
  /** The text, 1 to 5,000 characters, not only whitespace. */
  message: Scalars['String']['input'];
  /** The record's id. */
  parentId: Scalars['ID']['input'];
  /** The kind of record that the comment is on. */
  type: CommentableType;
};

/** The fields of a courier to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateCourierInput = {
  /** The address, always as a whole; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of updating a courier. */
export type UpdateCourierResult = {
  __typename?: 'UpdateCourierResult';
  /** The courier after the write; null if the write was rejected. */
  courier?: Maybe<Courier>;
  /** If an error has the code `STALE`, the courier as it is now. */
  current?: Maybe<Courier>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The fields of a document to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateDocumentInput = {
  /** The description, at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which the document is valid. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The document number, at most 255 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The record that the document is attached to. */
  on: DocumentParentInput;
  /** The type's key. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating a document. */
export type UpdateDocumentResult = {
  __typename?: 'UpdateDocumentResult';
  /** If an error has the code `STALE`, the document as it is now. */
  current?: Maybe<Document>;
  /** The document after the write; null if the write was rejected. */
  document?: Maybe<Document>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** The fields of an end user to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateEndUserInput = {
  /** The country. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The institution, at most 255 characters. */
  externalOrganizationName?: InputMaybe<Scalars['String']['input']>;
  /** The first name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The groups that the end user is a member of: the complete list of those whose programs you can access, at most 200. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The OPC setting, true or false: null is rejected. Rejected if the organization's feature flag `opcEnabled` is off. */
  opc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The programs that the end user belongs to: the complete list of those you can access, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of updating an end user. */
export type UpdateEndUserResult = {
  __typename?: 'UpdateEndUserResult';
  /** If an error has the code `STALE`, the end user as it is now. */
  current?: Maybe<EndUser>;
  /** The end user after the write; null if the write was rejected. */
  endUser?: Maybe<EndUser>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
};

/** How a file is read, and what its columns become. What is omitted stays. */
export type UpdateFileImportInput = {
  /** What columns become; those that are not named stay. */
  columns?: InputMaybe<Array<FileColumnInput>>;
  /** The order of dates in digits: `dmy`, `mdy` or `ymd`. */
  dateOrder?: InputMaybe<Scalars['String']['input']>;
  /** The sign that separates decimals: `.` or `,`. */
  decimalSign?: InputMaybe<Scalars['String']['input']>;
  /** The row with the headings; null for none. The columns are then found out anew. */
  headingsRow?: InputMaybe<Scalars['Int']['input']>;
  /** The last row that is imported. */
  lastRow?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; a newer one rejects the change. */
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The id of a mapping whose columns are taken. */
  mappingId?: InputMaybe<Scalars['ID']['input']>;
  /** The name of the mapping that is kept; null for none. */
  mappingName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the mapping is kept for the next file with these headings. */
  remembers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which of the sheets is read, by place from 0; everything below is then found out anew. */
  sheet?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of updating an import. */
export type UpdateFileImportResult = {
  __typename?: 'UpdateFileImportResult';
  /** The import as it is now, if somebody else changed it since it was read. */
  current?: Maybe<FileImport>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The import as it is now; null if the write was rejected. */
  fileImport?: Maybe<FileImport>;
};

/** The fields of a group to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateGroupInput = {
  /** The delivery address, always as a whole. */
  address?: InputMaybe<AddressInput>;
  /** The person to whose attention deliveries are sent, at most 100 characters. */
  attn?: InputMaybe<Scalars['String']['input']>;
  /** The name in Latin letters for papers, if the name has none; at most 100 characters. */
  latinName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 100 characters, unique in its program, ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether goods for it need an import permit, which the readiness of its shipments then asks for. */
  requiresImportPermit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** The number under which it imports, such as a VAT number; at most 40 characters. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of updating a group. */
export type UpdateGroupResult = {
  __typename?: 'UpdateGroupResult';
  /** If an error has the code `STALE`, the group as it is now. */
  current?: Maybe<Group>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The group after the write; null if the write was rejected. */
  group?: Maybe<Group>;
};

/** The change of a guide. */
export type UpdateGuideInput = {
  /** Whether it is put away. */
  putAway: Scalars['Boolean']['input'];
};

/** The result of updating the guide. */
export type UpdateGuideResult = {
  __typename?: 'UpdateGuideResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The guide after the write; null if the write was rejected. */
  guide?: Maybe<Guide>;
};

/** How you have a list outside of views: omitted fields stay as they are. */
export type UpdateListSettingInput = {
  /** The columns in their order; null for those that the list has by default. */
  columns?: InputMaybe<Array<ShownColumnInput>>;
  /** The list. */
  list: ViewedList;
  /** What the list opens with. */
  opens?: InputMaybe<ListOpening>;
  /** The program whose list it is; null for lists of the organization. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** The view that it opens with, with `VIEW`. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of changing how you have a list. */
export type UpdateListSettingResult = {
  __typename?: 'UpdateListSettingResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** How you have the list now; null if the write was rejected. */
  listSetting?: Maybe<ListSetting>;
};

/** The settings to update. Omitted fields stay as they are. */
export type UpdateNotificationSettingsInput = {
  /** Whether you receive notifications for all of your programs. */
  allPrograms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether you receive notifications at all. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The settings of some programs; the others stay as they are. */
  programs?: InputMaybe<Array<NotificationProgramSettingInput>>;
  /** The settings of some kinds; the others stay as they are. */
  types?: InputMaybe<Array<NotificationTypeSettingInput>>;
};

/** The result of updating your notification settings. */
export type UpdateNotificationSettingsResult = {
  __typename?: 'UpdateNotificationSettingsResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The settings after the write; null if the write was rejected. */
  notificationSettings?: Maybe<NotificationSettings>;
};

/** The fields of an order item to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateOrderItemInput = {
  /** The vendor's catalog number, at most 255 characters. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** The condition on arrival: a key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** The countries of manufacture, at most 250. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** Details of the dangerous goods, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number (ECCN), or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day on which the goods can be used. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tariff code (HS code), at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number, at most 255 characters; rejected if the feature flag `oiInvoiceNumberEnabled` is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The number of the lot or batch, at most 255 characters. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** The name of the goods, at most 255 characters. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** The status of the material transfer agreement (MTA): a key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /**
   * The mass or volume of dangerous goods in one unit, at most 3 decimals, where `sizePerItem` is neither a mass nor a volume; with
   * `netQuantityUnit`.
   */
  netQuantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The unit of the net quantity: the code of a unit of mass or volume, whose `spellings` are not empty. */
  netQuantityUnit?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position?: InputMaybe<Scalars['Decimal']['input']>;
  /** The quantity, more than 0, at most 3 decimals. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The date on which the item was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit of measure: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is a kit that may be split; null means false. Requires split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item's quantity may be split; null means false. Requires split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The storage requirement: a key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** The subsidiary hazards: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The temperature on arrival in °C, from -273 to 200, at most 1 decimal. */
  temperatureReading?: InputMaybe<Scalars['Decimal']['input']>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is urgent; null means false. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value per item, in US dollars, more than 0, at most 4 decimals. */
  valuePerItem?: InputMaybe<Scalars['Decimal']['input']>;
  /** The WBG material document, at most 255 characters; rejected if the feature flag `wbgMatDocEnabled` is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; rejected if the feature flag `oiWcmInvoiceNumberEnabled` is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating an item. */
export type UpdateOrderItemResult = {
  __typename?: 'UpdateOrderItemResult';
  /** If an error has the code `STALE`, the item as it is now. */
  current?: Maybe<OrderItem>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The item after the write; null if the write was rejected. */
  orderItem?: Maybe<OrderItem>;
  /** The item's order after the write; null if the write was rejected, or if you may not read orders. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/**
 * The fields of an order item to update, for a call that updates several: omitted fields stay as they are, null clears optional
 * fields.
 */
export type UpdateOrderItemsInput = {
  /** The vendor's catalog number, at most 255 characters. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** The condition on arrival: a key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** The countries of manufacture, at most 250. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** Details of the dangerous goods, at most 255 characters. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number (ECCN), or EAR99; at most 255 characters. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day on which the goods can be used. */
  expiryDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tariff code (HS code), at most 255 characters. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** The vendor's invoice number, at most 255 characters; rejected if the feature flag `oiInvoiceNumberEnabled` is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The number of the lot or batch, at most 255 characters. */
  lotNumber?: InputMaybe<Scalars['String']['input']>;
  /** The name of the goods, at most 255 characters. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** The status of the material transfer agreement (MTA): a key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /**
   * The mass or volume of dangerous goods in one unit, at most 3 decimals, where `sizePerItem` is neither a mass nor a volume; with
   * `netQuantityUnit`.
   */
  netQuantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The unit of the net quantity: the code of a unit of mass or volume, whose `spellings` are not empty. */
  netQuantityUnit?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The packing group of dangerous goods: I, II or III. */
  packingGroup?: InputMaybe<Scalars['String']['input']>;
  /** The line number, whole or with one decimal, unique in the order. */
  position?: InputMaybe<Scalars['Decimal']['input']>;
  /** The quantity, more than 0, at most 3 decimals. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The date on which the item was received. */
  receivedDate?: InputMaybe<Scalars['Date']['input']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The unit of measure: a UN/ECE Rec 20 code or free text, at most 40 characters. */
  sizePerItem?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is a kit that may be split; null means false. Requires split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item's quantity may be split; null means false. Requires split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The storage requirement: a key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** The subsidiary hazards: at most 20 ids of `dangerousGoodsClasses`. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The temperature on arrival in °C, from -273 to 200, at most 1 decimal. */
  temperatureReading?: InputMaybe<Scalars['Decimal']['input']>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether the item is urgent; null means false. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value per item, in US dollars, more than 0, at most 4 decimals. */
  valuePerItem?: InputMaybe<Scalars['Decimal']['input']>;
  /** The WBG material document, at most 255 characters; rejected if the feature flag `wbgMatDocEnabled` is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number, at most 255 characters; rejected if the feature flag `oiWcmInvoiceNumberEnabled` is off. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating several items. */
export type UpdateOrderItemsResult = {
  __typename?: 'UpdateOrderItemsResult';
  /** Why the call as a whole was rejected, or that nothing was stored because some rows were rejected. */
  errors: Array<FieldError>;
  /** The orders of the written items after the write; null if you may not read orders. */
  purchaseOrders?: Maybe<Array<PurchaseOrder>>;
  /** The result of updating each item, in the order of `inputs`; empty if the call as a whole was rejected. */
  results: Array<UpdateOrderItemResult>;
};

/** The fields of an organization to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateOrganizationInput = {
  /** The address, always as a whole. */
  address?: InputMaybe<AddressInput>;
  /** The contact person, at most 255 characters. */
  contactPerson?: InputMaybe<Scalars['String']['input']>;
  /** The employer identification number (EIN), at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The feature flags to turn on or off. */
  featureFlags?: InputMaybe<FeatureFlagsInput>;
  /** The language of whoever has chosen none, as its code: `fr`; null for English. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique, ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** If true, removes the logo. A new one is uploaded to `PUT /files/organizations/{id}/picture`. */
  removePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** A short name, for where space is limited, at most 15 characters. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating an organization. */
export type UpdateOrganizationResult = {
  __typename?: 'UpdateOrganizationResult';
  /** If an error has the code `STALE`, the organization as it is now. */
  current?: Maybe<Organization>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The organization after the write; null if the write was rejected. */
  organization?: Maybe<Organization>;
};

/** How screens and mails are written to you: omitted fields stay as they are, null follows browser and language. */
export type UpdateOwnPreferencesInput = {
  /** The order of dates on screens; null to follow the language. */
  dateOrder?: InputMaybe<DateOrder>;
  /** The decimal sign on screens; null to follow the language. */
  decimalSign?: InputMaybe<DecimalSign>;
  /** The language of mails and screens, as its code: `fr`; null to follow the browser. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The first day of the week in calendars; null to follow the language. */
  weekStart?: InputMaybe<WeekStart>;
};

/** The fields of a program to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateProgramInput = {
  /** The colors, all three; null resets the program to the product's default colors. */
  colorPalette?: InputMaybe<ColorPaletteInput>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether orders show the purchase request number even if the organization's feature flag is off; true or false, null is
   * rejected.
   */
  orderNumberInternalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The approval dates that an invoice needs before it is approved; null is rejected. */
  requiredApprovals?: InputMaybe<Array<ShipmentApprovalKind>>;
  /** Whether someone other than the person who sent an invoice for review must review and approve it; null is rejected. */
  secondPersonApproves?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of updating a program. */
export type UpdateProgramResult = {
  __typename?: 'UpdateProgramResult';
  /** If an error has the code `STALE`, the program as it is now. */
  current?: Maybe<Program>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The program after the write; null if the write was rejected. */
  program?: Maybe<Program>;
};

/** The fields of a purchase order to update: omitted fields stay as they are, null clears optional fields. */
export type UpdatePurchaseOrderInput = {
  /** The card used for payment, by name or last digits, at most 255 characters; a full card number is rejected. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId?: InputMaybe<Scalars['ID']['input']>;
  /** The description of the funding, at most 255 characters; rejected if the feature flag `poFundingEnabled` is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The funding number, at most 255 characters; rejected if the feature flag `poFundingEnabled` is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The order date. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The order number, at most 255 characters, unique in the organization, ignoring case. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The purchase request number, at most 255 characters; rejected if neither the program nor the organization has turned it on. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The vendor. */
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of updating a purchase order. */
export type UpdatePurchaseOrderResult = {
  __typename?: 'UpdatePurchaseOrderResult';
  /** If an error has the code `STALE`, the order as it is now. */
  current?: Maybe<PurchaseOrder>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The order after the write; null if the write was rejected. */
  purchaseOrder?: Maybe<PurchaseOrder>;
};

/** The fields of a view to update: omitted fields stay as they are. */
export type UpdateSavedViewInput = {
  /** Filters, search and order, as the parameters in the address of the list's page; at most 4,000 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The columns in their order; null for those that the list has by default. */
  columns?: InputMaybe<Array<ShownColumnInput>>;
  /** The version that was read. If the view has changed since, nothing is saved and `current` is the view as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 60 characters, unique among the views of the list of whoever made it, ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether the list opens with it for those whom it is shared with; no other view does then. */
  opensList?: InputMaybe<Scalars['Boolean']['input']>;
  /** The program that it is shared with, or belongs to while it is private. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it. */
  sharing?: InputMaybe<ViewSharing>;
};

/** The result of changing a view. */
export type UpdateSavedViewResult = {
  __typename?: 'UpdateSavedViewResult';
  /** If an error has the code `STALE`, the view as it is now. */
  current?: Maybe<SavedView>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The view after the write; null if the write was rejected. */
  savedView?: Maybe<SavedView>;
};

/** The fields of a shipment to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateShipmentInput = {
  /** The anticipated ship date. */
  anticipatedShipDate?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The air waybill or other tracking number, at most 40 characters; validated if its prefix belongs to one of the
   * organization's airlines.
   */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** The name on the shipment's documents, at most 255 characters. */
  commercialName?: InputMaybe<Scalars['String']['input']>;
  /** The courier. */
  courierId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity of dry ice, in kilograms, more than 0, at most 3 decimals. */
  dryIce?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason for the export, such as a donation, at most 100 characters. */
  exportReason?: InputMaybe<Scalars['String']['input']>;
  /** The freight cost, in US dollars, more than 0, at most 2 decimals. */
  freightCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The group, one of the program's. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** The Incoterm: a key of `incoterms`. */
  incoterm?: InputMaybe<Scalars['String']['input']>;
  /** The place that the Incoterm names, such as the port of destination, at most 100 characters. */
  incotermPlace?: InputMaybe<Scalars['String']['input']>;
  /** The cost of insurance, in US dollars, more than 0, at most 2 decimals. */
  insuranceCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** The invoice number, at most 255 characters, unique in the organization, ignoring case. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * The proof of the export filing (15 CFR 30, appendix B), at most 60 characters: an ITN of `X`, the day of filing and 6
   * digits, not of a future day, or a citation that begins with `AESPOST` or `AESDOWN`. It is stored as `AES X20260101123456`.
   */
  itn?: InputMaybe<Scalars['String']['input']>;
  /** The licence exception, or `NLR` (no licence required): a key of `licenseExceptions`; excludes `licenseNumber`. */
  licenseException?: InputMaybe<Scalars['String']['input']>;
  /** The number of the export licence, at most 40 characters; excludes `licenseException`. */
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The net weight of the goods, in kilograms, more than 0, at most 3 decimals. */
  netWeight?: InputMaybe<Scalars['Decimal']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who is told of the arrival: the name, then the address, as lines; at most 500 characters. */
  notifyParty?: InputMaybe<Scalars['String']['input']>;
  /** The number of packages, 1 to 1,000,000. */
  packageQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The packaging: a key of `packageTypes`. */
  packageType?: InputMaybe<Scalars['String']['input']>;
  /** The terms of payment, at most 100 characters. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** The mode of transport: a key of `shipmentTypes`. */
  shipmentType?: InputMaybe<Scalars['String']['input']>;
  /** The ship date. */
  shippedDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who signs the papers, with the title; at most 100 characters. */
  signatory?: InputMaybe<Scalars['String']['input']>;
  /** Who buys the goods, if not the consignee: the name, then the address, as lines; at most 500 characters. */
  soldTo?: InputMaybe<Scalars['String']['input']>;
  /** The total weight, in kilograms, more than 0, at most 3 decimals. */
  totalWeight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The result of updating a shipment or its approvals. */
export type UpdateShipmentResult = {
  __typename?: 'UpdateShipmentResult';
  /** If an error has the code `STALE`, the shipment as it is now. */
  current?: Maybe<Shipment>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The shipment after the write; null if the write was rejected. */
  shipment?: Maybe<Shipment>;
};

/** The fields of a substatus to update: omitted fields stay as they are. */
export type UpdateSubstatusInput = {
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The status, by key: one of the statuses of the kind of record. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The text, at most 255 characters, unique among the substatuses of its status, ignoring case. */
  subStatus?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating a substatus. */
export type UpdateSubstatusResult = {
  __typename?: 'UpdateSubstatusResult';
  /** If an error has the code `STALE`, the substatus as it is now. */
  current?: Maybe<Substatus>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The substatus after the write; null if the write was rejected. */
  substatus?: Maybe<Substatus>;
};

/** The fields of a user to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateUserInput = {
  /** The order of dates on screens; null to follow the language. */
  dateOrder?: InputMaybe<DateOrder>;
  /** The decimal sign on screens; null to follow the language. */
  decimalSign?: InputMaybe<DecimalSign>;
  /** The email address that the user signs in with, at most 254 characters, unique across all organizations. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first name, at most 255 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The job title, at most 255 characters. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** The language of mails and screens, as its code: `fr`; null to follow the browser. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The last name, at most 255 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The programs that the user is a member of: the complete list, at most 200. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** If true, removes the picture. A new one is uploaded to `PUT /files/users/{id}/picture`. */
  removePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** The role: one of `roles` that is `grantable`; you cannot change your own. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of the week in calendars; null to follow the language. */
  weekStart?: InputMaybe<WeekStart>;
};

/** The result of updating a user. */
export type UpdateUserResult = {
  __typename?: 'UpdateUserResult';
  /** If an error has the code `STALE`, the user as it is now. */
  current?: Maybe<User>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The user after the write; null if the write was rejected. */
  user?: Maybe<User>;
};

/** The fields of a vendor to update: omitted fields stay as they are, null clears optional fields. */
export type UpdateVendorInput = {
  /** The address, always as a whole; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** The employer identification number (EIN), at most 40 characters. */
  ein?: InputMaybe<Scalars['String']['input']>;
  /** The email address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. If the record has changed since, nothing is saved and `current` is the record as it is now. */
  lockVersion: Scalars['Int']['input'];
  /** The name, at most 255 characters, unique in the organization, ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Free-form notes, at most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, at most 40 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: InputMaybe<Scalars['String']['input']>;
  /** When the record was last screened. */
  visualComplianceDate?: InputMaybe<Scalars['Date']['input']>;
  /** The website, at most 255 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating a vendor. */
export type UpdateVendorResult = {
  __typename?: 'UpdateVendorResult';
  /** If an error has the code `STALE`, the vendor as it is now. */
  current?: Maybe<Vendor>;
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The vendor after the write; null if the write was rejected. */
  vendor?: Maybe<Vendor>;
};

/**
 * A member of staff. Everyone in the organization can read name, status and picture; the other nullable fields are null without
 * read on users, except on your own record.
 */
export type User = Versioned & {
  __typename?: 'User';
  /** What you can do with the record now: `update`, `activate`, `deactivate`, `invite`, `copy_invitation_link`, `copy_reset_link`. */
  abilities: Array<Ability>;
  /** When it was created; null without read on users. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The order of dates that the user has chosen for screens; null to follow the language. */
  dateOrder?: Maybe<DateOrder>;
  /** The decimal sign that the user has chosen for screens; null to follow the language. */
  decimalSign?: Maybe<DecimalSign>;
  /** The user's documents, newest first; null without read on users or documents. */
  documents?: Maybe<DocumentPage>;
  /** The email address that the user signs in with; null without read on users. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name. */
  firstName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Until when the newest invitation holds, or when it ran out. Null unless invited, or without read on users. */
  invitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The job title. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the role opens only the programs that its user is a member of, and this user is a member of none. Null without read
   * on users.
   */
  lacksProgram?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The language that the user has chosen, as its code: `fr`. Null to follow the browser. Mails are written in it; everything else is
   * in the language that a request asks for with `Accept-Language`.
   */
  language?: Maybe<Scalars['String']['output']>;
  /** The last name. */
  lastName: Scalars['String']['output'];
  /** The record's version; send it with an update. Null without read on users. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The organization that the user belongs to; null without read on users or organizations. */
  organization?: Maybe<Organization>;
  /** Whether the role is that of an organization's administrators; null without read on users. */
  organizationAdmin?: Maybe<Scalars['Boolean']['output']>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The picture; null if there is none. */
  picture?: Maybe<Picture>;
  /**
   * The programs that the user is a member of, limited to those you can access. Administrators can access all programs without
   * membership. Null without read on users.
   */
  programs?: Maybe<Array<Program>>;
  /** The role's id, one of `roles`; null without read on users. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** The role's name; null without read on users. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** Whether the user can sign in and be assigned. */
  status: UserStatus;
  /** The time zone that the user last used, as an IANA name; mails and "this week" follow it. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The first day of the week that the user has chosen for calendars; null to follow the language. */
  weekStart?: Maybe<WeekStart>;
};


/**
 * A member of staff. Everyone in the organization can read name, status and picture; the other nullable fields are null without
 * read on users, except on your own record.
 */
export type UserDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * A member of staff. Everyone in the organization can read name, status and picture; the other nullable fields are null without
 * read on users, except on your own record.
 */
export type UserHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of users. Those that can be sorted by have the same names in `UserSortField`. */
export type UserColumn =
  /** When the account was created. */
  | 'CREATED_AT'
  /** The email address. */
  | 'EMAIL'
  /** The job title. */
  | 'JOB_TITLE'
  /** The full name. */
  | 'NAME'
  /** The organization. */
  | 'ORGANIZATION'
  /** The phone number. */
  | 'PHONE_NUMBER'
  /** The role. */
  | 'ROLE'
  /** The status. */
  | 'STATUS';

/** Filters for users. All given filters must match; a list matches any of its values. */
export type UserFilter = {
  /** Created in this range, in days of your time zone. */
  createdAt?: InputMaybe<DateRange>;
  /** Part of the job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Working in any of these programs, as a member or an administrator. */
  programIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these roles. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these statuses. */
  statuses?: InputMaybe<Array<UserStatus>>;
};

/** The arguments of `users` that decide which users match. */
export type UserListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<UserFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The rows of the page. */
  data: Array<User>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The result of activating or deactivating a user. */
export type UserResult = {
  __typename?: 'UserResult';
  /** Why the write was rejected; empty if it succeeded. */
  errors: Array<FieldError>;
  /** The user after the write; null if the write was rejected. */
  user?: Maybe<User>;
};

/** The sort order of users. */
export type UserSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: UserSortField;
};

/** The fields that users can be sorted by. */
export type UserSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** The email address. */
  | 'EMAIL'
  /** The job title. */
  | 'JOB_TITLE'
  /** First and last name. */
  | 'NAME'
  /** The phone number. */
  | 'PHONE_NUMBER'
  /** The role, from the widest to the narrowest. */
  | 'ROLE'
  /** The status: active users first, then inactive and invited ones. */
  | 'STATUS';

/** Whether a user can sign in and be assigned. */
export type UserStatus =
  /** The user can sign in and be assigned. */
  | 'ACTIVE'
  /** The user was deactivated, or the invitation was withdrawn. */
  | 'INACTIVE'
  /** The user was invited and has not accepted yet; see `invitedUntil`. */
  | 'INVITED';

/**
 * A company that sells goods. It belongs to the organization, not to a program. Everyone in the organization can read its name;
 * its other nullable fields are null without read on vendors.
 */
export type Vendor = Versioned & {
  __typename?: 'Vendor';
  /** What you can do with the record now: `update`. */
  abilities: Array<Ability>;
  /** The address. */
  address?: Maybe<Address>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's documents, newest first; null without read on vendors or documents. */
  documents?: Maybe<DocumentPage>;
  /** The employer identification number (EIN) of the US tax authority. */
  ein?: Maybe<Scalars['String']['output']>;
  /** The email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The record's history, newest first. Costs one backend call per record; requires the rights to read the record. */
  history?: Maybe<HistoryPage>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /**
   * Whether its risk level prohibits trade (level 4): new orders and shipments may not name it, and nothing that names it may
   * leave. Everyone in the organization can read it.
   */
  isProhibited: Scalars['Boolean']['output'];
  /** The record's version; send it with an update. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Free-form notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The organization that the record belongs to; null if you cannot read it. */
  organization?: Maybe<Organization>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The risk level: a key of `riskLevels`. */
  riskLevel?: Maybe<Scalars['String']['output']>;
  /** When it was last updated. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the record was last screened against the lists of denied parties. */
  visualComplianceDate?: Maybe<Scalars['Date']['output']>;
  /** The website. */
  website?: Maybe<Scalars['String']['output']>;
};


/**
 * A company that sells goods. It belongs to the organization, not to a program. Everyone in the organization can read its name;
 * its other nullable fields are null without read on vendors.
 */
export type VendorDocumentsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * A company that sells goods. It belongs to the organization, not to a program. Everyone in the organization can read its name;
 * its other nullable fields are null without read on vendors.
 */
export type VendorHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The columns of lists of vendors. Those that can be sorted by have the same names in `VendorSortField`. */
export type VendorColumn =
  /** The country. */
  | 'COUNTRY'
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** Filters for vendors. All given filters must match; a list matches any of its values. */
export type VendorFilter = {
  /** In any of these countries. */
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** True: screened at least once; false: never. */
  isScreened?: InputMaybe<Scalars['Boolean']['input']>;
  /** At any of these risk levels, by key. */
  riskLevels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last updated in this range. */
  updatedAt?: InputMaybe<DateTimeRange>;
  /** Last screened in this range. */
  visualComplianceDate?: InputMaybe<DateRange>;
};

/** The arguments of `vendors` that decide which vendors match. */
export type VendorListInput = {
  /** All given filters must match. */
  filter?: InputMaybe<VendorFilter>;
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of vendors. */
export type VendorPage = {
  __typename?: 'VendorPage';
  /** The rows of the page. */
  data: Array<Vendor>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** The sort order of vendors. */
export type VendorSort = {
  /** The sort direction. */
  direction: SortDirection;
  /** The field to sort by. */
  field: VendorSortField;
};

/** The fields that vendors can be sorted by. */
export type VendorSortField =
  /** The country code. */
  | 'COUNTRY'
  /** The email address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The risk level. */
  | 'RISK_LEVEL'
  /** When it was last updated. */
  | 'UPDATED_AT'
  /** The date of the last screening. */
  | 'VISUAL_COMPLIANCE_DATE';

/** A record with versions: an update sends the version that was read, so that it cannot overwrite changes nobody has seen. */
export type Versioned = {
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The record's version; send it with an update. Null if you cannot read the whole record. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
};

/** Who sees a view besides the person who made it. */
export type ViewSharing =
  /** Everybody in the organization: it is a view of the list of each program. */
  | 'ORGANIZATION'
  /** Nobody. */
  | 'PRIVATE'
  /** Whoever may open the program. */
  | 'PROGRAM';

/** A list that has views: each page with a list of records is one. */
export type ViewedList =
  /** API keys. */
  | 'API_KEYS'
  /** The shipments of a program that wait for approval. */
  | 'APPROVAL_LIST'
  /** The items of a program to assess. */
  | 'ASSESSMENTS'
  /** Couriers. */
  | 'COURIERS'
  /** End users. */
  | 'END_USERS'
  /** The shipments of a program that are to leave this week. */
  | 'FOR_THIS_WEEK'
  /** The items of a program to receive. */
  | 'GOODS_RECEIPTS'
  /** Groups. */
  | 'GROUPS'
  /** Organizations. */
  | 'ORGANIZATIONS'
  /** The orders of a program with items that have not arrived. */
  | 'PENDING_ORDERS'
  /** Programs. */
  | 'PROGRAMS'
  /** The orders of a program. */
  | 'PURCHASE_ORDERS'
  /** End users by their screening. */
  | 'SCREENING'
  /** The shipments of a program. */
  | 'SHIPMENTS'
  /** Substatuses. */
  | 'SUBSTATUSES'
  /** The urgent items of a program. */
  | 'URGENT_ITEMS'
  /** Users. */
  | 'USERS'
  /** Vendors. */
  | 'VENDORS';

/** The signed-in user. */
export type Viewer = {
  __typename?: 'Viewer';
  /**
   * A position in the feed of changes from before the rest of the viewer was read: whatever you query afterwards includes the
   * changes up to it. For `recordChanged(since:)`. Null if the backend has no feed.
   */
  cursor?: Maybe<Scalars['Cursor']['output']>;
  /** The feature flags of the user's organization. */
  featureFlags: FeatureFlags;
  /** Whether your guide is shown; null if nothing is left to do, or nothing that you may do, and if the backend has no guide. */
  guide?: Maybe<GuideState>;
  /** The user's rights, by area. */
  permissions: Permissions;
  /** The user's profile. */
  profile: User;
  /** All programs that the user can access, by name. */
  programs: Array<Program>;
  /** Settings for clients. */
  settings: Settings;
};

/** The day with which a week begins in calendars. */
export type WeekStart =
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY';

/** A change of many records in the background. It goes on when you leave, and when a process of Lading ends. */
export type Work = {
  __typename?: 'Work';
  /** What you can do with it now: `CANCEL`, `UNDO`. */
  abilities: Array<Ability>;
  /** How many it has changed. */
  changed: Scalars['Int']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the import that it applies or undoes; null for other work. */
  fileImportId?: Maybe<Scalars['ID']['output']>;
  /** When it ended; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The work's id. */
  id: Scalars['ID']['output'];
  /** What is done to the records. */
  kind: WorkKind;
  /** How many it has not reached, yet or at all. */
  notReached: Scalars['Int']['output'];
  /** The program of its records; null if they are of several, or if you cannot read it. */
  program?: Maybe<Program>;
  /** Why it failed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How many could not be changed; their rows say why. */
  refused: Scalars['Int']['output'];
  /** What became of each record, in the order of the list. Costs one backend call for each work. */
  rows: WorkRowPage;
  /** When it began; null while it waits. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  state: WorkState;
  /** The status that the records move to; null if it changes something else, and for an undo, which moves each to its own. */
  status?: Maybe<Status>;
  /** How the order items are to be stored; null if it does not change that or clears it, and for an undo. */
  storage?: Maybe<LookupEntry>;
  /** The substatus that the records get. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** How many records it is to change. */
  total: Scalars['Int']['output'];
  /** The kind of records. */
  type: RecordType;
  /** How many already were as they should become. */
  unchanged: Scalars['Int']['output'];
  /** How many of the changed records can go back, unless they are changed again. */
  undoable: Scalars['Int']['output'];
  /** The work that it undoes. */
  undoes?: Maybe<Work>;
  /** The latest work that undoes it. */
  undoneBy?: Maybe<Work>;
  /** Whether the order items become urgent; null if it does not change that, and for an undo. */
  urgent?: Maybe<Scalars['Boolean']['output']>;
  /** Who asked for it; null if you cannot see the user. */
  user?: Maybe<User>;
  /** The users that are assigned to the records; null if it changes something else, and for an undo. */
  users?: Maybe<Array<User>>;
};


/** A change of many records in the background. It goes on when you leave, and when a process of Lading ends. */
export type WorkRowsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  outcomes?: InputMaybe<Array<WorkOutcome>>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Work in the background that has come further. */
export type WorkChange = {
  __typename?: 'WorkChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The work as it is now; null for `REFETCH`, and if you can no longer see it. */
  work?: Maybe<Work>;
};

/** What a work does to its records. */
export type WorkKind =
  /** It sets whether order items are urgent, or how they are stored. */
  | 'FIELDS'
  /** It writes the rows of a file, or takes back what an import wrote. */
  | 'IMPORT'
  /** It moves them to a status. */
  | 'STATUS'
  /** It assigns users to them. */
  | 'USERS';

/** What became of a record. */
export type WorkOutcome =
  /** It was changed. */
  | 'CHANGED'
  /** It was not reached, yet or at all. */
  | 'NOT_REACHED'
  /** It could not be changed. */
  | 'REFUSED'
  /** It already was as it should become. */
  | 'UNCHANGED';

/** A page of works. */
export type WorkPage = {
  __typename?: 'WorkPage';
  /** The rows of the page. */
  data: Array<Work>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** What became of one record of a work. */
export type WorkRow = {
  __typename?: 'WorkRow';
  /** The name of the record when the work was started. */
  label: Scalars['String']['output'];
  /** What became of it. */
  outcome: WorkOutcome;
  /** Its place in the list, from 1. */
  position: Scalars['Int']['output'];
  /** For an order item, the id of its order; null if it was removed, or you cannot read it. Costs one backend call for a page. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** Why it could not be changed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The record's id; it may have been removed since. */
  recordId: Scalars['ID']['output'];
};

/** A page of what became of records. */
export type WorkRowPage = {
  __typename?: 'WorkRowPage';
  /** The rows of the page. */
  data: Array<WorkRow>;
  /** The page's position and size. */
  meta: PageMeta;
};

/** How far a work is. */
export type WorkState =
  /** Somebody cancelled it. */
  | 'CANCELLED'
  /** It has reached every record. */
  | 'DONE'
  /** It ended before it reached every record; `reason` says why. */
  | 'FAILED'
  /** It is being done. */
  | 'RUNNING'
  /** It has not begun: others come first. */
  | 'WAITING';



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
    | ( RestProhibitionNotification )
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
  AddSampleProgramResult: ResolverTypeWrapper<Omit<AddSampleProgramResult, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  AddShipmentItemsInput: AddShipmentItemsInput;
  Address: ResolverTypeWrapper<RestAddress>;
  AddressInput: AddressInput;
  Airline: ResolverTypeWrapper<RestAirline>;
  AirlineColumn: AirlineColumn;
  AirlinePage: ResolverTypeWrapper<Omit<AirlinePage, 'data' | 'meta'> & { data: Array<ResolversTypes['Airline']>, meta: ResolversTypes['PageMeta'] }>;
  AirlineSort: AirlineSort;
  AirlineSortField: AirlineSortField;
  AnswerDuplicatesInput: AnswerDuplicatesInput;
  AnswerDuplicatesResult: ResolverTypeWrapper<AnswerDuplicatesResult>;
  AnswerFileImportInput: AnswerFileImportInput;
  AnswerFileImportResult: ResolverTypeWrapper<Omit<AnswerFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  ApiKey: ResolverTypeWrapper<RestApiKey>;
  ApiKeyColumn: ApiKeyColumn;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyListInput: ApiKeyListInput;
  ApiKeyPage: ResolverTypeWrapper<Omit<ApiKeyPage, 'data' | 'meta'> & { data: Array<ResolversTypes['ApiKey']>, meta: ResolversTypes['PageMeta'] }>;
  ApiKeySort: ApiKeySort;
  ApiKeySortField: ApiKeySortField;
  ApiKeyState: ApiKeyState;
  ApplyFileImportResult: ResolverTypeWrapper<Omit<ApplyFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  ArchiveDocumentInput: ArchiveDocumentInput;
  ArchiveDocumentResult: ResolverTypeWrapper<Omit<ArchiveDocumentResult, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  ArchiveSubstatusResult: ResolverTypeWrapper<Omit<ArchiveSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversTypes['Substatus']> }>;
  AreaPermission: ResolverTypeWrapper<AreaPermission>;
  AssessOrderItemResult: ResolverTypeWrapper<Omit<AssessOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  AssignableType: AssignableType;
  AssignmentNotification: ResolverTypeWrapper<RestAssignmentNotification>;
  AvailableOrderItem: ResolverTypeWrapper<RestAvailableOrderItem>;
  AvailableOrderItemFilter: AvailableOrderItemFilter;
  AvailableOrderItemPage: ResolverTypeWrapper<Omit<AvailableOrderItemPage, 'data' | 'meta'> & { data: Array<ResolversTypes['AvailableOrderItem']>, meta: ResolversTypes['PageMeta'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelWorkResult: ResolverTypeWrapper<Omit<CancelWorkResult, 'work'> & { work?: Maybe<ResolversTypes['Work']> }>;
  Change: ResolverTypeWrapper<RestChange>;
  ChangeAction: ChangeAction;
  ChangePage: ResolverTypeWrapper<RestChangePage>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ChangePasswordResult>;
  CheckAnswer: CheckAnswer;
  CheckReason: ResolverTypeWrapper<CheckReason>;
  ClearNotificationsInput: ClearNotificationsInput;
  ClearNotificationsResult: ResolverTypeWrapper<ClearNotificationsResult>;
  ColorPalette: ResolverTypeWrapper<ColorPalette>;
  ColorPaletteInput: ColorPaletteInput;
  Comment: ResolverTypeWrapper<RestComment>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentFilter: CommentFilter;
  CommentNotification: ResolverTypeWrapper<RestCommentNotification>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Comment']>, meta: ResolversTypes['PageMeta'] }>;
  CommentParent: ResolverTypeWrapper<RestCommentParent>;
  CommentPermission: ResolverTypeWrapper<CommentPermission>;
  CommentResult: ResolverTypeWrapper<Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentSource: CommentSource;
  CommentableInput: CommentableInput;
  CommentableType: CommentableType;
  ContentNote: ResolverTypeWrapper<ContentNote>;
  ControlStatement: ResolverTypeWrapper<ControlStatement>;
  ControlStatementAnswer: ControlStatementAnswer;
  CopyPurchaseOrderInput: CopyPurchaseOrderInput;
  CountedListInput: CountedListInput;
  Country: ResolverTypeWrapper<Country>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  Courier: ResolverTypeWrapper<RestCourier>;
  CourierColumn: CourierColumn;
  CourierFilter: CourierFilter;
  CourierListInput: CourierListInput;
  CourierPage: ResolverTypeWrapper<Omit<CourierPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Courier']>, meta: ResolversTypes['PageMeta'] }>;
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
  CreateOrderItemResult: ResolverTypeWrapper<Omit<CreateOrderItemResult, 'orderItem' | 'purchaseOrder'> & { orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  CreateOrderItemsInput: CreateOrderItemsInput;
  CreateOrderItemsResult: ResolverTypeWrapper<Omit<CreateOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversTypes['PurchaseOrder']>>, results: Array<ResolversTypes['CreateOrderItemResult']> }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationResult: ResolverTypeWrapper<Omit<CreateOrganizationResult, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  CreateProgramInput: CreateProgramInput;
  CreateProgramResult: ResolverTypeWrapper<Omit<CreateProgramResult, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: ResolverTypeWrapper<Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  CreateSavedViewInput: CreateSavedViewInput;
  CreateSavedViewResult: ResolverTypeWrapper<Omit<CreateSavedViewResult, 'savedView'> & { savedView?: Maybe<ResolversTypes['SavedView']> }>;
  CreateShipmentInput: CreateShipmentInput;
  CreateShipmentResult: ResolverTypeWrapper<Omit<CreateShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversTypes['Shipment']> }>;
  CreateSubstatusInput: CreateSubstatusInput;
  CreateSubstatusResult: ResolverTypeWrapper<Omit<CreateSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversTypes['Substatus']> }>;
  CreateUserInput: CreateUserInput;
  CreateUserResult: ResolverTypeWrapper<Omit<CreateUserResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  CreateUsersResult: ResolverTypeWrapper<Omit<CreateUsersResult, 'results'> & { results: Array<ResolversTypes['CreateUserResult']> }>;
  CreateVendorInput: CreateVendorInput;
  CreateVendorResult: ResolverTypeWrapper<Omit<CreateVendorResult, 'vendor'> & { vendor?: Maybe<ResolversTypes['Vendor']> }>;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  DangerousGood: ResolverTypeWrapper<DangerousGood>;
  DangerousGoods: ResolverTypeWrapper<RestDangerousGoods>;
  DangerousGoodsClass: ResolverTypeWrapper<DangerousGoodsClass>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateOrder: DateOrder;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DecimalSign: DecimalSign;
  DeclarationPart: ResolverTypeWrapper<DeclarationPart>;
  DeclarationState: DeclarationState;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: ResolverTypeWrapper<DeleteCommentResult>;
  DeleteOrderItemResult: ResolverTypeWrapper<RestRemoval>;
  DeleteOrderItemsInput: DeleteOrderItemsInput;
  DeleteOrderItemsResult: ResolverTypeWrapper<Omit<DeleteOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversTypes['PurchaseOrder']>>, results: Array<ResolversTypes['DeleteOrderItemResult']> }>;
  DeleteSavedViewResult: ResolverTypeWrapper<DeleteSavedViewResult>;
  DiscardFileImportResult: ResolverTypeWrapper<DiscardFileImportResult>;
  Document: ResolverTypeWrapper<RestDocument>;
  DocumentColumn: DocumentColumn;
  DocumentNotification: ResolverTypeWrapper<RestDocumentNotification>;
  DocumentPage: ResolverTypeWrapper<Omit<DocumentPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Document']>, meta: ResolversTypes['PageMeta'] }>;
  DocumentParent: ResolverTypeWrapper<RestDocumentParent>;
  DocumentParentInput: DocumentParentInput;
  DocumentParentType: DocumentParentType;
  DocumentRequirements: ResolverTypeWrapper<DocumentRequirements>;
  DocumentSort: DocumentSort;
  DocumentSortField: DocumentSortField;
  DocumentStatus: DocumentStatus;
  DocumentType: ResolverTypeWrapper<RestDocumentType>;
  DuplicatePair: ResolverTypeWrapper<RestDuplicatePair>;
  DuplicatePairs: ResolverTypeWrapper<Omit<DuplicatePairs, 'data'> & { data: Array<ResolversTypes['DuplicatePair']> }>;
  DuplicateRecord: ResolverTypeWrapper<RestDuplicateRecord>;
  EndUser: ResolverTypeWrapper<RestEndUser>;
  EndUserColumn: EndUserColumn;
  EndUserFilter: EndUserFilter;
  EndUserListInput: EndUserListInput;
  EndUserPage: ResolverTypeWrapper<Omit<EndUserPage, 'data' | 'meta'> & { data: Array<ResolversTypes['EndUser']>, meta: ResolversTypes['PageMeta'] }>;
  EndUserSort: EndUserSort;
  EndUserSortField: EndUserSortField;
  ErrorCode: ErrorCode;
  ExpiringDocument: ResolverTypeWrapper<RestExpiringDocument>;
  ExpiringDocumentPage: ResolverTypeWrapper<Omit<ExpiringDocumentPage, 'data' | 'meta'> & { data: Array<ResolversTypes['ExpiringDocument']>, meta: ResolversTypes['PageMeta'] }>;
  ExportCheck: ResolverTypeWrapper<ExportCheck>;
  ExportEffect: ExportEffect;
  ExportLevel: ExportLevel;
  ExportRule: ResolverTypeWrapper<RestExportRule>;
  ExportStatement: ResolverTypeWrapper<ExportStatement>;
  ExportedCode: ResolverTypeWrapper<ExportedCode>;
  FeatureFlags: ResolverTypeWrapper<FeatureFlags>;
  FeatureFlagsInput: FeatureFlagsInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  FileCell: ResolverTypeWrapper<FileCell>;
  FileColumn: ResolverTypeWrapper<FileColumn>;
  FileColumnInput: FileColumnInput;
  FileConvention: ResolverTypeWrapper<FileConvention>;
  FileFormat: FileFormat;
  FileImport: ResolverTypeWrapper<RestFileImport>;
  FileImportCounts: ResolverTypeWrapper<FileImportCounts>;
  FileImportDifference: ResolverTypeWrapper<FileImportDifference>;
  FileImportKind: FileImportKind;
  FileImportMade: ResolverTypeWrapper<RestFileImportMade>;
  FileImportMapping: ResolverTypeWrapper<FileImportMapping>;
  FileImportName: ResolverTypeWrapper<RestFileImportName>;
  FileImportPage: ResolverTypeWrapper<Omit<FileImportPage, 'data' | 'meta'> & { data: Array<ResolversTypes['FileImport']>, meta: ResolversTypes['PageMeta'] }>;
  FileImportResult: ResolverTypeWrapper<RestFileImportResult>;
  FileImportResultPage: ResolverTypeWrapper<Omit<FileImportResultPage, 'data' | 'meta'> & { data: Array<ResolversTypes['FileImportResult']>, meta: ResolversTypes['PageMeta'] }>;
  FileImportRow: ResolverTypeWrapper<RestFileImportRow>;
  FileImportRowCell: ResolverTypeWrapper<FileImportRowCell>;
  FileImportRowPage: ResolverTypeWrapper<Omit<FileImportRowPage, 'data' | 'meta'> & { data: Array<ResolversTypes['FileImportRow']>, meta: ResolversTypes['PageMeta'] }>;
  FileImportRowState: FileImportRowState;
  FileImportState: FileImportState;
  FileImportStays: ResolverTypeWrapper<FileImportStays>;
  FileImportSums: ResolverTypeWrapper<FileImportSums>;
  FileImportUndo: ResolverTypeWrapper<FileImportUndo>;
  FileQuestion: FileQuestion;
  FileSheet: ResolverTypeWrapper<FileSheet>;
  FixedField: ResolverTypeWrapper<FixedField>;
  GivenApprovals: ResolverTypeWrapper<RestGivenApprovals>;
  GoodsOrigin: GoodsOrigin;
  GoodsReceipt: ResolverTypeWrapper<RestGoodsReceipt>;
  Group: ResolverTypeWrapper<RestGroup>;
  GroupColumn: GroupColumn;
  GroupFilter: GroupFilter;
  GroupListInput: GroupListInput;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Group']>, meta: ResolversTypes['PageMeta'] }>;
  GroupSort: GroupSort;
  GroupSortField: GroupSortField;
  Guide: ResolverTypeWrapper<RestGuide>;
  GuideAdministrator: ResolverTypeWrapper<GuideAdministrator>;
  GuideState: GuideState;
  GuideStep: ResolverTypeWrapper<RestGuideStep>;
  GuideStepKey: GuideStepKey;
  GuideStepState: GuideStepState;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<RestHistoryEntry>;
  HistoryImport: ResolverTypeWrapper<HistoryImport>;
  HistoryKey: ResolverTypeWrapper<RestHistoryKey>;
  HistoryName: ResolverTypeWrapper<HistoryName>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'data' | 'meta'> & { data: Array<ResolversTypes['HistoryEntry']>, meta: ResolversTypes['PageMeta'] }>;
  HistorySource: HistorySource;
  HsCodeValue: ResolverTypeWrapper<HsCodeValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportField: ResolverTypeWrapper<RestImportField>;
  ImportFieldKind: ImportFieldKind;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationLinkResult: ResolverTypeWrapper<InvitationLinkResult>;
  InviteOrganizationAdminInput: InviteOrganizationAdminInput;
  IssuedPaper: ResolverTypeWrapper<RestIssuedPaper>;
  IssuedPapers: ResolverTypeWrapper<RestIssuedPapers>;
  ItemsWork: ResolverTypeWrapper<RestItemsWork>;
  KitPartInput: KitPartInput;
  LeftRow: ResolverTypeWrapper<LeftRow>;
  LeftRowKind: LeftRowKind;
  LikelyTwin: ResolverTypeWrapper<LikelyTwin>;
  ListCount: ResolverTypeWrapper<ListCount>;
  ListOpening: ListOpening;
  ListSetting: ResolverTypeWrapper<RestListSetting>;
  ListViews: ResolverTypeWrapper<RestListViews>;
  LookupEntry: ResolverTypeWrapper<LookupEntry>;
  MappingSource: MappingSource;
  MarkNotificationReadResult: ResolverTypeWrapper<Omit<MarkNotificationReadResult, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  MendFileImportInput: MendFileImportInput;
  MendFileImportResult: ResolverTypeWrapper<Omit<MendFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  MendedCellInput: MendedCellInput;
  MendedRowInput: MendedRowInput;
  Merge: ResolverTypeWrapper<RestMerge>;
  MergeCandidate: ResolverTypeWrapper<RestMergeCandidate>;
  MergeField: ResolverTypeWrapper<RestMergeField>;
  MergeFieldInput: MergeFieldInput;
  MergePart: ResolverTypeWrapper<RestMergePart>;
  MergePreview: ResolverTypeWrapper<RestMergePreview>;
  MergeRecordsInput: MergeRecordsInput;
  MergeRecordsResult: ResolverTypeWrapper<Omit<MergeRecordsResult, 'current' | 'merge'> & { current?: Maybe<ResolversTypes['MergePreview']>, merge?: Maybe<ResolversTypes['Merge']> }>;
  MergeStay: ResolverTypeWrapper<RestMergeStay>;
  MergeStayReason: MergeStayReason;
  MergeableType: MergeableType;
  MergedRecord: ResolverTypeWrapper<MergedRecord>;
  MergedRecordInput: MergedRecordInput;
  MissingField: ResolverTypeWrapper<RestMissingField>;
  ModelType: ResolverTypeWrapper<RestModelType>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameAnswerInput: NameAnswerInput;
  NameChoice: NameChoice;
  NamedRecord: ResolverTypeWrapper<NamedRecord>;
  NamingCount: ResolverTypeWrapper<RestNamingCount>;
  NamingKind: NamingKind;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  Notification: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Notification']>;
  NotificationChange: ResolverTypeWrapper<Omit<NotificationChange, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  NotificationPage: ResolverTypeWrapper<Omit<NotificationPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Notification']>, meta: ResolversTypes['PageMeta'] }>;
  NotificationProgram: ResolverTypeWrapper<NotificationProgram>;
  NotificationProgramSetting: ResolverTypeWrapper<RestProgramSetting>;
  NotificationProgramSettingInput: NotificationProgramSettingInput;
  NotificationRecord: ResolverTypeWrapper<RestNotificationRecord>;
  NotificationSettings: ResolverTypeWrapper<RestNotificationSettings>;
  NotificationType: NotificationType;
  NotificationTypeInfo: ResolverTypeWrapper<NotificationTypeInfo>;
  NotificationTypeSetting: ResolverTypeWrapper<NotificationTypeSetting>;
  NotificationTypeSettingInput: NotificationTypeSettingInput;
  OpenPasswordLinkInput: OpenPasswordLinkInput;
  OpenPasswordLinkResult: ResolverTypeWrapper<OpenPasswordLinkResult>;
  OrderItem: ResolverTypeWrapper<RestOrderItem>;
  OrderItemColumn: OrderItemColumn;
  OrderItemDefaults: ResolverTypeWrapper<RestOrderItemDefaults>;
  OrderItemFilter: OrderItemFilter;
  OrderItemListInput: OrderItemListInput;
  OrderItemOverview: OrderItemOverview;
  OrderItemPage: ResolverTypeWrapper<Omit<OrderItemPage, 'data' | 'meta'> & { data: Array<ResolversTypes['OrderItem']>, meta: ResolversTypes['PageMeta'] }>;
  OrderItemPart: ResolverTypeWrapper<RestOrderItemPart>;
  OrderItemPlace: ResolverTypeWrapper<RestItemPlace>;
  OrderItemResult: ResolverTypeWrapper<Omit<OrderItemResult, 'orderItem' | 'purchaseOrder'> & { orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  OrderItemSort: OrderItemSort;
  OrderItemSortField: OrderItemSortField;
  OrderItemStep: OrderItemStep;
  OrdersInMonth: ResolverTypeWrapper<OrdersInMonth>;
  OrdersInStatus: ResolverTypeWrapper<RestOrdersInStatus>;
  Organization: ResolverTypeWrapper<RestOrganization>;
  OrganizationColumn: OrganizationColumn;
  OrganizationListInput: OrganizationListInput;
  OrganizationPage: ResolverTypeWrapper<Omit<OrganizationPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Organization']>, meta: ResolversTypes['PageMeta'] }>;
  OrganizationSort: OrganizationSort;
  OrganizationSortField: OrganizationSortField;
  OriginValue: ResolverTypeWrapper<OriginValue>;
  PackageLine: ResolverTypeWrapper<RestPackageLine>;
  PackageLineInput: PackageLineInput;
  PackageType: ResolverTypeWrapper<PackageType>;
  PackedItem: ResolverTypeWrapper<RestPackedItem>;
  PackedItemInput: PackedItemInput;
  PageMeta: ResolverTypeWrapper<RestPageMeta>;
  PasswordLinkPurpose: PasswordLinkPurpose;
  PasswordLinkState: PasswordLinkState;
  PasswordResetLinkResult: ResolverTypeWrapper<PasswordResetLinkResult>;
  Permissions: ResolverTypeWrapper<RestPermission>;
  Picture: ResolverTypeWrapper<RestPicture>;
  PluralForms: ResolverTypeWrapper<PluralForms>;
  PreviewFileImportResult: ResolverTypeWrapper<Omit<PreviewFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  Program: ResolverTypeWrapper<RestProgram>;
  ProgramColumn: ProgramColumn;
  ProgramCounts: ResolverTypeWrapper<ProgramCounts>;
  ProgramListInput: ProgramListInput;
  ProgramOrderFigures: ResolverTypeWrapper<RestOrderFigures>;
  ProgramPage: ResolverTypeWrapper<Omit<ProgramPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Program']>, meta: ResolversTypes['PageMeta'] }>;
  ProgramSort: ProgramSort;
  ProgramSortField: ProgramSortField;
  ProhibitionNotification: ResolverTypeWrapper<RestProhibitionNotification>;
  PurchaseOrder: ResolverTypeWrapper<RestPurchaseOrder>;
  PurchaseOrderColumn: PurchaseOrderColumn;
  PurchaseOrderDefaults: ResolverTypeWrapper<PurchaseOrderDefaults>;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderListInput: PurchaseOrderListInput;
  PurchaseOrderOverview: PurchaseOrderOverview;
  PurchaseOrderPage: ResolverTypeWrapper<Omit<PurchaseOrderPage, 'data' | 'meta'> & { data: Array<ResolversTypes['PurchaseOrder']>, meta: ResolversTypes['PageMeta'] }>;
  PurchaseOrderPdf: ResolverTypeWrapper<OrderPaper>;
  PurchaseOrderResult: ResolverTypeWrapper<Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderSort: PurchaseOrderSort;
  PurchaseOrderSortField: PurchaseOrderSortField;
  PurchaseOrderSource: PurchaseOrderSource;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadinessCheck: ResolverTypeWrapper<RestReadinessCheck>;
  ReadinessSeverity: ReadinessSeverity;
  ReadinessTarget: ReadinessTarget;
  Receipt: ResolverTypeWrapper<RestReceipt>;
  ReceiptKind: ReceiptKind;
  ReceiveOrderItemResult: ResolverTypeWrapper<Omit<ReceiveOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  RecordChange: ResolverTypeWrapper<ChangeEvent>;
  RecordListInput: RecordListInput;
  RecordName: ResolverTypeWrapper<RestRecordName>;
  RecordResult: ResolverTypeWrapper<Omit<RecordResult, 'record'> & { record?: Maybe<ResolversTypes['Versioned']> }>;
  RecordType: RecordType;
  RecordsResult: ResolverTypeWrapper<Omit<RecordsResult, 'results'> & { results: Array<ResolversTypes['RecordResult']> }>;
  RefreshTokenResult: ResolverTypeWrapper<RefreshTokenResult>;
  RefusedStatus: ResolverTypeWrapper<Omit<RefusedStatus, 'status'> & { status: ResolversTypes['Status'] }>;
  ReleaseOrderItemInput: ReleaseOrderItemInput;
  ReleaseOrderItemResult: ResolverTypeWrapper<Omit<ReleaseOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  RemoveSampleProgramResult: ResolverTypeWrapper<RemoveSampleProgramResult>;
  RemoveShipmentItemInput: RemoveShipmentItemInput;
  RemovedOrderItem: ResolverTypeWrapper<RestRemovedItem>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<RequestPasswordResetResult>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<Omit<ResetPasswordResult, 'profile'> & { profile?: Maybe<ResolversTypes['User']> }>;
  ReviewNotification: ResolverTypeWrapper<RestReviewNotification>;
  RevokeApiKeyResult: ResolverTypeWrapper<Omit<RevokeApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  RiskLevel: ResolverTypeWrapper<RiskLevel>;
  Role: ResolverTypeWrapper<Role>;
  SavedView: ResolverTypeWrapper<RestSavedView>;
  SavedViewChange: ResolverTypeWrapper<SavedViewEvent>;
  ScreeningDocument: ResolverTypeWrapper<RestScreening>;
  SegregatedPair: ResolverTypeWrapper<RestPair>;
  SegregationOutcome: SegregationOutcome;
  SegregationTable: ResolverTypeWrapper<SegregationTable>;
  SegregationWay: SegregationWay;
  SetShipmentApprovalsInput: SetShipmentApprovalsInput;
  SetShipmentDeliveryInput: SetShipmentDeliveryInput;
  SetShipmentPackagesInput: SetShipmentPackagesInput;
  SetUpInput: SetUpInput;
  SetUpResult: ResolverTypeWrapper<Omit<SetUpResult, 'profile'> & { profile?: Maybe<ResolversTypes['User']> }>;
  Settings: ResolverTypeWrapper<Settings>;
  Shipment: ResolverTypeWrapper<RestShipment>;
  ShipmentApproval: ResolverTypeWrapper<RestGivenApproval>;
  ShipmentApprovalKind: ShipmentApprovalKind;
  ShipmentApprovals: ResolverTypeWrapper<RestShipment>;
  ShipmentColumn: ShipmentColumn;
  ShipmentDefaults: ResolverTypeWrapper<ShipmentDefaults>;
  ShipmentDeliveryInput: ShipmentDeliveryInput;
  ShipmentField: ShipmentField;
  ShipmentFilter: ShipmentFilter;
  ShipmentListInput: ShipmentListInput;
  ShipmentOverview: ShipmentOverview;
  ShipmentPage: ResolverTypeWrapper<Omit<ShipmentPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Shipment']>, meta: ResolversTypes['PageMeta'] }>;
  ShipmentPdf: ResolverTypeWrapper<ShipmentPaper>;
  ShipmentPdfKind: ShipmentPdfKind;
  ShipmentResult: ResolverTypeWrapper<Omit<ShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversTypes['Shipment']> }>;
  ShipmentSort: ShipmentSort;
  ShipmentSortField: ShipmentSortField;
  ShipmentStep: ShipmentStep;
  ShownColumn: ResolverTypeWrapper<ShownColumn>;
  ShownColumnInput: ShownColumnInput;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversTypes['User']> }>;
  SignOutResult: ResolverTypeWrapper<SignOutResult>;
  SortDirection: SortDirection;
  SplitOrderItemByKitInput: SplitOrderItemByKitInput;
  SplitOrderItemByQuantityInput: SplitOrderItemByQuantityInput;
  SplitOrderItemResult: ResolverTypeWrapper<Omit<SplitOrderItemResult, 'current' | 'orderItems' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItems?: Maybe<Array<ResolversTypes['OrderItem']>>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  StartItemFieldsWorkInput: StartItemFieldsWorkInput;
  StartStatusWorkInput: StartStatusWorkInput;
  StartUsersWorkInput: StartUsersWorkInput;
  StartWorkResult: ResolverTypeWrapper<Omit<StartWorkResult, 'work'> & { work?: Maybe<ResolversTypes['Work']> }>;
  Status: ResolverTypeWrapper<RestStatus>;
  StatusColor: StatusColor;
  StatusModel: StatusModel;
  StatusPhase: StatusPhase;
  StorageTemperatures: ResolverTypeWrapper<StorageTemperatures>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Substatus: ResolverTypeWrapper<RestSubstatus>;
  SubstatusColumn: SubstatusColumn;
  SubstatusFilter: SubstatusFilter;
  SubstatusListInput: SubstatusListInput;
  SubstatusPage: ResolverTypeWrapper<Omit<SubstatusPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Substatus']>, meta: ResolversTypes['PageMeta'] }>;
  SubstatusSort: SubstatusSort;
  SubstatusSortField: SubstatusSortField;
  TwinType: TwinType;
  UnNumber: ResolverTypeWrapper<UnNumber>;
  UndoFileImportResult: ResolverTypeWrapper<Omit<UndoFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  UndoMergeResult: ResolverTypeWrapper<Omit<UndoMergeResult, 'merge'> & { merge?: Maybe<ResolversTypes['Merge']> }>;
  UndoWorkResult: ResolverTypeWrapper<Omit<UndoWorkResult, 'work'> & { work?: Maybe<ResolversTypes['Work']> }>;
  UnitOfMeasure: ResolverTypeWrapper<UnitOfMeasure>;
  UnprintableLetters: ResolverTypeWrapper<UnprintableLetters>;
  UpdateAirlineInput: UpdateAirlineInput;
  UpdateAirlineResult: ResolverTypeWrapper<Omit<UpdateAirlineResult, 'airline' | 'current'> & { airline?: Maybe<ResolversTypes['Airline']>, current?: Maybe<ResolversTypes['Airline']> }>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCourierInput: UpdateCourierInput;
  UpdateCourierResult: ResolverTypeWrapper<Omit<UpdateCourierResult, 'courier' | 'current'> & { courier?: Maybe<ResolversTypes['Courier']>, current?: Maybe<ResolversTypes['Courier']> }>;
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: ResolverTypeWrapper<Omit<UpdateDocumentResult, 'current' | 'document'> & { current?: Maybe<ResolversTypes['Document']>, document?: Maybe<ResolversTypes['Document']> }>;
  UpdateEndUserInput: UpdateEndUserInput;
  UpdateEndUserResult: ResolverTypeWrapper<Omit<UpdateEndUserResult, 'current' | 'endUser'> & { current?: Maybe<ResolversTypes['EndUser']>, endUser?: Maybe<ResolversTypes['EndUser']> }>;
  UpdateFileImportInput: UpdateFileImportInput;
  UpdateFileImportResult: ResolverTypeWrapper<Omit<UpdateFileImportResult, 'current' | 'fileImport'> & { current?: Maybe<ResolversTypes['FileImport']>, fileImport?: Maybe<ResolversTypes['FileImport']> }>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupResult: ResolverTypeWrapper<Omit<UpdateGroupResult, 'current' | 'group'> & { current?: Maybe<ResolversTypes['Group']>, group?: Maybe<ResolversTypes['Group']> }>;
  UpdateGuideInput: UpdateGuideInput;
  UpdateGuideResult: ResolverTypeWrapper<Omit<UpdateGuideResult, 'guide'> & { guide?: Maybe<ResolversTypes['Guide']> }>;
  UpdateListSettingInput: UpdateListSettingInput;
  UpdateListSettingResult: ResolverTypeWrapper<Omit<UpdateListSettingResult, 'listSetting'> & { listSetting?: Maybe<ResolversTypes['ListSetting']> }>;
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsResult: ResolverTypeWrapper<Omit<UpdateNotificationSettingsResult, 'notificationSettings'> & { notificationSettings?: Maybe<ResolversTypes['NotificationSettings']> }>;
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: ResolverTypeWrapper<Omit<UpdateOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  UpdateOrderItemsInput: UpdateOrderItemsInput;
  UpdateOrderItemsResult: ResolverTypeWrapper<Omit<UpdateOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversTypes['PurchaseOrder']>>, results: Array<ResolversTypes['UpdateOrderItemResult']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationResult: ResolverTypeWrapper<Omit<UpdateOrganizationResult, 'current' | 'organization'> & { current?: Maybe<ResolversTypes['Organization']>, organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdateOwnPreferencesInput: UpdateOwnPreferencesInput;
  UpdateProgramInput: UpdateProgramInput;
  UpdateProgramResult: ResolverTypeWrapper<Omit<UpdateProgramResult, 'current' | 'program'> & { current?: Maybe<ResolversTypes['Program']>, program?: Maybe<ResolversTypes['Program']> }>;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: ResolverTypeWrapper<Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  UpdateSavedViewInput: UpdateSavedViewInput;
  UpdateSavedViewResult: ResolverTypeWrapper<Omit<UpdateSavedViewResult, 'current' | 'savedView'> & { current?: Maybe<ResolversTypes['SavedView']>, savedView?: Maybe<ResolversTypes['SavedView']> }>;
  UpdateShipmentInput: UpdateShipmentInput;
  UpdateShipmentResult: ResolverTypeWrapper<Omit<UpdateShipmentResult, 'current' | 'shipment'> & { current?: Maybe<ResolversTypes['Shipment']>, shipment?: Maybe<ResolversTypes['Shipment']> }>;
  UpdateSubstatusInput: UpdateSubstatusInput;
  UpdateSubstatusResult: ResolverTypeWrapper<Omit<UpdateSubstatusResult, 'current' | 'substatus'> & { current?: Maybe<ResolversTypes['Substatus']>, substatus?: Maybe<ResolversTypes['Substatus']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserResult: ResolverTypeWrapper<Omit<UpdateUserResult, 'current' | 'user'> & { current?: Maybe<ResolversTypes['User']>, user?: Maybe<ResolversTypes['User']> }>;
  UpdateVendorInput: UpdateVendorInput;
  UpdateVendorResult: ResolverTypeWrapper<Omit<UpdateVendorResult, 'current' | 'vendor'> & { current?: Maybe<ResolversTypes['Vendor']>, vendor?: Maybe<ResolversTypes['Vendor']> }>;
  User: ResolverTypeWrapper<RestUser>;
  UserColumn: UserColumn;
  UserFilter: UserFilter;
  UserListInput: UserListInput;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'data' | 'meta'> & { data: Array<ResolversTypes['User']>, meta: ResolversTypes['PageMeta'] }>;
  UserResult: ResolverTypeWrapper<Omit<UserResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UserSort: UserSort;
  UserSortField: UserSortField;
  UserStatus: UserStatus;
  Vendor: ResolverTypeWrapper<RestVendor>;
  VendorColumn: VendorColumn;
  VendorFilter: VendorFilter;
  VendorListInput: VendorListInput;
  VendorPage: ResolverTypeWrapper<Omit<VendorPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Vendor']>, meta: ResolversTypes['PageMeta'] }>;
  VendorSort: VendorSort;
  VendorSortField: VendorSortField;
  Versioned: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Versioned']>;
  ViewSharing: ViewSharing;
  ViewedList: ViewedList;
  Viewer: ResolverTypeWrapper<RestViewer>;
  WeekStart: WeekStart;
  Work: ResolverTypeWrapper<RestWork>;
  WorkChange: ResolverTypeWrapper<WorkEvent>;
  WorkKind: WorkKind;
  WorkOutcome: WorkOutcome;
  WorkPage: ResolverTypeWrapper<Omit<WorkPage, 'data' | 'meta'> & { data: Array<ResolversTypes['Work']>, meta: ResolversTypes['PageMeta'] }>;
  WorkRow: ResolverTypeWrapper<RestWorkRow>;
  WorkRowPage: ResolverTypeWrapper<Omit<WorkRowPage, 'data' | 'meta'> & { data: Array<ResolversTypes['WorkRow']>, meta: ResolversTypes['PageMeta'] }>;
  WorkState: WorkState;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ability: Ability;
  AcknowledgeDangerousGoodsInput: AcknowledgeDangerousGoodsInput;
  AddSampleProgramResult: Omit<AddSampleProgramResult, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  AddShipmentItemsInput: AddShipmentItemsInput;
  Address: RestAddress;
  AddressInput: AddressInput;
  Airline: RestAirline;
  AirlinePage: Omit<AirlinePage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Airline']>, meta: ResolversParentTypes['PageMeta'] };
  AirlineSort: AirlineSort;
  AnswerDuplicatesInput: AnswerDuplicatesInput;
  AnswerDuplicatesResult: AnswerDuplicatesResult;
  AnswerFileImportInput: AnswerFileImportInput;
  AnswerFileImportResult: Omit<AnswerFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  ApiKey: RestApiKey;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyListInput: ApiKeyListInput;
  ApiKeyPage: Omit<ApiKeyPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['ApiKey']>, meta: ResolversParentTypes['PageMeta'] };
  ApiKeySort: ApiKeySort;
  ApplyFileImportResult: Omit<ApplyFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  ArchiveDocumentInput: ArchiveDocumentInput;
  ArchiveDocumentResult: Omit<ArchiveDocumentResult, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  ArchiveSubstatusResult: Omit<ArchiveSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversParentTypes['Substatus']> };
  AreaPermission: AreaPermission;
  AssessOrderItemResult: Omit<AssessOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  Assessment: Assessment;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  AssignmentNotification: RestAssignmentNotification;
  AvailableOrderItem: RestAvailableOrderItem;
  AvailableOrderItemFilter: AvailableOrderItemFilter;
  AvailableOrderItemPage: Omit<AvailableOrderItemPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['AvailableOrderItem']>, meta: ResolversParentTypes['PageMeta'] };
  Boolean: Scalars['Boolean']['output'];
  CancelWorkResult: Omit<CancelWorkResult, 'work'> & { work?: Maybe<ResolversParentTypes['Work']> };
  Change: RestChange;
  ChangePage: RestChangePage;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ChangePasswordResult;
  CheckReason: CheckReason;
  ClearNotificationsInput: ClearNotificationsInput;
  ClearNotificationsResult: ClearNotificationsResult;
  ColorPalette: ColorPalette;
  ColorPaletteInput: ColorPaletteInput;
  Comment: RestComment;
  CommentChange: Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentFilter: CommentFilter;
  CommentNotification: RestCommentNotification;
  CommentPage: Omit<CommentPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Comment']>, meta: ResolversParentTypes['PageMeta'] };
  CommentParent: RestCommentParent;
  CommentPermission: CommentPermission;
  CommentResult: Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentableInput: CommentableInput;
  ContentNote: ContentNote;
  ControlStatement: ControlStatement;
  CopyPurchaseOrderInput: CopyPurchaseOrderInput;
  CountedListInput: CountedListInput;
  Country: Country;
  CountryCode: Scalars['CountryCode']['output'];
  Courier: RestCourier;
  CourierFilter: CourierFilter;
  CourierListInput: CourierListInput;
  CourierPage: Omit<CourierPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Courier']>, meta: ResolversParentTypes['PageMeta'] };
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
  CreateOrderItemResult: Omit<CreateOrderItemResult, 'orderItem' | 'purchaseOrder'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  CreateOrderItemsInput: CreateOrderItemsInput;
  CreateOrderItemsResult: Omit<CreateOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversParentTypes['PurchaseOrder']>>, results: Array<ResolversParentTypes['CreateOrderItemResult']> };
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationResult: Omit<CreateOrganizationResult, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  CreateProgramInput: CreateProgramInput;
  CreateProgramResult: Omit<CreateProgramResult, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  CreateSavedViewInput: CreateSavedViewInput;
  CreateSavedViewResult: Omit<CreateSavedViewResult, 'savedView'> & { savedView?: Maybe<ResolversParentTypes['SavedView']> };
  CreateShipmentInput: CreateShipmentInput;
  CreateShipmentResult: Omit<CreateShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversParentTypes['Shipment']> };
  CreateSubstatusInput: CreateSubstatusInput;
  CreateSubstatusResult: Omit<CreateSubstatusResult, 'substatus'> & { substatus?: Maybe<ResolversParentTypes['Substatus']> };
  CreateUserInput: CreateUserInput;
  CreateUserResult: Omit<CreateUserResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CreateUsersResult: Omit<CreateUsersResult, 'results'> & { results: Array<ResolversParentTypes['CreateUserResult']> };
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
  DeleteOrderItemResult: RestRemoval;
  DeleteOrderItemsInput: DeleteOrderItemsInput;
  DeleteOrderItemsResult: Omit<DeleteOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversParentTypes['PurchaseOrder']>>, results: Array<ResolversParentTypes['DeleteOrderItemResult']> };
  DeleteSavedViewResult: DeleteSavedViewResult;
  DiscardFileImportResult: DiscardFileImportResult;
  Document: RestDocument;
  DocumentNotification: RestDocumentNotification;
  DocumentPage: Omit<DocumentPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Document']>, meta: ResolversParentTypes['PageMeta'] };
  DocumentParent: RestDocumentParent;
  DocumentParentInput: DocumentParentInput;
  DocumentRequirements: DocumentRequirements;
  DocumentSort: DocumentSort;
  DocumentType: RestDocumentType;
  DuplicatePair: RestDuplicatePair;
  DuplicatePairs: Omit<DuplicatePairs, 'data'> & { data: Array<ResolversParentTypes['DuplicatePair']> };
  DuplicateRecord: RestDuplicateRecord;
  EndUser: RestEndUser;
  EndUserFilter: EndUserFilter;
  EndUserListInput: EndUserListInput;
  EndUserPage: Omit<EndUserPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['EndUser']>, meta: ResolversParentTypes['PageMeta'] };
  EndUserSort: EndUserSort;
  ExpiringDocument: RestExpiringDocument;
  ExpiringDocumentPage: Omit<ExpiringDocumentPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['ExpiringDocument']>, meta: ResolversParentTypes['PageMeta'] };
  ExportCheck: ExportCheck;
  ExportRule: RestExportRule;
  ExportStatement: ExportStatement;
  ExportedCode: ExportedCode;
  FeatureFlags: FeatureFlags;
  FeatureFlagsInput: FeatureFlagsInput;
  FieldError: FieldError;
  FileCell: FileCell;
  FileColumn: FileColumn;
  FileColumnInput: FileColumnInput;
  FileConvention: FileConvention;
  FileImport: RestFileImport;
  FileImportCounts: FileImportCounts;
  FileImportDifference: FileImportDifference;
  FileImportMade: RestFileImportMade;
  FileImportMapping: FileImportMapping;
  FileImportName: RestFileImportName;
  FileImportPage: Omit<FileImportPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['FileImport']>, meta: ResolversParentTypes['PageMeta'] };
  FileImportResult: RestFileImportResult;
  FileImportResultPage: Omit<FileImportResultPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['FileImportResult']>, meta: ResolversParentTypes['PageMeta'] };
  FileImportRow: RestFileImportRow;
  FileImportRowCell: FileImportRowCell;
  FileImportRowPage: Omit<FileImportRowPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['FileImportRow']>, meta: ResolversParentTypes['PageMeta'] };
  FileImportStays: FileImportStays;
  FileImportSums: FileImportSums;
  FileImportUndo: FileImportUndo;
  FileSheet: FileSheet;
  FixedField: FixedField;
  GivenApprovals: RestGivenApprovals;
  GoodsReceipt: RestGoodsReceipt;
  Group: RestGroup;
  GroupFilter: GroupFilter;
  GroupListInput: GroupListInput;
  GroupPage: Omit<GroupPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Group']>, meta: ResolversParentTypes['PageMeta'] };
  GroupSort: GroupSort;
  Guide: RestGuide;
  GuideAdministrator: GuideAdministrator;
  GuideStep: RestGuideStep;
  HistoryChange: HistoryChange;
  HistoryEntry: RestHistoryEntry;
  HistoryImport: HistoryImport;
  HistoryKey: RestHistoryKey;
  HistoryName: HistoryName;
  HistoryPage: Omit<HistoryPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['HistoryEntry']>, meta: ResolversParentTypes['PageMeta'] };
  HsCodeValue: HsCodeValue;
  ID: Scalars['ID']['output'];
  ImportField: RestImportField;
  Int: Scalars['Int']['output'];
  InvitationLinkResult: InvitationLinkResult;
  InviteOrganizationAdminInput: InviteOrganizationAdminInput;
  IssuedPaper: RestIssuedPaper;
  IssuedPapers: RestIssuedPapers;
  ItemsWork: RestItemsWork;
  KitPartInput: KitPartInput;
  LeftRow: LeftRow;
  LikelyTwin: LikelyTwin;
  ListCount: ListCount;
  ListSetting: RestListSetting;
  ListViews: RestListViews;
  LookupEntry: LookupEntry;
  MarkNotificationReadResult: Omit<MarkNotificationReadResult, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  MendFileImportInput: MendFileImportInput;
  MendFileImportResult: Omit<MendFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  MendedCellInput: MendedCellInput;
  MendedRowInput: MendedRowInput;
  Merge: RestMerge;
  MergeCandidate: RestMergeCandidate;
  MergeField: RestMergeField;
  MergeFieldInput: MergeFieldInput;
  MergePart: RestMergePart;
  MergePreview: RestMergePreview;
  MergeRecordsInput: MergeRecordsInput;
  MergeRecordsResult: Omit<MergeRecordsResult, 'current' | 'merge'> & { current?: Maybe<ResolversParentTypes['MergePreview']>, merge?: Maybe<ResolversParentTypes['Merge']> };
  MergeStay: RestMergeStay;
  MergedRecord: MergedRecord;
  MergedRecordInput: MergedRecordInput;
  MissingField: RestMissingField;
  ModelType: RestModelType;
  Mutation: Record<PropertyKey, never>;
  NameAnswerInput: NameAnswerInput;
  NamedRecord: NamedRecord;
  NamingCount: RestNamingCount;
  NavigationItem: NavigationItem;
  Notification: ResolversInterfaceTypes<ResolversParentTypes>['Notification'];
  NotificationChange: Omit<NotificationChange, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  NotificationPage: Omit<NotificationPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Notification']>, meta: ResolversParentTypes['PageMeta'] };
  NotificationProgram: NotificationProgram;
  NotificationProgramSetting: RestProgramSetting;
  NotificationProgramSettingInput: NotificationProgramSettingInput;
  NotificationRecord: RestNotificationRecord;
  NotificationSettings: RestNotificationSettings;
  NotificationTypeInfo: NotificationTypeInfo;
  NotificationTypeSetting: NotificationTypeSetting;
  NotificationTypeSettingInput: NotificationTypeSettingInput;
  OpenPasswordLinkInput: OpenPasswordLinkInput;
  OpenPasswordLinkResult: OpenPasswordLinkResult;
  OrderItem: RestOrderItem;
  OrderItemDefaults: RestOrderItemDefaults;
  OrderItemFilter: OrderItemFilter;
  OrderItemListInput: OrderItemListInput;
  OrderItemPage: Omit<OrderItemPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['OrderItem']>, meta: ResolversParentTypes['PageMeta'] };
  OrderItemPart: RestOrderItemPart;
  OrderItemPlace: RestItemPlace;
  OrderItemResult: Omit<OrderItemResult, 'orderItem' | 'purchaseOrder'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  OrderItemSort: OrderItemSort;
  OrdersInMonth: OrdersInMonth;
  OrdersInStatus: RestOrdersInStatus;
  Organization: RestOrganization;
  OrganizationListInput: OrganizationListInput;
  OrganizationPage: Omit<OrganizationPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Organization']>, meta: ResolversParentTypes['PageMeta'] };
  OrganizationSort: OrganizationSort;
  OriginValue: OriginValue;
  PackageLine: RestPackageLine;
  PackageLineInput: PackageLineInput;
  PackageType: PackageType;
  PackedItem: RestPackedItem;
  PackedItemInput: PackedItemInput;
  PageMeta: RestPageMeta;
  PasswordResetLinkResult: PasswordResetLinkResult;
  Permissions: RestPermission;
  Picture: RestPicture;
  PluralForms: PluralForms;
  PreviewFileImportResult: Omit<PreviewFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  Program: RestProgram;
  ProgramCounts: ProgramCounts;
  ProgramListInput: ProgramListInput;
  ProgramOrderFigures: RestOrderFigures;
  ProgramPage: Omit<ProgramPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Program']>, meta: ResolversParentTypes['PageMeta'] };
  ProgramSort: ProgramSort;
  ProhibitionNotification: RestProhibitionNotification;
  PurchaseOrder: RestPurchaseOrder;
  PurchaseOrderDefaults: PurchaseOrderDefaults;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderListInput: PurchaseOrderListInput;
  PurchaseOrderPage: Omit<PurchaseOrderPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['PurchaseOrder']>, meta: ResolversParentTypes['PageMeta'] };
  PurchaseOrderPdf: OrderPaper;
  PurchaseOrderResult: Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderSort: PurchaseOrderSort;
  Query: Record<PropertyKey, never>;
  ReadinessCheck: RestReadinessCheck;
  Receipt: RestReceipt;
  ReceiveOrderItemResult: Omit<ReceiveOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  RecordChange: ChangeEvent;
  RecordListInput: RecordListInput;
  RecordName: RestRecordName;
  RecordResult: Omit<RecordResult, 'record'> & { record?: Maybe<ResolversParentTypes['Versioned']> };
  RecordsResult: Omit<RecordsResult, 'results'> & { results: Array<ResolversParentTypes['RecordResult']> };
  RefreshTokenResult: RefreshTokenResult;
  RefusedStatus: Omit<RefusedStatus, 'status'> & { status: ResolversParentTypes['Status'] };
  ReleaseOrderItemInput: ReleaseOrderItemInput;
  ReleaseOrderItemResult: Omit<ReleaseOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  RemoveSampleProgramResult: RemoveSampleProgramResult;
  RemoveShipmentItemInput: RemoveShipmentItemInput;
  RemovedOrderItem: RestRemovedItem;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetResult: RequestPasswordResetResult;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: Omit<ResetPasswordResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['User']> };
  ReviewNotification: RestReviewNotification;
  RevokeApiKeyResult: Omit<RevokeApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  RiskLevel: RiskLevel;
  Role: Role;
  SavedView: RestSavedView;
  SavedViewChange: SavedViewEvent;
  ScreeningDocument: RestScreening;
  SegregatedPair: RestPair;
  SegregationTable: SegregationTable;
  SetShipmentApprovalsInput: SetShipmentApprovalsInput;
  SetShipmentDeliveryInput: SetShipmentDeliveryInput;
  SetShipmentPackagesInput: SetShipmentPackagesInput;
  SetUpInput: SetUpInput;
  SetUpResult: Omit<SetUpResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['User']> };
  Settings: Settings;
  Shipment: RestShipment;
  ShipmentApproval: RestGivenApproval;
  ShipmentApprovals: RestShipment;
  ShipmentDefaults: ShipmentDefaults;
  ShipmentDeliveryInput: ShipmentDeliveryInput;
  ShipmentFilter: ShipmentFilter;
  ShipmentListInput: ShipmentListInput;
  ShipmentPage: Omit<ShipmentPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Shipment']>, meta: ResolversParentTypes['PageMeta'] };
  ShipmentPdf: ShipmentPaper;
  ShipmentResult: Omit<ShipmentResult, 'shipment'> & { shipment?: Maybe<ResolversParentTypes['Shipment']> };
  ShipmentSort: ShipmentSort;
  ShownColumn: ShownColumn;
  ShownColumnInput: ShownColumnInput;
  SignInInput: SignInInput;
  SignInResult: Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['User']> };
  SignOutResult: SignOutResult;
  SplitOrderItemByKitInput: SplitOrderItemByKitInput;
  SplitOrderItemByQuantityInput: SplitOrderItemByQuantityInput;
  SplitOrderItemResult: Omit<SplitOrderItemResult, 'current' | 'orderItems' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItems?: Maybe<Array<ResolversParentTypes['OrderItem']>>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  StartItemFieldsWorkInput: StartItemFieldsWorkInput;
  StartStatusWorkInput: StartStatusWorkInput;
  StartUsersWorkInput: StartUsersWorkInput;
  StartWorkResult: Omit<StartWorkResult, 'work'> & { work?: Maybe<ResolversParentTypes['Work']> };
  Status: RestStatus;
  StorageTemperatures: StorageTemperatures;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Substatus: RestSubstatus;
  SubstatusFilter: SubstatusFilter;
  SubstatusListInput: SubstatusListInput;
  SubstatusPage: Omit<SubstatusPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Substatus']>, meta: ResolversParentTypes['PageMeta'] };
  SubstatusSort: SubstatusSort;
  UnNumber: UnNumber;
  UndoFileImportResult: Omit<UndoFileImportResult, 'fileImport'> & { fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  UndoMergeResult: Omit<UndoMergeResult, 'merge'> & { merge?: Maybe<ResolversParentTypes['Merge']> };
  UndoWorkResult: Omit<UndoWorkResult, 'work'> & { work?: Maybe<ResolversParentTypes['Work']> };
  UnitOfMeasure: UnitOfMeasure;
  UnprintableLetters: UnprintableLetters;
  UpdateAirlineInput: UpdateAirlineInput;
  UpdateAirlineResult: Omit<UpdateAirlineResult, 'airline' | 'current'> & { airline?: Maybe<ResolversParentTypes['Airline']>, current?: Maybe<ResolversParentTypes['Airline']> };
  UpdateCommentInput: UpdateCommentInput;
  UpdateCourierInput: UpdateCourierInput;
  UpdateCourierResult: Omit<UpdateCourierResult, 'courier' | 'current'> & { courier?: Maybe<ResolversParentTypes['Courier']>, current?: Maybe<ResolversParentTypes['Courier']> };
  UpdateDocumentInput: UpdateDocumentInput;
  UpdateDocumentResult: Omit<UpdateDocumentResult, 'current' | 'document'> & { current?: Maybe<ResolversParentTypes['Document']>, document?: Maybe<ResolversParentTypes['Document']> };
  UpdateEndUserInput: UpdateEndUserInput;
  UpdateEndUserResult: Omit<UpdateEndUserResult, 'current' | 'endUser'> & { current?: Maybe<ResolversParentTypes['EndUser']>, endUser?: Maybe<ResolversParentTypes['EndUser']> };
  UpdateFileImportInput: UpdateFileImportInput;
  UpdateFileImportResult: Omit<UpdateFileImportResult, 'current' | 'fileImport'> & { current?: Maybe<ResolversParentTypes['FileImport']>, fileImport?: Maybe<ResolversParentTypes['FileImport']> };
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupResult: Omit<UpdateGroupResult, 'current' | 'group'> & { current?: Maybe<ResolversParentTypes['Group']>, group?: Maybe<ResolversParentTypes['Group']> };
  UpdateGuideInput: UpdateGuideInput;
  UpdateGuideResult: Omit<UpdateGuideResult, 'guide'> & { guide?: Maybe<ResolversParentTypes['Guide']> };
  UpdateListSettingInput: UpdateListSettingInput;
  UpdateListSettingResult: Omit<UpdateListSettingResult, 'listSetting'> & { listSetting?: Maybe<ResolversParentTypes['ListSetting']> };
  UpdateNotificationSettingsInput: UpdateNotificationSettingsInput;
  UpdateNotificationSettingsResult: Omit<UpdateNotificationSettingsResult, 'notificationSettings'> & { notificationSettings?: Maybe<ResolversParentTypes['NotificationSettings']> };
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: Omit<UpdateOrderItemResult, 'current' | 'orderItem' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  UpdateOrderItemsInput: UpdateOrderItemsInput;
  UpdateOrderItemsResult: Omit<UpdateOrderItemsResult, 'purchaseOrders' | 'results'> & { purchaseOrders?: Maybe<Array<ResolversParentTypes['PurchaseOrder']>>, results: Array<ResolversParentTypes['UpdateOrderItemResult']> };
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationResult: Omit<UpdateOrganizationResult, 'current' | 'organization'> & { current?: Maybe<ResolversParentTypes['Organization']>, organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdateOwnPreferencesInput: UpdateOwnPreferencesInput;
  UpdateProgramInput: UpdateProgramInput;
  UpdateProgramResult: Omit<UpdateProgramResult, 'current' | 'program'> & { current?: Maybe<ResolversParentTypes['Program']>, program?: Maybe<ResolversParentTypes['Program']> };
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  UpdateSavedViewInput: UpdateSavedViewInput;
  UpdateSavedViewResult: Omit<UpdateSavedViewResult, 'current' | 'savedView'> & { current?: Maybe<ResolversParentTypes['SavedView']>, savedView?: Maybe<ResolversParentTypes['SavedView']> };
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
  UserListInput: UserListInput;
  UserPage: Omit<UserPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['User']>, meta: ResolversParentTypes['PageMeta'] };
  UserResult: Omit<UserResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UserSort: UserSort;
  Vendor: RestVendor;
  VendorFilter: VendorFilter;
  VendorListInput: VendorListInput;
  VendorPage: Omit<VendorPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Vendor']>, meta: ResolversParentTypes['PageMeta'] };
  VendorSort: VendorSort;
  Versioned: ResolversInterfaceTypes<ResolversParentTypes>['Versioned'];
  Viewer: RestViewer;
  Work: RestWork;
  WorkChange: WorkEvent;
  WorkPage: Omit<WorkPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['Work']>, meta: ResolversParentTypes['PageMeta'] };
  WorkRow: RestWorkRow;
  WorkRowPage: Omit<WorkRowPage, 'data' | 'meta'> & { data: Array<ResolversParentTypes['WorkRow']>, meta: ResolversParentTypes['PageMeta'] };
};

export type AbilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ability'] = ResolversParentTypes['Ability']> = {
  action?: Resolver<ResolversTypes['AbilityAction'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddSampleProgramResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSampleProgramResult'] = ResolversParentTypes['AddSampleProgramResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
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

export type AnswerDuplicatesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDuplicatesResult'] = ResolversParentTypes['AnswerDuplicatesResult']> = {
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type AnswerFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerFileImportResult'] = ResolversParentTypes['AnswerFileImportResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
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

export type ApplyFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyFileImportResult'] = ResolversParentTypes['ApplyFileImportResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
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
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
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

export type CancelWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelWorkResult'] = ResolversParentTypes['CancelWorkResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
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

export type CheckReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckReason'] = ResolversParentTypes['CheckReason']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type ContentNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentNote'] = ResolversParentTypes['ContentNote']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ControlStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ControlStatement'] = ResolversParentTypes['ControlStatement']> = {
  answer?: Resolver<ResolversTypes['ControlStatementAnswer'], ParentType, ContextType>;
  because?: Resolver<Array<ResolversTypes['CheckReason']>, ParentType, ContextType>;
  eccns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isProhibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visualComplianceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type CreateOrderItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderItemsResult'] = ResolversParentTypes['CreateOrderItemsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Maybe<Array<ResolversTypes['PurchaseOrder']>>, ParentType, ContextType>;
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

export type CreateSavedViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSavedViewResult'] = ResolversParentTypes['CreateSavedViewResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
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

export type CreateUsersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUsersResult'] = ResolversParentTypes['CreateUsersResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CreateUserResult']>, ParentType, ContextType>;
};

export type CreateVendorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVendorResult'] = ResolversParentTypes['CreateVendorResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export type DangerousGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DangerousGood'] = ResolversParentTypes['DangerousGood']> = {
  answer?: Resolver<ResolversTypes['CheckAnswer'], ParentType, ContextType>;
  because?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  answer?: Resolver<ResolversTypes['CheckAnswer'], ParentType, ContextType>;
  because?: Resolver<Array<ResolversTypes['CheckReason']>, ParentType, ContextType>;
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
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type DeleteOrderItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderItemsResult'] = ResolversParentTypes['DeleteOrderItemsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Maybe<Array<ResolversTypes['PurchaseOrder']>>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['DeleteOrderItemResult']>, ParentType, ContextType>;
};

export type DeleteSavedViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedViewResult'] = ResolversParentTypes['DeleteSavedViewResult']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DiscardFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardFileImportResult'] = ResolversParentTypes['DiscardFileImportResult']> = {
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
  zipPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type DuplicatePairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePair'] = ResolversParentTypes['DuplicatePair']> = {
  likeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DuplicateRecord']>, ParentType, ContextType>;
};

export type DuplicatePairsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePairs'] = ResolversParentTypes['DuplicatePairs']> = {
  data?: Resolver<Array<ResolversTypes['DuplicatePair']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DuplicateRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateRecord'] = ResolversParentTypes['DuplicateRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namedBy?: Resolver<Array<ResolversTypes['NamingCount']>, ParentType, ContextType>;
  programName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isProhibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  answer?: Resolver<ResolversTypes['CheckAnswer'], ParentType, ContextType>;
  because?: Resolver<Array<ResolversTypes['CheckReason']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['ExportedCode']>, ParentType, ContextType>;
  controlStatement?: Resolver<Maybe<ResolversTypes['ControlStatement']>, ParentType, ContextType>;
  decidedAgainst?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legend?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type FileCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileCell'] = ResolversParentTypes['FileCell']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileColumn'] = ResolversParentTypes['FileColumn']> = {
  asks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['MappingSource']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileConventionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileConvention'] = ResolversParentTypes['FileConvention']> = {
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['FileCell']>, ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['FileCell']>, ParentType, ContextType>;
  remembered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImport'] = ResolversParentTypes['FileImport']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['FileColumn']>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['FileImportCounts']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dates?: Resolver<ResolversTypes['FileConvention'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ImportField']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['FileFormat'], ParentType, ContextType>;
  headingsRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FileImportKind'], ParentType, ContextType>;
  lastRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftRows?: Resolver<Array<ResolversTypes['LeftRow']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<Array<ResolversTypes['FileImportMade']>, ParentType, ContextType>;
  mappingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['FileImportName']>, ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['FileConvention'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['FileQuestion']>, ParentType, ContextType>;
  refusedPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['FileImportResultPage'], ParentType, ContextType, RequireFields<FileImportResultsArgs, 'items' | 'page'>>;
  rows?: Resolver<ResolversTypes['FileImportRowPage'], ParentType, ContextType, RequireFields<FileImportRowsArgs, 'items' | 'page'>>;
  sheet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['FileSheet']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FileImportState'], ParentType, ContextType>;
  sums?: Resolver<Maybe<ResolversTypes['FileImportSums']>, ParentType, ContextType>;
  totalRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['FileImportUndo']>, ParentType, ContextType>;
  undoWork?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type FileImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportCounts'] = ResolversParentTypes['FileImportCounts']> = {
  attention?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileImportDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportDifference'] = ResolversParentTypes['FileImportDifference']> = {
  file?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileImportMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportMade'] = ResolversParentTypes['FileImportMade']> = {
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stays?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
};

export type FileImportMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportMapping'] = ResolversParentTypes['FileImportMapping']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileImportNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportName'] = ResolversParentTypes['FileImportName']> = {
  canBeEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['NameChoice']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['NamedRecord']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['NamedRecord']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyNotCreate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportPage'] = ResolversParentTypes['FileImportPage']> = {
  data?: Resolver<Array<ResolversTypes['FileImport']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type FileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportResult'] = ResolversParentTypes['FileImportResult']> = {
  changedItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusedItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  unchangedItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type FileImportResultPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportResultPage'] = ResolversParentTypes['FileImportResultPage']> = {
  data?: Resolver<Array<ResolversTypes['FileImportResult']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type FileImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportRow'] = ResolversParentTypes['FileImportRow']> = {
  cells?: Resolver<Array<ResolversTypes['FileImportRowCell']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FileImportRowState'], ParentType, ContextType>;
};

export type FileImportRowCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportRowCell'] = ResolversParentTypes['FileImportRowCell']> = {
  asks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileImportRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportRowPage'] = ResolversParentTypes['FileImportRowPage']> = {
  data?: Resolver<Array<ResolversTypes['FileImportRow']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type FileImportStaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportStays'] = ResolversParentTypes['FileImportStays']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FileImportSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportSums'] = ResolversParentTypes['FileImportSums']> = {
  differences?: Resolver<Array<ResolversTypes['FileImportDifference']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type FileImportUndoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileImportUndo'] = ResolversParentTypes['FileImportUndo']> = {
  back?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goesOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['FileImportStays']>, ParentType, ContextType>;
};

export type FileSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileSheet'] = ResolversParentTypes['FileSheet']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FixedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FixedField'] = ResolversParentTypes['FixedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GivenApprovalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenApprovals'] = ResolversParentTypes['GivenApprovals']> = {
  approvals?: Resolver<Array<ResolversTypes['ShipmentApproval']>, ParentType, ContextType>;
  changedSince?: Resolver<Array<ResolversTypes['ContentNote']>, ParentType, ContextType>;
  contentVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsReceipt'] = ResolversParentTypes['GoodsReceipt']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsRelease?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receivedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  releaseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  temperatureReading?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  attn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endUsersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<GroupHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProhibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latinName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  requiresImportPermit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  riskLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visualComplianceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  data?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type GuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guide'] = ResolversParentTypes['Guide']> = {
  administrators?: Resolver<Array<ResolversTypes['GuideAdministrator']>, ParentType, ContextType>;
  mayAddSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  programIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  putAway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sampleProgramId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['GuideStep']>, ParentType, ContextType>;
};

export type GuideAdministratorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideAdministrator'] = ResolversParentTypes['GuideAdministrator']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideStep'] = ResolversParentTypes['GuideStep']> = {
  after?: Resolver<Array<ResolversTypes['GuideStepKey']>, ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['GuideStepKey'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GuideStepState'], ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['HistoryName']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['HistoryKey']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['HistoryImport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['HistorySource'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type HistoryImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryImport'] = ResolversParentTypes['HistoryImport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryKey'] = ResolversParentTypes['HistoryKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maker?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryName'] = ResolversParentTypes['HistoryName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  data?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type HsCodeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HsCodeValue'] = ResolversParentTypes['HsCodeValue']> = {
  hsCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ImportFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportField'] = ResolversParentTypes['ImportField']> = {
  compareOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitationLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationLinkResult'] = ResolversParentTypes['InvitationLinkResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssuedPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedPaper'] = ResolversParentTypes['IssuedPaper']> = {
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuedPapersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedPapers'] = ResolversParentTypes['IssuedPapers']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentNote']>, ParentType, ContextType>;
  papers?: Resolver<Array<ResolversTypes['IssuedPaper']>, ParentType, ContextType>;
};

export type ItemsWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsWork'] = ResolversParentTypes['ItemsWork']> = {
  missingForShipment?: Resolver<Array<ResolversTypes['MissingField']>, ParentType, ContextType>;
  toAssess?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toReceive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toRelease?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeftRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftRow'] = ResolversParentTypes['LeftRow']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeftRowKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LikelyTwinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikelyTwin'] = ResolversParentTypes['LikelyTwin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListCount'] = ResolversParentTypes['ListCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListSetting'] = ResolversParentTypes['ListSetting']> = {
  columns?: Resolver<Maybe<Array<ResolversTypes['ShownColumn']>>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['ViewedList']>, ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['ListOpening'], ParentType, ContextType>;
  programId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ListViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViews'] = ResolversParentTypes['ListViews']> = {
  settings?: Resolver<Array<ResolversTypes['ListSetting']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type LookupEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupEntry'] = ResolversParentTypes['LookupEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkNotificationReadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationReadResult'] = ResolversParentTypes['MarkNotificationReadResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type MendFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MendFileImportResult'] = ResolversParentTypes['MendFileImportResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
};

export type MergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Merge'] = ResolversParentTypes['Merge']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  into?: Resolver<ResolversTypes['MergedRecord'], ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['NamingCount']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['MergedRecord']>, ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['MergeStay']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MergeableType'], ParentType, ContextType>;
  undoableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MergeCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCandidate'] = ResolversParentTypes['MergeCandidate']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  namedBy?: Resolver<Array<ResolversTypes['NamingCount']>, ParentType, ContextType>;
  programName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MergeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeField'] = ResolversParentTypes['MergeField']> = {
  differs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['MergePart']>, ParentType, ContextType>;
};

export type MergePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePart'] = ResolversParentTypes['MergePart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  becomesProhibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['MergeField']>, ParentType, ContextType>;
  intoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsingApprovals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['NamingCount']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['MergeCandidate']>, ParentType, ContextType>;
  screeningLapses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MergeRecordsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeRecordsResult'] = ResolversParentTypes['MergeRecordsResult']> = {
  current?: Resolver<Maybe<ResolversTypes['MergePreview']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  merge?: Resolver<Maybe<ResolversTypes['Merge']>, ParentType, ContextType>;
};

export type MergeStayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeStay'] = ResolversParentTypes['MergeStay']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['MergeStayReason'], ParentType, ContextType>;
};

export type MergedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedRecord'] = ResolversParentTypes['MergedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissingFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingField'] = ResolversParentTypes['MissingField']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ShipmentField'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ModelTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModelType'] = ResolversParentTypes['ModelType']> = {
  model?: Resolver<ResolversTypes['StatusModel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeDangerousGoods?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAcknowledgeDangerousGoodsArgs, 'id' | 'input'>>;
  activateUser?: Resolver<Maybe<ResolversTypes['UserResult']>, ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'id'>>;
  addSampleProgram?: Resolver<Maybe<ResolversTypes['AddSampleProgramResult']>, ParentType, ContextType>;
  addShipmentItems?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAddShipmentItemsArgs, 'id' | 'input'>>;
  answerDuplicates?: Resolver<Maybe<ResolversTypes['AnswerDuplicatesResult']>, ParentType, ContextType, RequireFields<MutationAnswerDuplicatesArgs, 'input'>>;
  answerFileImport?: Resolver<Maybe<ResolversTypes['AnswerFileImportResult']>, ParentType, ContextType, RequireFields<MutationAnswerFileImportArgs, 'id' | 'input'>>;
  applyFileImport?: Resolver<Maybe<ResolversTypes['ApplyFileImportResult']>, ParentType, ContextType, RequireFields<MutationApplyFileImportArgs, 'id'>>;
  archiveDocument?: Resolver<Maybe<ResolversTypes['ArchiveDocumentResult']>, ParentType, ContextType, RequireFields<MutationArchiveDocumentArgs, 'id' | 'input'>>;
  archiveSubstatus?: Resolver<Maybe<ResolversTypes['ArchiveSubstatusResult']>, ParentType, ContextType, RequireFields<MutationArchiveSubstatusArgs, 'id'>>;
  assessOrderItem?: Resolver<Maybe<ResolversTypes['AssessOrderItemResult']>, ParentType, ContextType, RequireFields<MutationAssessOrderItemArgs, 'id' | 'input'>>;
  assignOrderItemStatus?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationAssignOrderItemStatusArgs, 'id' | 'input'>>;
  assignPurchaseOrderStatus?: Resolver<Maybe<ResolversTypes['PurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderStatusArgs, 'confirmed' | 'id' | 'input'>>;
  assignPurchaseOrderUsers?: Resolver<Maybe<ResolversTypes['PurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderUsersArgs, 'id' | 'input'>>;
  assignShipmentStatus?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAssignShipmentStatusArgs, 'id' | 'input'>>;
  assignShipmentUsers?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationAssignShipmentUsersArgs, 'id' | 'input'>>;
  assignStatuses?: Resolver<Maybe<ResolversTypes['RecordsResult']>, ParentType, ContextType, RequireFields<MutationAssignStatusesArgs, 'confirmed' | 'ids' | 'partial' | 'status' | 'type'>>;
  assignUsersToMany?: Resolver<Maybe<ResolversTypes['RecordsResult']>, ParentType, ContextType, RequireFields<MutationAssignUsersToManyArgs, 'ids' | 'partial' | 'type' | 'userIds'>>;
  cancelWork?: Resolver<Maybe<ResolversTypes['CancelWorkResult']>, ParentType, ContextType, RequireFields<MutationCancelWorkArgs, 'id'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordResult']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  clearNotifications?: Resolver<Maybe<ResolversTypes['ClearNotificationsResult']>, ParentType, ContextType, RequireFields<MutationClearNotificationsArgs, 'input'>>;
  copyPurchaseOrder?: Resolver<Maybe<ResolversTypes['CreatePurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationCopyPurchaseOrderArgs, 'id' | 'input'>>;
  createAirline?: Resolver<Maybe<ResolversTypes['CreateAirlineResult']>, ParentType, ContextType, RequireFields<MutationCreateAirlineArgs, 'input'>>;
  createApiKey?: Resolver<Maybe<ResolversTypes['CreateApiKeyResult']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createComment?: Resolver<Maybe<ResolversTypes['CommentResult']>, ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createCourier?: Resolver<Maybe<ResolversTypes['CreateCourierResult']>, ParentType, ContextType, RequireFields<MutationCreateCourierArgs, 'input'>>;
  createEndUser?: Resolver<Maybe<ResolversTypes['CreateEndUserResult']>, ParentType, ContextType, RequireFields<MutationCreateEndUserArgs, 'input'>>;
  createGroup?: Resolver<Maybe<ResolversTypes['CreateGroupResult']>, ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createInvitationLink?: Resolver<Maybe<ResolversTypes['InvitationLinkResult']>, ParentType, ContextType, RequireFields<MutationCreateInvitationLinkArgs, 'id'>>;
  createOrderItem?: Resolver<Maybe<ResolversTypes['CreateOrderItemResult']>, ParentType, ContextType, RequireFields<MutationCreateOrderItemArgs, 'input'>>;
  createOrderItems?: Resolver<Maybe<ResolversTypes['CreateOrderItemsResult']>, ParentType, ContextType, RequireFields<MutationCreateOrderItemsArgs, 'inputs' | 'partial' | 'purchaseOrderId'>>;
  createOrganization?: Resolver<Maybe<ResolversTypes['CreateOrganizationResult']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createPasswordResetLink?: Resolver<Maybe<ResolversTypes['PasswordResetLinkResult']>, ParentType, ContextType, RequireFields<MutationCreatePasswordResetLinkArgs, 'id'>>;
  createProgram?: Resolver<Maybe<ResolversTypes['CreateProgramResult']>, ParentType, ContextType, RequireFields<MutationCreateProgramArgs, 'input'>>;
  createPurchaseOrder?: Resolver<Maybe<ResolversTypes['CreatePurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationCreatePurchaseOrderArgs, 'input'>>;
  createSavedView?: Resolver<Maybe<ResolversTypes['CreateSavedViewResult']>, ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createShipment?: Resolver<Maybe<ResolversTypes['CreateShipmentResult']>, ParentType, ContextType, RequireFields<MutationCreateShipmentArgs, 'input'>>;
  createSubstatus?: Resolver<Maybe<ResolversTypes['CreateSubstatusResult']>, ParentType, ContextType, RequireFields<MutationCreateSubstatusArgs, 'input'>>;
  createUser?: Resolver<Maybe<ResolversTypes['CreateUserResult']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createUsers?: Resolver<Maybe<ResolversTypes['CreateUsersResult']>, ParentType, ContextType, RequireFields<MutationCreateUsersArgs, 'inputs' | 'partial'>>;
  createVendor?: Resolver<Maybe<ResolversTypes['CreateVendorResult']>, ParentType, ContextType, RequireFields<MutationCreateVendorArgs, 'input'>>;
  deactivateUser?: Resolver<Maybe<ResolversTypes['UserResult']>, ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'id'>>;
  deleteComment?: Resolver<Maybe<ResolversTypes['DeleteCommentResult']>, ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'input'>>;
  deleteOrderItem?: Resolver<Maybe<ResolversTypes['DeleteOrderItemResult']>, ParentType, ContextType, RequireFields<MutationDeleteOrderItemArgs, 'id'>>;
  deleteOrderItems?: Resolver<Maybe<ResolversTypes['DeleteOrderItemsResult']>, ParentType, ContextType, RequireFields<MutationDeleteOrderItemsArgs, 'inputs' | 'partial'>>;
  deleteSavedView?: Resolver<Maybe<ResolversTypes['DeleteSavedViewResult']>, ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
  discardFileImport?: Resolver<Maybe<ResolversTypes['DiscardFileImportResult']>, ParentType, ContextType, RequireFields<MutationDiscardFileImportArgs, 'id'>>;
  inviteOrganizationAdmin?: Resolver<Maybe<ResolversTypes['CreateUserResult']>, ParentType, ContextType, RequireFields<MutationInviteOrganizationAdminArgs, 'input'>>;
  issueShipmentPapers?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationIssueShipmentPapersArgs, 'id'>>;
  markNotificationRead?: Resolver<Maybe<ResolversTypes['MarkNotificationReadResult']>, ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  mendFileImport?: Resolver<Maybe<ResolversTypes['MendFileImportResult']>, ParentType, ContextType, RequireFields<MutationMendFileImportArgs, 'id' | 'input'>>;
  mergeRecords?: Resolver<Maybe<ResolversTypes['MergeRecordsResult']>, ParentType, ContextType, RequireFields<MutationMergeRecordsArgs, 'id' | 'input'>>;
  openPasswordLink?: Resolver<Maybe<ResolversTypes['OpenPasswordLinkResult']>, ParentType, ContextType, RequireFields<MutationOpenPasswordLinkArgs, 'input'>>;
  previewFileImport?: Resolver<Maybe<ResolversTypes['PreviewFileImportResult']>, ParentType, ContextType, RequireFields<MutationPreviewFileImportArgs, 'id'>>;
  receiveOrderItem?: Resolver<Maybe<ResolversTypes['ReceiveOrderItemResult']>, ParentType, ContextType, RequireFields<MutationReceiveOrderItemArgs, 'id' | 'input'>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['RefreshTokenResult']>, ParentType, ContextType>;
  releaseOrderItem?: Resolver<Maybe<ResolversTypes['ReleaseOrderItemResult']>, ParentType, ContextType, RequireFields<MutationReleaseOrderItemArgs, 'id' | 'input'>>;
  removeSampleProgram?: Resolver<Maybe<ResolversTypes['RemoveSampleProgramResult']>, ParentType, ContextType>;
  removeShipmentItem?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationRemoveShipmentItemArgs, 'id' | 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetResult']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordResult']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['RevokeApiKeyResult']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  sendInvitation?: Resolver<Maybe<ResolversTypes['UserResult']>, ParentType, ContextType, RequireFields<MutationSendInvitationArgs, 'id'>>;
  sendShipmentForReview?: Resolver<Maybe<ResolversTypes['ShipmentResult']>, ParentType, ContextType, RequireFields<MutationSendShipmentForReviewArgs, 'id'>>;
  setShipmentApprovals?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationSetShipmentApprovalsArgs, 'id' | 'input'>>;
  setShipmentDelivery?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationSetShipmentDeliveryArgs, 'id' | 'input'>>;
  setShipmentPackages?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationSetShipmentPackagesArgs, 'id' | 'input'>>;
  setUp?: Resolver<Maybe<ResolversTypes['SetUpResult']>, ParentType, ContextType, RequireFields<MutationSetUpArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInResult']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutResult']>, ParentType, ContextType>;
  splitOrderItemByKit?: Resolver<Maybe<ResolversTypes['SplitOrderItemResult']>, ParentType, ContextType, RequireFields<MutationSplitOrderItemByKitArgs, 'id' | 'input'>>;
  splitOrderItemByQuantity?: Resolver<Maybe<ResolversTypes['SplitOrderItemResult']>, ParentType, ContextType, RequireFields<MutationSplitOrderItemByQuantityArgs, 'id' | 'input'>>;
  startItemFieldsWork?: Resolver<Maybe<ResolversTypes['StartWorkResult']>, ParentType, ContextType, RequireFields<MutationStartItemFieldsWorkArgs, 'input'>>;
  startStatusWork?: Resolver<Maybe<ResolversTypes['StartWorkResult']>, ParentType, ContextType, RequireFields<MutationStartStatusWorkArgs, 'input'>>;
  startUsersWork?: Resolver<Maybe<ResolversTypes['StartWorkResult']>, ParentType, ContextType, RequireFields<MutationStartUsersWorkArgs, 'input'>>;
  takeBackAssessment?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationTakeBackAssessmentArgs, 'id'>>;
  takeBackReceipt?: Resolver<Maybe<ResolversTypes['OrderItemResult']>, ParentType, ContextType, RequireFields<MutationTakeBackReceiptArgs, 'id'>>;
  undoFileImport?: Resolver<Maybe<ResolversTypes['UndoFileImportResult']>, ParentType, ContextType, RequireFields<MutationUndoFileImportArgs, 'id'>>;
  undoMerge?: Resolver<Maybe<ResolversTypes['UndoMergeResult']>, ParentType, ContextType, RequireFields<MutationUndoMergeArgs, 'id'>>;
  undoWork?: Resolver<Maybe<ResolversTypes['UndoWorkResult']>, ParentType, ContextType, RequireFields<MutationUndoWorkArgs, 'id'>>;
  updateAirline?: Resolver<Maybe<ResolversTypes['UpdateAirlineResult']>, ParentType, ContextType, RequireFields<MutationUpdateAirlineArgs, 'id' | 'input'>>;
  updateComment?: Resolver<Maybe<ResolversTypes['CommentResult']>, ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'input'>>;
  updateCourier?: Resolver<Maybe<ResolversTypes['UpdateCourierResult']>, ParentType, ContextType, RequireFields<MutationUpdateCourierArgs, 'id' | 'input'>>;
  updateDocument?: Resolver<Maybe<ResolversTypes['UpdateDocumentResult']>, ParentType, ContextType, RequireFields<MutationUpdateDocumentArgs, 'id' | 'input'>>;
  updateEndUser?: Resolver<Maybe<ResolversTypes['UpdateEndUserResult']>, ParentType, ContextType, RequireFields<MutationUpdateEndUserArgs, 'id' | 'input'>>;
  updateFileImport?: Resolver<Maybe<ResolversTypes['UpdateFileImportResult']>, ParentType, ContextType, RequireFields<MutationUpdateFileImportArgs, 'id' | 'input'>>;
  updateGroup?: Resolver<Maybe<ResolversTypes['UpdateGroupResult']>, ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'id' | 'input'>>;
  updateGuide?: Resolver<Maybe<ResolversTypes['UpdateGuideResult']>, ParentType, ContextType, RequireFields<MutationUpdateGuideArgs, 'input'>>;
  updateListSetting?: Resolver<Maybe<ResolversTypes['UpdateListSettingResult']>, ParentType, ContextType, RequireFields<MutationUpdateListSettingArgs, 'input'>>;
  updateNotificationSettings?: Resolver<Maybe<ResolversTypes['UpdateNotificationSettingsResult']>, ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'input'>>;
  updateOrderItem?: Resolver<Maybe<ResolversTypes['UpdateOrderItemResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrderItemArgs, 'id' | 'input'>>;
  updateOrderItems?: Resolver<Maybe<ResolversTypes['UpdateOrderItemsResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrderItemsArgs, 'inputs' | 'partial'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['UpdateOrganizationResult']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updateOwnPreferences?: Resolver<Maybe<ResolversTypes['UpdateUserResult']>, ParentType, ContextType, RequireFields<MutationUpdateOwnPreferencesArgs, 'input'>>;
  updateProgram?: Resolver<Maybe<ResolversTypes['UpdateProgramResult']>, ParentType, ContextType, RequireFields<MutationUpdateProgramArgs, 'id' | 'input'>>;
  updatePurchaseOrder?: Resolver<Maybe<ResolversTypes['UpdatePurchaseOrderResult']>, ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderArgs, 'id' | 'input'>>;
  updateSavedView?: Resolver<Maybe<ResolversTypes['UpdateSavedViewResult']>, ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'id' | 'input'>>;
  updateShipment?: Resolver<Maybe<ResolversTypes['UpdateShipmentResult']>, ParentType, ContextType, RequireFields<MutationUpdateShipmentArgs, 'id' | 'input'>>;
  updateSubstatus?: Resolver<Maybe<ResolversTypes['UpdateSubstatusResult']>, ParentType, ContextType, RequireFields<MutationUpdateSubstatusArgs, 'id' | 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserResult']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateVendor?: Resolver<Maybe<ResolversTypes['UpdateVendorResult']>, ParentType, ContextType, RequireFields<MutationUpdateVendorArgs, 'id' | 'input'>>;
};

export type NamedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedRecord'] = ResolversParentTypes['NamedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NamingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamingCount'] = ResolversParentTypes['NamingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['NamingKind'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  __resolveType: TypeResolveFn<'AssignmentNotification' | 'CommentNotification' | 'DocumentNotification' | 'ProhibitionNotification' | 'ReviewNotification', ParentType, ContextType>;
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

export type OpenPasswordLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenPasswordLinkResult'] = ResolversParentTypes['OpenPasswordLinkResult']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['PasswordLinkPurpose']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PasswordLinkState']>, ParentType, ContextType>;
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
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  goodsReceipt?: Resolver<ResolversTypes['GoodsReceipt'], ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<OrderItemHistoryArgs, 'items' | 'page'>>;
  hsCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingForShipment?: Resolver<Array<ResolversTypes['ShipmentField']>, ParentType, ContextType>;
  mtaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  namesProhibitedParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netQuantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netQuantityUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<Array<ResolversTypes['Status']>>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  packingGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['OrderItemPart']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['OrderItemPlace']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receipts?: Resolver<Maybe<Array<ResolversTypes['Receipt']>>, ParentType, ContextType>;
  refusedStatuses?: Resolver<Maybe<Array<ResolversTypes['RefusedStatus']>>, ParentType, ContextType>;
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

export type OrderItemPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemPart'] = ResolversParentTypes['OrderItemPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receivedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  toReceive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderItemPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemPlace'] = ResolversParentTypes['OrderItemPlace']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemResult'] = ResolversParentTypes['OrderItemResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type PackageLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageLine'] = ResolversParentTypes['PackageLine']> = {
  contents?: Resolver<Array<ResolversTypes['PackedItem']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryIce?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grossWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  packageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PackageTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageType'] = ResolversParentTypes['PackageType']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackedItem'] = ResolversParentTypes['PackedItem']> = {
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PageMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exportPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  similar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordResetLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordResetLinkResult'] = ResolversParentTypes['PasswordResetLinkResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  savedViews?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
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

export type PluralFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PluralForms'] = ResolversParentTypes['PluralForms']> = {
  few?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  many?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  one?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  two?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zero?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreviewFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewFileImportResult'] = ResolversParentTypes['PreviewFileImportResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  colorPalette?: Resolver<Maybe<ResolversTypes['ColorPalette']>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['ProgramCounts']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<ProgramHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  orderFigures?: Resolver<Maybe<ResolversTypes['ProgramOrderFigures']>, ParentType, ContextType>;
  orderNumberInternalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  requiredApprovals?: Resolver<Maybe<Array<ResolversTypes['ShipmentApprovalKind']>>, ParentType, ContextType>;
  secondPersonApproves?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  toShip?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type ProhibitionNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProhibitionNotification'] = ResolversParentTypes['ProhibitionNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['NotificationProgram']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['NotificationRecord'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  itemsWork?: Resolver<Maybe<ResolversTypes['ItemsWork']>, ParentType, ContextType>;
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

export type PurchaseOrderPdfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderPdf'] = ResolversParentTypes['PurchaseOrderPdf']> = {
  unprintableLetters?: Resolver<Array<ResolversTypes['UnprintableLetters']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  couriers?: Resolver<ResolversTypes['CourierPage'], ParentType, ContextType, RequireFields<QueryCouriersArgs, 'exact' | 'items' | 'page'>>;
  dangerousGoodsClasses?: Resolver<Array<ResolversTypes['DangerousGoodsClass']>, ParentType, ContextType, Partial<QueryDangerousGoodsClassesArgs>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id' | 'on'>>;
  documentTypes?: Resolver<Array<ResolversTypes['DocumentType']>, ParentType, ContextType, RequireFields<QueryDocumentTypesArgs, 'parent'>>;
  documents?: Resolver<ResolversTypes['DocumentPage'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'items' | 'on' | 'page'>>;
  duplicates?: Resolver<ResolversTypes['DuplicatePairs'], ParentType, ContextType, RequireFields<QueryDuplicatesArgs, 'type'>>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType, RequireFields<QueryEndUserArgs, 'id'>>;
  endUsers?: Resolver<ResolversTypes['EndUserPage'], ParentType, ContextType, RequireFields<QueryEndUsersArgs, 'exact' | 'items' | 'page'>>;
  expiringDocuments?: Resolver<Maybe<ResolversTypes['ExpiringDocumentPage']>, ParentType, ContextType, RequireFields<QueryExpiringDocumentsArgs, 'items' | 'page' | 'until'>>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType, RequireFields<QueryFileImportArgs, 'id'>>;
  fileImportMappings?: Resolver<Array<ResolversTypes['FileImportMapping']>, ParentType, ContextType, RequireFields<QueryFileImportMappingsArgs, 'kind'>>;
  fileImports?: Resolver<ResolversTypes['FileImportPage'], ParentType, ContextType, RequireFields<QueryFileImportsArgs, 'items' | 'page'>>;
  goodsReceipts?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryGoodsReceiptsArgs, 'items' | 'page' | 'programId'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'exact' | 'items' | 'page'>>;
  guide?: Resolver<Maybe<ResolversTypes['Guide']>, ParentType, ContextType>;
  incoterms?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  licenseExceptions?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  likelyTwins?: Resolver<Array<ResolversTypes['LikelyTwin']>, ParentType, ContextType, RequireFields<QueryLikelyTwinsArgs, 'texts' | 'type'>>;
  listCounts?: Resolver<Array<ResolversTypes['ListCount']>, ParentType, ContextType, RequireFields<QueryListCountsArgs, 'lists'>>;
  listViews?: Resolver<Maybe<ResolversTypes['ListViews']>, ParentType, ContextType>;
  mergePreview?: Resolver<Maybe<ResolversTypes['MergePreview']>, ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'ids' | 'type'>>;
  modelTypes?: Resolver<Array<ResolversTypes['ModelType']>, ParentType, ContextType>;
  mtaStatuses?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  needsSetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  notificationTypes?: Resolver<Array<ResolversTypes['NotificationTypeInfo']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'items' | 'page'>>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<QueryOrderItemArgs, 'id'>>;
  orderItemStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType, Partial<QueryOrderItemStatusesArgs>>;
  orderItems?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryOrderItemsArgs, 'exact' | 'items' | 'page'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizationAdmins?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryOrganizationAdminsArgs, 'items' | 'organizationId' | 'page'>>;
  organizations?: Resolver<ResolversTypes['OrganizationPage'], ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'items' | 'page'>>;
  packageTypes?: Resolver<Array<ResolversTypes['PackageType']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<QueryProgramArgs, 'id'>>;
  programs?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, RequireFields<QueryProgramsArgs, 'items' | 'page'>>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType, RequireFields<QueryPurchaseOrderArgs, 'id'>>;
  purchaseOrderDefaults?: Resolver<ResolversTypes['PurchaseOrderDefaults'], ParentType, ContextType, RequireFields<QueryPurchaseOrderDefaultsArgs, 'programId'>>;
  purchaseOrderPdf?: Resolver<Maybe<ResolversTypes['PurchaseOrderPdf']>, ParentType, ContextType, RequireFields<QueryPurchaseOrderPdfArgs, 'id'>>;
  purchaseOrderStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<ResolversTypes['PurchaseOrderPage'], ParentType, ContextType, RequireFields<QueryPurchaseOrdersArgs, 'exact' | 'items' | 'page'>>;
  recordHistory?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<QueryRecordHistoryArgs, 'id' | 'items' | 'page' | 'type'>>;
  recordMerges?: Resolver<Maybe<Array<ResolversTypes['Merge']>>, ParentType, ContextType, RequireFields<QueryRecordMergesArgs, 'id' | 'type'>>;
  removedOrderItem?: Resolver<Maybe<ResolversTypes['RemovedOrderItem']>, ParentType, ContextType, RequireFields<QueryRemovedOrderItemArgs, 'id' | 'purchaseOrderId'>>;
  riskLevels?: Resolver<Array<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewArgs, 'id'>>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType, RequireFields<QueryShipmentArgs, 'id'>>;
  shipmentDefaults?: Resolver<ResolversTypes['ShipmentDefaults'], ParentType, ContextType, RequireFields<QueryShipmentDefaultsArgs, 'programId'>>;
  shipmentPdf?: Resolver<Maybe<ResolversTypes['ShipmentPdf']>, ParentType, ContextType, RequireFields<QueryShipmentPdfArgs, 'draft' | 'id' | 'kind'>>;
  shipmentStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  shipmentTypes?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  shipments?: Resolver<ResolversTypes['ShipmentPage'], ParentType, ContextType, RequireFields<QueryShipmentsArgs, 'exact' | 'items' | 'page'>>;
  storageRequirements?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  storageTemperatures?: Resolver<Array<ResolversTypes['StorageTemperatures']>, ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['Substatus']>, ParentType, ContextType, RequireFields<QuerySubstatusArgs, 'id'>>;
  substatuses?: Resolver<ResolversTypes['SubstatusPage'], ParentType, ContextType, RequireFields<QuerySubstatusesArgs, 'items' | 'page'>>;
  unNumbers?: Resolver<Array<ResolversTypes['UnNumber']>, ParentType, ContextType, RequireFields<QueryUnNumbersArgs, 'items'>>;
  unitsOfMeasure?: Resolver<Array<ResolversTypes['UnitOfMeasure']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'exact' | 'items' | 'page'>>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType, RequireFields<QueryVendorArgs, 'id'>>;
  vendors?: Resolver<ResolversTypes['VendorPage'], ParentType, ContextType, RequireFields<QueryVendorsArgs, 'exact' | 'items' | 'page'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<QueryWorkArgs, 'id'>>;
  works?: Resolver<ResolversTypes['WorkPage'], ParentType, ContextType, RequireFields<QueryWorksArgs, 'everybody' | 'items' | 'page'>>;
};

export type ReadinessCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadinessCheck'] = ResolversParentTypes['ReadinessCheck']> = {
  answer?: Resolver<ResolversTypes['CheckAnswer'], ParentType, ContextType>;
  because?: Resolver<Array<ResolversTypes['CheckReason']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ReadinessSeverity'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReadinessTarget'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReceiptKind'], ParentType, ContextType>;
  lotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receivedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  temperatureReading?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ReceiveOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveOrderItemResult'] = ResolversParentTypes['ReceiveOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
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

export type RefusedStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedStatus'] = ResolversParentTypes['RefusedStatus']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type ReleaseOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseOrderItemResult'] = ResolversParentTypes['ReleaseOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type RemoveSampleProgramResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSampleProgramResult'] = ResolversParentTypes['RemoveSampleProgramResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemovedOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedOrderItem'] = ResolversParentTypes['RemovedOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchaseOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  removal?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  splitFrom?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Maybe<Array<ResolversTypes['ShownColumn']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['ViewedList']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  programId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['ViewSharing'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SavedViewChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewChange'] = ResolversParentTypes['SavedViewChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type SetUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpResult'] = ResolversParentTypes['SetUpResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  eeiThresholdUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  organizationLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  anticipatedShipDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  approvals?: Resolver<ResolversTypes['ShipmentApprovals'], ParentType, ContextType>;
  availableOrderItems?: Resolver<Maybe<ResolversTypes['AvailableOrderItemPage']>, ParentType, ContextType, RequireFields<ShipmentAvailableOrderItemsArgs, 'items' | 'page'>>;
  awb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commercialName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countriesOfManufacture?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  courier?: Resolver<Maybe<ResolversTypes['Courier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dangerousGoods?: Resolver<Maybe<ResolversTypes['DangerousGoods']>, ParentType, ContextType>;
  deliveredDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveredPackages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dgClasses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dgDeclaration?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<ShipmentDocumentsArgs, 'items' | 'page'>>;
  dryIce?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  eeiExport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  exportReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exportRule?: Resolver<Maybe<ResolversTypes['ExportRule']>, ParentType, ContextType>;
  fixedFields?: Resolver<Maybe<Array<ResolversTypes['FixedField']>>, ParentType, ContextType>;
  freightCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  givenApprovals?: Resolver<Maybe<ResolversTypes['GivenApprovals']>, ParentType, ContextType, Partial<ShipmentGivenApprovalsArgs>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  heldFrom?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<ShipmentHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incoterm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incotermPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  insuranceCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedPapers?: Resolver<Maybe<ResolversTypes['IssuedPapers']>, ParentType, ContextType>;
  itn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseException?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  netWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Maybe<Array<ResolversTypes['Status']>>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifyParty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderItems?: Resolver<Maybe<ResolversTypes['OrderItemPage']>, ParentType, ContextType, RequireFields<ShipmentOrderItemsArgs, 'items' | 'page'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  packageLines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages?: Resolver<Maybe<Array<ResolversTypes['PackageLine']>>, ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  readiness?: Resolver<Maybe<Array<ResolversTypes['ReadinessCheck']>>, ParentType, ContextType>;
  receivedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedStatuses?: Resolver<Maybe<Array<ResolversTypes['RefusedStatus']>>, ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  signatory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ShipmentApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentApproval'] = ResolversParentTypes['ShipmentApproval']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ContentNote']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShipmentApprovalKind'], ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentApprovalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentApprovals'] = ResolversParentTypes['ShipmentApprovals']> = {
  ehsApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ffApproval?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lapsed?: Resolver<Maybe<Array<ResolversTypes['ShipmentApprovalKind']>>, ParentType, ContextType>;
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
  unprintableLetters?: Resolver<Array<ResolversTypes['UnprintableLetters']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentResult'] = ResolversParentTypes['ShipmentResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
};

export type ShownColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownColumn'] = ResolversParentTypes['ShownColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type StartWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartWorkResult'] = ResolversParentTypes['StartWorkResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type StatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  color?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['StatusPhase']>, ParentType, ContextType>;
  recordsDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StorageTemperaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorageTemperatures'] = ResolversParentTypes['StorageTemperatures']> = {
  from?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentChanged?: SubscriptionResolver<ResolversTypes['CommentChange'], "commentChanged", ParentType, ContextType, Partial<SubscriptionCommentChangedArgs>>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['NotificationChange'], "notificationReceived", ParentType, ContextType>;
  recordChanged?: SubscriptionResolver<ResolversTypes['RecordChange'], "recordChanged", ParentType, ContextType, Partial<SubscriptionRecordChangedArgs>>;
  savedViewChanged?: SubscriptionResolver<ResolversTypes['SavedViewChange'], "savedViewChanged", ParentType, ContextType>;
  workChanged?: SubscriptionResolver<ResolversTypes['WorkChange'], "workChanged", ParentType, ContextType>;
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

export type UndoFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoFileImportResult'] = ResolversParentTypes['UndoFileImportResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
};

export type UndoMergeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoMergeResult'] = ResolversParentTypes['UndoMergeResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  merge?: Resolver<Maybe<ResolversTypes['Merge']>, ParentType, ContextType>;
};

export type UndoWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoWorkResult'] = ResolversParentTypes['UndoWorkResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type UnitOfMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitOfMeasure'] = ResolversParentTypes['UnitOfMeasure']> = {
  beside?: Resolver<ResolversTypes['PluralForms'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spellings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnprintableLettersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnprintableLetters'] = ResolversParentTypes['UnprintableLetters']> = {
  letters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type UpdateFileImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFileImportResult'] = ResolversParentTypes['UpdateFileImportResult']> = {
  current?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fileImport?: Resolver<Maybe<ResolversTypes['FileImport']>, ParentType, ContextType>;
};

export type UpdateGroupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGroupResult'] = ResolversParentTypes['UpdateGroupResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type UpdateGuideResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGuideResult'] = ResolversParentTypes['UpdateGuideResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  guide?: Resolver<Maybe<ResolversTypes['Guide']>, ParentType, ContextType>;
};

export type UpdateListSettingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateListSettingResult'] = ResolversParentTypes['UpdateListSettingResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  listSetting?: Resolver<Maybe<ResolversTypes['ListSetting']>, ParentType, ContextType>;
};

export type UpdateNotificationSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsResult'] = ResolversParentTypes['UpdateNotificationSettingsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
};

export type UpdateOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderItemResult'] = ResolversParentTypes['UpdateOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type UpdateOrderItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderItemsResult'] = ResolversParentTypes['UpdateOrderItemsResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Maybe<Array<ResolversTypes['PurchaseOrder']>>, ParentType, ContextType>;
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

export type UpdateSavedViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSavedViewResult'] = ResolversParentTypes['UpdateSavedViewResult']> = {
  current?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
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
  dateOrder?: Resolver<Maybe<ResolversTypes['DateOrder']>, ParentType, ContextType>;
  decimalSign?: Resolver<Maybe<ResolversTypes['DecimalSign']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<UserDocumentsArgs, 'items' | 'page'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryPage']>, ParentType, ContextType, RequireFields<UserHistoryArgs, 'items' | 'page'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lacksProgram?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  weekStart?: Resolver<Maybe<ResolversTypes['WeekStart']>, ParentType, ContextType>;
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
  isProhibited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  cursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  featureFlags?: Resolver<ResolversTypes['FeatureFlags'], ParentType, ContextType>;
  guide?: Resolver<Maybe<ResolversTypes['GuideState']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['Permissions'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
};

export type WorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileImportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  notReached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['WorkRowPage'], ParentType, ContextType, RequireFields<WorkRowsArgs, 'items' | 'page'>>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WorkState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  storage?: Resolver<Maybe<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  urgent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
};

export type WorkChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkChange'] = ResolversParentTypes['WorkChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type WorkPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPage'] = ResolversParentTypes['WorkPage']> = {
  data?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type WorkRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkRow'] = ResolversParentTypes['WorkRow']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['WorkOutcome'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WorkRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkRowPage'] = ResolversParentTypes['WorkRowPage']> = {
  data?: Resolver<Array<ResolversTypes['WorkRow']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Ability?: AbilityResolvers<ContextType>;
  AddSampleProgramResult?: AddSampleProgramResultResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Airline?: AirlineResolvers<ContextType>;
  AirlinePage?: AirlinePageResolvers<ContextType>;
  AnswerDuplicatesResult?: AnswerDuplicatesResultResolvers<ContextType>;
  AnswerFileImportResult?: AnswerFileImportResultResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyPage?: ApiKeyPageResolvers<ContextType>;
  ApplyFileImportResult?: ApplyFileImportResultResolvers<ContextType>;
  ArchiveDocumentResult?: ArchiveDocumentResultResolvers<ContextType>;
  ArchiveSubstatusResult?: ArchiveSubstatusResultResolvers<ContextType>;
  AreaPermission?: AreaPermissionResolvers<ContextType>;
  AssessOrderItemResult?: AssessOrderItemResultResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssignmentNotification?: AssignmentNotificationResolvers<ContextType>;
  AvailableOrderItem?: AvailableOrderItemResolvers<ContextType>;
  AvailableOrderItemPage?: AvailableOrderItemPageResolvers<ContextType>;
  CancelWorkResult?: CancelWorkResultResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangePage?: ChangePageResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  CheckReason?: CheckReasonResolvers<ContextType>;
  ClearNotificationsResult?: ClearNotificationsResultResolvers<ContextType>;
  ColorPalette?: ColorPaletteResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentNotification?: CommentNotificationResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentParent?: CommentParentResolvers<ContextType>;
  CommentPermission?: CommentPermissionResolvers<ContextType>;
  CommentResult?: CommentResultResolvers<ContextType>;
  ContentNote?: ContentNoteResolvers<ContextType>;
  ControlStatement?: ControlStatementResolvers<ContextType>;
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
  CreateSavedViewResult?: CreateSavedViewResultResolvers<ContextType>;
  CreateShipmentResult?: CreateShipmentResultResolvers<ContextType>;
  CreateSubstatusResult?: CreateSubstatusResultResolvers<ContextType>;
  CreateUserResult?: CreateUserResultResolvers<ContextType>;
  CreateUsersResult?: CreateUsersResultResolvers<ContextType>;
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
  DeleteOrderItemsResult?: DeleteOrderItemsResultResolvers<ContextType>;
  DeleteSavedViewResult?: DeleteSavedViewResultResolvers<ContextType>;
  DiscardFileImportResult?: DiscardFileImportResultResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentNotification?: DocumentNotificationResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  DocumentParent?: DocumentParentResolvers<ContextType>;
  DocumentRequirements?: DocumentRequirementsResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers<ContextType>;
  DuplicatePair?: DuplicatePairResolvers<ContextType>;
  DuplicatePairs?: DuplicatePairsResolvers<ContextType>;
  DuplicateRecord?: DuplicateRecordResolvers<ContextType>;
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
  FileCell?: FileCellResolvers<ContextType>;
  FileColumn?: FileColumnResolvers<ContextType>;
  FileConvention?: FileConventionResolvers<ContextType>;
  FileImport?: FileImportResolvers<ContextType>;
  FileImportCounts?: FileImportCountsResolvers<ContextType>;
  FileImportDifference?: FileImportDifferenceResolvers<ContextType>;
  FileImportMade?: FileImportMadeResolvers<ContextType>;
  FileImportMapping?: FileImportMappingResolvers<ContextType>;
  FileImportName?: FileImportNameResolvers<ContextType>;
  FileImportPage?: FileImportPageResolvers<ContextType>;
  FileImportResult?: FileImportResultResolvers<ContextType>;
  FileImportResultPage?: FileImportResultPageResolvers<ContextType>;
  FileImportRow?: FileImportRowResolvers<ContextType>;
  FileImportRowCell?: FileImportRowCellResolvers<ContextType>;
  FileImportRowPage?: FileImportRowPageResolvers<ContextType>;
  FileImportStays?: FileImportStaysResolvers<ContextType>;
  FileImportSums?: FileImportSumsResolvers<ContextType>;
  FileImportUndo?: FileImportUndoResolvers<ContextType>;
  FileSheet?: FileSheetResolvers<ContextType>;
  FixedField?: FixedFieldResolvers<ContextType>;
  GivenApprovals?: GivenApprovalsResolvers<ContextType>;
  GoodsReceipt?: GoodsReceiptResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  Guide?: GuideResolvers<ContextType>;
  GuideAdministrator?: GuideAdministratorResolvers<ContextType>;
  GuideStep?: GuideStepResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryImport?: HistoryImportResolvers<ContextType>;
  HistoryKey?: HistoryKeyResolvers<ContextType>;
  HistoryName?: HistoryNameResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HsCodeValue?: HsCodeValueResolvers<ContextType>;
  ImportField?: ImportFieldResolvers<ContextType>;
  InvitationLinkResult?: InvitationLinkResultResolvers<ContextType>;
  IssuedPaper?: IssuedPaperResolvers<ContextType>;
  IssuedPapers?: IssuedPapersResolvers<ContextType>;
  ItemsWork?: ItemsWorkResolvers<ContextType>;
  LeftRow?: LeftRowResolvers<ContextType>;
  LikelyTwin?: LikelyTwinResolvers<ContextType>;
  ListCount?: ListCountResolvers<ContextType>;
  ListSetting?: ListSettingResolvers<ContextType>;
  ListViews?: ListViewsResolvers<ContextType>;
  LookupEntry?: LookupEntryResolvers<ContextType>;
  MarkNotificationReadResult?: MarkNotificationReadResultResolvers<ContextType>;
  MendFileImportResult?: MendFileImportResultResolvers<ContextType>;
  Merge?: MergeResolvers<ContextType>;
  MergeCandidate?: MergeCandidateResolvers<ContextType>;
  MergeField?: MergeFieldResolvers<ContextType>;
  MergePart?: MergePartResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergeRecordsResult?: MergeRecordsResultResolvers<ContextType>;
  MergeStay?: MergeStayResolvers<ContextType>;
  MergedRecord?: MergedRecordResolvers<ContextType>;
  MissingField?: MissingFieldResolvers<ContextType>;
  ModelType?: ModelTypeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedRecord?: NamedRecordResolvers<ContextType>;
  NamingCount?: NamingCountResolvers<ContextType>;
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
  OpenPasswordLinkResult?: OpenPasswordLinkResultResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemDefaults?: OrderItemDefaultsResolvers<ContextType>;
  OrderItemPage?: OrderItemPageResolvers<ContextType>;
  OrderItemPart?: OrderItemPartResolvers<ContextType>;
  OrderItemPlace?: OrderItemPlaceResolvers<ContextType>;
  OrderItemResult?: OrderItemResultResolvers<ContextType>;
  OrdersInMonth?: OrdersInMonthResolvers<ContextType>;
  OrdersInStatus?: OrdersInStatusResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationPage?: OrganizationPageResolvers<ContextType>;
  OriginValue?: OriginValueResolvers<ContextType>;
  PackageLine?: PackageLineResolvers<ContextType>;
  PackageType?: PackageTypeResolvers<ContextType>;
  PackedItem?: PackedItemResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  PasswordResetLinkResult?: PasswordResetLinkResultResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PluralForms?: PluralFormsResolvers<ContextType>;
  PreviewFileImportResult?: PreviewFileImportResultResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramCounts?: ProgramCountsResolvers<ContextType>;
  ProgramOrderFigures?: ProgramOrderFiguresResolvers<ContextType>;
  ProgramPage?: ProgramPageResolvers<ContextType>;
  ProhibitionNotification?: ProhibitionNotificationResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrderDefaults?: PurchaseOrderDefaultsResolvers<ContextType>;
  PurchaseOrderPage?: PurchaseOrderPageResolvers<ContextType>;
  PurchaseOrderPdf?: PurchaseOrderPdfResolvers<ContextType>;
  PurchaseOrderResult?: PurchaseOrderResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadinessCheck?: ReadinessCheckResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiveOrderItemResult?: ReceiveOrderItemResultResolvers<ContextType>;
  RecordChange?: RecordChangeResolvers<ContextType>;
  RecordName?: RecordNameResolvers<ContextType>;
  RecordResult?: RecordResultResolvers<ContextType>;
  RecordsResult?: RecordsResultResolvers<ContextType>;
  RefreshTokenResult?: RefreshTokenResultResolvers<ContextType>;
  RefusedStatus?: RefusedStatusResolvers<ContextType>;
  ReleaseOrderItemResult?: ReleaseOrderItemResultResolvers<ContextType>;
  RemoveSampleProgramResult?: RemoveSampleProgramResultResolvers<ContextType>;
  RemovedOrderItem?: RemovedOrderItemResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ReviewNotification?: ReviewNotificationResolvers<ContextType>;
  RevokeApiKeyResult?: RevokeApiKeyResultResolvers<ContextType>;
  RiskLevel?: RiskLevelResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewChange?: SavedViewChangeResolvers<ContextType>;
  ScreeningDocument?: ScreeningDocumentResolvers<ContextType>;
  SegregatedPair?: SegregatedPairResolvers<ContextType>;
  SegregationTable?: SegregationTableResolvers<ContextType>;
  SetUpResult?: SetUpResultResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentApproval?: ShipmentApprovalResolvers<ContextType>;
  ShipmentApprovals?: ShipmentApprovalsResolvers<ContextType>;
  ShipmentDefaults?: ShipmentDefaultsResolvers<ContextType>;
  ShipmentPage?: ShipmentPageResolvers<ContextType>;
  ShipmentPdf?: ShipmentPdfResolvers<ContextType>;
  ShipmentResult?: ShipmentResultResolvers<ContextType>;
  ShownColumn?: ShownColumnResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignOutResult?: SignOutResultResolvers<ContextType>;
  SplitOrderItemResult?: SplitOrderItemResultResolvers<ContextType>;
  StartWorkResult?: StartWorkResultResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  StorageTemperatures?: StorageTemperaturesResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Substatus?: SubstatusResolvers<ContextType>;
  SubstatusPage?: SubstatusPageResolvers<ContextType>;
  UnNumber?: UnNumberResolvers<ContextType>;
  UndoFileImportResult?: UndoFileImportResultResolvers<ContextType>;
  UndoMergeResult?: UndoMergeResultResolvers<ContextType>;
  UndoWorkResult?: UndoWorkResultResolvers<ContextType>;
  UnitOfMeasure?: UnitOfMeasureResolvers<ContextType>;
  UnprintableLetters?: UnprintableLettersResolvers<ContextType>;
  UpdateAirlineResult?: UpdateAirlineResultResolvers<ContextType>;
  UpdateCourierResult?: UpdateCourierResultResolvers<ContextType>;
  UpdateDocumentResult?: UpdateDocumentResultResolvers<ContextType>;
  UpdateEndUserResult?: UpdateEndUserResultResolvers<ContextType>;
  UpdateFileImportResult?: UpdateFileImportResultResolvers<ContextType>;
  UpdateGroupResult?: UpdateGroupResultResolvers<ContextType>;
  UpdateGuideResult?: UpdateGuideResultResolvers<ContextType>;
  UpdateListSettingResult?: UpdateListSettingResultResolvers<ContextType>;
  UpdateNotificationSettingsResult?: UpdateNotificationSettingsResultResolvers<ContextType>;
  UpdateOrderItemResult?: UpdateOrderItemResultResolvers<ContextType>;
  UpdateOrderItemsResult?: UpdateOrderItemsResultResolvers<ContextType>;
  UpdateOrganizationResult?: UpdateOrganizationResultResolvers<ContextType>;
  UpdateProgramResult?: UpdateProgramResultResolvers<ContextType>;
  UpdatePurchaseOrderResult?: UpdatePurchaseOrderResultResolvers<ContextType>;
  UpdateSavedViewResult?: UpdateSavedViewResultResolvers<ContextType>;
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
  Work?: WorkResolvers<ContextType>;
  WorkChange?: WorkChangeResolvers<ContextType>;
  WorkPage?: WorkPageResolvers<ContextType>;
  WorkRow?: WorkRowResolvers<ContextType>;
  WorkRowPage?: WorkRowPageResolvers<ContextType>;
};

