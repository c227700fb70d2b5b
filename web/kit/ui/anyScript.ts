/**
 * The class of user-entered text, in any script (base.css): each paragraph has its own direction, but all of them keep the
 * alignment of their column. `<Text {...anyScript}>`.
 */
export const anyScript = { className: 'any-script' } as const;
