/** The texts about receiving goods. */
export const goodsReceiptMessages = {
  receivedDate: 'Received Date',
  condition: 'Condition',
  step: {
    title: 'Receive Item',
    take: 'Receive',
    taken: 'Item received successfully',
    listTitle: 'Goods Receipts',
    crumb: 'Goods Receipts',
    start: 'Start receiving',
    nothingReady: 'No item of this list can be received now',
    doneSince: (count: number, time: string) => `${count} received since ${time}, all saved`,
  },
};
