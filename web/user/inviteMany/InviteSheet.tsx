import { Button } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type UserFieldsFragment, useInviteManyMutation } from '../../generated/operations.ts';
import { rejectionsOf } from '../../kit/form/outcome.ts';
import { GridSheet } from '../../kit/grid/GridSheet.tsx';
import { GridTotals } from '../../kit/grid/GridTotals.tsx';
import { loadGridDraft } from '../../kit/grid/gridDraft.ts';
import type { RowState } from '../../kit/grid/rowStates.ts';
import { useGrid } from '../../kit/grid/useGrid.ts';
import type { GridServer, RowOutcome } from '../../kit/grid/useGridSave.ts';
import { changesList } from '../../kit/record/changesList.ts';
import { PasswordLinkDialog } from '../PasswordLinkDialog.tsx';
import { useGrantableRoles } from '../roleChoices.ts';
import { FIRST_COLUMNS, type InviteOptions, invitedRow, inviteInput, inviteSpec, lacksProgram } from './inviteGrid.ts';
import { inviteManyMessages as messages } from './messages.ts';

/** The name of the draft of people who are not invited yet. */
export const INVITE_DRAFT = 'user/inviteMany';

interface InviteSheetProps {
  options: InviteOptions;
  onLeave: () => void;
}

/** The grid of people to invite. Who is invited stays in it, to be seen next to those who were refused. */
export function InviteSheet({ options, onLeave }: InviteSheetProps) {
  const [spec] = useState(() => inviteSpec(options));
  const [shown, show] = useState(FIRST_COLUMNS);
  const draft = () => loadGridDraft(INVITE_DRAFT);
  const grid = useGrid({ spec, loaded: NOBODY, draft, shown, show, addBlockedReason: null });
  const { server, invited } = useInviteServer();
  const [copying, setCopying] = useState(false);
  return (
    <>
      <GridSheet
        grid={grid}
        server={server}
        title={messages.people}
        draftName={INVITE_DRAFT}
        views={
          invited.length > 0 && (
            <Button variant="outline" onClick={() => setCopying(true)}>
              {messages.links(invited.length)}
            </Button>
          )
        }
        totals={<Totals looks={grid.looks} invited={invited.length} />}
        blockedReason={null}
        onCancel={onLeave}
      />
      {copying && <PasswordLinkDialog purpose="invitation" people={invited} onClose={() => setCopying(false)} />}
    </>
  );
}

const NOBODY = { stored: [], count: 0 };

/** The schema's maximum number of rows per call. */
const MOST = 200;

/** Returns the function that invites rows, and who was invited. What is done cannot be undone here, only withdrawn. */
function useInviteServer() {
  const [invite] = useInviteManyMutation(changesList('users'));
  const [invited, setInvited] = useState<readonly UserFieldsFragment[]>([]);
  const server = useMemo((): GridServer<ReturnType<typeof inviteInput>, never> => {
    const unchangeable = () => {
      throw new Error('An invited person is changed on their own page');
    };
    return {
      most: MOST,
      words: { save: messages.invite, saved: messages.invitedPeople },
      createInput: inviteInput,
      async create(inputs, context) {
        const { data } = await invite({ variables: { inputs }, context });
        const rejections = rejectionsOf(data?.createUsers);
        const results = data?.createUsers?.results ?? [];
        setInvited((before) => [...before, ...results.flatMap(({ user }) => user ?? [])]);
        if (results.length === 0) return inputs.map((): RowOutcome => ({ kind: 'rejected', rejections }));
        return results.map(
          ({ user, errors }): RowOutcome =>
            user ? { kind: 'saved', stored: invitedRow(user) } : { kind: 'rejected', rejections: errors },
        );
      },
      updateInput: unchangeable,
      update: async () => [],
      remove: async (rows) => new Map(rows.map(({ id }) => [id, 'locked'])),
    };
  }, [invite]);
  return { server, invited };
}

interface TotalsProps {
  looks: readonly RowState[];
  invited: number;
}

/** How many people are in the grid, and whose role opens nothing without a program. */
function Totals({ looks, invited }: TotalsProps) {
  const roles = useGrantableRoles();
  const needing = new Set(roles.filter(({ needsProgram }) => needsProgram).map(({ id }) => id));
  const lacking = looks.filter((look) => lacksProgram(look, needing)).length;
  return (
    <GridTotals>
      <span>{messages.counts(looks.length, invited)}</span>
      {lacking > 0 && <span role="status">{messages.withoutProgram(lacking)}</span>}
    </GridTotals>
  );
}
