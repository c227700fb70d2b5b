import { type RecordChangesOptions, useRecordChanges } from './useRecordChanges.ts';

interface RecordWatchProps extends Omit<RecordChangesOptions, 'programId'> {
  /** One program, several, or null for the organization's own records. */
  programId: string | null | readonly string[];
}

/** Calls `onChange` when the shown records change, with a subscription per program. */
export function RecordWatch({ programId, ...watch }: RecordWatchProps) {
  const places = programId === null || typeof programId === 'string' ? [programId] : programId;
  return places.map((place) => <Watch key={place} {...watch} programId={place} />);
}

function Watch(options: RecordChangesOptions) {
  useRecordChanges(options);
  return null;
}
