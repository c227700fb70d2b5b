import { apiKeyRoutes } from './apiKey/routes.ts';
import { workRoutes } from './backgroundWork/routes.ts';
import { commentRoutes } from './comment/routes.ts';
import { courierRoutes } from './courier/routes.ts';
import { documentRoutes } from './document/routes.ts';
import { endUserRoutes } from './endUser/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { fileImportRoutes } from './fileImport/routes.ts';
import { groupRoutes } from './group/routes.ts';
import { guideRoutes } from './guide/routes.ts';
import { histories } from './histories.ts';
import { historyRoutes } from './history/routes.ts';
import { historyNames } from './historyNames.ts';
import { openApi } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { importRoutes } from './import/routes.ts';
import { lookupRoutes } from './lookup/routes.ts';
import { twinRoutes } from './lookup/twinRoutes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { orderCopyRoutes } from './orderCopy/routes.ts';
import { isDue } from './orderItem/due.ts';
import { orderItemRoutes } from './orderItem/routes.ts';
import { orderItemStatuses } from './orderItem/rules.ts';
import { itemStepRoutes } from './orderItem/stepRoutes.ts';
import { orderPaperRoutes } from './orderPaper/routes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { programRoutes } from './program/routes.ts';
import { purchaseOrderRoutes } from './purchaseOrder/routes.ts';
import { purchaseOrderStatuses } from './purchaseOrder/rules.ts';
import { sampleRoutes } from './sample/routes.ts';
import { savedViewRoutes } from './savedView/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { shipmentAdviceRoutes } from './shipment/adviceRoutes.ts';
import { shipmentPackageRoutes } from './shipment/packageRoutes.ts';
import { shipmentRoutes } from './shipment/routes.ts';
import { shipmentStatuses } from './shipment/statuses.ts';
import { shipmentPaperRoutes } from './shipmentPaper/routes.ts';
import { countedLists, spreadsheetRoutes } from './spreadsheets.ts';
import { substatusRoutes } from './substatus/routes.ts';
import { userRoutes } from './user/routes.ts';
import { vendorRoutes } from './vendor/routes.ts';
import { workKinds } from './works.ts';

const statuses = {
  purchase_order: purchaseOrderStatuses,
  order_item: orderItemStatuses,
  commercial_invoice: shipmentStatuses,
};

/** Every route of api/v1. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...setupRoutes,
  ...organizationRoutes,
  ...programRoutes,
  ...guideRoutes,
  ...userRoutes,
  ...apiKeyRoutes,
  ...vendorRoutes,
  ...courierRoutes,
  ...endUserRoutes,
  ...groupRoutes,
  ...mergeRoutes,
  ...substatusRoutes(statuses),
  ...purchaseOrderRoutes(isDue),
  ...orderCopyRoutes,
  ...orderPaperRoutes,
  ...orderItemRoutes,
  ...itemStepRoutes,
  ...shipmentRoutes,
  ...shipmentAdviceRoutes,
  ...shipmentPackageRoutes,
  ...shipmentPaperRoutes,
  ...workRoutes(workKinds),
  ...commentRoutes,
  ...documentRoutes,
  ...notificationRoutes,
  ...historyRoutes(histories, historyNames),
  ...feedRoutes,
  ...lookupRoutes,
  ...twinRoutes,
  ...importRoutes,
  ...fileImportRoutes,
  ...sampleRoutes,
  ...spreadsheetRoutes(statuses),
  ...savedViewRoutes(countedLists(statuses)),
];

let document: ReturnType<typeof openApi> | undefined;

/** Returns the published contract, generated on the first call. */
export function openApiDocument(): ReturnType<typeof openApi> {
  document ??= openApi(routes);
  return document;
}
