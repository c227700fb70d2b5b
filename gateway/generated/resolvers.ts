import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestComment, RestCommentParent } from '../comment/rest.ts';
import type { RestEndUser } from '../endUser/rest.ts';
import type { RestGroup } from '../group/rest.ts';
import type { RestOrderItem } from '../orderItem/rest.ts';
import type { RestOrderItemDefaults, RestPurchaseOrder } from '../purchaseOrder/rest.ts';
import type { RestPermission, RestViewer } from '../session/rest.ts';
import type { RestProgram } from '../program/rest.ts';
import type { ChangeEvent } from '../base.ts';
import type { RestStatus } from '../rest/statuses.ts';
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
  /** A calendar date without time or zone, `YYYY-MM-DD`. It never moves with the reader's time zone. */
  Date: { input: string; output: string; }
  /** A moment in UTC, ISO 8601 with milliseconds: `2026-11-20T05:49:00.000Z`. */
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
  /** What: `update`, `assign_status`, `assign_users`, `remove`, `comment`, … */
  action: Scalars['String']['output'];
  /** Whether it may be done now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, worded for the user; null when it is allowed. */
  reason?: Maybe<Scalars['String']['output']>;
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
  /** Rights on one's own comments in this area; null where nothing is commented. */
  ownComment?: Maybe<CommentPermission>;
  /** May see records. */
  read: Scalars['Boolean']['output'];
  /** May edit records. */
  update: Scalars['Boolean']['output'];
  /** May create and edit records. */
  write: Scalars['Boolean']['output'];
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
  /** All assigned users; an empty list assigns nobody. Only active users of the program. */
  userIds: Array<Scalars['ID']['input']>;
};

/** What an event tells. */
export type ChangeAction =
  /** It was made. */
  | 'CREATE'
  /** It is gone. */
  | 'DELETE'
  /** It was changed. */
  | 'EDIT'
  /** Events may be missing (a reconnect, a full queue, an import): ask again for what is shown. */
  | 'REFETCH';

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

/** The fields of a new order item. */
export type CreateOrderItemInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber: Scalars['String']['input'];
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is, at most 255 characters. */
  material: Scalars['String']['input'];
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
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
  /** Further hazards besides the class. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem: Scalars['Decimal']['input'];
  /** The WBG material document; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number; refused where the switch is off. */
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

