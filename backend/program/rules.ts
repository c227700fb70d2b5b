import { sectionMessages } from './sectionMessages.ts';

/** The sections of a program and the view that opens each, in the order of the navigation. */
const sections = [
  { section: 'purchase-orders', icon: 'file-text', view: 'purchaseOrders' },
  { section: 'shipments', icon: 'ship', view: 'shipments' },
  { section: 'assessments', icon: 'shield-alert', view: 'assessments' },
  { section: 'goods-receipts', icon: 'package-check', view: 'goodsReceipts' },
] as const;

/** Returns the sections of a program that the role's views open. */
export function navigationFor(programId: number, views: readonly string[]) {
  return sections
    .filter(({ view }) => views.includes(view))
    .map(({ section, icon }) => ({ id: `${programId}-${section}`, section, name: sectionMessages[section], icon }));
}

/** Returns a program's name for its URL: lower case, without accents, hyphens between words. */
export function programSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'program';
}
