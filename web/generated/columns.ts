/** The columns of lists of airlines. Those that can be sorted by have the same names in `AirlineSortField`. */
export type AirlineColumn =
  | 'NAME'
  | 'NOTES'
  | 'PREFIX';

/** The columns of lists of API keys. Those that can be sorted by have the same names in `ApiKeySortField`. */
export type ApiKeyColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'MAKER'
  | 'NAME'
  | 'PROGRAMS'
  | 'ROLE'
  | 'STATE';

/** The columns of lists of couriers. Those that can be sorted by have the same names in `CourierSortField`. */
export type CourierColumn =
  | 'CITY'
  | 'COMPANY_NAME'
  | 'COUNTRY'
  | 'RISK_LEVEL'
  | 'VISUAL_COMPLIANCE_DATE';

/** The columns of lists of documents. Those that can be sorted by have the same names in `DocumentSortField`. */
export type DocumentColumn =
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'DOCUMENT_TYPE'
  | 'EXPIRY_DATE'
  | 'FILE'
  | 'NUMBER'
  | 'STATUS';

/** The columns of lists of end users. Those that can be sorted by have the same names in `EndUserSortField`. */
export type EndUserColumn =
  | 'COUNTRY'
  | 'EXTERNAL_ORGANIZATION_NAME'
  | 'FIRST_NAME'
  | 'LABEL'
  | 'LAST_NAME'
  | 'PROGRAM'
  | 'RISK_LEVEL'
  | 'SCREENING_DOCUMENT'
  | 'UPDATED_AT'
  | 'VISUAL_COMPLIANCE_DATE';

/** The columns of lists of groups. Those that can be sorted by have the same names in `GroupSortField`. */
export type GroupColumn =
  | 'CITY'
  | 'COUNTRY'
  | 'END_USERS'
  | 'NAME'
  | 'PROGRAM'
  | 'REQUIRES_IMPORT_PERMIT'
  | 'RISK_LEVEL'
  | 'UPDATED_AT'
  | 'VISUAL_COMPLIANCE_DATE';

/** The columns of lists of items. Those that can be sorted by have the same names in `OrderItemSortField`. */
export type OrderItemColumn =
  | 'CATALOG_NUMBER'
  | 'COMMENTS'
  | 'CREATED_AT'
  | 'DG_CLASS'
  | 'HS_CODE'
  | 'LOT_NUMBER'
  | 'MATERIAL'
  | 'POSITION'
  | 'PURCHASE_ORDER'
  | 'QUANTITY'
  | 'STATUS'
  | 'STORAGE'
  | 'TOTAL_VALUE'
  | 'UPDATED_AT'
  | 'VALUE_PER_ITEM'
  | 'VENDOR';

/** The columns of lists of organizations. Those that can be sorted by have the same names in `OrganizationSortField`. */
export type OrganizationColumn =
  | 'COUNTRY'
  | 'EMAIL'
  | 'NAME'
  | 'SHORT_NAME';

/** The columns of lists of programs. Those that can be sorted by have the same names in `ProgramSortField`. */
export type ProgramColumn =
  | 'MAIN_COLOR'
  | 'NAME'
  | 'ORGANIZATION'
  | 'SLUG';

/** The columns of lists of orders. Those that can be sorted by have the same names in `PurchaseOrderSortField`. */
export type PurchaseOrderColumn =
  | 'COMMENTS'
  | 'CREATED_AT'
  | 'CREATED_BY'
  | 'END_USER'
  | 'GROUP'
  | 'ITEMS'
  | 'ORDER_DATE'
  | 'ORDER_NUMBER'
  | 'ORDER_NUMBER_INTERNAL'
  | 'PROGRAM'
  | 'RECEIVED_ITEMS'
  | 'STATUS'
  | 'TOTAL_VALUE'
  | 'UPDATED_AT'
  | 'USERS'
  | 'VENDOR';

/** The columns of lists of shipments. Those that can be sorted by have the same names in `ShipmentSortField`. */
export type ShipmentColumn =
  | 'ANTICIPATED_SHIP_DATE'
  | 'APPROVALS'
  | 'AWB'
  | 'COMMENTS'
  | 'COURIER'
  | 'CREATED_AT'
  | 'CREATED_BY'
  | 'DELIVERED_DATE'
  | 'DG_DECLARATION'
  | 'FREIGHT_COST'
  | 'GROUP'
  | 'INCOTERM'
  | 'INVOICE_NUMBER'
  | 'ITN'
  | 'PACKAGE_QUANTITY'
  | 'SHIPMENT_TYPE'
  | 'SHIPPED_DATE'
  | 'STATUS'
  | 'TOTAL_VALUE'
  | 'TOTAL_WEIGHT'
  | 'UPDATED_AT'
  | 'USERS';

/** The columns of lists of substatuses. Those that can be sorted by have the same names in `SubstatusSortField`. */
export type SubstatusColumn =
  | 'MODEL'
  | 'ORGANIZATION'
  | 'STATUS'
  | 'SUB_STATUS';

/** The columns of lists of users. Those that can be sorted by have the same names in `UserSortField`. */
export type UserColumn =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'JOB_TITLE'
  | 'NAME'
  | 'ORGANIZATION'
  | 'PHONE_NUMBER'
  | 'ROLE'
  | 'STATUS';

/** The columns of lists of vendors. Those that can be sorted by have the same names in `VendorSortField`. */
export type VendorColumn =
  | 'COUNTRY'
  | 'EMAIL'
  | 'NAME'
  | 'RISK_LEVEL'
  | 'UPDATED_AT'
  | 'VISUAL_COMPLIANCE_DATE';

/** The columns of all lists. */
export type ListColumn =
  | AirlineColumn
  | ApiKeyColumn
  | CourierColumn
  | DocumentColumn
  | EndUserColumn
  | GroupColumn
  | OrderItemColumn
  | OrganizationColumn
  | ProgramColumn
  | PurchaseOrderColumn
  | ShipmentColumn
  | SubstatusColumn
  | UserColumn
  | VendorColumn;