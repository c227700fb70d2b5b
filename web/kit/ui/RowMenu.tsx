import { IconButton } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type Ref, useEffect, useId, useState } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { messages } from '../messages.ts';
import type { RowAction } from './rowAction.ts';

interface RowMenuProps {
  actions: readonly RowAction[];
  /** The look of the button: in a row, or among the buttons of a record's header. */
  look?: 'row' | 'header';
  /** The accessible name of the button; by default that of lists. */
  label?: string;
  /** The ref of the button. */
  ref?: Ref<HTMLButtonElement>;
}

const OpenRowMenu = lazyComponent(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu);

/**
 * The actions menu of a row or a record. Until it is opened it is a plain button, because each row of a list has one, and a
 * menu costs more than the rest of the row.
 */
export function RowMenu({ actions, look = 'row', label = messages.list.rowActions, ref }: RowMenuProps) {
  const id = useId();
  const menuId = `${id}-menu`;
  const [menu, setMenu] = useState<{ turn: number; marked: string | null; open: boolean } | null>(null);
  useEffect(() => OpenRowMenu.preload(), []);
  if (actions.length === 0) return null;
  const isOpen = menu?.open ?? false;
  const open = (marked: RowAction | undefined) =>
    setMenu({ turn: (menu?.turn ?? 0) + 1, marked: marked?.id ?? null, open: true });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isOpen) return open(undefined);
    setMenu(null);
    event.currentTarget.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = event.key === 'ArrowUp';
    if (!last && !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    // The list would also move to another row on arrow keys.
    event.stopPropagation();
    open(actions.at(last ? -1 : 0));
  };
  const trigger = {
    ref,
    id,
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    // Keeps the focus in place, so that whatever is open handles the click first.
    onPointerDown: (event: PointerEvent) => event.button === 0 && event.preventDefault(),
    onClick,
    onKeyDown,
  } as const;
  return (
    <>
      {look === 'row' ? (
        <button type="button" className="row-menu" {...trigger}>
          <Ellipsis size={16} aria-hidden />
        </button>
      ) : (
        <IconButton variant="outline" {...trigger}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
      {menu && (
        <OpenRowMenu
          key={menu.turn}
          actions={actions}
          ids={{ trigger: id, content: menuId }}
          marked={menu.marked}
          onClose={() => setMenu((now) => (now?.turn === menu.turn ? { ...now, open: false } : now))}
          onGone={() => setMenu((now) => (now?.turn === menu.turn ? null : now))}
        />
      )}
    </>
  );
}
