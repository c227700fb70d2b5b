/**
 * Which operations are compiled. graphql-jit writes JavaScript from a document and is not safe with every document: a string
 * that looks like one of its own markers gets out of its quotes (0.8.9: `new Date(…)` with the rest of the text as code). So
 * only names, numbers and booleans of a caller may get into code, which GraphQL's grammar bounds. graphql-js runs
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

/** graphql-jit joins the names of a path by underscores: two paths could collide. And `__proto__` is no safe key. */
const isPlain = (name: string) => !name.includes('_');
