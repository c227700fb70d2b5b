import { Box, chakra, HStack, Input } from '@chakra-ui/react';
import { memo } from 'react';
import { readColor } from './colors.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { formMessages } from './messages.ts';

/** The initial color of the browser's picker when the field has none. */
const START = `#${'0'.repeat(6)}`;

/** The input of a color: typed as `#rrggbb` or chosen in the browser's picker. */
export const ColorInput = memo(function ColorInput({ value, change, blur, ...frame }: InputProps<string>) {
  const color = readColor(value);
  return (
    <FieldFrame {...frame}>
      <Box position="relative">
        <Swatch
          type="color"
          aria-label={formMessages.pickColor(frame.look.label)}
          value={color ?? START}
          data-none={color === null || undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        />
        <Input
          name={frame.name}
          value={value}
          maxLength={frame.look.limit}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          ps="10"
          fontVariantNumeric="tabular-nums"
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (color !== null) change(color);
            blur();
          }}
        />
      </Box>
    </FieldFrame>
  );
});

/** A color for reading: a swatch and its code. */
export function ColorName({ color }: { color: string }) {
  return (
    <HStack as="span" gap="2" display="inline-flex" fontVariantNumeric="tabular-nums">
      <Box as="span" boxSize="4" borderRadius="l1" borderWidth="1px" borderColor="border" bg={color} aria-hidden />
      <bdi dir="ltr">{color}</bdi>
    </HStack>
  );
}

const Swatch = chakra('input', {
  base: {
    position: 'absolute',
    top: '50%',
    insetStart: '2',
    transform: 'translateY(-50%)',
    zIndex: '1',
    // The minimum target size (WCAG 2.2, 2.5.8).
    boxSize: '6',
    p: '0',
    border: '0',
    borderRadius: 'l1',
    bg: 'transparent',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '&::-webkit-color-swatch-wrapper': { padding: '0' },
    '&::-webkit-color-swatch': { borderWidth: '1px', borderColor: 'border', borderRadius: '4px' },
    '&::-moz-color-swatch': { borderWidth: '1px', borderColor: 'border', borderRadius: '4px' },
    '&[data-none]': { opacity: 0.25 },
  },
});
