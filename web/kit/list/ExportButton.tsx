import { Button } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { Exported } from './exported.ts';
import { exportMessages as messages } from './exportMessages.ts';
import { HeadButton } from './HeadButton.tsx';

/** The dialog that writes the rows of a list into a file. */
export const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

interface ExportButtonProps extends Omit<Exported, 'meta'> {
  /** Undefined while the list is loading: the button then keeps its place. */
  meta: Exported['meta'] | undefined;
  inner?: boolean;
}

/** The button that exports all rows of a list; only its icon inside a record's page. */
export function ExportButton({ inner = false, meta, ...exported }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { title } = exported;
  if (meta && (!meta.exportPath || meta.count === 0)) return null;
  const opens = {
    visibility: meta ? undefined : ('hidden' as const),
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: ExportDialog.preload,
    onFocus: ExportDialog.preload,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {inner ? (
        <Button variant="ghost" size="sm" px="2" aria-label={messages.exportOf(title)} {...opens}>
          <Download size={16} aria-hidden />
        </Button>
      ) : (
        <HeadButton label={messages.export} icon={Download} {...opens} />
      )}
      {isOpen && meta && <ExportDialog {...exported} meta={meta} onClose={() => setOpen(false)} />}
    </>
  );
}
