/* Generated from schema/api-v1.openapi.json by scripts/restTypes.ts. */

export type CommentsInfo = {
  commentsCount: number;
  label: string;
}[];
/**
 * `met`: checked and right; `not_met`: checked and not right; `does_not_apply`; `cannot_tell`: an input is missing or unreadable, so that the check could not be made. Only `met` is passed.
 */
export type CheckAnswer = 'met' | 'not_met' | 'does_not_apply' | 'cannot_tell';
export type ImportEvent =
  | {
      type: 'reading';
      rows: number;
    }
  | {
      type: 'waiting';
      orders: number;
      of: number;
    }
  | {
      type: 'importing';
      orders: number;
      of: number;
    }
  | {
      type: 'refused';
      row: number;
      column: string | null;
      value: string | null;
      reason: string;
    }
  | {
      type: 'noted';
      row: number;
      column: string | null;
      value: string | null;
      reason: string;
    }
  | {
      type: 'named';
      organization: string;
      program: string | null;
      person: string;
    }
  | {
      type: 'imported';
      organization: string;
      dryRun: boolean;
      stopped: boolean;
      kind: 'purchase_orders' | 'order_items' | 'vendors' | 'end_users' | 'groups' | 'deliveries';
      mapping: string | null;
      counts: FileImportCounts;
      made: {
        programs: number;
        groups: number;
        endUsers: number;
        vendors: number;
        purchaseOrders: number;
        shipments: number;
        orderItems: number;
      } | null;
      refusedRows: number;
      notedRows: number;
      sums: {
        file: string | null;
        read: string;
        ready: string;
        differences: {
          row: number;
          file: string;
          read: string;
        }[];
      } | null;
      left: string[];
      notes: string[];
    }
  | {
      type: 'failed';
      error: string;
    };
export type Notification =
  | {
      id: number;
      readAt: string | null;
      createdAt: string;
      sender: {
        id: number;
        firstName: string;
        lastName: string;
        picture: Picture | null;
      } | null;
      eventType: 'NEW_COMMENT';
      data: {
        comment: {
          id: number;
          message: string;
          source: 'internal' | 'external' | 'vendor';
          parentObject: {
            id: number;
            type: 'PurchaseOrder' | 'OrderItem' | 'CommercialInvoice';
            label: string;
            purchaseOrderId: number | null;
          };
        };
        program: {
          id: number;
          name: string;
          slug: string;
        } | null;
      };
    }
  | {
      id: number;
      readAt: string | null;
      createdAt: string;
      sender: {
        id: number;
        firstName: string;
        lastName: string;
        picture: Picture | null;
      } | null;
      eventType: 'NEW_ASSIGNMENT';
      data: {
        assignedObject: {
          id: number;
          label: string;
          type: 'PurchaseOrder' | 'CommercialInvoice';
        };
        program: {
          id: number;
          name: string;
          slug: string;
        } | null;
      };
    }
  | {
      id: number;
      readAt: string | null;
      createdAt: string;
      sender: {
        id: number;
        firstName: string;
        lastName: string;
        picture: Picture | null;
      } | null;
      eventType: 'ATTACHMENT_WILL_EXPIRE_SOON' | 'ATTACHMENT_WILL_EXPIRE_TODAY';
      data: {
        attachedTo: {
          type: 'PurchaseOrder' | 'CommercialInvoice' | 'OrderItem' | 'User' | 'Vendor' | 'Courier' | 'EndUser';
          id: number;
          label: string;
          name: string | null;
          companyName: string | null;
          firstName: string | null;
          lastName: string | null;
          purchaseOrderId: number | null;
        };
        attachment: {
          id: number;
          documentType:
            | 'other'
            | 'visual_screening'
            | 'mta_incoming'
            | 'mta_outgoing'
            | 'import_permit'
            | 'certificate_of_analysis'
            | 'temperature_log'
            | 'proof_of_delivery';
          expiryDate: string | null;
        };
        program: {
          id: number;
          name: string;
          slug: string;
        } | null;
      };
    }
  | {
      id: number;
      readAt: string | null;
      createdAt: string;
      sender: {
        id: number;
        firstName: string;
        lastName: string;
        picture: Picture | null;
      } | null;
      eventType: 'COMMERCIAL_INVOICE_IN_REVIEW';
      data: {
        object: {
          id: number;
          label: string;
        };
        program: {
          id: number;
          name: string;
          slug: string;
        } | null;
      };
    }
  | {
      id: number;
      readAt: string | null;
      createdAt: string;
      sender: {
        id: number;
        firstName: string;
        lastName: string;
        picture: Picture | null;
      } | null;
      eventType: 'PARTY_PROHIBITED';
      data: {
        party: {
          id: number;
          label: string;
          type: 'Vendor' | 'EndUser' | 'Group' | 'Courier';
        };
        program: {
          id: number;
          name: string;
          slug: string;
        } | null;
      };
    };

