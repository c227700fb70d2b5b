import { settingsExamples } from './settingsExamples.ts';
import { exampleTexts as messages } from './texts.ts';

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
    ...messages.whoAmI,
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
    ...messages.signIn,
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
    ...messages.refreshToken,
    query: `mutation RefreshToken {
  refreshToken { token }
}
`,
  },
  {
    ...messages.findOrders,
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
    ...messages.orderWithItems,
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
    ...messages.createOrder,
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
    ...messages.editOrder,
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
    ...messages.moveOrder,
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
    ...messages.moveOrders,
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
    ...messages.changeItems,
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
    ...messages.assess,
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
    ...messages.receive,
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
    ...messages.shipmentsWithItems,
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
    ...messages.changedItems,
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
    ...messages.thisWeek,
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
    ...messages.available,
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
    ...messages.fill,
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
    ...messages.sendForReview,
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
    ...messages.history,
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
    ...messages.comment,
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
    ...messages.documents,
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
    ...messages.notifications,
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
    ...messages.watchNotifications,
    query: `subscription WatchNotifications {
  notificationReceived {
    actionType
    notification { id type record { type id label } program { slug } }
  }
}
`,
  },
  {
    ...messages.watchComments,
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
    ...messages.watchRecords,
    query: `subscription WatchRecords($programId: ID) {
  recordChanged(programId: $programId) { actionType type id lockVersion by }
}
`,
    variables: { programId: '1' },
  },
];
