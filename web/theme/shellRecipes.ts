/** The recipes of pages behind the sign-in that differ from Chakra's: specified widths and layers. */
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import * as chakra from '@chakra-ui/react/theme';
import { edge } from './recipes.ts';

export const textareaRecipe = defineRecipe({
  ...chakra.textareaRecipe,
  variants: {
    ...chakra.textareaRecipe.variants,
    size: {
      ...chakra.textareaRecipe.variants?.size,
      md: { textStyle: 'sm', px: '3', py: '2', scrollPaddingBottom: '2' },
    },
    variant: {
      ...chakra.textareaRecipe.variants?.variant,
      outline: { ...chakra.textareaRecipe.variants?.variant?.outline, ...edge },
    },
  },
});

/** As high as every other input. */
const HEIGHT = '34px';

export const comboboxSlotRecipe = defineSlotRecipe({
  ...chakra.comboboxSlotRecipe,
  base: {
    ...chakra.comboboxSlotRecipe.base,
    control: {
      ...chakra.comboboxSlotRecipe.base?.control,
      '&:has([data-part=trigger]), &:has([data-part=clear-trigger])': {
        '--combobox-input-padding-end': `calc(${HEIGHT} * var(--padding-factor))`,
      },
    },
    input: { ...chakra.comboboxSlotRecipe.base?.input, minH: HEIGHT, height: HEIGHT },
  },
});

export const nativeSelectSlotRecipe = defineSlotRecipe({
  ...chakra.nativeSelectSlotRecipe,
  base: {
    ...chakra.nativeSelectSlotRecipe.base,
    field: { ...chakra.nativeSelectSlotRecipe.base?.field, height: HEIGHT },
  },
});

export const dialogSlotRecipe = defineSlotRecipe({
  ...chakra.dialogSlotRecipe,
  base: {
    ...chakra.dialogSlotRecipe.base,
    content: {
      ...chakra.dialogSlotRecipe.base?.content,
      borderWidth: '1px',
      borderColor: 'border',
      maxW: '550px',
      mx: { base: '3', sm: 'auto' },
    },
    header: { ...chakra.dialogSlotRecipe.base?.header, px: '5', pt: '5', pb: '3', pe: '12' },
    body: { ...chakra.dialogSlotRecipe.base?.body, px: '5', pt: '1', pb: '5' },
    footer: { ...chakra.dialogSlotRecipe.base?.footer, px: '5', pb: '5' },
    title: { textStyle: 'md', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
  defaultVariants: { ...chakra.dialogSlotRecipe.defaultVariants, motionPreset: 'scale', scrollBehavior: 'inside' },
});

export const menuSlotRecipe = defineSlotRecipe({
  ...chakra.menuSlotRecipe,
  base: {
    ...chakra.menuSlotRecipe.base,
    content: {
      ...chakra.menuSlotRecipe.base?.content,
      '--menu-z-index': 'zIndex.dropdown',
      borderWidth: '1px',
      borderColor: 'border',
      maxHeight: 'min(560px, var(--available-height))',
      // A shade at the end of a menu that goes on: many systems hide scroll bars. At its last entry a cover hides the shade.
      backgroundImage:
        'linear-gradient(to top, {colors.bg.panel} 50%, transparent), linear-gradient(to top, {colors.border.emphasized}, transparent)',
      backgroundPosition: 'bottom',
      backgroundSize: '100% 24px, 100% 10px',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, scroll',
    },
  },
});
