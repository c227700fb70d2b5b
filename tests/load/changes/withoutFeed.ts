import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Leaves the changes out of what writes history, as before there was a feed: to measure what it costs. */
export const withoutFeed: KyselyPlugin = {
  transformQuery: ({ node }) => historyAlone(node) ?? node,
  transformResult: async ({ result }) => result,
};

/** Of `with … insert into history insert into changes`, the first half. */
function historyAlone(node: RootOperationNode): RootOperationNode | null {
  if (node.kind !== 'InsertQueryNode' || node.into?.table.identifier.name !== 'changes') return null;
  const [history] = node.with?.expressions ?? [];
  return history?.expression.kind === 'InsertQueryNode' ? (history.expression as RootOperationNode) : null;
}
