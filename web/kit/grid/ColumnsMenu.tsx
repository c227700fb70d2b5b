import { Button, Menu } from '@chakra-ui/react';
import Columns3 from 'lucide-react/icons/columns-3';
import { Layer } from '../ui/Layer.tsx';
import { STATE } from './column.ts';
import { gridMessages as messages } from './messages.ts';
import type { Grid } from './useGrid.ts';

/** The menu of the shown columns; required columns cannot be hidden. */
export function ColumnsMenu({ grid: { spec, shown, show } }: { grid: Grid }) {
  const ids = shown.map(({ id }) => id);
  return (
    <Menu.Root size="sm" closeOnSelect={false}>
      <Menu.Trigger asChild>
        <Button variant="outline">
          <Columns3 aria-hidden />
          {messages.columns}
        </Button>
      </Menu.Trigger>
      <Layer>
        <Menu.Positioner>
          <Menu.Content minW="220px">
            {spec.columns
              .filter(({ id }) => id !== STATE)
              .map(({ id, look }) => (
                <Menu.CheckboxItem
                  key={id}
                  value={id}
                  checked={ids.includes(id)}
                  disabled={look.required}
                  onCheckedChange={(checked) => show(checked ? [...ids, id] : ids.filter((one) => one !== id))}
                >
                  {look.label}
                  <Menu.ItemIndicator />
                </Menu.CheckboxItem>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Layer>
    </Menu.Root>
  );
}
