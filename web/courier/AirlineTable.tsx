import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { AirlineRowFragment, CourierPageQuery } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AirlineDialog } from './AirlineDialog.tsx';
import { courierMessages as messages } from './messages.ts';

interface AirlineTableProps {
  courierId: string;
  /** The abilities of the courier, not of its airlines. */
  abilities: readonly Ability[];
  page: NonNullable<CourierPageQuery['courier']>['airlines'];
  onPage: (page: number) => void;
  onSaved: () => void;
}

const { text, quiet } = columnsOf<AirlineRowFragment>();
const columns = [
  text('name', messages.airlineName, { card: 'title' }),
  text('prefix', messages.prefix, { card: 'corner', width: '100px' }),
  quiet('notes', messages.notes, { card: 'line' }),
];

/** The airlines of a courier; each row's menu opens its form. */
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
        empty={{ purpose: messages.airlinePurpose }}
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
