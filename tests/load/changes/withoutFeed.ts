import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Omits the insert into `changes` from the statements that write history, to measure what the feed costs. */
export const withoutFeed: KyselyPlugin = {
  transformQuery: ({ node }) => historyAlone(node) ?? node,
  transformResult: async ({ result }) => result,
};

/** Returns the first half of `with … insert into history insert into changes`; null for any other statement. */
function historyAlone(node: RootOperationNode): RootOperationNode | null {
  if (node.kind !== 'InsertQueryNode' || node.into?.table.identifier.name !== 'changes') return null;
  const [history] = node.with?.expressions ?? [];
  return history?.expression.kind === 'InsertQueryNode' ? (history.expression as RootOperationNode) : null;
}
