/** The headers of every mail: automatic responders do not reply to it (RFC 3834). */
export const headers = { 'Auto-Submitted': 'auto-generated' };
