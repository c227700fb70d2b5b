/** The signed-in user and their rights, available to every component under `SessionProvider`. */
import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { errorCode } from '../base/errors.ts';
import { clearSaved } from '../base/storage.ts';
import { useSignOutMutation, type ViewerQuery } from '../generated/operations.ts';
import { type SignInReason, signingOut } from './sessionState.ts';

/** The signed-in user's profile, rights, programs and feature flags. */
export type Viewer = ViewerQuery['viewer'];
/** A program that the signed-in user may open. */
export type ViewerProgram = Viewer['programs'][number];

/** Provided by `SessionProvider`. */
export const ViewerContext = createContext<Viewer | null>(null);

/** Returns the signed-in user. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is used outside of SessionProvider');
  return viewer;
}

/** Returns the signed-in user's rights, by area. */
export function usePermissions(): Viewer['permissions'] {
  return useViewer().permissions;
}

/** Returns the organization's feature flags. */
export function useFeatureFlags(): Viewer['featureFlags'] {
  return useViewer().featureFlags;
}

/** Returns a function that finds a record's program among those that the user may open; null if it is not among them. */
export function useProgramOf(): (record: { program: { id: string } | null }) => ViewerProgram | null {
  const { programs } = useViewer();
  return ({ program }) => programs.find(({ id }) => id === program?.id) ?? null;
}

/** Returns the program in the address; null if the user may open no program of that name. */
export function useProgramOfAddress(): ViewerProgram | null {
  const { programSlug } = useParams();
  return useViewer().programs.find((program) => program.slug === programSlug) ?? null;
}

/** Returns the open program, for pages under `/program/{slug}`, which are rendered only if there is one. */
export function useProgram(): ViewerProgram {
  const program = useProgramOfAddress();
  if (!program) throw new Error('useProgram is used outside of a program');
  return program;
}

/** Returns a function that signs out and clears memory and saved state, even if the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return async () => {
    signingOut.set(true);
    try {
      const told = await signOut().then(
        () => true,
        (error: unknown) => errorCode(error) === 'UNAUTHENTICATED',
      );
      const state: SignInReason = { reason: told ? 'signedOut' : 'signedOutHereOnly' };
      await navigate(addresses.signIn, { replace: true, state });
      // Only once the page has unmounted: a form that is still mounted would save its draft again.
      clearSaved();
      await client.clearStore();
    } finally {
      signingOut.set(false);
    }
  };
}
