/**
 * Decides which operations are compiled. graphql-jit generates JavaScript and is not safe with every document: a string that
 * looks like one of its own markers escapes its quotes (0.8.9: `new Date(…)` with the rest of the string as code). So only a
 * caller's names, numbers and booleans may enter the code; GraphQL's grammar restricts their characters. graphql-js runs
 * everything else, without generating code.
 */
import { type ASTVisitor, BREAK, type DocumentNode, getOperationAST, Kind, OperationTypeNode, visit } from 'graphql';

/** Whether graphql-jit may compile an operation of a valid document. */
export function isCompilable(document: DocumentNode, operationName?: string | null): boolean {
  // Mutations are rare and wait for the backend anyway; subscriptions are executed in `live/subscribe.ts`.
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return false;
  let compilable = true;
  const stop = () => {
    compilable = false;
    return BREAK;
  };
  const visitor: ASTVisitor = {
    [Kind.STRING]: stop,
    // graphql-jit evaluates `@include` and `@skip` inside fragments wrongly.
    [Kind.DIRECTIVE]: stop,
    [Kind.VARIABLE]: ({ name }) => (isPlain(name.value) ? undefined : stop()),
    [Kind.FIELD]: ({ name, alias }) =>
      (name.value === '__typename' || isPlain(name.value)) && isPlain(alias?.value ?? '') ? undefined : stop(),
  };
  visit(document, visitor);
  return compilable;
}

/** Whether a name has no underscore: graphql-jit joins paths with it, so two could collide, and `__proto__` is unsafe. */
const isPlain = (name: string) => !name.includes('_');
