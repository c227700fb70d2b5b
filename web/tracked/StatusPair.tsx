import { recordMessages as messages } from '../kit/record/messages.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { type LoadReasons, useReasons } from './useReasons.ts';

/** A status and its description, as they were chosen; empty where nothing is. */
export interface ChosenStatus {
  status: string;
  subStatus: string;
}

export const nothingChosen: ChosenStatus = { status: '', subStatus: '' };

const none: LoadReasons = async () => [];

/** Returns the descriptions of a chosen status; none while no status is chosen. */
export const useReasonsOf = ({ status }: ChosenStatus, load: LoadReasons) => useReasons(status, status ? load : none);

interface StatusPairProps {
  value: ChosenStatus;
  statuses: readonly { key: string; name: string }[];
  reasons: ReturnType<typeof useReasons>;
  /** What is said under the statuses. */
  hint: string | undefined;
  onChange: (value: ChosenStatus) => void;
}

/** The choice of a status for many records, and of its description. */
export function StatusPair({ value, statuses, reasons, hint, onChange }: StatusPairProps) {
  return (
    <>
      <StatusChoices
        label={messages.status}
        required
        value={value.status}
        empty=""
        options={statuses}
        hint={hint}
        onChange={(status) => onChange({ status, subStatus: '' })}
      />
      <StatusChoices
        label={messages.description}
        value={value.subStatus}
        disabled={!value.status || !reasons.texts}
        empty={messages.noDescription}
        options={(reasons.texts ?? []).map((text) => ({ key: text, name: text }))}
        onChange={(subStatus) => onChange({ ...value, subStatus })}
      />
    </>
  );
}
