/** The theme of every page. Pages behind the sign-in add their components in shellTheme.ts. */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  animationStyles,
  breakpoints,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  iconRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme';
import { semanticColors } from './colors.ts';
import { productVariables } from './productColors.ts';
import { buttonRecipe, inputRecipe } from './recipes.ts';
import { semanticRadii, semanticShadows, tokens } from './tokens.ts';

/** The configuration that both systems share. */
export const commonConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: 'lading',
  globalCss: {
    ...globalCss,
    '*': { ...globalCss['*'], fontFeatureSettings: 'normal' },
    ':root': { ...productVariables.light },
    ':root.dark': { ...productVariables.dark },
    html: { ...globalCss.html, colorPalette: 'program', colorScheme: 'light' },
    'html.dark': { colorScheme: 'dark' },
    body: { textStyle: 'sm', fontFamily: 'body', overflow: 'hidden' },
    // The shell fits the window; pages outside of it (sign-in, errors) may be taller.
    '#root': { height: '100dvh', overflowY: 'auto' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
    // But for what ends with its animation: the time of a toast is no decoration.
    '*:not([data-countdown]), *::before, *::after': {
      _motionReduce: {
        animationDuration: '0s !important',
        animationIterationCount: '1 !important',
        // No duration at all: with any, every style of every element would be a transition, from before its style arrived.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints,
    keyframes: {
      ...keyframes,
      'run-down': { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
      'slide-along': {
        from: { transform: 'translateX(calc(-100% * var(--along)))' },
        to: { transform: 'translateX(calc(350% * var(--along)))' },
      },
    },
    textStyles,
    layerStyles,
    animationStyles,
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, radii: semanticRadii },
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { alert: alertSlotRecipe, field: fieldSlotRecipe },
  },
});

/** The design system of the sign-in page and of errors outside of the shell: small, because it is the first download. */
export const system = createSystem(defaultBaseConfig, commonConfig);
