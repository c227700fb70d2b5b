import { newSettingsChoice } from '../../shell/settingsPages.ts';
import { newProgramMessages as words } from './messages.ts';

/** How pickers make a program that they lack. */
export const newProgram = newSettingsChoice(
  { area: 'programs', adds: 'create', words },
  async () => (await import('./NewProgramDialog.tsx')).NewProgramDialog,
);
