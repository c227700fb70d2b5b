/**
 * The class of text that people type, in whatever script (base.css): each paragraph is read in its own direction, and all
 * of them keep to the side that their column is aligned to. `<Text {...anyScript}>`.
 */
export const anyScript = { className: 'any-script' } as const;
