import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

const Icon = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
    <path d="M3 3h10M3 8h10M3 13h6" strokeLinecap="round" />
  </svg>
);

/** The main jobs, ready to run: one click opens one in a new tab. */
function Examples() {
  const { addTab } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  function open({ query, variables }: Example): void {
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '');
  }

  return (
    <section className="examples" aria-label="Example operations">
      <h2>Examples</h2>
      <p>
        A browser that is signed in to Lading needs nothing more. A tool signs in with <code>signIn</code>, and sends
        the token as <code>{'{ "Authorization": "Bearer …" }'}</code>; here that goes into the Headers tab.
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

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: Icon, content: Examples };
