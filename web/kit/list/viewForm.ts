import type { SavedViewFieldsFragment, ViewSharing } from '../../generated/operations.ts';
import { fixedSource } from '../form/choiceSource.ts';
import { fieldsOf } from '../form/fields.ts';
import { formFor } from '../form/form.ts';
import { viewMessages as messages } from './viewMessages.ts';

const { text, named, toggle } = fieldsOf<SavedViewFieldsFragment>();

/** The ways to share a view. */
const SHARED = ['PROGRAM', 'ORGANIZATION'] as const satisfies readonly ViewSharing[];
export type SharedWith = (typeof SHARED)[number];

/**
 * Returns the ways in which the user may share a view, and the one in which it is shared now.
 * @param programId null for a list of the organization @param may the user's rights on views
 */
export function offeredSharings(programId: string | null, may: readonly string[], now?: ViewSharing): SharedWith[] {
  const offered: Record<SharedWith, boolean> = {
    PROGRAM: programId !== null && may.includes('share_program'),
    ORGANIZATION: may.includes('share_organization'),
  };
  return SHARED.filter((sharing) => offered[sharing] || sharing === now);
}

interface ViewInput {
  name: string;
  sharing?: SharedWith | null;
  opensList: boolean;
}

/**
 * Returns the fields of a view: what it keeps is taken from the list.
 * @param offered the ways to share it @param isOwn whether the user made it: nobody makes a view of another person private
 */
export const viewForm = (programId: string | null, offered: readonly SharedWith[], isOwn: boolean) =>
  formFor<ViewInput>()({
    name: text(({ name }) => name, { label: messages.name, required: messages.nameRequired, limit: 60 }),
    sharing: named(({ sharing }) => SHARED.find((one) => one === sharing), {
      label: messages.sharing,
      names: SHARED,
      none: isOwn ? messages.sharings.PRIVATE : null,
      source: fixedSource(
        offered.map((id) => ({
          id,
          label: id === 'ORGANIZATION' && programId === null ? messages.sharingOfOrganization : messages.sharings[id],
        })),
      ),
    }),
    opensList: toggle(({ opensList }) => opensList, { label: messages.opensList }),
  });
