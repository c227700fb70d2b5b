
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Notification": [
      "AssignmentNotification",
      "CommentNotification",
      "DocumentNotification",
      "ProhibitionNotification",
      "ReviewNotification"
    ],
    "Versioned": [
      "Airline",
      "ApiKey",
      "Courier",
      "Document",
      "EndUser",
      "Group",
      "OrderItem",
      "Organization",
      "Program",
      "PurchaseOrder",
      "Shipment",
      "Substatus",
      "User",
      "Vendor"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Notification": [
      "AssignmentNotification",
      "CommentNotification",
      "DocumentNotification",
      "ProhibitionNotification",
      "ReviewNotification"
    ],
    "Versioned": [
      "Airline",
      "ApiKey",
      "Courier",
      "Document",
      "EndUser",
      "Group",
      "OrderItem",
      "Organization",
      "Program",
      "PurchaseOrder",
      "Shipment",
      "Substatus",
      "User",
      "Vendor"
    ]
  }
};
      export default result;
    