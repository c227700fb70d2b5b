import { explorerPlugin } from '@graphiql/plugin-explorer';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { type Cost, costIn, costText } from './cost.ts';
import { examplesPlugin } from './ExamplesPlugin.tsx';
import { examples } from './examples.ts';
import { guidePlugin } from './GuidePlugin.tsx';
import { direction, language } from './language.ts';

const socket = new URL('/graphql', location.href.replace(/^http/, 'ws'));

/** Sends requests and subscriptions with the session's cookie, or with a bearer token from the Headers tab. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: socket.href,
  enableIncrementalDelivery: false,
  // A browser receives the cost of an operation only if it requests it.
  headers: { 'lading-cost': '1', 'accept-language': language },
  wsConnectionParams: { 'accept-language': language },
});

/** Creates a fetcher that also reports the cost of each operation; a subscription has none to report. */
const watched =
  (tell: (cost: Cost | null) => void): Fetcher =>
  async (...asked) => {
    const answer = await fetcher(...asked);
    tell(costIn(answer));
    return answer;
  };

const plugins = [examplesPlugin, guidePlugin, explorerPlugin({ showAttribution: false })];
const [first] = examples;

/** Renders GraphiQL with the examples, the guide and the cost of the last operation. */
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
        <output className="cost" lang={language} dir={direction}>
          {costText(cost)}
        </output>
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
