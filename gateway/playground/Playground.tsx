import { explorerPlugin } from '@graphiql/plugin-explorer';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { type Cost, costIn, costText } from './cost.ts';
import { examplesPlugin } from './ExamplesPlugin.tsx';
import { examples } from './examples.ts';
import { guidePlugin } from './GuidePlugin.tsx';

const socket = new URL('/graphql', location.href.replace(/^http/, 'ws'));

/** Requests go with the session's cookie, or with a bearer token from the Headers tab; so do subscriptions. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: socket.href,
  enableIncrementalDelivery: false,
  // A browser is told what an operation cost only when it asks.
  headers: { 'lading-cost': '1' },
});

/** The same, and says what each operation cost; a subscription has no cost to tell. */
const watched =
  (tell: (cost: Cost | null) => void): Fetcher =>
  async (...asked) => {
    const answer = await fetcher(...asked);
    tell(costIn(answer));
    return answer;
  };

const plugins = [examplesPlugin, guidePlugin, explorerPlugin({ showAttribution: false })];
const [first] = examples;

export function Playground() {
  const [cost, setCost] = useState<Cost | null>(null);
  const telling = useMemo(() => watched(setCost), []);
  return (
    <GraphiQL
      fetcher={telling}
      plugins={plugins}
      defaultQuery={first?.query}
      visiblePlugin={examplesPlugin}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    >
      <GraphiQL.Footer>
        <output className="cost">{costText(cost)}</output>
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
