import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import type { Settings } from '../settings.ts';
import { messages } from './messages.ts';

/** Fields that test a password or a token. More than one in a document would bypass the limits on attempts. */
const CREDENTIAL_FIELDS = new Set([
  'signIn',
  'openPasswordLink',
  'resetPassword',
  'requestPasswordReset',
  'changePassword',
  'refreshToken',
]);

/**
 * Creates the rule for the size of a document: depth, fields and aliases (`__typename` included) with fragments spread;
 * directives and password checks as written. The token limit bounds the rule's work: each fragment is measured once.
 */
export function limitsRule(limits: Settings['document']): ValidationRule {
  return (context): ASTVisitor => ({
    Document: {
      enter(document) {
        const found = { directive: 0, credential: 0 };
        visit(document, {
          Field(field) {
            if (CREDENTIAL_FIELDS.has(field.name.value)) found.credential += 1;
          },
          Directive() {
            found.directive += 1;
          },
        });
        const sizes = measure(context);
        checkLimit(context, messages.aliases, sizes.aliases, limits.aliases);
        checkLimit(context, messages.directives, found.directive, limits.directives);
        checkLimit(context, messages.passwordChecks, found.credential, 1);
        checkLimit(context, messages.levels, sizes.depth, limits.depth);
        checkLimit(context, messages.fields, sizes.fields, limits.fields);
      },
    },
  });
}

function checkLimit(
  context: ValidationContext,
  tooMany: (limit: number) => string,
  found: number,
  limit: number,
): void {
  if (found > limit) context.reportError(new GraphQLError(tooMany(limit)));
}

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

/** Measures the document's operations: the greatest depth, and the total of fields and of aliases. */
function measure(context: ValidationContext): Size {
  const nothing: Size = { depth: 0, fields: 0, aliases: 0 };
  const known = new Map<string, Size>();

  function ofSet(set: SelectionSetNode): Size {
    let depth = 0;
    let fields = 0;
    let aliases = 0;
    for (const selection of set.selections) {
      const inner = ofSelection(selection);
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
      aliases += inner.aliases;
    }
    return { depth, fields, aliases };
  }

  function ofSelection(selection: SelectionSetNode['selections'][number]): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(context.getFragment(selection.name.value));
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    const { depth, fields, aliases } = inner;
    return { depth: depth + 1, fields: fields + 1, aliases: aliases + (selection.alias ? 1 : 0) };
  }

  function ofFragment(fragment: FragmentDefinitionNode | null | undefined): Size {
    if (!fragment) return nothing;
    const name = fragment.name.value;
    const size = known.get(name);
    if (size) return size;
    // A fragment inside itself counts as empty; another rule rejects it.
    known.set(name, nothing);
    const measured = ofSet(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  }

  const sizes = context
    .getDocument()
    .definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? ofSet(definition.selectionSet) : nothing,
    );
  return {
    depth: Math.max(0, ...sizes.map((size) => size.depth)),
    fields: sizes.reduce((sum, size) => sum + size.fields, 0),
    aliases: sizes.reduce((sum, size) => sum + size.aliases, 0),
  };
}
