import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';
import { direction, language } from './language.ts';
import { messages } from './texts.ts';

const Icon = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
    <path d="M3 3h10M3 8h10M3 13h6" strokeLinecap="round" />
  </svg>
);

/** Renders the main jobs, ready to run: one click opens an example in a new tab. */
function Examples() {
  const { addTab } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);

  function open(example: Example): void {
    const headers = headersFor(example, headerEditor?.getValue() ?? '');
    addTab();
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(example.variables ? JSON.stringify(example.variables, null, 2) : '');
    headerEditor?.setValue(headers);
  }

  return (
    <section className="examples" aria-label={messages.exampleOperations} lang={language} dir={direction}>
      <h2>{messages.examples}</h2>
      <p>
        {messages.signedIn.before}
        <code dir="ltr">signIn</code>
        {messages.signedIn.between}
        <code dir="ltr">{'{ "Authorization": "Bearer …" }'}</code>
        {messages.signedIn.after}
      </p>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              <strong>{example.title}</strong>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the headers of an example's tab: the token of the previous tab, so that it is typed only once, and a new
 * idempotency key for an example that creates something. @param before the content of the Headers tab
 */
function headersFor({ makes }: Example, before: string): string {
  const headers = { ...tokenIn(before), ...(makes && { 'Idempotency-Key': `playground-${Date.now()}` }) };
  return Object.keys(headers).length > 0 ? JSON.stringify(headers, null, 2) : '';
}

/** Returns the token in the Headers tab; none if its text is not JSON, which cannot have been sent. */
function tokenIn(text: string): { Authorization?: string } {
  try {
    const { Authorization } = JSON.parse(text);
    return typeof Authorization === 'string' ? { Authorization } : {};
  } catch {
    return {};
  }
}

export const examplesPlugin: GraphiQLPlugin = { title: messages.examples, icon: Icon, content: Examples };
