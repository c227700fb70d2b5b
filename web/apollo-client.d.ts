import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Fragments are masked: a component sees only the fields that its own fragment asks for.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
