import { Button, chakra } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { Exported } from './exported.ts';
import { exportMessages as messages } from './exportMessages.ts';

/** The dialog that writes the rows of a list into a file. */
export const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

interface ExportButtonProps extends Omit<Exported, 'meta'> {
  /** Undefined while the list is loading: the button then keeps its place. */
  meta: Exported['meta'] | undefined;
  inner?: boolean;
}

/** The button that exports all rows of a list; only its icon on a phone, and inside a record's page. */
export function ExportButton({ inner = false, meta, ...exported }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { title } = exported;
  if (meta && (!meta.exportPath || meta.count === 0)) return null;
  const name = inner ? messages.exportOf(title) : messages.export;
  return (
    <>
      <Button
        variant={inner ? 'ghost' : 'outline'}
        size={inner ? 'sm' : undefined}
        px={inner ? '2' : { base: '2', md: '4' }}
        visibility={meta ? undefined : 'hidden'}
        aria-haspopup="dialog"
        aria-label={name}
        onPointerEnter={ExportDialog.preload}
        onFocus={ExportDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Download size={16} aria-hidden />
        {!inner && <chakra.span hideBelow="md">{messages.export}</chakra.span>}
      </Button>
      {isOpen && meta && <ExportDialog {...exported} meta={meta} onClose={() => setOpen(false)} />}
    </>
  );
}
