import type { ApolloCache } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import type { StartedWorkFragment } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import type { Rejection } from '../kit/form/rejections.ts';
import { changesList } from '../kit/record/changesList.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { toast } from '../kit/ui/toaster.ts';

/** The options of a mutation that starts work in the background: what shows work asks anew. */
export const startsWork: { update: (cache: ApolloCache) => void } = changesList('works');

/** Returns a function that reads the answer to such a mutation: it says what goes on, or returns why nothing does. */
export function useStartedWork(): (answer: StartedWorkFragment | null | undefined) => readonly Rejection[] {
  const navigate = useNavigate();
  return (answer) => {
    const rejections = rejectionsOf(answer);
    if (rejections.length > 0) return rejections;
    if (!answer?.work) throw new Error('The answer does not hold what was started');
    const { id, total } = answer.work;
    toast.info(messages.started(total), {
      label: messages.showProgress,
      run: () => void navigate(addresses.work(id)),
      keyless: true,
    });
    return [];
  };
}