export interface Components {
  Ability?: Ability;
  Address?: Address;
  Airline?: Airline;
  AirlineLight?: AirlineLight;
  ApiKey?: ApiKey;
  ApiKeyLight?: ApiKeyLight;
  AreaPermission?: AreaPermission;
  AssignedStatus?: AssignedStatus;
  AttachedFile?: AttachedFile;
  Attachment?: Attachment;
  AvailableOrderItem?: AvailableOrderItem;
  Change?: Change;
  ChangePage?: ChangePage;
  CheckAnswer?: CheckAnswer;
  CheckReason?: CheckReason;
  ColorPalette?: ColorPalette;
  Comment?: Comment;
  CommentRights?: CommentRights;
  CommentsInfo?: CommentsInfo;
  CommercialInvoice?: CommercialInvoice;
  CommercialInvoiceDefaults?: CommercialInvoiceDefaults;
  CommercialInvoiceLight?: CommercialInvoiceLight;
  CommercialInvoiceStatus?: CommercialInvoiceStatus;
  ContentNote?: ContentNote;
  ControlStatement?: ControlStatement;
  Courier?: Courier;
  CourierLight?: CourierLight;
  CurrentPermission?: CurrentPermission;
  DangerousGood?: DangerousGood;
  DangerousGoodsAdvice?: DangerousGoodsAdvice;
  DangerousGoodsClass?: DangerousGoodsClass;
  DeclarationPart?: DeclarationPart;
  DocumentType?: DocumentType;
  DuplicateAnswer?: DuplicateAnswer;
  DuplicatePair?: DuplicatePair;
  EndUser?: EndUser;
  EndUserLight?: EndUserLight;
  ExpiringAttachment?: ExpiringAttachment;
  ExportRule?: ExportRule;
  ExportStatement?: ExportStatement;
  ExportedCode?: ExportedCode;
  FeatureFlags?: FeatureFlags;
  FileCell?: FileCell;
  FileImport?: FileImport;
  FileImportCounts?: FileImportCounts;
  FileImportMade?: FileImportMade;
  FileImportMapping?: FileImportMapping;
  FileImportName?: FileImportName;
  FileImportResult?: FileImportResult;
  FileImportRow?: FileImportRow;
  FileImportUndo?: FileImportUndo;
  FilePart?: FilePart;
  FixedField?: FixedField;
  GivenApproval?: GivenApproval;
  GivenApprovals?: GivenApprovals;
  Group?: Group;
  GroupLight?: GroupLight;
  Guide?: Guide;
  GuideAdministrator?: GuideAdministrator;
  GuideStep?: GuideStep;
  HistoryEntry?: HistoryEntry;
  ImportEvent?: ImportEvent;
  ImportField?: ImportField;
  InvitationLink?: InvitationLink;
  IssuedPaper?: IssuedPaper;
  IssuedPapers?: IssuedPapers;
  ItemsWork?: ItemsWork;
  LikelyTwin?: LikelyTwin;
  ListCount?: ListCount;
  ListSetting?: ListSetting;
  LookupEntry?: LookupEntry;
  Merge?: Merge;
  MergePreview?: MergePreview;
  NamedRecord?: NamedRecord;
  NamingCount?: NamingCount;
  NavigationItem?: NavigationItem;
  Notification?: Notification;
  NotificationSettings?: NotificationSettings;
  NotificationType?: NotificationType;
  OrderItem?: OrderItem;
  OrderItemDefaults?: OrderItemDefaults;
  OrderItemLight?: OrderItemLight;
  OrderItemPart?: OrderItemPart;
  OrderItemPlace?: OrderItemPlace;
  OrderItemStatus?: OrderItemStatus;
  Organization?: Organization;
  OrganizationLight?: OrganizationLight;
  OriginValue?: OriginValue;
  PackageLine?: PackageLine;
  PackageType?: PackageType;
  PackedItem?: PackedItem;
  PageMeta?: PageMeta;
  PasswordLink?: PasswordLink;
  Permission?: Permission;
  Picture?: Picture;
  Profile?: Profile;
  Program?: Program;
  ProgramCounts?: ProgramCounts;
  ProgramLight?: ProgramLight;
  ProgramOrderFigures?: ProgramOrderFigures;
  PurchaseOrder?: PurchaseOrder;
  PurchaseOrderDefaults?: PurchaseOrderDefaults;
  PurchaseOrderLight?: PurchaseOrderLight;
  ReadinessCheck?: ReadinessCheck;
  Receipt?: Receipt;
  RefusedStatus?: RefusedStatus;
  RegulationText?: RegulationText;
  RemovedOrderItem?: RemovedOrderItem;
  ResetLink?: ResetLink;
  RiskLevel?: RiskLevel;
  RowPermission?: RowPermission;
  SavedView?: SavedView;
  SegregatedPair?: SegregatedPair;
  SegregationTable?: SegregationTable;
  SetupLink?: SetupLink;
  SetupState?: SetupState;
  ShipmentAdvice?: ShipmentAdvice;
  Status?: Status;
  StatusReason?: StatusReason;
  StatusReasonLight?: StatusReasonLight;
  StatusReasonOption?: StatusReasonOption;
  StorageRequirement?: StorageRequirement;
  UnNumber?: UnNumber;
  UnitOfMeasure?: UnitOfMeasure;
  UnprintableLetters?: UnprintableLetters;
  User?: User;
  UserLight?: UserLight;
  Vendor?: Vendor;
  VendorLight?: VendorLight;
  Work?: Work;
  WorkRow?: WorkRow;
  Failure?: Failure;
  FieldErrors?: FieldErrors;
}
export interface Ability {
  action:
    | 'update'
    | 'update_notes'
    | 'assign_status'
    | 'set_delivery'
    | 'assign_users'
    | 'comment'
    | 'remove'
    | 'archive'
    | 'activate'
    | 'deactivate'
    | 'invite'
    | 'copy_invitation_link'
    | 'copy_reset_link'
    | 'revoke'
    | 'invite_admin'
    | 'create_item'
    | 'add_items'
    | 'remove_items'
    | 'add_to_shipment'
    | 'remove_from_shipment'
    | 'select'
    | 'set_approval'
    | 'approve'
    | 'send_for_review'
    | 'generate_pdf'
    | 'issue_papers'
    | 'assess'
    | 'receive'
    | 'take_back_assessment'
    | 'take_back_receipt'
    | 'release'
    | 'split_quantity'
    | 'split_kit'
    | 'cancel'
    | 'undo'
    | 'apply'
    | 'discard';
  allowed: boolean;
  reason: string | null;
}
export interface Address {
  country: string;
  city: string;
  address: string;
  state?: string | null;
  zipCode?: string | null;
  notes?: string | null;
  countryFullName: string;
}
export interface Airline {
  id: number;
  courierId: number;
  name: string;
  prefix: string | null;
  notes: string | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface AirlineLight {
  id: number;
  name: string;
}
export interface ApiKey {
  id: number;
  name: string;
  organizationId: number;
  permissionId: number;
  permissionName: string;
  allPrograms: boolean;
  programIds: number[];
  userId: number;
  makerId: number;
  state: 'active' | 'suspended' | 'expired' | 'revoked';
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface ApiKeyLight {
  id: number;
  name: string;
}
export interface AreaPermission {
  read: boolean;
  write: boolean;
  create: boolean;
  update: boolean;
  delete: boolean;
  archive?: boolean;
  assignStatus?: boolean;
  generatePdf?: boolean;
  setApproval?: boolean;
  sendForReview?: boolean;
  split?: boolean;
  assess?: boolean;
  receive?: boolean;
  deactivate?: boolean;
  shareProgram?: boolean;
  shareOrganization?: boolean;
  exceptions: {
    update: {
      statuses: string[];
    };
  };
  ownComment?: CommentRights;
  legacyComment?: CommentRights;
  anyComment?: CommentRights;
}
export interface CommentRights {
  read: boolean;
  write: boolean;
  delete: boolean;
}
export interface AssignedStatus {
  status: string;
  subStatus: string | null;
  next: string[];
}
export interface AttachedFile {
  filename: string;
  contentType: string;
  size: number;
  url: string;
  thumbUrl: string | null;
}
export interface Attachment {
  id: number;
  parent: {
    type: 'PurchaseOrder' | 'CommercialInvoice' | 'OrderItem' | 'User' | 'Vendor' | 'Courier' | 'EndUser';
    id: number;
  };
  documentType:
    | 'other'
    | 'visual_screening'
    | 'mta_incoming'
    | 'mta_outgoing'
    | 'import_permit'
    | 'certificate_of_analysis'
    | 'temperature_log'
    | 'proof_of_delivery';
  description: string | null;
  number: string | null;
  expiryDate: string | null;
  file: AttachedFile | null;
  status: 'valid' | 'expired' | 'archived';
  statusAlias: string;
  archived: boolean;
  userId: number | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface AvailableOrderItem {
  id: number;
  organizationId: number;
  purchaseOrderId: number;
  commercialInvoiceId: number | null;
  status: string;
  subStatus: string | null;
  /**
   * The status before the record was put on hold, while it is on hold; null if unknown.
   */
  heldFrom: string | null;
  /**
   * The statuses that the record can move to now, as in `next` of `assigned_status`.
   */
  nextStatuses: string[];
  /**
   * The statuses that come next but cannot be reached yet, each with the reason.
   */
  refusedStatuses: RefusedStatus[];
  position: string;
  catalogNumber: string;
  material: string;
  quantity: string;
  sizePerItem: string;
  valuePerItem: string;
  totalValue: string;
  urgent: boolean;
  splitKit: boolean;
  splitQuantity: boolean;
  mtaStatus: string | null;
  invoiceNumber: string | null;
  wcmInvoiceNumber: string | null;
  wbgMatDoc: string | null;
  shipment: string | null;
  storage: string | null;
  countriesOfManufacture: string[];
  eccnDetails: string | null;
  hsCode: string | null;
  eeiExport: boolean | null;
  notes: string | null;
  unNumber: string | null;
  packingGroup: string | null;
  subsidiaryHazards: string[];
  /**
   * Of dangerous goods in one unit, where the unit is neither a mass nor a volume.
   */
  netQuantity: string | null;
  netQuantityUnit: string | null;
  shipmentAwbNumber: string | null;
  shipmentAwbPrefix: string | null;
  endUserName: string;
  vendorName: string;
  /**
   * Whether its order names a party whose risk level prohibits trade: the item cannot leave.
   */
  namesProhibited: boolean;
  /**
   * The empty fields that a shipment requires: without them the item cannot join one.
   */
  missingForShipment: 'countries_of_manufacture'[];
  assessment: {
    assessed: boolean;
    dgClass: string | null;
    dgDescription: string | null;
  };
  lotNumber: string | null;
  expiryDate: string | null;
  goodsReceipt: {
    received: boolean;
    receivedDate: string | null;
    condition: string | null;
    /**
     * The temperature on arrival in °C, one decimal.
     */
    temperatureReading: string | null;
    /**
     * Whether the goods arrived in another condition than `good`, or outside the temperatures of their storage requirement, and are not released yet: the item cannot become ready.
     */
    needsRelease: boolean;
    releaseReason: string | null;
    releasedById: number | null;
    releasedAt: string | null;
  };
  /**
   * The first of its `parts`; null for that one itself.
   */
  splitFromId: number | null;
  /**
   * The items that were ordered as one and split by quantity, this one among them, by position; empty if it was not split.
   */
  parts: OrderItemPart[];
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  commentsInfo: CommentsInfo;
  abilities: Ability[];
  permission: RowPermission;
  /**
   * The tariff code, digits only, and the value under it of the shipment's items, the selected ones and this one, compared with the limit of 15 CFR 30.37(a); `incomplete_code` needs all its 10 digits for a more definite result. Null if the shipment's `eei_export` is decided, or without a tariff code.
   */
  eei: {
    level: 'exempt' | 'at_limit' | 'could_exceed' | 'required';
    hsCode: string;
    value: string;
    incompleteCode: string | null;
  } | null;
}
export interface RefusedStatus {
  status: string;
  reason: string;
}
export interface OrderItemPart {
  id: number;
  position: string;
  quantity: string;
  status: string;
  received: boolean;
  receivedDate: string | null;
  /**
   * Whether it has not arrived and may still do.
   */
  toReceive: boolean;
}
export interface RowPermission {
  update: boolean;
  exceptions: {
    update: {
      statuses: string[];
    };
  };
}
export interface Change {
  /**
   * The change's position: the next change comes `after` it.
   */
  cursor: number;
  type:
    | 'Organization'
    | 'User'
    | 'Program'
    | 'ApiKey'
    | 'Vendor'
    | 'EndUser'
    | 'Group'
    | 'Courier'
    | 'Airline'
    | 'StatusReason'
    | 'PurchaseOrder'
    | 'OrderItem'
    | 'CommercialInvoice'
    | 'Attachment';
  id: number;
  actionType: 'create' | 'edit' | 'delete' | 'comment';
  /**
   * The version that the change created; null if none.
   */
  lockVersion: number | null;
  parents: {
    type:
      | 'Organization'
      | 'User'
      | 'Program'
      | 'ApiKey'
      | 'Vendor'
      | 'EndUser'
      | 'Group'
      | 'Courier'
      | 'Airline'
      | 'StatusReason'
      | 'PurchaseOrder'
      | 'OrderItem'
      | 'CommercialInvoice'
      | 'Attachment';
    id: number;
  }[];
  commentId: number | null;
  /**
   * The id of the user who did it; null for imports and the system.
   */
  by: number | null;
  at: string;
}
export interface ChangePage {
  data: Change[];
  cursor: number;
  more: boolean;
}
export interface CheckReason {
  message: string;
  orderItemIds: number[];
}
export interface ColorPalette {
  main: string;
  hover: string;
  backlight: string;
}
export interface Comment {
  id: number;
  message: string;
  source: 'internal' | 'external' | 'vendor';
  user: {
    id: number;
    firstName: string;
    lastName: string;
    picture: Picture | null;
  } | null;
  createdAt: string;
  editedAt: string | null;
  legacyFromSap: boolean;
  parent: {
    id: number;
    type: 'PurchaseOrder' | 'OrderItem' | 'CommercialInvoice';
    label: string;
    purchaseOrderId: number | null;
  };
  abilities: Ability[];
}
export interface Picture {
  original: string;
  thumb: string;
}
export interface CommercialInvoice {
  id: number;
  organizationId: number;
  programId: number;
  invoiceNumber: string;
  commercialName: string;
  status: string;
  subStatus: string | null;
  /**
   * The status before the record was put on hold, while it is on hold; null if unknown.
   */
  heldFrom: string | null;
  /**
   * The statuses that the record can move to now, as in `next` of `assigned_status`.
   */
  nextStatuses: string[];
  /**
   * The statuses that come next but cannot be reached yet, each with the reason.
   */
  refusedStatuses: RefusedStatus[];
  /**
   * The fields that cannot change any more although others can, each with the reason.
   */
  fixedFields: FixedField[];
  userIds: number[];
  groupId: number;
  shipmentType: string | null;
  courierId: number | null;
  awb: string | null;
  anticipatedShipDate: string | null;
  shippedDate: string | null;
  deliveredDate: string | null;
  /**
   * The name of who received it at the destination.
   */
  receivedBy: string | null;
  /**
   * How many of its packages arrived.
   */
  deliveredPackages: number | null;
  packageQuantity: number | null;
  packageType: string | null;
  /**
   * The number of lines of its packages. With lines, the number, type and weights of packages and the dry ice follow from them; null where lines differ in type or lack a weight.
   */
  packageLines: number;
  /**
   * In kilograms.
   */
  totalWeight: string | null;
  /**
   * Of the goods alone, in kilograms.
   */
  netWeight: string | null;
  /**
   * In kilograms.
   */
  dryIce: string | null;
  freightCost: string | null;
  insuranceCost: string | null;
  incoterm: string | null;
  incotermPlace: string | null;
  paymentTerms: string | null;
  exportReason: string | null;
  soldTo: string | null;
  notifyParty: string | null;
  signatory: string | null;
  eeiExport: boolean | null;
  /**
   * The proof of filing as appendix B of 15 CFR 30 cites it: `AES X20260101123456`.
   */
  itn: string | null;
  licenseNumber: string | null;
  /**
   * A key of `license_exceptions`; null if there is a licence number.
   */
  licenseException: string | null;
  notes: string | null;
  ehsApproval: string | null;
  ffApproval: string | null;
  sentForFfApproval: string | null;
  sentForProgramApproval: string | null;
  programApproval: string | null;
  /**
   * The approvals that do not count: what they approved was changed since, or they need a second person. Empty once it has left. `approvals` says why.
   */
  lapsedApprovals: (
    'ehs_approval' | 'ff_approval' | 'sent_for_ff_approval' | 'sent_for_program_approval' | 'program_approval'
  )[];
  /**
   * The sum of the total values of its items, in US dollars.
   */
  totalValue: string;
  /**
   * The codes of the countries in which its items were made, each once.
   */
  countriesOfManufacture: string[];
  /**
   * The dangerous goods classes of its items, each once.
   */
  dgClasses: string[];
  /**
   * Whether it contains dangerous goods; null while items are not assessed and none is known.
   */
  dgDeclaration: boolean | null;
  /**
   * The value of its items by HS code, digits only.
   */
  maxValuesGroupedByHsCodes: {
    [k: string]: string | undefined;
  };
  lockVersion: number;
  /**
   * Who made it; null for an import.
   */
  createdById: number | null;
  createdAt: string;
  updatedAt: string;
  commentsInfo: CommentsInfo;
  abilities: Ability[];
  permission: RowPermission;
}
export interface FixedField {
  field: string;
  reason: string;
}
export interface CommercialInvoiceDefaults {
  invoiceNumber: string | null;
}
export interface CommercialInvoiceLight {
  id: number;
  label: string;
}
export interface CommercialInvoiceStatus {
  key: string;
  name: string;
  color: 'orange' | 'red' | 'green' | 'grey' | 'teal';
  /**
   * How far a record in it has come: it needs work before it leaves (open), it has left, or it is completed or given up (done).
   */
  phase: 'open' | 'left' | 'done';
  next: string[];
  /**
   * The steps that may be due in it; the record decides whether they are.
   */
  due: ('send_for_review' | 'review' | 'approve' | 'make_ready' | 'ship' | 'deliver' | 'complete')[];
  /**
   * Whether a move to it records the delivery.
   */
  recordsDelivery: boolean;
}
export interface ContentNote {
  message: string;
  orderItemIds: number[];
  byId: number | null;
}
/**
 * The destination control statement: 15 CFR 758.6(a).
 */
export interface ControlStatement {
  answer: 'required' | 'not_required' | 'cannot_tell';
  /**
   * As the invoice prints it; null unless it is required.
   */
  text: string | null;
  /**
   * The ECCNs that are printed with it: 15 CFR 758.6(a)(2).
   */
  eccns: string[];
  /**
   * The inputs that are missing or unreadable; empty if there are none.
   */
  because: CheckReason[];
  message: string;
  rule: string;
}
export interface Courier {
  id: number;
  organizationId: number;
  companyName: string;
  visualComplianceDate: string | null;
  riskLevel: string | null;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
  address: Address | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface CourierLight {
  id: number;
  companyName: string;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
}
export interface CurrentPermission {
  views: string[];
  permissions: {
    organizations: AreaPermission;
    users: AreaPermission;
    programs: AreaPermission;
    apiKeys: AreaPermission;
    vendors: AreaPermission;
    endUsers: AreaPermission;
    groups: AreaPermission;
    couriers: AreaPermission;
    substatuses: AreaPermission;
    purchaseOrders: AreaPermission;
    orderItems: AreaPermission;
    commercialInvoices: AreaPermission;
    attachments: AreaPermission;
    savedViews: AreaPermission;
  };
}
export interface DangerousGood {
  orderItemId: number | null;
  name: string;
  unNumber: string | null;
  inTable: boolean | null;
  properShippingName: string | null;
  dgClass: string | null;
  subsidiaryHazards: string[];
  packingGroup: string | null;
  passengerAircraft: string | null;
  cargoAircraft: string | null;
  answer: CheckAnswer;
  /**
   * The inputs that are missing or unreadable.
   */
  because: string[];
  remarks: string[];
}
export interface DangerousGoodsAdvice {
  /**
   * `met`: checked and right; `not_met`: checked and not right; `does_not_apply`; `cannot_tell`: an input is missing or unreadable, so that the check could not be made. Only `met` is passed.
   */
  answer: 'met' | 'not_met' | 'does_not_apply' | 'cannot_tell';
  /**
   * The inputs that are missing or unreadable; empty if there are none.
   */
  because: CheckReason[];
  tables: SegregationTable[];
  goods: DangerousGood[];
  pairs: SegregatedPair[];
  unruled: number | null;
  notAssessed: number;
  declaration: DeclarationPart[];
  remarks: string[];
}
export interface SegregationTable {
  way: 'air' | 'road';
  rule: string;
  advisory: boolean;
}
export interface SegregatedPair {
  key: string;
  way: 'air' | 'road';
  one: string;
  other: string;
  outcome: 'apart' | 'separated' | 'not_together' | 'compare';
  message: string;
  rule: string;
  advisory: boolean;
  orderItemIds: number[];
  acknowledgedById: number | null;
  acknowledgedAt: string | null;
}
export interface DeclarationPart {
  name: string;
  rule: string;
  state: 'known' | 'missing' | 'by_hand' | 'does_not_apply';
  missing: string[];
}
export interface DangerousGoodsClass {
  id: string;
  description: string;
}
export interface DocumentType {
  key:
    | 'other'
    | 'visual_screening'
    | 'mta_incoming'
    | 'mta_outgoing'
    | 'import_permit'
    | 'certificate_of_analysis'
    | 'temperature_log'
    | 'proof_of_delivery';
  name: string;
  restrictions: {
    number: boolean;
    expiryDate: boolean;
    file: boolean;
    description: boolean;
  };
}
export interface DuplicateAnswer {
  recordIds: number[];
  same: boolean;
}
export interface DuplicatePair {
  /**
   * How alike they are, in percent; 100 if names or numbers count as one.
   */
  likeness: number;
  records: {
    id: number;
    label: string;
    programName: string | null;
    namedBy: NamingCount[];
  }[];
}
/**
 * How many records of a kind name a record.
 */
export interface NamingCount {
  what:
    | 'purchase_orders'
    | 'order_items'
    | 'commercial_invoices'
    | 'end_users'
    | 'attachments'
    | 'saved_views'
    | 'file_imports';
  count: number;
}
export interface EndUser {
  id: number;
  organizationId: number;
  label: string;
  firstName: string | null;
  lastName: string | null;
  externalOrganizationName: string | null;
  country: string | null;
  visualComplianceDate: string | null;
  riskLevel: string | null;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
  notes: string | null;
  opc: boolean | null;
  programIds: number[];
  programs: {
    id: number;
    name: string;
  }[];
  attachment: {
    id: number;
    documentType: string;
    expiryDate: string | null;
    file: AttachedFile | null;
  } | null;
  groupIds: number[];
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface EndUserLight {
  id: number;
  label: string;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
}
export interface ExpiringAttachment {
  id: number;
  documentType:
    | 'other'
    | 'visual_screening'
    | 'mta_incoming'
    | 'mta_outgoing'
    | 'import_permit'
    | 'certificate_of_analysis'
    | 'temperature_log'
    | 'proof_of_delivery';
  number: string | null;
  description: string | null;
  expiryDate: string;
  parent: {
    type: 'PurchaseOrder' | 'CommercialInvoice' | 'OrderItem' | 'User' | 'Vendor' | 'Courier' | 'EndUser';
    id: number;
    label: string;
    programId: number | null;
    /**
     * For an order item, the id of its order.
     */
    purchaseOrderId: number | null;
  };
}
export interface ExportRule {
  rule: string;
  limit: string;
  /**
   * `met`: checked and right; `not_met`: checked and not right; `does_not_apply`; `cannot_tell`: an input is missing or unreadable, so that the check could not be made. Only `met` is passed.
   */
  answer: 'met' | 'not_met' | 'does_not_apply' | 'cannot_tell';
  /**
   * The inputs that are missing or unreadable; empty if there are none.
   */
  because: CheckReason[];
  /**
   * The legend that the invoice prints (15 CFR 30.35); null if the rule does not apply.
   */
  legend: string | null;
  /**
   * That a filing is due although EEI/Export says No, as readiness and the invoice say it; else null.
   */
  decidedAgainst: string | null;
  controlStatement: ControlStatement;
  /**
   * The strictest level; never an exempting one if the answer is `cannot_tell`.
   */
  level: 'exempt' | 'at_limit' | 'could_exceed' | 'required';
  message: string;
  codes: ExportedCode[];
  withoutCode: number;
  statements: ExportStatement[];
}
export interface ExportedCode {
  hsCode: string;
  value: string;
  /**
   * The sum split by origin, which is reported separately.
   */
  origins: OriginValue[];
  level: 'exempt' | 'at_limit' | 'could_exceed' | 'required';
  incompleteCode: string | null;
  message: string;
}
export interface OriginValue {
  origin: 'domestic' | 'foreign' | 'unknown';
  value: string;
}
export interface ExportStatement {
  effect: 'requires' | 'exempts' | 'check';
  message: string;
  rule: string;
}
export interface FeatureFlags {
  oiInvoiceNumberEnabled: boolean;
  oiWcmInvoiceNumberEnabled: boolean;
  opcEnabled: boolean;
  poFundingEnabled: boolean;
  wbgMatDocEnabled: boolean;
  orderNumberInternalEnabled: boolean;
}
export interface FileCell {
  row: number;
  column: number;
  text: string;
}
export interface FileImport {
  id: number;
  organizationId: number;
  programId: number | null;
  purchaseOrderId: number | null;
  userId: number;
  kind: 'purchase_orders' | 'order_items' | 'vendors' | 'end_users' | 'groups' | 'deliveries';
  state: 'open' | 'applying' | 'applied' | 'undoing' | 'undone';
  fileName: string;
  fileSize: number;
  format: 'xlsx' | 'ods' | 'csv' | 'tsv';
  sheets: {
    name: string;
    rows: number;
    columns: number;
    hidden: boolean;
  }[];
  sheet: number;
  headingsRow: number | null;
  firstRow: number | null;
  lastRow: number | null;
  totalRow: number | null;
  leftRows: {
    from: number;
    to: number;
    kind: 'title' | 'heading' | 'total' | 'note' | 'blank';
  }[];
  numbers: {
    value: string | null;
    decidedBy: FileCell | null;
    chosen: boolean;
    remembered: boolean;
    examples: FileCell[];
  };
  dates: {
    value: string | null;
    decidedBy: FileCell | null;
    chosen: boolean;
    remembered: boolean;
    examples: FileCell[];
  };
  questions: ('columns' | 'numbers' | 'dates')[];
  columns: {
    column: number;
    heading: string;
    examples: string[];
    filled: number;
    field: string | null;
    from: ('heading' | 'values' | 'remembered' | 'person') | null;
    others: string[];
    asks: boolean;
  }[];
  fields: ImportField[];
  remembers: boolean;
  mappingName: string | null;
  counts: FileImportCounts | null;
  sums: {
    file: string | null;
    read: string;
    ready: string;
    differences: {
      row: number;
      file: string;
      read: string;
    }[];
  } | null;
  /**
   * How many rows were refused when it was applied.
   */
  refused: number;
  workId: number | null;
  undoWorkId: number | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  appliedAt: string | null;
  abilities: Ability[];
}
export interface ImportField {
  key: string;
  label: string;
  kind:
    | 'text'
    | 'long_text'
    | 'code'
    | 'name'
    | 'number'
    | 'money'
    | 'date'
    | 'boolean'
    | 'choice'
    | 'country'
    | 'countries';
  required: boolean;
  compareOnly: boolean;
}
export interface FileImportCounts {
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  attention: number;
  leftOut: number;
  /**
   * Rows that would be written now.
   */
  ready: number;
  newOrders: number;
  changedOrders: number;
}
export interface FileImportMade {
  recordType: string;
  recordId: number;
  label: string;
  removed: boolean;
  /**
   * Why it stayed when the import was undone.
   */
  stays: string | null;
}
export interface FileImportMapping {
  id: number;
  name: string;
}
export interface FileImportName {
  field: string;
  label: string;
  text: string;
  rows: number;
  orders: number;
  choice: ('use' | 'create' | 'leave_out' | 'empty') | null;
  record: NamedRecord | null;
  nearest: NamedRecord[];
  canCreate: boolean;
  whyNotCreate: string | null;
  canBeEmpty: boolean;
}
export interface NamedRecord {
  id: number;
  name: string;
  orders: number;
}
export interface FileImportResult {
  recordType: string;
  recordId: number;
  label: string;
  isNew: boolean;
  newItems: number;
  changedItems: number;
  unchangedItems: number;
  refusedItems: number;
  value: string | null;
}
export interface FileImportRow {
  row: number;
  state: 'new' | 'changed' | 'unchanged' | 'attention' | 'left_out';
  says: string;
  order: string | null;
  cells: {
    field: string;
    text: string;
    value: string | null;
    before: string | null;
    problem: string | null;
    note: string | null;
    asks: boolean;
    mended: boolean;
  }[];
  recordId: number | null;
}
export interface FileImportUndo {
  goes: number;
  goesOrders: number;
  back: number;
  stays: {
    reason: string;
    count: number;
    rows: number[];
  }[];
}
export interface FilePart {
  size: number;
}
export interface GivenApproval {
  field: 'ehs_approval' | 'ff_approval' | 'sent_for_ff_approval' | 'sent_for_program_approval' | 'program_approval';
  date: string;
  /**
   * Who set it; null if it was set before contents were kept.
   */
  approvedById: number | null;
  approvedAt: string | null;
  /**
   * Whether it is of what the shipment is now. The `sent_…` dates are steps, which always count.
   */
  counts: boolean;
  /**
   * What changed in the content since, for users; the same change of many items is one.
   */
  changes: ContentNote[];
  /**
   * What else is to be said about it, for users.
   */
  remarks: string[];
}
export interface GivenApprovals {
  /**
   * A digest of the content; send it with the dates.
   */
  contentVersion: string;
  /**
   * Where the history stands; send it as `since` later.
   */
  position: string;
  /**
   * What changed after `since`; empty without it.
   */
  changedSince: ContentNote[];
  approvals: GivenApproval[];
}
export interface Group {
  id: number;
  organizationId: number;
  name: string;
  programId: number;
  program: {
    id: number;
    name: string;
  };
  attn: string | null;
  /**
   * Its name in Latin letters, for papers.
   */
  latinName: string | null;
  /**
   * The number under which it imports.
   */
  taxNumber: string | null;
  /**
   * Whether goods for it need an import permit.
   */
  requiresImportPermit: boolean;
  phoneNumber: string | null;
  visualComplianceDate: string | null;
  riskLevel: string | null;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
  address: Address | null;
  endUsersCount: number;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface GroupLight {
  id: number;
  name: string;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
}
export interface Guide {
  putAway: boolean;
  /**
   * The steps of setting up; none for who may take none of them.
   */
  steps: GuideStep[];
  /**
   * Up to five programs of the organization that the caller may open, the oldest first; no sample program.
   */
  programIds: number[];
  /**
   * The organization's sample program; null without one.
   */
  sampleProgramId: number | null;
  /**
   * Whether the caller may add and remove sample data.
   */
  mayAddSample: boolean;
  /**
   * Up to five who may add the caller to programs; addresses only for who may read users.
   */
  administrators: GuideAdministrator[];
}
export interface GuideStep {
  key:
    'address' | 'program' | 'people' | 'group' | 'vendor' | 'end_user' | 'courier' | 'order' | 'shipment' | 'invoice';
  state: 'done' | 'next' | 'open';
  count: number;
  allowed: boolean;
  roles: string[];
  after: (
    'address' | 'program' | 'people' | 'group' | 'vendor' | 'end_user' | 'courier' | 'order' | 'shipment' | 'invoice'
  )[];
}
export interface GuideAdministrator {
  id: number;
  name: string;
  email: string | null;
}
export interface HistoryEntry {
  id: number;
  at: string;
  /**
   * Who did it: a person, an API key, an import or the system.
   */
  source: 'person' | 'api_key' | 'import' | 'system';
  /**
   * The id of the user who did it; null for imports and the system.
   */
  userId: number | null;
  user: {
    id: number;
    firstName: string;
    lastName: string;
  } | null;
  /**
   * The API key that did it, with the person who made it; null unless one did.
   */
  apiKey: {
    id: number;
    name: string;
    maker: {
      id: number;
      firstName: string;
      lastName: string;
    };
  } | null;
  /**
   * The import of a file that did it, with the row of the file; null unless one did.
   */
  import: {
    id: number;
    fileName: string;
    row: number | null;
  } | null;
  action: string;
  changes: {
    field: string;
    /**
     * The value before, as in responses with the record.
     */
    from: {
      [k: string]: unknown | undefined;
    };
    /**
     * The value after.
     */
    to: {
      [k: string]: unknown | undefined;
    };
    /**
     * The names of the records whose ids are in `from` or `to`; those that the caller may not see have none.
     */
    names: {
      id: number;
      name: string;
    }[];
  }[];
}
export interface InvitationLink {
  url: string | null;
  expiresAt: string;
}
export interface IssuedPaper {
  revision: number;
  /**
   * The date that it bears.
   */
  issuedOn: string;
  issuedAt: string;
  issuedById: number | null;
  /**
   * The number that it bears.
   */
  invoiceNumber: string;
  /**
   * The revision that it replaces; null for the first.
   */
  replaces: number | null;
}
export interface IssuedPapers {
  papers: IssuedPaper[];
  /**
   * What the newest revision prints otherwise than a paper printed now; empty if none is issued.
   */
  changes: {
    message: string;
    orderItemIds: number[];
    byId: number | null;
  }[];
  abilities: Ability[];
}
export interface ItemsWork {
  /**
   * The number of items that can be assessed now.
   */
  toAssess: number;
  /**
   * The number of items that can be received now.
   */
  toReceive: number;
  /**
   * The number of items that wait for a release.
   */
  toRelease: number;
  /**
   * The number of items that have arrived as they should, lack nothing, and are in no shipment.
   */
  toShip: number;
  /**
   * The fields that a shipment requires, with the number of unfinished items that lack each, the id of the first such item, and its place among the items of the order by position, from 1.
   */
  missingForShipment: {
    field: 'countries_of_manufacture';
    count: number;
    firstId: number;
    firstAt: number;
  }[];
}
export interface LikelyTwin {
  id: number;
  label: string;
  /**
   * The program that the record is in, if it is in one.
   */
  programName: string | null;
}
export interface ListCount {
  /**
   * The list as it was asked for.
   */
  list: string;
  /**
   * Null if it cannot be counted: the caller may not read it, or a parameter is not one of its own.
   */
  count: number | null;
  more?: true;
}
export interface ListSetting {
  list: string;
  programId: number | null;
  /**
   * The columns in their order; null for those that the list has by default.
   */
  columns:
    | {
        name: string;
        width?: number;
      }[]
    | null;
  /**
   * What the list opens with: the view that is shared for that, all its rows, or `view_id`.
   */
  opens: 'shared' | 'all' | 'view';
  viewId: number | null;
}
export interface LookupEntry {
  key: string;
  name: string;
}
export interface Merge {
  id: number;
  type: 'Vendor' | 'EndUser' | 'Group';
  /**
   * The record that stays: the one that it is now, if that was merged into another since.
   */
  into: {
    id: number;
    label: string;
  };
  others: {
    id: number;
    label: string;
  }[];
  user: {
    id: number;
    firstName: string;
    lastName: string;
  } | null;
  at: string;
  moved: NamingCount[];
  /**
   * Until when the caller may undo it; null if not.
   */
  undoableUntil: string | null;
  undoneAt: string | null;
  undoneBy: {
    id: number;
    firstName: string;
    lastName: string;
  } | null;
  /**
   * What stayed as the merge left it when it was undone, because it has been changed since.
   */
  stays: {
    label: string;
    why: 'changed' | 'removed' | 'field';
  }[];
}
export interface MergePreview {
  intoId: number;
  records: {
    id: number;
    label: string;
    programName: string | null;
    lockVersion: number;
    createdAt: string;
    namedBy: NamingCount[];
  }[];
  fields: {
    field: string;
    /**
     * The record whose value stays.
     */
    fromId: number;
    differs: boolean;
    /**
     * The columns of the field, with the values in the order of the records.
     */
    parts: {
      column: string;
      values: (
        | (
            | string
            | boolean
            | {
                [k: string]: unknown | undefined;
              }
          )
        | null
      )[];
    }[];
  }[];
  /**
   * What names the others and will name the one that stays.
   */
  moves: NamingCount[];
  /**
   * The shipments that have not left and whose approvals would no longer count.
   */
  lapsingApprovals: number;
  /**
   * Whether the screening would be of another name or country than those that stay: its date is then cleared.
   */
  screeningLapses: boolean;
  /**
   * Whether orders would name a prohibited party that did not.
   */
  becomesProhibited: boolean;
  /**
   * The reason they cannot be merged; null if they can.
   */
  whyNot: string | null;
}
export interface NavigationItem {
  id: string;
  section: string;
  name: string;
  icon: string;
}
export interface NotificationSettings {
  notificationsEnabled: boolean;
  allPrograms: boolean;
  notificationTypes: {
    newComment: boolean;
    newAssignment: boolean;
    attachmentWillExpireSoon: boolean;
    attachmentWillExpireToday: boolean;
    commercialInvoiceInReview: boolean;
    partyProhibited: boolean;
  };
  programsSettings: {
    id: number;
    value: boolean;
  }[];
}
export interface NotificationType {
  key: string;
  description: string;
}
export interface OrderItem {
  id: number;
  organizationId: number;
  purchaseOrderId: number;
  commercialInvoiceId: number | null;
  status: string;
  subStatus: string | null;
  /**
   * The status before the record was put on hold, while it is on hold; null if unknown.
   */
  heldFrom: string | null;
  /**
   * The statuses that the record can move to now, as in `next` of `assigned_status`.
   */
  nextStatuses: string[];
  /**
   * The statuses that come next but cannot be reached yet, each with the reason.
   */
  refusedStatuses: RefusedStatus[];
  position: string;
  catalogNumber: string;
  material: string;
  quantity: string;
  sizePerItem: string;
  valuePerItem: string;
  totalValue: string;
  urgent: boolean;
  splitKit: boolean;
  splitQuantity: boolean;
  mtaStatus: string | null;
  invoiceNumber: string | null;
  wcmInvoiceNumber: string | null;
  wbgMatDoc: string | null;
  shipment: string | null;
  storage: string | null;
  countriesOfManufacture: string[];
  eccnDetails: string | null;
  hsCode: string | null;
  eeiExport: boolean | null;
  notes: string | null;
  unNumber: string | null;
  packingGroup: string | null;
  subsidiaryHazards: string[];
  /**
   * Of dangerous goods in one unit, where the unit is neither a mass nor a volume.
   */
  netQuantity: string | null;
  netQuantityUnit: string | null;
  shipmentAwbNumber: string | null;
  shipmentAwbPrefix: string | null;
  endUserName: string;
  vendorName: string;
  /**
   * Whether its order names a party whose risk level prohibits trade: the item cannot leave.
   */
  namesProhibited: boolean;
  /**
   * The empty fields that a shipment requires: without them the item cannot join one.
   */
  missingForShipment: 'countries_of_manufacture'[];
  assessment: {
    assessed: boolean;
    dgClass: string | null;
    dgDescription: string | null;
  };
  lotNumber: string | null;
  expiryDate: string | null;
  goodsReceipt: {
    received: boolean;
    receivedDate: string | null;
    condition: string | null;
    /**
     * The temperature on arrival in °C, one decimal.
     */
    temperatureReading: string | null;
    /**
     * Whether the goods arrived in another condition than `good`, or outside the temperatures of their storage requirement, and are not released yet: the item cannot become ready.
     */
    needsRelease: boolean;
    releaseReason: string | null;
    releasedById: number | null;
    releasedAt: string | null;
  };
  /**
   * The first of its `parts`; null for that one itself.
   */
  splitFromId: number | null;
  /**
   * The items that were ordered as one and split by quantity, this one among them, by position; empty if it was not split.
   */
  parts: OrderItemPart[];
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  commentsInfo: CommentsInfo;
  abilities: Ability[];
  permission: RowPermission;
}
export interface OrderItemDefaults {
  position: string;
  quantity: string;
  urgent: boolean;
  splitKit: boolean;
  splitQuantity: boolean;
  shipment: string | null;
  storage: string | null;
}
export interface OrderItemLight {
  id: number;
  label: string;
}
export interface OrderItemPlace {
  /**
   * Its place by position, from 1.
   */
  at: number;
  /**
   * The number of items of the order.
   */
  count: number;
}
export interface OrderItemStatus {
  key: string;
  name: string;
  color: 'orange' | 'red' | 'green' | 'grey' | 'teal';
  /**
   * How far a record in it has come: it needs work before it leaves (open), it has left, or it is completed or given up (done).
   */
  phase: 'open' | 'left' | 'done';
  next: string[];
  /**
   * The steps that may be due in it; the record decides whether they are.
   */
  due: ('assess' | 'receive' | 'release' | 'ship')[];
  /**
   * Whether items in it are offered for shipments, even if they cannot be added now.
   */
  offered: boolean;
}
export interface Organization {
  id: number;
  name: string;
  shortName: string;
  ein: string | null;
  contactPerson: string | null;
  email: string | null;
  phoneNumber: string | null;
  website: string | null;
  language: string | null;
  address: Address | null;
  featureFlags: {
    oiInvoiceNumberEnabled: boolean;
    oiWcmInvoiceNumberEnabled: boolean;
    opcEnabled: boolean;
    poFundingEnabled: boolean;
    wbgMatDocEnabled: boolean;
    orderNumberInternalEnabled: boolean;
  };
  picture: Picture | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface OrganizationLight {
  id: number;
  name: string;
}
export interface PackageLine {
  /**
   * The number of its first package, counted through the shipment.
   */
  from: number;
  /**
   * The number of its last package.
   */
  to: number;
  count: number;
  packageType: string | null;
  length: string | null;
  width: string | null;
  height: string | null;
  netWeight: string | null;
  grossWeight: string | null;
  dryIce: string | null;
  contents: PackedItem[];
}
export interface PackedItem {
  orderItemId: number;
  quantity: string;
}
export interface PackageType {
  key: string;
  name: string;
  code: string | null;
}
export interface PageMeta {
  page: number;
  pages: number;
  count: number;
  more?: true;
  /**
   * Nothing matches what was typed; these records match it but for a letter in a word.
   */
  similar?: true;
}
export interface PasswordLink {
  state: 'open' | 'expired' | 'used' | 'withdrawn' | 'replaced' | 'unknown';
  purpose: ('reset' | 'invitation') | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  expiresAt: string | null;
  invitedBy: string | null;
  organizationName: string | null;
  permissionName: string | null;
}
export interface Permission {
  id: number;
  name: string;
  grantable: boolean;
  description: string;
  needsProgram: boolean;
}
export interface Profile {
  id: number;
  firstName: string;
  lastName: string;
  status: 'active' | 'inactive' | 'invited';
  picture: Picture | null;
  email: string | null;
  phoneNumber: string | null;
  jobTitle: string | null;
  language: string | null;
  dateOrder: ('day_first' | 'month_first' | 'year_first') | null;
  decimalSign: ('point' | 'comma') | null;
  weekStart: ('monday' | 'saturday' | 'sunday') | null;
  permissionId: number;
  permissionName: string;
  organizationId: number;
  organizationAdmin: boolean;
  programIds: number[];
  /**
   * Whether the guide is shown; null if nothing is left to do, or nothing that the user may do.
   */
  guide: ('open' | 'put_away') | null;
  createdAt: string;
  featureFlags: FeatureFlags;
  settings: {
    eeiThresholdUsd: string;
    /**
     * Whether a mail server is set up. Without one, mails lie in the outbox of the server's data folder.
     */
    sendsMail: boolean;
    /**
     * The code of the organization's language, for whoever has chosen none and whose browser asks for none that is offered; null for English.
     */
    organizationLanguage: string | null;
  };
}
export interface Program {
  id: number;
  organizationId: number;
  name: string;
  slug: string;
  navigation: NavigationItem[];
  colorPaletteDetails: ColorPalette | null;
  orderNumberInternalEnabled: boolean;
  /**
   * The approval dates that an invoice needs, and that have to count, before it is approved.
   */
  requiredApprovals: (
    'ehs_approval' | 'ff_approval' | 'sent_for_ff_approval' | 'sent_for_program_approval' | 'program_approval'
  )[];
  /**
   * Whether someone other than the person who sent an invoice for review must review and approve it.
   */
  secondPersonApproves: boolean;
  /**
   * Whether everything in it is sample data, which is removed as a whole.
   */
  sample: boolean;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface ProgramCounts {
  id: number;
  approvalList: number | null;
  forThisWeek: number | null;
  pendingOrders: number | null;
  urgentItems: number | null;
  toAssess: number | null;
  urgentToAssess: number | null;
  toReceive: number | null;
  urgentToReceive: number | null;
  toShip: number | null;
  openOrdersValue: string | null;
}
export interface ProgramLight {
  id: number;
  name: string;
}
export interface ProgramOrderFigures {
  byStatus: {
    status: string;
    count: number;
  }[];
  byMonth: {
    month: string;
    value: string;
  }[];
}
export interface PurchaseOrder {
  id: number;
  organizationId: number;
  programId: number;
  orderNumber: {
    number: string;
    tag: 'external' | null;
  };
  orderNumberInternal: string | null;
  status: string;
  subStatus: string | null;
  /**
   * The status before the record was put on hold, while it is on hold; null if unknown.
   */
  heldFrom: string | null;
  /**
   * The statuses that the record can move to now, as in `next` of `assigned_status`.
   */
  nextStatuses: string[];
  orderDate: string | null;
  vendorId: number;
  endUserId: number;
  groupId: number;
  userIds: number[];
  creditCard: string | null;
  fundingNumber: string | null;
  fundingDescription: string | null;
  /**
   * The sum of the total values of its items, in US dollars.
   */
  totalValue: string;
  /**
   * The number of items.
   */
  itemsCount: number;
  /**
   * The number of received items.
   */
  receivedItemsCount: number;
  lockVersion: number;
  /**
   * Who made it; null for an import.
   */
  createdById: number | null;
  createdAt: string;
  updatedAt: string;
  commentsInfo: CommentsInfo;
  abilities: Ability[];
  permission: RowPermission;
}
export interface PurchaseOrderDefaults {
  orderNumber: string | null;
}
export interface PurchaseOrderLight {
  id: number;
  label: string;
}
export interface ReadinessCheck {
  key:
    | 'parties'
    | 'items'
    | 'items_ready'
    | 'countries'
    | 'shipment_type'
    | 'courier'
    | 'air_waybill'
    | 'anticipated_date'
    | 'group_address'
    | 'group_name'
    | 'approvals'
    | 'hs_codes'
    | 'eei'
    | 'itn'
    | 'control_statement'
    | 'assessed'
    | 'un_numbers'
    | 'segregation'
    | 'limits'
    | 'dry_ice'
    | 'packages'
    | 'mta'
    | 'import_permit'
    | 'expiry_dates'
    | 'screening'
    | 'documents';
  /**
   * `blocks`: the shipment cannot be moved to shipping; `advises`: a person decides, also where a check could not be made; `done`: nothing is missing, or the check does not apply.
   */
  severity: 'blocks' | 'advises' | 'done';
  answer: CheckAnswer;
  /**
   * The inputs that are missing or unreadable; empty if there are none.
   */
  because: CheckReason[];
  message: string;
  /**
   * Where the gap can be fixed.
   */
  target:
    | 'field'
    | 'add_items'
    | 'items'
    | 'packages'
    | 'approvals'
    | 'export'
    | 'dangerous_goods'
    | 'documents'
    | 'group'
    | 'vendor'
    | 'end_user'
    | 'courier'
    | 'organization';
  /**
   * The shipment's field, if that is the target, or the field that the first of the items lacks.
   */
  field: string | null;
  /**
   * The records concerned: of the target's kind, otherwise items.
   */
  ids: number[];
}
export interface Receipt {
  id: number;
  kind: 'received' | 'corrected' | 'taken_back';
  quantity: string;
  receivedDate: string | null;
  condition: string | null;
  lotNumber: string | null;
  expiryDate: string | null;
  temperatureReading: string | null;
  /**
   * Who recorded it; null, like the time, if that is not known.
   */
  userId: number | null;
  at: string | null;
}
export interface RegulationText {
  rule: string;
  textOf: string;
  source: string;
  similar?: true;
}
export interface RemovedOrderItem {
  id: number;
  purchaseOrderId: number;
  /**
   * The line that it was.
   */
  position: string;
  material: string;
  removal: HistoryEntry;
  /**
   * The item that it was split off; null if it was not, or unknown.
   */
  splitFromId: number | null;
}
export interface ResetLink {
  url: string | null;
  expiresAt: string;
}
export interface RiskLevel {
  key: string;
  name: string;
  fullName: string;
}
export interface SavedView {
  id: number;
  organizationId: number;
  /**
   * The program whose list it is of; null for the lists of every program, and those of the organization.
   */
  programId: number | null;
  /**
   * Who made it.
   */
  userId: number;
  list: string;
  name: string;
  sharing: 'private' | 'program' | 'organization';
  /**
   * Filters, search and order, as the parameters in the address of the page of the list.
   */
  address: string;
  /**
   * The columns in their order; null for those that the list has by default.
   */
  columns:
    | {
        name: string;
        width?: number;
      }[]
    | null;
  /**
   * Whether the list opens with it for those whom it is shared with.
   */
  opensList: boolean;
  /**
   * Who changed it last.
   */
  updatedById: number | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface SetupLink {
  url: string;
  minutes: number;
}
export interface SetupState {
  needed: boolean;
}
export interface ShipmentAdvice {
  readiness: ReadinessCheck[];
  exportRule: ExportRule;
  dangerousGoods: DangerousGoodsAdvice;
}
export interface Status {
  key: string;
  name: string;
  color: 'orange' | 'red' | 'green' | 'grey' | 'teal';
  /**
   * How far a record in it has come: it needs work before it leaves (open), it has left, or it is completed or given up (done).
   */
  phase: 'open' | 'left' | 'done';
  next: string[];
}
export interface StatusReason {
  id: number;
  organizationId: number;
  model: 'purchase_order' | 'order_item' | 'commercial_invoice';
  status: string;
  subStatus: string;
  archived: boolean;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface StatusReasonLight {
  id: number;
  subStatus: string;
}
export interface StatusReasonOption {
  id: number;
  subStatus: string;
}
export interface StorageRequirement {
  key: string;
  name: string;
  /**
   * The temperatures in °C that goods arrive at, both bounds included; outside of them they need a release. Null if there is no range.
   */
  temperatures: {
    from: string;
    to: string;
  } | null;
}
export interface UnNumber {
  /**
   * The number and which of its lines this is: UN1170-2.
   */
  id: string;
  number: string;
  /**
   * The proper shipping name.
   */
  name: string;
  dgClass: string | null;
  compatibilityGroup: string | null;
  subsidiaryHazards: string[];
  packingGroup: string | null;
  /**
   * The maximum in one package, as worded in the table; null if it gives none.
   */
  passengerAircraft: string | null;
  cargoAircraft: string | null;
}
export interface UnitOfMeasure {
  code: string;
  description: string;
  /**
   * The name beside a quantity, by the plural forms of CLDR that the language of the answer has: `kits` of 2.
   */
  beside: {
    zero?: string;
    one?: string;
    two?: string;
    few?: string;
    many?: string;
    other: string;
  };
  /**
   * The texts, in small letters, that are read as this unit of mass or volume; empty for all others.
   */
  spellings: string[];
}
export interface UnprintableLetters {
  /**
   * Where they stand, for people: `Consignee`, `Line 3`.
   */
  place: string;
  /**
   * Each letter once.
   */
  letters: string[];
}
export interface User {
  id: number;
  firstName: string;
  lastName: string;
  status: 'active' | 'inactive' | 'invited';
  picture: Picture | null;
  email: string | null;
  phoneNumber: string | null;
  jobTitle: string | null;
  timeZone: string | null;
  language: string | null;
  dateOrder: ('day_first' | 'month_first' | 'year_first') | null;
  decimalSign: ('point' | 'comma') | null;
  weekStart: ('monday' | 'saturday' | 'sunday') | null;
  invitedUntil: string | null;
  permissionId: number;
  permissionName: string;
  organizationId: number;
  organizationAdmin: boolean;
  programIds: number[];
  lacksProgram: boolean;
  lockVersion: number;
  createdAt: string;
  abilities: Ability[];
}
export interface UserLight {
  id: number;
  firstName: string;
  lastName: string;
  status: 'active' | 'inactive' | 'invited';
  picture: Picture | null;
}
export interface Vendor {
  id: number;
  organizationId: number;
  name: string;
  ein: string | null;
  phoneNumber: string | null;
  website: string | null;
  email: string | null;
  visualComplianceDate: string | null;
  riskLevel: string | null;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
  notes: string | null;
  address: Address | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  abilities: Ability[];
}
export interface VendorLight {
  id: number;
  name: string;
  /**
   * Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.
   */
  prohibited: boolean;
}
export interface Work {
  id: number;
  /**
   * What is done: `purchase_order_statuses`, …
   */
  kind: string;
  /**
   * The type of its records, as histories name it.
   */
  recordType: string;
  organizationId: number;
  /**
   * The program of its records; null if they are of several.
   */
  programId: number | null;
  /**
   * Who asked for it.
   */
  userId: number;
  /**
   * What becomes of each record, as it was sent; of an undo, what the undone work had made of them.
   */
  change: {
    [k: string]: unknown | undefined;
  };
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  /**
   * Why it failed.
   */
  reason: string | null;
  total: number;
  changed: number;
  /**
   * How many records already were as they should become.
   */
  unchanged: number;
  refused: number;
  notReached: number;
  /**
   * How many of the changed records can go back, unless they are changed again.
   */
  undoable: number;
  /**
   * The work that it undoes.
   */
  undoesId: number | null;
  /**
   * The latest work that undoes it.
   */
  undoneById: number | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  abilities: Ability[];
}
export interface WorkRow {
  position: number;
  recordId: number;
  /**
   * The name of the record when the work was started.
   */
  label: string;
  outcome: 'changed' | 'unchanged' | 'refused' | 'not_reached';
  /**
   * Why it was refused.
   */
  reason: string | null;
  /**
   * The code of the refusal, as a write of this record has it.
   */
  code: string | null;
}
export interface Failure {
  error: string;
  code?: string;
  requestId?: string;
  data?: unknown;
}
export interface FieldErrors {
  errors: {
    [k: string]: string[] | undefined;
  };
  /**
   * `unfinished_items`: the same request with `confirmed` is accepted.
   */
  code?: string;
  /**
   * For a write of many records: each result.
   */
  data?: {}[];
}
