import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { messages } from '../../base/words.ts';
import type { RowAction } from './rowAction.ts';

interface RowMenuProps {
  /** Its name; "Actions" by default. */
  label?: string;
  actions: readonly RowAction[];
  /** Names what the actions are of, where the button alone does not say it. */
  of?: string | undefined;
  /** Renders another button than that of a list's rows, with these props. */
  button?: (trigger: MenuTrigger) => ReactNode;
}

/** What makes a button open the menu. */
type MenuTrigger = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'aria-label'
  | 'aria-description'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onPointerDown'
  | 'onClick'
  | 'onKeyDown'
>;

const OpenRowMenu = lazyComponent(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu);

/**
 * The actions menu of a row or a record. Until it is opened it is a plain button, because each row of a list has one, and a
 * menu costs more than the rest of the row.
 */
export function RowMenu({ actions, of, label = messages.list.rowActions, button = rowButton }: RowMenuProps) {
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
  const trigger: MenuTrigger = {
    id,
    'aria-label': label,
    'aria-description': of,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    // Keeps the focus in place, so that whatever is open handles the click first.
    onPointerDown: (event: PointerEvent) => event.button === 0 && event.preventDefault(),
    onClick,
    onKeyDown,
  };
  return (
    <>
      {button(trigger)}
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

function rowButton(trigger: MenuTrigger): ReactNode {
  return (
    <button type="button" className="row-menu" {...trigger}>
      <Ellipsis size={16} aria-hidden />
    </button>
  );
}
