import { settingsExamples } from './settingsExamples.ts';

/** An operation for one of the main jobs. Its variables are from the demo world, where tests run each example as is. */
export interface Example {
  readonly title: string;
  readonly about: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Set if it creates something: it is sent with an idempotency key, so that a repeat does not create a second one. */
  readonly makes?: true;
}

export const examples: readonly Example[] = [
  {
    title: 'Who am I?',
    about: 'Profile, programs and rights of the session.',
    query: `query WhoAmI {
  viewer {
    profile { id fullName email roleName }
    programs { id name slug }
    permissions { views purchaseOrders { read write extra } }
  }
}
`,
  },
  {
    title: 'Sign in as a tool',
    about: 'Send the token in the Authorization header as "Bearer …". It is valid for 60 minutes.',
    query: `mutation SignIn($login: String!, $password: String!) {
  signIn(input: { login: $login, password: $password }) {
    token
    profile { id fullName }
    errors { message code }
  }
}
`,
    variables: { login: 'manager@lading.example', password: 'Lading-2026!' },
  },
  {
    title: 'Renew the token',
    about: 'Renews the token in the Authorization header, even an expired one.',
    query: `mutation RefreshToken {
  refreshToken { token }
}
`,
  },
  {
    title: 'Find purchase orders',
    about: 'Filters, sorts, searches and pages; rows include the records that they refer to.',
    query: `query FindOrders(
  $programId: ID!
  $page: Int
  $search: String
  $sort: PurchaseOrderSort
  $filter: PurchaseOrderFilter
) {
  purchaseOrders(
    programId: $programId
    page: $page
    items: 50
    search: $search
    sort: $sort
    filter: $filter
  ) {
    data {
      id
      orderNumber
      status { key name }
      orderDate
      vendor { name }
      endUser { label }
      group { name }
      users { fullName }
      commentsCount
    }
    meta { page pages count more }
  }
}
`,
    variables: {
      programId: '1',
      page: 1,
      sort: { field: 'ORDER_DATE', direction: 'DESC' },
      filter: { statuses: ['open', 'approved'], orderDate: { from: '2026-01-01' } },
    },
  },
  {
    title: 'Read one order with its items',
    about: 'Everything that the page of an order shows.',
    query: `query OrderWithItems($id: ID!) {
  purchaseOrder(id: $id) {
    id
    orderNumber
    lockVersion
    status { name }
    nextStatuses { key name }
    abilities { action allowed reason }
    orderItems(items: 100) {
      data { id position material quantity sizePerItem valuePerItem totalValue status { name } }
      meta { count }
    }
  }
}
`,
    variables: { id: '1' },
  },
  {
    title: 'Create a purchase order',
    about: 'Send an Idempotency-Key header, as with every create: a retry with the same key creates no second order.',
    query: `mutation CreateOrder($input: CreatePurchaseOrderInput!) {
  createPurchaseOrder(input: $input) {
    purchaseOrder { id orderNumber }
    errors { field message code }
  }
}
`,
    variables: { input: { programId: '1', orderNumber: 'EX-2001', vendorId: '1', endUserId: '1', groupId: '1' } },
    makes: true,
  },
  {
    title: 'Edit a purchase order',
    about: 'Send the lockVersion that you read. If another user has changed the order, "current" is its present state.',
    query: `mutation EditOrder($id: ID!, $input: UpdatePurchaseOrderInput!) {
  updatePurchaseOrder(id: $id, input: $input) {
    purchaseOrder { id lockVersion creditCard }
    errors { field message code }
    current { lockVersion creditCard }
  }
}
`,
    variables: { id: '23', input: { lockVersion: 1, creditCard: 'Field office' } },
  },
  {
    title: 'Move an order to another status',
    about: 'The substatus is one of the statusReasons of that status.',
    query: `mutation MoveOrder($id: ID!, $status: String!) {
  assignPurchaseOrderStatus(id: $id, input: { status: $status }) {
    purchaseOrder { status { name } nextStatuses { key } }
    errors { message code }
  }
}
`,
    variables: { id: '17', status: 'approved' },
  },
  {
    title: 'Move many orders at once',
    about: 'With partial, valid records change even if others are rejected; each has its own result.',
    query: `mutation MoveOrders($ids: [ID!]!, $status: String!) {
  assignStatuses(type: PURCHASE_ORDER, ids: $ids, status: $status, partial: true) {
    results {
      record { id lockVersion ... on PurchaseOrder { status { name } } }
      errors { message code }
    }
    errors { field message code }
  }
}
`,
    variables: { ids: ['17', '23'], status: 'on_hold' },
  },
  {
    title: 'Change many items at once',
    about: 'All or none; the results are in the order of the inputs.',
    query: `mutation ChangeItems($inputs: [UpdateOrderItemsInput!]!) {
  updateOrderItems(inputs: $inputs) {
    results {
      orderItem { id urgent lockVersion }
      errors { field message code }
      current { lockVersion }
    }
    errors { field message code }
  }
}
`,
    variables: {
      inputs: [
        { id: '219', lockVersion: 1, urgent: true },
        { id: '220', lockVersion: 1, urgent: true },
      ],
    },
  },
  {
    title: 'Assess an item',
    about: 'Saves the finding and moves the status, both or neither.',
    query: `mutation Assess($id: ID!, $input: UpdateOrderItemInput!) {
  assessOrderItem(id: $id, input: $input) {
    orderItem { id status { name } assessment { assessed dgClass dgDescription } lockVersion }
    errors { field message code }
    current { lockVersion }
  }
}
`,
    variables: { id: '218', input: { lockVersion: 1, dgClass: '3', dgDescription: 'Flammable' } },
  },
  {
    title: 'Receive an item',
    about: 'For an assessed item: saves its arrival and condition and moves the status, both or neither.',
    query: `mutation Receive($id: ID!, $input: UpdateOrderItemInput!) {
  receiveOrderItem(id: $id, input: $input) {
    orderItem { id status { name } goodsReceipt { received receivedDate condition } lockVersion }
    errors { field message code }
    current { lockVersion }
  }
}
`,
    variables: { id: '288', input: { lockVersion: 1, receivedDate: '2026-11-20', condition: 'good' } },
  },
  {
    title: 'Shipments with their items',
    about: 'A dashboard in one query: each nested list costs one call for all rows.',
    query: `query ShipmentsWithItems($programId: ID!, $filter: ShipmentFilter) {
  shipments(
    programId: $programId
    items: 50
    sort: { field: ANTICIPATED_SHIP_DATE, direction: ASC }
    filter: $filter
  ) {
    data {
      id
      invoiceNumber
      status { name }
      nextStatuses { name }
      anticipatedShipDate
      orderItems(items: 10) {
        data { position material quantity totalValue purchaseOrder { orderNumber } }
        meta { count }
      }
    }
    meta { page pages count }
  }
}
`,
    variables: { programId: '1', filter: { statuses: ['open', 'in_review', 'reviewed', 'approved', 'ready'] } },
  },
  {
    title: 'Keep a copy of the items',
    about:
      'The changes after a cursor, with the items as they are now. `first: 0` returns the current cursor, before a first copy.',
    query: `query ChangedItems($after: Cursor, $programId: ID!) {
  changes(after: $after, programId: $programId, types: [ORDER_ITEM], first: 100) {
    data {
      cursor
      actionType
      id
      lockVersion
      parents { type id }
      record { ... on OrderItem { position material quantity status { key } lockVersion } }
    }
    cursor
    more
  }
}
`,
    variables: { programId: '1' },
  },
  {
    title: 'Find the shipments of this week',
    about: 'Shipments that leave from Monday to Sunday of this week, in the time zone of the Time-Zone header.',
    query: `query ThisWeek($programId: ID!) {
  shipments(programId: $programId, filter: { overview: FOR_THIS_WEEK }) {
    data { id invoiceNumber status { name } anticipatedShipDate courier { companyName } group { name } users { fullName } }
    meta { count more }
  }
}
`,
    variables: { programId: '1' },
  },
  {
    title: 'See what a shipment can take',
    about: 'Includes why an item cannot be chosen, and the export rule together with the items in selectedIds.',
    query: `query Available($id: ID!, $selectedIds: [ID!], $filter: AvailableOrderItemFilter) {
  shipment(id: $id) {
    invoiceNumber
    valuesByHsCode { hsCode value }
    availableOrderItems(selectedIds: $selectedIds, filter: $filter) {
      data {
        orderItem { id material quantity totalValue purchaseOrder { orderNumber } }
        selectable
        reason
        exportCheck { level hsCode value }
      }
      meta { count }
    }
  }
}
`,
    variables: { id: '1', selectedIds: [], filter: { statuses: ['received'] } },
  },
  {
    title: 'Fill a shipment',
    about: 'All items are added, or none. Send an Idempotency-Key header, and the same one with a retry.',
    query: `mutation Fill($id: ID!, $input: AddShipmentItemsInput!) {
  addShipmentItems(id: $id, input: $input) {
    shipment { id valuesByHsCode { hsCode value } orderItems { meta { count } } }
    errors { field message code }
  }
}
`,
    variables: { id: '10', input: { orderItemIds: ['276'] } },
    makes: true,
  },
  {
    title: 'Send a shipment for review',
    about: 'It cannot be edited until it is reviewed.',
    query: `mutation SendForReview($id: ID!) {
  sendShipmentForReview(id: $id) {
    shipment { status { name } abilities { action allowed reason } }
    errors { message code }
  }
}
`,
    variables: { id: '2' },
    makes: true,
  },
  {
    title: 'Read what was done to a record',
    about: 'Newest first; values are text.',
    query: `query History($id: ID!) {
  shipment(id: $id) {
    history { data { at action user { fullName } changes { field from to } } meta { page pages } }
  }
}
`,
    variables: { id: '1' },
  },
  ...settingsExamples,
  {
    title: 'Write a comment',
    about: 'Internal, external, or a note for the vendor.',
    query: `mutation Comment($input: CreateCommentInput!) {
  createComment(input: $input) {
    comment { id message createdAt }
    errors { field message }
  }
}
`,
    variables: { input: { type: 'PURCHASE_ORDER', id: '1', message: 'On its way?', source: 'INTERNAL' } },
    makes: true,
  },
  {
    title: 'Documents of an order',
    about: 'Download files from "url"; upload them by POST /files/purchase_orders/{id}/attachments, not in GraphQL.',
    query: `query Documents($on: DocumentParentInput!) {
  documents(on: $on, archived: false, sort: { field: EXPIRY_DATE, direction: ASC }) {
    data { id type { name } number expiryDate status fileName size url uploadedBy { fullName } }
    meta { count }
  }
  documentTypes(parent: PURCHASE_ORDER) { key name required { file description number expiryDate } }
}
`,
    variables: { on: { type: 'PURCHASE_ORDER', id: '1' } },
  },
  {
    title: 'Your notifications',
    about: 'Newest first, each with its record.',
    query: `query Notifications {
  notifications(unread: true) {
    data {
      id
      type
      createdAt
      sender { fullName }
      program { slug }
      record { type id label purchaseOrderId }
      ... on CommentNotification { message }
      ... on DocumentNotification { documentType expiryDate }
    }
    meta { count }
  }
}
`,
  },
  {
    title: 'Watch notifications',
    about: 'Your own, as they arrive.',
    query: `subscription WatchNotifications {
  notificationReceived {
    actionType
    notification { id type record { type id label } program { slug } }
  }
}
`,
  },
  {
    title: 'Watch comments',
    about: 'Live, including those on items. REFETCH means that events may be missing: refetch.',
    query: `subscription WatchComments($on: CommentableInput!) {
  commentChanged(on: $on) {
    actionType
    comment { id message source user { fullName } parent { label } }
  }
}
`,
    variables: { on: { type: 'PURCHASE_ORDER', id: '1', withItems: true } },
  },
  {
    title: 'Watch records',
    about: 'Everything that is created, updated or deleted in a program; ids and versions only.',
    query: `subscription WatchRecords($programId: ID) {
  recordChanged(programId: $programId) { actionType type id lockVersion by }
}
`,
    variables: { programId: '1' },
  },
];
