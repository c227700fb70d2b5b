import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of adding items to a shipment. */
export const addItemsMessages = texts('addItems', {
  title: 'Add Items to Shipment',
  addItems: 'Add Items',
  itemList: 'Item List',
  selectedItems: 'Selected Items',
  tabs: 'Items to add',
  selected: (count: number) => `${number(count)} Item(s) selected`,
  deselectAll: 'Deselect All',
  add: 'Add selected items',
  cancel: 'Cancel',
  close: 'Close',
  added: (count: number) => (count === 1 ? '1 item added' : `${number(count)} items added`),
  worth: (more: string, then: string | null) =>
    then === null ? `Adds ${more}` : `Adds ${more}, shipment then ${then}`,
  select: 'Select Item',
  isSelected: 'Selected',
  selectOf: (item: string) => `Select Item ${item}`,
  deselectOf: (item: string) => `Selected ${item}`,
  openItem: 'Open item',
  search: 'Search material',
  filters: 'Add filters',
  fixed: (label: string) => `${label} is set by the shipment`,
  noMatch: 'There are currently no items matching your filters',
  purpose:
    'Items of this group’s orders can be added until they are in a shipment; not those for another mode of transport.',
  selectedPurpose: 'Select items in the list first; they are all added at once.',
  noneYet: 'There are no items to add yet',
  noneSelected: 'No items are selected',
  oneItem: 'At least one item',
  tooMany: (most: number) => `At most ${most} items can be added at once`,
  leftOut: (count: number) =>
    count === 1
      ? 'One of the selected items can no longer be added'
      : `${number(count)} of the selected items can no longer be added`,
  retry: 'Try again',
  notLoaded: 'These items could not be loaded',
  mayLackWarnings: 'Warnings about export filings and goods to be kept apart may be missing.',
  loading: 'Loading items',
  addedElsewhere: (invoice: string) => `Added to ${invoice} meanwhile`,
  notThere: 'Can no longer be added',
  none: 'None',
  labels: {
    purchaseOrder: 'Purchase Order',
    purchaseRequest: 'Purchase Request #',
    line: 'Purchase Order Number Line',
    dgClass: 'Dangerous Goods Class',
    dgClassCompatibility: 'Dangerous Goods Class compatibility',
    dgDetails: 'Dangerous Goods Details',
    endUser: 'End User',
    vendor: 'Vendor',
    country: 'Country of Manufacture',
    hsCode: 'HS Code',
    totalValue: 'Value Total',
    quantity: 'Quantity',
    shipmentType: 'Shipment Type',
    group: 'Group',
    status: 'Status',
  },
  exportWarning: {
    REQUIRED: (code: string, value: string) =>
      `${code} comes to ${value} with this item: the Commercial Invoice will require an EEI/Export filing`,
    AT_LIMIT: (code: string, value: string) => `${code} comes to ${value} with this item: at the limit, still exempt`,
    COULD_EXCEED: (code: string, value: string, incomplete: string) =>
      `${code} comes to ${value} with this item and could exceed the limit: ${incomplete} needs 10 digits`,
  },
  noCode: (code: string) =>
    code === ''
      ? 'Cannot tell whether an EEI/Export filing is required: the item has no HS Code'
      : `Cannot tell whether an EEI/Export filing is required: HS Code “${code}” cannot be read as 6 to 10 digits`,
  notAssessed: 'Cannot tell what it must be kept apart from: the item is not assessed',
  keepApart: (dgClass: string) => `Class ${dgClass} must be kept apart from other goods here (49 CFR 175.78, advisory)`,
});
