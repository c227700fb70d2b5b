/** On every mail: answering machines keep silent (RFC 3834). */
export const headers = { 'Auto-Submitted': 'auto-generated' };
