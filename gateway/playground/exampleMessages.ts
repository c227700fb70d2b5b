import { texts } from './language.ts';

/** What each example of the playground does. */
export const exampleMessages = texts('example', {
  whoAmI: { title: 'Who am I?', about: 'Profile, programs and rights of the session.' },
  signIn: {
    title: 'Sign in as a tool',
    about: 'Send the token in the Authorization header as "Bearer …". It is valid for 60 minutes.',
  },
  refreshToken: {
    title: 'Renew the token',
    about: 'Renews the token in the Authorization header, even an expired one.',
  },
  findOrders: {
    title: 'Find purchase orders',
    about: 'Filters, sorts, searches and pages; rows include the records that they refer to.',
  },
  orderWithItems: { title: 'Read one order with its items', about: 'Everything that the page of an order shows.' },
  createOrder: {
    title: 'Create a purchase order',
    about: 'Send an Idempotency-Key header, as with every create: a retry with the same key creates no second order.',
  },
  editOrder: {
    title: 'Edit a purchase order',
    about: 'Send the lockVersion that you read. If another user has changed the order, "current" is its present state.',
  },
  moveOrder: {
    title: 'Move an order to another status',
    about: 'The substatus is one of the statusReasons of that status.',
  },
  moveOrders: {
    title: 'Move many orders at once',
    about: 'With partial, valid records change even if others are rejected; each has its own result.',
  },
  changeItems: {
    title: 'Change many items at once',
    about: 'All or none; the results are in the order of the inputs.',
  },
  assess: { title: 'Assess an item', about: 'Saves the finding and moves the status, both or neither.' },
  receive: {
    title: 'Receive an item',
    about: 'For an assessed item: saves its arrival and condition and moves the status, both or neither.',
  },
  shipmentsWithItems: {
    title: 'Shipments with their items',
    about: 'A dashboard in one query: each nested list costs one call for all rows.',
  },
  changedItems: {
    title: 'Keep a copy of the items',
    about:
      'The changes after a cursor, with the items as they are now. `first: 0` returns the current cursor, before a first copy.',
  },
  thisWeek: {
    title: 'Find the shipments of this week',
    about: 'Shipments that leave from Monday to Sunday of this week, in the time zone of the Time-Zone header.',
  },
  available: {
    title: 'See what a shipment can take',
    about: 'Includes why an item cannot be chosen, and the export rule together with the items in selectedIds.',
  },
  fill: {
    title: 'Fill a shipment',
    about: 'All items are added, or none. Send an Idempotency-Key header, and the same one with a retry.',
  },
  sendForReview: { title: 'Send a shipment for review', about: 'It cannot be edited until it is reviewed.' },
  history: { title: 'Read what was done to a record', about: 'Newest first; values are text.' },
  comment: { title: 'Write a comment', about: 'Internal, external, or a note for the vendor.' },
  documents: {
    title: 'Documents of an order',
    about: 'Download files from "url"; upload them by POST /files/purchase_orders/{id}/attachments, not in GraphQL.',
  },
  notifications: { title: 'Your notifications', about: 'Newest first, each with its record.' },
  watchNotifications: { title: 'Watch notifications', about: 'Your own, as they arrive.' },
  watchComments: {
    title: 'Watch comments',
    about: 'Live, including those on items. REFETCH means that events may be missing: refetch.',
  },
  watchRecords: {
    title: 'Watch records',
    about: 'Everything that is created, updated or deleted in a program; ids and versions only.',
  },
  screenEndUsers: {
    title: 'Screen end users',
    about: 'End users to screen next: by risk and by the date of the last screening, with their programs.',
  },
  addVendor: {
    title: 'Add a vendor',
    about: 'An invalid address is reported at its field, for instance address.country.',
  },
  courierWithAirlines: {
    title: 'Read a courier with its airlines',
    about: 'Includes the prefixes of their air waybill numbers.',
  },
  inviteUser: {
    title: 'Invite a user',
    about: 'The user is inactive until the mailed invitation is accepted. Take the role from "roles".',
  },
  deactivateUser: { title: 'Deactivate a user', about: 'Takes effect at once: sessions end, and open sockets close.' },
  addReason: {
    title: 'Add a reason for a status',
    about: 'For one type of record: "modelTypes" lists the types with their statuses.',
  },
  switchOn: { title: 'Switch a feature on', about: 'Only the flags sent change. Send the lockVersion that you read.' },
});
