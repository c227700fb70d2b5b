import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { AirlineRowFragment, CourierPageQuery } from '../generated/operations.ts';
import { TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AirlineDialog } from './AirlineDialog.tsx';
import { courierMessages as messages } from './messages.ts';

interface AirlineTableProps {
  courierId: string;
  /** What may be done with the courier. */
  abilities: readonly Ability[];
  page: NonNullable<CourierPageQuery['courier']>['airlines'];
  onPage: (page: number) => void;
  onSaved: () => void;
}

const columns: Column<AirlineRowFragment>[] = [
  { id: 'name', header: messages.airlineName, card: 'title', cell: ({ name }) => <TextCell>{name}</TextCell> },
  {
    id: 'prefix',
    header: messages.prefix,
    card: 'corner',
    width: '100px',
    cell: ({ prefix }) => <TextCell>{prefix}</TextCell>,
  },
  { id: 'notes', header: messages.notes, card: 'line', cell: ({ notes }) => <TextCell quiet>{notes}</TextCell> },
];

/** The airlines that a courier flies with; a row opens to be edited. */
export function AirlineTable({ courierId, abilities, page, onPage, onSaved }: AirlineTableProps) {
  const [dialog, setDialog] = useState<{ airline: AirlineRowFragment | null } | null>(null);
  if (!page) return null;
  return (
    <>
      <InnerList
        title={messages.airlines}
        meta={page.meta}
        pageSize={20}
        onPage={onPage}
        action={
          <ActionButton
            variant="outline"
            disabledReason={reasonAgainst(abilities, 'UPDATE')}
            onClick={() => setDialog({ airline: null })}
          >
            <Plus aria-hidden />
            {messages.addAirline}
          </ActionButton>
        }
      >
        <RecordRows
          inner
          label={messages.airlines}
          rows={page.data}
          columns={columns}
          menu={(airline) => [
            {
              id: 'edit',
              label: messages.editAirline,
              reason: reasonAgainst(airline.abilities, 'UPDATE'),
              onSelect: () => setDialog({ airline }),
            },
          ]}
          set={String(page.meta.page)}
        />
      </InnerList>
      {dialog && (
        <AirlineDialog
          courierId={courierId}
          airline={dialog.airline}
          onClose={() => setDialog(null)}
          onSaved={onSaved}
        />
      )}
    </>
  );
}