/** The fields of a new purchase order. */
export type CreatePurchaseOrderInput = {
  /** The card it is paid with, by name or last digits; a whole card number is refused. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId: Scalars['ID']['input'];
  /** Tags the order external. Only tools and imports do. */
  external?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the funds are; refused where the switch is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of the funds; refused where the switch is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId: Scalars['ID']['input'];
  /** When it was ordered. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The number, at most 255 characters, unique in the organization without case. */
  orderNumber: Scalars['String']['input'];
  /** The purchase request number; refused where the switch is off. */
  orderNumberInternal?: InputMaybe<Scalars['String']['input']>;
  /** The program. */
  programId: Scalars['ID']['input'];
  /** The users to assign. */
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

/** A range of numbers; either end may be left out, both ends are included. */
export type DecimalRange = {
  /** The smallest number that matches. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** The largest number that matches. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

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
  /** The id of the removed item; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  errors: Array<FieldError>;
};

/** The person or institution that uses the goods. */
export type EndUser = {
  __typename?: 'EndUser';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What to show: the full name, else the organization. */
  label: Scalars['String']['output'];
};

/** One page of end users. */
export type EndUserPage = {
  __typename?: 'EndUserPage';
  /** The rows. */
  data: Array<EndUser>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** The kinds of refusals of a write. */
export type ErrorCode =
  /** The value breaks a rule. */
  | 'INVALID'
  /** The same write, by its idempotency key, is still running: ask again in a moment. */
  | 'IN_PROGRESS'
  /** Somebody changed the record since the version that was sent; `current` holds it as it is now. */
  | 'STALE'
  /** The record's status does not allow it (any more). */
  | 'TRANSITION';

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

/** Why a write was refused, and where to show it. */
export type FieldError = {
  __typename?: 'FieldError';
  /** What kind of refusal it is. */
  code: ErrorCode;
  /** The input field in camelCase with dots (`addressAttributes.city`), or `base` for the record as a whole. */
  field: Scalars['String']['output'];
  /** A sentence part to show behind the field's name, or a whole sentence when the field is `base`. */
  message: Scalars['String']['output'];
};

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

/** A group of a program: who the goods are for. */
export type Group = {
  __typename?: 'Group';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name, unique in its program. */
  name: Scalars['String']['output'];
  /** The program that it belongs to; null when you may not open it. */
  program?: Maybe<Program>;
};

/** One page of groups. */
export type GroupPage = {
  __typename?: 'GroupPage';
  /** The rows. */
  data: Array<Group>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** An entry of a closed list. */
export type LookupEntry = {
  __typename?: 'LookupEntry';
  /** The key to send. */
  key: Scalars['String']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Moves an item to another status. Needs assign_status on order items. */
  assignOrderItemStatus: OrderItemResult;
  /** Moves the order to another status. Needs assign_status on purchase orders. */
  assignPurchaseOrderStatus: PurchaseOrderResult;
  /** Sets who is assigned: the whole list. Newly assigned users are notified. */
  assignPurchaseOrderUsers: PurchaseOrderResult;
  /** Writes a comment. */
  createComment: CommentResult;
  /** Adds an item to an order. Needs write on order items. */
  createOrderItem: CreateOrderItemResult;
  /** Makes a purchase order. Needs write on purchase orders. */
  createPurchaseOrder: CreatePurchaseOrderResult;
  /** Removes a comment. */
  deleteComment: DeleteCommentResult;
  /** Removes an item from its order, while its status is open. Needs deactivate on order items. */
  deleteOrderItem: DeleteOrderItemResult;
  /**
   * For tools: the next token of the session, for the token in the `Authorization` header, also one that has run out.
   * Browsers never need it: the gateway renews their cookie.
   */
  refreshToken: RefreshTokenResult;
  /**
   * Signs in with email and password. A browser gets a session cookie that script cannot read; tools ask for `token` and
   * send it as `Authorization: Bearer …`. A wrong password is an entry in `errors` on `base`; too many tries are RATE_LIMITED.
   */
  signIn: SignInResult;
  /** Ends the session here and on the server, its open sockets included. */
  signOut: SignOutResult;
  /** Changes a comment's text. */
  updateComment: CommentResult;
  /** Changes the fields that are sent, and only those. */
  updateOrderItem: UpdateOrderItemResult;
  /** Changes the fields that are sent, and only those. */
  updatePurchaseOrder: UpdatePurchaseOrderResult;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationAssignOrderItemStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationAssignPurchaseOrderStatusArgs = {
  id: Scalars['ID']['input'];
  input: AssignStatusInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationAssignPurchaseOrderUsersArgs = {
  id: Scalars['ID']['input'];
  input: AssignUsersInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationCreateOrderItemArgs = {
  input: CreateOrderItemInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationCreatePurchaseOrderArgs = {
  input: CreatePurchaseOrderInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  input: DeleteCommentInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationDeleteOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationUpdateCommentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCommentInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationUpdateOrderItemArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrderItemInput;
};


/** Writing. A refused write is data (`errors`), not a GraphQL error; see `FieldError`. */
export type MutationUpdatePurchaseOrderArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePurchaseOrderInput;
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

/** A line of a purchase order. It is assessed for dangerous goods, received, and shipped. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** What you may do with it now: `update`, `assign_status`, `remove`, `comment`. */
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
  /** The Export Control Classification Number, or EAR99; null is unknown. */
  eccnDetails?: Maybe<Scalars['String']['output']>;
  /** Whether an export filing (EEI) is required; null while nobody has said. */
  eeiExport?: Maybe<Scalars['Boolean']['output']>;
  /** The receipt of the goods. */
  goodsReceipt: GoodsReceipt;
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
  nextStatuses: Array<Status>;
  /** Anything else worth knowing. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Its line number, whole or with one decimal (`10`, `10.1`), unique in its order. */
  position: Scalars['Decimal']['output'];
  /** The order that it belongs to; null when you may not read it. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The id of the order that it belongs to. */
  purchaseOrderId: Scalars['ID']['output'];
  /** How many, more than 0, at most 3 decimals. */
  quantity: Scalars['Decimal']['output'];
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
  /** The reasons that go with a status. */
  statusReasons: Array<Scalars['String']['output']>;
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
  /** The WBG material document; null when there is none or the switch is off. */
  wbgMatDoc?: Maybe<Scalars['String']['output']>;
  /** The WCM invoice number; null when there is none or the switch is off. */
  wcmInvoiceNumber?: Maybe<Scalars['String']['output']>;
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
  /** Urgent or not. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value per item in this range, in US dollars. */
  valuePerItem?: InputMaybe<DecimalRange>;
  /** Part of the vendor's name. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the WCM invoice number. */
  wcmInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

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
  /** The value per item. */
  | 'VALUE_PER_ITEM';

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
  /** Rights on documents. */
  attachments: AreaPermission;
  /** Rights on couriers. */
  couriers: AreaPermission;
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

/** A file's address under this gateway. */
export type Picture = {
  __typename?: 'Picture';
  /** A small square version, for avatars. */
  thumb?: Maybe<Scalars['String']['output']>;
};

/** A program of an organization. Orders, shipments and groups belong to one. */
export type Program = {
  __typename?: 'Program';
  /** Its colours; null when it has the product's own. */
  colorPalette?: Maybe<ColorPalette>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name, unique in the organization. */
  name: Scalars['String']['output'];
  /** The sections that navigation shows, as far as the signed-in person's views allow them. */
  navigation: Array<NavigationItem>;
  /** Whether orders show the purchase request number: the program's own switch or the organization's. */
  orderNumberInternalEnabled: Scalars['Boolean']['output'];
  /** Its name in addresses, unique everywhere. */
  slug: Scalars['String']['output'];
};

/** An order to a vendor, for an end user and a group of a program. It is made of order items. */
export type PurchaseOrder = {
  __typename?: 'PurchaseOrder';
  /** What you may do with it now: `update`, `assign_users`, `assign_status`, `create_item`, `comment`. */
  abilities: Array<Ability>;
  /** How many comments you may read, its items' not included. */
  commentsCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The card it is paid with, by name or last digits; never a whole card number. */
  creditCard?: Maybe<Scalars['String']['output']>;
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
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its version: send it with an edit. */
  lockVersion: Scalars['Int']['output'];
  /** What a new item of this order starts with. */
  newItemDefaults: OrderItemDefaults;
  /** The statuses that this order can move to now. */
  nextStatuses: Array<Status>;
  /** When it was ordered. */
  orderDate?: Maybe<Scalars['Date']['output']>;
  /** Its lines, by position. */
  orderItems: OrderItemPage;
  /** Its number, unique in the organization without case. */
  orderNumber: Scalars['String']['output'];
  /** The purchase request number; null when there is none or the switch is off. */
  orderNumberInternal?: Maybe<Scalars['String']['output']>;
  /** The program that it belongs to. */
  program?: Maybe<Program>;
  /** Where it stands. */
  status: Status;
  /** The reasons that go with a status. */
  statusReasons: Array<Scalars['String']['output']>;
  /** Why it stands there: one of the organization's substatuses as text. */
  subStatus?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The users who look after it. */
  users: Array<User>;
  /** Who sells; null when you may not read it. */
  vendor?: Maybe<Vendor>;
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
  /** Made here, or tagged external. */
  source?: InputMaybe<PurchaseOrderSource>;
  /** In any of these statuses, by key. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: assigned to nobody. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Assigned to any of these users; together with `unassigned`, either matches. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From any of these vendors. */
  vendorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

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
  /** Comments on a record, newest first. */
  comments: CommentPage;
  /** In what condition goods arrived. */
  conditions: Array<LookupEntry>;
  /** Countries by name. */
  countries: Array<Country>;
  /** Dangerous goods classes and divisions: 49 CFR 173.2, as the UN Model Regulations. */
  dangerousGoodsClasses: Array<DangerousGoodsClass>;
  /** One end user; null when it is not there or not yours. */
  endUser?: Maybe<EndUser>;
  /** End users, by label. */
  endUsers: EndUserPage;
  /** One group; null when it is not there or not yours. */
  group?: Maybe<Group>;
  /** Groups, by name. */
  groups: GroupPage;
  /** Where a material transfer agreement stands. */
  mtaStatuses: Array<LookupEntry>;
  /** One order item; null when it is not there or not yours. */
  orderItem?: Maybe<OrderItem>;
  /** The statuses of order items, in the order of their life. */
  orderItemStatuses: Array<Status>;
  /** Order items of a program, by position unless `sort` says otherwise. */
  orderItems: OrderItemPage;
  /** One program; null when it is not there or not yours. */
  program?: Maybe<Program>;
  /** One purchase order; null when it is not there or not yours. */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** What a new purchase order of a program starts with. */
  purchaseOrderDefaults: PurchaseOrderDefaults;
  /** The statuses of purchase orders, in the order of their life. */
  purchaseOrderStatuses: Array<Status>;
  /** Purchase orders of a program, the latest order date first unless `sort` says otherwise. */
  purchaseOrders: PurchaseOrderPage;
  /** How shipments travel. */
  shipmentTypes: Array<LookupEntry>;
  /** How goods are stored. */
  storageRequirements: Array<LookupEntry>;
  /** Units of measure: UN/ECE Recommendation 20, revision 17. */
  unitsOfMeasure: Array<UnitOfMeasure>;
  /** One user; null when it is not there or not yours. */
  user?: Maybe<User>;
  /** Users, by name. Assigning offers the active ones of a program. */
  users: UserPage;
  /** One vendor; null when it is not there or not yours. */
  vendor?: Maybe<Vendor>;
  /** Vendors of the organization, by name. */
  vendors: VendorPage;
  /** The signed-in person: profile, rights, programs, switches. */
  viewer: Viewer;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryCommentsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  on: CommentableInput;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryEndUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryEndUsersArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryGroupsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryOrderItemsArgs = {
  filter?: InputMaybe<OrderItemFilter>;
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderItemSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryProgramArgs = {
  id: Scalars['ID']['input'];
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
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PurchaseOrderSort>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryUsersArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<UserStatus>;
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


/** Reading. Every query runs in the organization of the signed-in user; what one may not see is not there. */
export type QueryVendorsArgs = {
  items?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One changed record: what it is, not what is in it. Ask for the record itself where it is shown. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** What happened. */
  actionType: ChangeAction;
  /** The id of the user who did it; null for imports and the system. */
  by?: Maybe<Scalars['ID']['output']>;
  /** The record's id; null on REFETCH. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its version after the change; compare it with the `lockVersion` of what you show. Null on REFETCH and for records without one. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Which kind of record; null on REFETCH. */
  type?: Maybe<RecordType>;
};

/** The kinds of records that have ids, versions and a history. */
export type RecordType =
  /** An airline of a courier. */
  | 'AIRLINE'
  /** A courier. */
  | 'COURIER'
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

/** The next token of a session. */
export type RefreshTokenResult = {
  __typename?: 'RefreshTokenResult';
  /** The bearer token to use from now on. */
  token: Scalars['String']['output'];
};

/** Settings of this installation. */
export type Settings = {
  __typename?: 'Settings';
  /** The value per HS code, in US dollars, above which an export filing (EEI) is required: 15 CFR 30.37(a). */
  eeiThresholdUsd: Scalars['Decimal']['output'];
};

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

/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** Comments on a record as they are written, edited and removed. */
  commentChanged: CommentChange;
  /** Records of a program that others created, edited or deleted; without `programId`, the organization's own records (vendors, end users, users, programs, …). */
  recordChanged: RecordChange;
};


/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again.
 */
export type SubscriptionCommentChangedArgs = {
  on: CommentableInput;
};


/**
 * What happens while you watch. Events name what changed; a `REFETCH` event says that events may be missing and that what
 * is shown should be asked for again.
 */
export type SubscriptionRecordChangedArgs = {
  programId?: InputMaybe<Scalars['ID']['input']>;
};

/** A unit of measure. */
export type UnitOfMeasure = {
  __typename?: 'UnitOfMeasure';
  /** Its UN/ECE Rec 20 code, for instance `KT`. */
  code: Scalars['String']['output'];
  /** Its name, for instance `kit`. */
  description: Scalars['String']['output'];
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

/** The changes of an order item: what is left out stays, null clears. */
export type UpdateOrderItemInput = {
  /** The vendor's number of the goods, at most 255 characters. */
  catalogNumber?: InputMaybe<Scalars['String']['input']>;
  /** A key of `conditions`. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Where it was made. */
  countriesOfManufacture?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
  /** The dangerous goods class: an id of `dangerousGoodsClasses`. */
  dgClass?: InputMaybe<Scalars['String']['input']>;
  /** More about the danger. */
  dgDescription?: InputMaybe<Scalars['String']['input']>;
  /** The Export Control Classification Number, or EAR99. */
  eccnDetails?: InputMaybe<Scalars['String']['input']>;
  /** Whether an export filing (EEI) is required. */
  eeiExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tariff code. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** The vendor's invoice number; refused where the switch is off. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** What it is, at most 255 characters. */
  material?: InputMaybe<Scalars['String']['input']>;
  /** A key of `mtaStatuses`. */
  mtaStatus?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether it is a kit that may be split. Needs split on order items. */
  splitKit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its quantity may be split. Needs split on order items. */
  splitQuantity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of `storageRequirements`. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** Further hazards besides the class. */
  subsidiaryHazards?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The UN number of dangerous goods: UN, NA or ID and four digits. */
  unNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is urgent. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price of one, in US dollars, more than 0, at most 2 decimals. */
  valuePerItem?: InputMaybe<Scalars['Decimal']['input']>;
  /** The WBG material document; refused where the switch is off. */
  wbgMatDoc?: InputMaybe<Scalars['String']['input']>;
  /** The WCM invoice number; refused where the switch is off. */
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

/** The changes of a purchase order: what is left out stays, null clears. */
export type UpdatePurchaseOrderInput = {
  /** The card it is paid with, by name or last digits; a whole card number is refused. */
  creditCard?: InputMaybe<Scalars['String']['input']>;
  /** The end user, one of the program's. */
  endUserId?: InputMaybe<Scalars['ID']['input']>;
  /** What the funds are; refused where the switch is off. */
  fundingDescription?: InputMaybe<Scalars['String']['input']>;
  /** The number of the funds; refused where the switch is off. */
  fundingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The group, one of the program's. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was shown. If the record has moved on, nothing changes and `current` holds it. */
  lockVersion: Scalars['Int']['input'];
  /** When it was ordered. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The number, at most 255 characters, unique in the organization without case. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The purchase request number; refused where the switch is off. */
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

/** A member of staff. Name, status and picture are open to the whole organization; the rest needs the right to read users, or is one's own. */
export type User = {
  __typename?: 'User';
  /** When the user was made; null when you may not read users. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email, with which the user signs in; null when you may not read users. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Job title. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The picture; null when there is none. */
  picture?: Maybe<Picture>;
  /** The role's name; null when you may not read users. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** Whether the user can sign in and be assigned. */
  status: UserStatus;
};

/** One page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The rows. */
  data: Array<User>;
  /** Where the page stands. */
  meta: PageMeta;
};

/** Whether a user can sign in and be assigned. */
export type UserStatus =
  /** Can sign in and be assigned. */
  | 'ACTIVE'
  /** Invited and not yet here, or deactivated. */
  | 'INACTIVE';

/** A company that sells. It belongs to the organization, not to one program. */
export type Vendor = {
  __typename?: 'Vendor';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name, unique in the organization. */
  name: Scalars['String']['output'];
};

/** One page of vendors. */
export type VendorPage = {
  __typename?: 'VendorPage';
  /** The rows. */
  data: Array<Vendor>;
  /** Where the page stands. */
  meta: PageMeta;
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<Ability>;
  AreaPermission: ResolverTypeWrapper<AreaPermission>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeAction: ChangeAction;
  ColorPalette: ResolverTypeWrapper<ColorPalette>;
  Comment: ResolverTypeWrapper<RestComment>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'data'> & { data: Array<ResolversTypes['Comment']> }>;
  CommentParent: ResolverTypeWrapper<RestCommentParent>;
  CommentPermission: ResolverTypeWrapper<CommentPermission>;
  CommentResult: ResolverTypeWrapper<Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CommentSource: CommentSource;
  CommentableInput: CommentableInput;
  CommentableType: CommentableType;
  Country: ResolverTypeWrapper<Country>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CreateCommentInput: CreateCommentInput;
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderItemResult: ResolverTypeWrapper<Omit<CreateOrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: ResolverTypeWrapper<Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  DangerousGoodsClass: ResolverTypeWrapper<DangerousGoodsClass>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: ResolverTypeWrapper<DeleteCommentResult>;
  DeleteOrderItemResult: ResolverTypeWrapper<DeleteOrderItemResult>;
  EndUser: ResolverTypeWrapper<RestEndUser>;
  EndUserPage: ResolverTypeWrapper<Omit<EndUserPage, 'data'> & { data: Array<ResolversTypes['EndUser']> }>;
  ErrorCode: ErrorCode;
  FeatureFlags: ResolverTypeWrapper<FeatureFlags>;
  FieldError: ResolverTypeWrapper<FieldError>;
  GoodsReceipt: ResolverTypeWrapper<GoodsReceipt>;
  Group: ResolverTypeWrapper<RestGroup>;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'data'> & { data: Array<ResolversTypes['Group']> }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LookupEntry: ResolverTypeWrapper<LookupEntry>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  OrderItem: ResolverTypeWrapper<RestOrderItem>;
  OrderItemDefaults: ResolverTypeWrapper<RestOrderItemDefaults>;
  OrderItemFilter: OrderItemFilter;
  OrderItemPage: ResolverTypeWrapper<Omit<OrderItemPage, 'data'> & { data: Array<ResolversTypes['OrderItem']> }>;
  OrderItemResult: ResolverTypeWrapper<Omit<OrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  OrderItemSort: OrderItemSort;
  OrderItemSortField: OrderItemSortField;
  PageMeta: ResolverTypeWrapper<PageMeta>;
  Permissions: ResolverTypeWrapper<RestPermission>;
  Picture: ResolverTypeWrapper<Picture>;
  Program: ResolverTypeWrapper<RestProgram>;
  PurchaseOrder: ResolverTypeWrapper<RestPurchaseOrder>;
  PurchaseOrderDefaults: ResolverTypeWrapper<PurchaseOrderDefaults>;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderPage: ResolverTypeWrapper<Omit<PurchaseOrderPage, 'data'> & { data: Array<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderResult: ResolverTypeWrapper<Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderSort: PurchaseOrderSort;
  PurchaseOrderSortField: PurchaseOrderSortField;
  PurchaseOrderSource: PurchaseOrderSource;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordChange: ResolverTypeWrapper<ChangeEvent>;
  RecordType: RecordType;
  RefreshTokenResult: ResolverTypeWrapper<RefreshTokenResult>;
  Settings: ResolverTypeWrapper<Settings>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversTypes['User']> }>;
  SignOutResult: ResolverTypeWrapper<SignOutResult>;
  SortDirection: SortDirection;
  Status: ResolverTypeWrapper<RestStatus>;
  StatusColor: StatusColor;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UnitOfMeasure: ResolverTypeWrapper<UnitOfMeasure>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: ResolverTypeWrapper<Omit<UpdateOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversTypes['OrderItem']>, orderItem?: Maybe<ResolversTypes['OrderItem']> }>;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: ResolverTypeWrapper<Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversTypes['PurchaseOrder']> }>;
  User: ResolverTypeWrapper<RestUser>;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'data'> & { data: Array<ResolversTypes['User']> }>;
  UserStatus: UserStatus;
  Vendor: ResolverTypeWrapper<RestVendor>;
  VendorPage: ResolverTypeWrapper<Omit<VendorPage, 'data'> & { data: Array<ResolversTypes['Vendor']> }>;
  Viewer: ResolverTypeWrapper<RestViewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ability: Ability;
  AreaPermission: AreaPermission;
  Assessment: Assessment;
  AssignStatusInput: AssignStatusInput;
  AssignUsersInput: AssignUsersInput;
  Boolean: Scalars['Boolean']['output'];
  ColorPalette: ColorPalette;
  Comment: RestComment;
  CommentChange: Omit<CommentChange, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentPage: Omit<CommentPage, 'data'> & { data: Array<ResolversParentTypes['Comment']> };
  CommentParent: RestCommentParent;
  CommentPermission: CommentPermission;
  CommentResult: Omit<CommentResult, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CommentableInput: CommentableInput;
  Country: Country;
  CountryCode: Scalars['CountryCode']['output'];
  CreateCommentInput: CreateCommentInput;
  CreateOrderItemInput: CreateOrderItemInput;
  CreateOrderItemResult: Omit<CreateOrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreatePurchaseOrderResult: Omit<CreatePurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  DangerousGoodsClass: DangerousGoodsClass;
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentResult: DeleteCommentResult;
  DeleteOrderItemResult: DeleteOrderItemResult;
  EndUser: RestEndUser;
  EndUserPage: Omit<EndUserPage, 'data'> & { data: Array<ResolversParentTypes['EndUser']> };
  FeatureFlags: FeatureFlags;
  FieldError: FieldError;
  GoodsReceipt: GoodsReceipt;
  Group: RestGroup;
  GroupPage: Omit<GroupPage, 'data'> & { data: Array<ResolversParentTypes['Group']> };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LookupEntry: LookupEntry;
  Mutation: Record<PropertyKey, never>;
  NavigationItem: NavigationItem;
  OrderItem: RestOrderItem;
  OrderItemDefaults: RestOrderItemDefaults;
  OrderItemFilter: OrderItemFilter;
  OrderItemPage: Omit<OrderItemPage, 'data'> & { data: Array<ResolversParentTypes['OrderItem']> };
  OrderItemResult: Omit<OrderItemResult, 'orderItem'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  OrderItemSort: OrderItemSort;
  PageMeta: PageMeta;
  Permissions: RestPermission;
  Picture: Picture;
  Program: RestProgram;
  PurchaseOrder: RestPurchaseOrder;
  PurchaseOrderDefaults: PurchaseOrderDefaults;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderPage: Omit<PurchaseOrderPage, 'data'> & { data: Array<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderResult: Omit<PurchaseOrderResult, 'purchaseOrder'> & { purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderSort: PurchaseOrderSort;
  Query: Record<PropertyKey, never>;
  RecordChange: ChangeEvent;
  RefreshTokenResult: RefreshTokenResult;
  Settings: Settings;
  SignInInput: SignInInput;
  SignInResult: Omit<SignInResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['User']> };
  SignOutResult: SignOutResult;
  Status: RestStatus;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  UnitOfMeasure: UnitOfMeasure;
  UpdateCommentInput: UpdateCommentInput;
  UpdateOrderItemInput: UpdateOrderItemInput;
  UpdateOrderItemResult: Omit<UpdateOrderItemResult, 'current' | 'orderItem'> & { current?: Maybe<ResolversParentTypes['OrderItem']>, orderItem?: Maybe<ResolversParentTypes['OrderItem']> };
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderResult: Omit<UpdatePurchaseOrderResult, 'current' | 'purchaseOrder'> & { current?: Maybe<ResolversParentTypes['PurchaseOrder']>, purchaseOrder?: Maybe<ResolversParentTypes['PurchaseOrder']> };
  User: RestUser;
  UserPage: Omit<UserPage, 'data'> & { data: Array<ResolversParentTypes['User']> };
  Vendor: RestVendor;
  VendorPage: Omit<VendorPage, 'data'> & { data: Array<ResolversParentTypes['Vendor']> };
  Viewer: RestViewer;
};

export type AbilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ability'] = ResolversParentTypes['Ability']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AreaPermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaPermission'] = ResolversParentTypes['AreaPermission']> = {
  anyComment?: Resolver<Maybe<ResolversTypes['CommentPermission']>, ParentType, ContextType>;
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editableStatuses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  extra?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ownComment?: Resolver<Maybe<ResolversTypes['CommentPermission']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  assessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dgClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dgDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CreateOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderItemResult'] = ResolversParentTypes['CreateOrderItemResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type CreatePurchaseOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePurchaseOrderResult'] = ResolversParentTypes['CreatePurchaseOrderResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
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

export type DeleteCommentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentResult'] = ResolversParentTypes['DeleteCommentResult']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type DeleteOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderItemResult'] = ResolversParentTypes['DeleteOrderItemResult']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type EndUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUser'] = ResolversParentTypes['EndUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndUserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserPage'] = ResolversParentTypes['EndUserPage']> = {
  data?: Resolver<Array<ResolversTypes['EndUser']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  data?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type LookupEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupEntry'] = ResolversParentTypes['LookupEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  assignOrderItemStatus?: Resolver<ResolversTypes['OrderItemResult'], ParentType, ContextType, RequireFields<MutationAssignOrderItemStatusArgs, 'id' | 'input'>>;
  assignPurchaseOrderStatus?: Resolver<ResolversTypes['PurchaseOrderResult'], ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderStatusArgs, 'id' | 'input'>>;
  assignPurchaseOrderUsers?: Resolver<ResolversTypes['PurchaseOrderResult'], ParentType, ContextType, RequireFields<MutationAssignPurchaseOrderUsersArgs, 'id' | 'input'>>;
  createComment?: Resolver<ResolversTypes['CommentResult'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createOrderItem?: Resolver<ResolversTypes['CreateOrderItemResult'], ParentType, ContextType, RequireFields<MutationCreateOrderItemArgs, 'input'>>;
  createPurchaseOrder?: Resolver<ResolversTypes['CreatePurchaseOrderResult'], ParentType, ContextType, RequireFields<MutationCreatePurchaseOrderArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'input'>>;
  deleteOrderItem?: Resolver<ResolversTypes['DeleteOrderItemResult'], ParentType, ContextType, RequireFields<MutationDeleteOrderItemArgs, 'id'>>;
  refreshToken?: Resolver<ResolversTypes['RefreshTokenResult'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutResult'], ParentType, ContextType>;
  updateComment?: Resolver<ResolversTypes['CommentResult'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'id' | 'input'>>;
  updateOrderItem?: Resolver<ResolversTypes['UpdateOrderItemResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderItemArgs, 'id' | 'input'>>;
  updatePurchaseOrder?: Resolver<ResolversTypes['UpdatePurchaseOrderResult'], ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderArgs, 'id' | 'input'>>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  assessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType>;
  catalogNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countriesOfManufacture?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eccnDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eeiExport?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  goodsReceipt?: Resolver<ResolversTypes['GoodsReceipt'], ParentType, ContextType>;
  hsCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mtaStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  purchaseOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizePerItem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  splitKit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  statusReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrderItemStatusReasonsArgs, 'status'>>;
  storage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subsidiaryHazards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valuePerItem?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wbgMatDoc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wcmInvoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemDefaultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemDefaults'] = ResolversParentTypes['OrderItemDefaults']> = {
  position?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shipmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type PageMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permissions'] = ResolversParentTypes['Permissions']> = {
  attachments?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
  couriers?: Resolver<ResolversTypes['AreaPermission'], ParentType, ContextType>;
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
  thumb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  colorPalette?: Resolver<Maybe<ResolversTypes['ColorPalette']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  orderNumberInternalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fundingDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fundingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newItemDefaults?: Resolver<ResolversTypes['OrderItemDefaults'], ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderItems?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<PurchaseOrderOrderItemsArgs, 'items' | 'page'>>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumberInternal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  statusReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PurchaseOrderStatusReasonsArgs, 'status'>>;
  subStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
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
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'items' | 'on' | 'page'>>;
  conditions?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  dangerousGoodsClasses?: Resolver<Array<ResolversTypes['DangerousGoodsClass']>, ParentType, ContextType>;
  endUser?: Resolver<Maybe<ResolversTypes['EndUser']>, ParentType, ContextType, RequireFields<QueryEndUserArgs, 'id'>>;
  endUsers?: Resolver<ResolversTypes['EndUserPage'], ParentType, ContextType, RequireFields<QueryEndUsersArgs, 'items' | 'page'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'items' | 'page'>>;
  mtaStatuses?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<QueryOrderItemArgs, 'id'>>;
  orderItemStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  orderItems?: Resolver<ResolversTypes['OrderItemPage'], ParentType, ContextType, RequireFields<QueryOrderItemsArgs, 'items' | 'page' | 'programId'>>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<QueryProgramArgs, 'id'>>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType, RequireFields<QueryPurchaseOrderArgs, 'id'>>;
  purchaseOrderDefaults?: Resolver<ResolversTypes['PurchaseOrderDefaults'], ParentType, ContextType, RequireFields<QueryPurchaseOrderDefaultsArgs, 'programId'>>;
  purchaseOrderStatuses?: Resolver<Array<ResolversTypes['Status']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<ResolversTypes['PurchaseOrderPage'], ParentType, ContextType, RequireFields<QueryPurchaseOrdersArgs, 'items' | 'page' | 'programId'>>;
  shipmentTypes?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  storageRequirements?: Resolver<Array<ResolversTypes['LookupEntry']>, ParentType, ContextType>;
  unitsOfMeasure?: Resolver<Array<ResolversTypes['UnitOfMeasure']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'items' | 'page'>>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType, RequireFields<QueryVendorArgs, 'id'>>;
  vendors?: Resolver<ResolversTypes['VendorPage'], ParentType, ContextType, RequireFields<QueryVendorsArgs, 'items' | 'page'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RecordChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChange'] = ResolversParentTypes['RecordChange']> = {
  actionType?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['RecordType']>, ParentType, ContextType>;
};

export type RefreshTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshTokenResult'] = ResolversParentTypes['RefreshTokenResult']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  eeiThresholdUsd?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutResult'] = ResolversParentTypes['SignOutResult']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  color?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentChanged?: SubscriptionResolver<ResolversTypes['CommentChange'], "commentChanged", ParentType, ContextType, RequireFields<SubscriptionCommentChangedArgs, 'on'>>;
  recordChanged?: SubscriptionResolver<ResolversTypes['RecordChange'], "recordChanged", ParentType, ContextType, Partial<SubscriptionRecordChangedArgs>>;
};

export type UnitOfMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitOfMeasure'] = ResolversParentTypes['UnitOfMeasure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateOrderItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrderItemResult'] = ResolversParentTypes['UpdateOrderItemResult']> = {
  current?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type UpdatePurchaseOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePurchaseOrderResult'] = ResolversParentTypes['UpdatePurchaseOrderResult']> = {
  current?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  data?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VendorPage'] = ResolversParentTypes['VendorPage']> = {
  data?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['PageMeta'], ParentType, ContextType>;
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
  AreaPermission?: AreaPermissionResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  ColorPalette?: ColorPaletteResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentParent?: CommentParentResolvers<ContextType>;
  CommentPermission?: CommentPermissionResolvers<ContextType>;
  CommentResult?: CommentResultResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CreateOrderItemResult?: CreateOrderItemResultResolvers<ContextType>;
  CreatePurchaseOrderResult?: CreatePurchaseOrderResultResolvers<ContextType>;
  DangerousGoodsClass?: DangerousGoodsClassResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  DeleteOrderItemResult?: DeleteOrderItemResultResolvers<ContextType>;
  EndUser?: EndUserResolvers<ContextType>;
  EndUserPage?: EndUserPageResolvers<ContextType>;
  FeatureFlags?: FeatureFlagsResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  GoodsReceipt?: GoodsReceiptResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  LookupEntry?: LookupEntryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemDefaults?: OrderItemDefaultsResolvers<ContextType>;
  OrderItemPage?: OrderItemPageResolvers<ContextType>;
  OrderItemResult?: OrderItemResultResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrderDefaults?: PurchaseOrderDefaultsResolvers<ContextType>;
  PurchaseOrderPage?: PurchaseOrderPageResolvers<ContextType>;
  PurchaseOrderResult?: PurchaseOrderResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordChange?: RecordChangeResolvers<ContextType>;
  RefreshTokenResult?: RefreshTokenResultResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignOutResult?: SignOutResultResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UnitOfMeasure?: UnitOfMeasureResolvers<ContextType>;
  UpdateOrderItemResult?: UpdateOrderItemResultResolvers<ContextType>;
  UpdatePurchaseOrderResult?: UpdatePurchaseOrderResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  VendorPage?: VendorPageResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

