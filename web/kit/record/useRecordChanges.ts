import { useEffect, useRef } from 'react';
import { useViewer } from '../../app/session.ts';
import {
  type ProgramRecordChangedSubscription,
  useProgramRecordChangedSubscription,
} from '../../generated/operations.ts';

/** One event: what became of which record. */
export type RecordChange = ProgramRecordChangedSubscription['recordChanged'];

/** Events that come closer together than this are answered by one look at the server. */
const GATHER_MS = 400;

interface RecordChangesOptions {
  programId: string;
  /** Whether an event touches what is shown; never asked about one's own changes. */
  concerns: (change: RecordChange) => boolean;
  /** Called once for events that came close together. */
  onChange: () => void;
}

/** Tells when somebody else changed what is shown, or when that may have been missed. */
export function useRecordChanges(options: RecordChangesOptions): void {
  const { profile } = useViewer();
  const latest = useRef(options);
  latest.current = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useProgramRecordChangedSubscription({
    variables: { programId: options.programId },
    ignoreResults: true,
    onData({ data: { data } }) {
      const change = data?.recordChanged;
      if (!change || change.by === profile.id) return;
      if (change.actionType !== 'REFETCH' && !latest.current.concerns(change)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current.onChange(), GATHER_MS);
    },
  });
}
