import { Box, Skeleton } from '@chakra-ui/react';
import History from 'lucide-react/icons/history';
import { useEffect, useEffectEvent } from 'react';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useHistorySubject } from '../kit/record/HistoryScope.tsx';
import type { HistorySubject } from '../kit/record/historyWords.ts';
import { useHistoryAddress } from '../kit/record/useHistoryAddress.ts';
import { shellMessages } from './messages.ts';
import { SidePanel, useSidePanel } from './SidePanel.tsx';

const RecordHistory = lazyComponent(
  async () => (await import('../kit/record/RecordHistory.tsx')).RecordHistory,
  <Skeleton m="4" h="24" />,
);

/** The history of a record without comments, in the panel beside its page. */
export function HistoryPanel() {
  const subject = useHistorySubject();
  useOpenedByAddress();
  return (
    subject && (
      <SidePanel
        title={shellMessages.history}
        closedContent={
          <Box color="fg.muted" display="inline-flex">
            <History size={18} aria-hidden />
          </Box>
        }
      >
        <HistoryOf subject={subject} />
      </SidePanel>
    )
  );
}

/** The history of a record, of the field that the address names or of all, for a side panel. Loaded with the panel open. */
export function HistoryOf({ subject }: { subject: HistorySubject }) {
  const { open } = useSidePanel();
  const { field, choose } = useHistoryAddress();
  return (
    open && <RecordHistory key={`${subject.type}/${subject.id}`} subject={subject} field={field} onField={choose} />
  );
}

/** Opens the side panel once for each history that the address asks for. */
export function useOpenedByAddress(): void {
  const { open: asked, field } = useHistoryAddress();
  const { setOpen } = useSidePanel();
  const open = useEffectEvent(() => setOpen(true));
  const wanted = asked ? `${field}` : null;
  useEffect(() => {
    if (wanted !== null) open();
  }, [wanted]);
}
