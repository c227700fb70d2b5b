import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldList } from '../../kit/form/FieldList.tsx';
import { FormField } from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/formContext.ts';
import type { ProgramPalette } from '../../theme/programColors.ts';
import { READY_PALETTES } from '../../theme/readyPalettes.ts';
import { settingsMessages as messages } from './messages.ts';
import { PALETTE, usePalette } from './usePalette.ts';

/** The three colors of a program: typed, picked, or taken from a ready set. */
export function PaletteFields() {
  const { editing, setValue } = useForm();
  const palette = usePalette();
  // The palette that Undo restores: the form mounts with the stored values and follows them until it is edited.
  const [stored, setStored] = useState(palette);
  if (!editing && !isSame(palette, stored)) setStored(palette);
  const take = (next: ProgramPalette | null) => {
    for (const name of PALETTE) setValue(`colorPalette.${name}`, next?.[name] ?? '');
  };
  return (
    <>
      <FieldList min="150px">
        {PALETTE.map((name) => (
          <FormField key={name} name={`colorPalette.${name}`} />
        ))}
      </FieldList>
      {editing && (
        <Flex role="group" aria-label={messages.readySets} align="center" gap="2" wrap="wrap" py="3" textStyle="xs">
          <Text as="span" color="fg.muted" me="1">
            {messages.readySets}
          </Text>
          {READY_PALETTES.map(({ name, ...ready }) => (
            <ReadySet
              key={name}
              type="button"
              aria-label={messages.readySet(messages.readyNames[name])}
              aria-pressed={isSame(palette, ready)}
              data-tip={messages.readyNames[name]}
              style={{ background: `linear-gradient(135deg, ${ready.main} 55%, ${ready.backlight} 55%)` }}
              onClick={() => take(ready)}
            />
          ))}
          <Button size="xs" variant="plain" onClick={() => take(null)}>
            {messages.productColors}
          </Button>
          {!isSame(palette, stored) && (
            <Button size="xs" variant="plain" ms="auto" onClick={() => take(stored)}>
              {stored ? messages.undo(stored.main) : messages.undoToProduct}
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}

function isSame(one: ProgramPalette | null, other: ProgramPalette | null): boolean {
  return one === null || other === null ? one === other : PALETTE.every((name) => one[name] === other[name]);
}

const ReadySet = chakra('button', {
  base: {
    boxSize: { base: '32px', md: '26px' },
    borderRadius: 'l2',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '&[aria-pressed=true]': { outline: '2px solid', outlineColor: 'program.fg', outlineOffset: '2px' },
  },
});
