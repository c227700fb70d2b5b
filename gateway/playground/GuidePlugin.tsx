import { type GraphiQLPlugin, MarkdownContent } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { direction, language } from './language.ts';
import { messages } from './texts.ts';

const Icon = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
    <path
      d="M8 4v9M8 4C6.5 3 4.5 2.5 2 2.5V12c2.5 0 4.5.5 6 1.5 1.5-1 3.5-1.5 6-1.5V2.5c-2.5 0-4.5.5-6 1.5Z"
      strokeLinejoin="round"
    />
  </svg>
);

/** Renders this gateway's guide for tools. */
function Guide() {
  const [guide, setGuide] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(setGuide, (problem: unknown) => {
      if (!leaving.signal.aborted)
        setGuide(messages.guideUnread(problem instanceof Error ? problem.message : String(problem)));
    });
    return () => leaving.abort();
  }, []);
  return (
    <section className="guide" aria-label={messages.guide} aria-busy={guide === ''}>
      <p lang={language} dir={direction}>
        <a href="/graphql/schema.graphql">{messages.schemaFile}</a>
      </p>
      <MarkdownContent type="description">{guide}</MarkdownContent>
    </section>
  );
}

async function read(signal: AbortSignal): Promise<string> {
  const response = await fetch('/graphql/guide.md', { signal });
  if (!response.ok) throw new Error(messages.answered(response.status));
  return response.text();
}

export const guidePlugin: GraphiQLPlugin = { title: messages.guide, icon: Icon, content: Guide };
