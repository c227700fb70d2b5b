import Columns from 'lucide-react/icons/columns-3';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { ShownColumn } from './arrange.ts';
import type { Column } from './columns.ts';
import { HeadButton } from './HeadButton.tsx';
import { tabMessages as messages } from './tabMessages.ts';

const ColumnsPanel = lazyComponent(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

interface ColumnsButtonProps {
  /** All columns that there are. */
  columns: readonly Column<never, string>[];
  /** The chosen ones; null for those by default. */
  chosen: readonly ShownColumn[] | null;
  onChange: (chosen: readonly ShownColumn[] | null) => void;
}

/** The button that opens the choice of a list's columns. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    button.current?.focus();
  };
  return (
    <>
      <HeadButton
        ref={button}
        label={messages.columns}
        icon={Columns}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={ColumnsPanel.preload}
        onFocus={ColumnsPanel.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && <ColumnsPanel {...props} anchor={anchor} onClose={close} />}
    </>
  );
}
