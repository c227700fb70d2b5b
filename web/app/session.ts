/** Knows who is signed in and what that person may do; everything under `SessionProvider` can ask. */
import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '../base/errors.ts';
import { clearSaved } from '../base/storage.ts';
import { useSignOutMutation, type ViewerQuery } from '../generated/operations.ts';
import { addresses } from './addresses.ts';
import { type SignInReason, signingOut } from './sessionState.ts';

/** Profile, rights, programs and switches of the signed-in person. */
export type Viewer = ViewerQuery['viewer'];
/** A program as the shell knows it. */
export type ViewerProgram = Viewer['programs'][number];

/** Filled by `SessionProvider`. */
export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in person. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is used outside of SessionProvider');
  return viewer;
}

/** What the signed-in person may do, by area. */
export function usePermissions(): Viewer['permissions'] {
  return useViewer().permissions;
}

/** The organization's switches. */
export function useFeatureFlags(): Viewer['featureFlags'] {
  return useViewer().featureFlags;
}

/** Finds a program by its id, among those that the person may open. */
export function useProgramOf(): (record: { program: { id: string } | null }) => ViewerProgram | null {
  const { programs } = useViewer();
  return ({ program }) => programs.find(({ id }) => id === program?.id) ?? null;
}

/** The program of the address, if the person may open one of that name. */
export function useProgramOfAddress(): ViewerProgram | null {
  const { programSlug } = useParams();
  return useViewer().programs.find((program) => program.slug === programSlug) ?? null;
}

/** The program that is open; for pages under `/program/{slug}`, which are only shown when there is one. */
export function useProgram(): ViewerProgram {
  const program = useProgramOfAddress();
  if (!program) throw new Error('useProgram is used outside of a program');
  return program;
}

/** Ends the session, and removes what it left in memory and on the device, whether or not the server could be told. */
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
      // After the page is gone: a form that is still there would save its draft again.
      clearSaved();
      await client.clearStore();
    } finally {
      signingOut.set(false);
    }
  };
}
