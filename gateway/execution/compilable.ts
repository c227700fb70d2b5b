/**
 * Which operations may become code. graphql-jit writes JavaScript from a document, and is not safe with all of them:
 * it lets a string in the document that looks like one of its own marks out of its quotes (0.8.9: `new Date(…)` with the
 * rest of the text as code). So nothing of a caller's may get into code but names, whole numbers, fractions and booleans,
 * which GraphQL's own grammar bounds. All else is for graphql-js, which runs a document without making code of it.
 */
import { type ASTVisitor, BREAK, type DocumentNode, getOperationAST, Kind, OperationTypeNode, visit } from 'graphql';

/** Whether graphql-jit may compile an operation of a valid document. */
export function isCompilable(document: DocumentNode, operationName?: string | null): boolean {
  // Mutations are rare and wait for the backend anyway; subscriptions have an execution of their own.
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return false;
  let compilable = true;
  const refuse = () => {
    compilable = false;
    return BREAK;
  };
  const visitor: ASTVisitor = {
    [Kind.STRING]: refuse,
    // Its `@include` and `@skip` inside fragments are not GraphQL's.
    [Kind.DIRECTIVE]: refuse,
    [Kind.VARIABLE]: ({ name }) => (isPlain(name.value) ? undefined : refuse()),
    [Kind.FIELD]: ({ name, alias }) =>
      (name.value === '__typename' || isPlain(name.value)) && isPlain(alias?.value ?? '') ? undefined : refuse(),
  };
  visit(document, visitor);
  return compilable;
}

/** It joins the names of a path by underscores, so that two paths could meet; and `__proto__` is not a name for a field. */
const isPlain = (name: string) => !name.includes('_');
