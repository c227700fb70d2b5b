import { Button, HStack } from '@chakra-ui/react';

interface ViewChipsProps<View extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  /** The offered views by their names. */
  views: Readonly<Partial<Record<View, string>>>;
  value: View;
  onChange: (view: View) => void;
}

/** The views of a list side by side, one of them chosen. */
export function ViewChips<View extends string>({ label, views, value, onChange }: ViewChipsProps<View>) {
  return (
    <HStack role="group" aria-label={label} gap="2" flexWrap="wrap">
      {entriesOf(views).map(([view, name]) => (
        <Button
          key={view}
          size="xs"
          variant="outline"
          aria-pressed={view === value}
          css={{
            '&[aria-pressed=true]': { bg: 'program.subtle', color: 'program.fg', borderColor: 'transparent' },
          }}
          onClick={() => onChange(view)}
        >
          {name}
        </Button>
      ))}
    </HStack>
  );
}

function entriesOf<View extends string>(views: Readonly<Partial<Record<View, string>>>) {
  // TypeScript types the keys of any object as `string`.
  return Object.entries(views) as [View, string][];
}
