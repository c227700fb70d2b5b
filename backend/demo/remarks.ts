/** The texts of comments, by audience. `{n}` is a number, `{day}` a date. */
export const remarks = {
  internal: [
    'Approved by finance, please go on.',
    'The vendor’s screening runs out on {day}; I have asked compliance for a new one.',
    'Quantity confirmed with the program: {n} is right.',
    'Could somebody check the HS code of line {n}? It has only six digits.',
    'Checked the prices against the framework agreement, all fine.',
    'I split this because only a part of it is in stock.',
    'Waiting for the import permit. Expected on {day}.',
    'Cold chain: the data logger showed 2.4–6.8 °C all the way.',
    'Two boxes were opened by customs; the content is complete.',
    'Please do not ship before the dangerous-goods declaration is signed.',
    'We have {n} months of stock left in the region, so this can wait a week.',
    'Moved to next week: no flight with temperature control.',
    'هل يمكن تأكيد الكمية قبل يوم الخميس؟',
    'אישור הייבוא הגיע הבוקר, אפשר להמשיך.',
    'Same item as last quarter, same unit.\nPrice went up by {n} %.',
    'Thanks!',
  ],
  external: [
    'The consignee confirms receipt of {n} cartons.',
    'Please send the commercial invoice and the packing list at least five days ahead.',
    'The warehouse is closed on {day}.',
    'We need the certificate of analysis for each batch.',
    'The delivery address has changed, see the group’s notes.',
    'Could you bring the delivery forward? We are down to {n} days of stock.',
    'Le dossier de franchise est prêt, merci d’envoyer l’original.',
    'Received with thanks.',
  ],
  vendor: [
    'Lead time is {n} weeks from receipt of order.',
    'Goods are ready for collection from {day} on.',
    'Batch {n} is replaced by the next one; the shelf life is longer.',
    'We can offer the 60-tablet pack at the same unit price.',
    'The shipper needs the consignee’s tax number.',
    'Please confirm the labels in Portuguese.',
  ],
} as const;

/** The text of a comment from the system before Lading. */
export const legacyRemark = 'Migrated from SAP: PO released under blanket agreement 4600012873.';
