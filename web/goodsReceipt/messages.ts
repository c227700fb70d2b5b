/** The texts about receiving goods. */
export const goodsReceiptMessages = {
  receiveItem: 'Receive Item',
  receive: 'Receive',
  received: 'Item received successfully',
  receivedDate: 'Received Date',
  condition: 'Condition',
  listTitle: 'Goods Receipts',
  crumb: 'Goods receipts',
  start: 'Start receiving',
  nothingReady: 'No item of this list can be received now',
  doneSince: (count: number, time: string) => `${count} received since ${time}, all saved`,
};
