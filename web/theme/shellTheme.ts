/** The theme of the components that only pages behind the sign-in use. */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  checkboxSlotRecipe,
  checkmarkRecipe,
  drawerSlotRecipe,
  numberInputSlotRecipe,
  popoverSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  skeletonRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
} from '@chakra-ui/react/theme';
import { plainFields } from './plainFields.ts';
import { plainLooks } from './plainStyles.ts';
import {
  comboboxSlotRecipe,
  dialogSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  textareaRecipe,
} from './shellRecipes.ts';
import { stateLooks } from './states.ts';
import { commonConfig } from './theme.ts';

const components = defineConfig({
  globalCss: { ...plainLooks, ...plainFields, ...stateLooks },
  theme: {
    recipes: {
      checkmark: checkmarkRecipe,
      radiomark: radiomarkRecipe,
      skeleton: skeletonRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      checkbox: checkboxSlotRecipe,
      combobox: comboboxSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      numberInput: numberInputSlotRecipe,
      popover: popoverSlotRecipe,
      radioGroup: radioGroupSlotRecipe,
      switch: switchSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
});

/**
 * The design system inside the shell: only the recipes that screens use, which keeps the download small. A component whose
 * recipe is not listed here renders unstyled: add its recipe with it.
 */
export const shellSystem = createSystem(defaultBaseConfig, commonConfig, components);
