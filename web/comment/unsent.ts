const PREFIX = 'unsent-';

/** Returns the id of a comment that is shown before the server has it. */
export function unsentId(key: string): string {
  return `${PREFIX}${key}`;
}

/** Whether a comment is still in flight. */
export function isUnsent({ id }: { id: string }): boolean {
  return id.startsWith(PREFIX);
}
