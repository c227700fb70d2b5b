import { lazyComponent } from '../../base/lazyComponent.ts';

/** The dialog that saves a view, or changes its name and whom it is shared with. */
export const ViewDialog = lazyComponent(async () => (await import('./ViewDialog.tsx')).ViewDialog);
