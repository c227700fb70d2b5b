import { type RecordChangesOptions, useRecordChanges } from './useRecordChanges.ts';

interface RecordWatchProps extends Omit<RecordChangesOptions, 'programId'> {
  /** One program, several, or null for the organization's own records. */
  programId: string | null | readonly string[];
}

/** Tells when what is shown changed, wherever it is: each program is listened to by itself. */
export function RecordWatch({ programId, ...watch }: RecordWatchProps) {
  const places = programId === null || typeof programId === 'string' ? [programId] : programId;
  return places.map((place) => <Watch key={place} {...watch} programId={place} />);
}

function Watch(options: RecordChangesOptions) {
  useRecordChanges(options);
  return null;
}
