import { type ReactNode, useState } from 'react';
import { hasDraft, writeDraft } from '../../base/drafts.ts';
import { LeftNotice } from '../form/LeftNotice.tsx';
import { useLeftDraft } from '../form/useLeftDraft.ts';
import { isGridDraft } from './gridDraft.ts';

interface LeftRowsProps {
  /** The name of the grid's draft. */
  name: string;
  /** Renders the grid; another key opens it with the rows that were taken over. */
  children: (key: number) => ReactNode;
}

/** A grid, under an offer of the unsaved rows that a closed tab has left: taking them over opens the grid with them. */
export function LeftRows({ name, children }: LeftRowsProps) {
  const left = useLeftDraft(name, true);
  const [taken, setTaken] = useState(0);
  // Input in this tab is not replaced: the offer returns once that is saved or discarded.
  const offered = left && isGridDraft(left.value) && !hasDraft(name);
  return (
    <>
      {offered && (
        <LeftNotice
          at={left.at}
          take={() => {
            if (hasDraft(name)) return;
            writeDraft(name, left.value);
            left.remove();
            setTaken(taken + 1);
          }}
          drop={left.remove}
        />
      )}
      {children(taken)}
    </>
  );
}
