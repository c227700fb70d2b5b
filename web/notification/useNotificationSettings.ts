import { useRef, useState } from 'react';
import {
  type NotificationSettingsFieldsFragment,
  useNotificationPreferencesQuery,
  useUpdateNotificationSettingsMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines, sentences } from '../kit/form/rejections.ts';
import { idempotent, keyFor } from '../kit/form/sendKey.ts';
import { toast } from '../kit/ui/toaster.ts';
import { notificationMessages as messages } from './messages.ts';

type Settings = Pick<NotificationSettingsFieldsFragment, 'enabled' | 'allPrograms' | 'types' | 'programs'>;

/**
 * Returns the user's notification preferences. A change shows at once and is sent as the whole object. Changes are sent one
 * after another, so that responses stay in order. A change that could not be saved is reverted, with an error.
 */
export function useNotificationSettings() {
  const { data, error, refetch } = useNotificationPreferencesQuery({ fetchPolicy: 'cache-and-network' });
  const [update] = useUpdateNotificationSettingsMutation();
  const [wanted, setWanted] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const latest = useRef<Settings | null>(null);
  const running = useRef(false);

  function want(settings: Settings | null) {
    latest.current = settings;
    setWanted(settings);
  }

  function fail(message: string) {
    want(null);
    setProblem(message);
    // A toast also reaches users who have closed the popover meanwhile.
    toast.error(sentences([messages.notSaved, message]));
  }

  async function send() {
    running.current = true;
    try {
      while (latest.current) {
        const sent: Settings = latest.current;
        const input = inputOf(sent);
        const { data: answer } = await update({ variables: { input }, context: idempotent(keyFor(null, input)) });
        const rejections = rejectionsOf(answer?.updateNotificationSettings);
        if (rejections.length > 0) return fail(errorLines(rejections).join(' '));
        if (latest.current === sent) want(null);
      }
      setSaved(true);
    } catch (failure) {
      const told = problemOf(failure);
      if (told) fail(told.message);
    } finally {
      running.current = false;
    }
  }

  function change(settings: Settings) {
    want(settings);
    setProblem(null);
    setSaved(false);
    if (!running.current) void send();
  }

  return {
    settings: wanted ?? data?.notificationSettings ?? null,
    types: data?.notificationTypes ?? [],
    change,
    problem,
    saved,
    error,
    retry: () => void refetch(),
  };
}

/** Returns the gateway's input: the settings without the cache's type names. */
function inputOf({ enabled, allPrograms, types, programs }: Settings) {
  return {
    enabled,
    allPrograms,
    types: types.map((one) => ({ type: one.type, enabled: one.enabled })),
    programs: programs.map((one) => ({ programId: one.programId, enabled: one.enabled })),
  };
}
