import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { AirlineColumn } from '../generated/columns.ts';
import type { AirlineRowFragment, CourierPageQuery } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import type { TurnPage } from '../kit/list/listState.ts';
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
  onPage: TurnPage;
  onSaved: () => void;
}

/** The page size of the page's query. */
export const ROWS_OF_PAGE = 20;

const { text, quiet } = columnsOf<AirlineRowFragment, AirlineColumn>();
const columns = [
  text('NAME', messages.airlineName, { card: 'title' }, ({ name }) => name),
  text('PREFIX', messages.prefix, { card: 'corner', width: '100px' }, ({ prefix }) => prefix),
  quiet('NOTES', messages.notes, { card: 'line' }, ({ notes }) => notes),
];

/** The airlines of a courier; each row's menu opens its form. */
export function AirlineTable({ courierId, abilities, page, onPage, onSaved }: AirlineTableProps) {
  const [dialog, setDialog] = useState<{ airline: AirlineRowFragment | null } | null>(null);
  if (!page) return null;
  return (
    <>
      <InnerList
        title={messages.airlines}
        paging={{ meta: page.meta, pageSize: ROWS_OF_PAGE, onPage }}
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
          size="inner"
          label={messages.airlines}
          rows={page.data}
          columns={columns}
          behavior={{
            menu: (airline) => [
              {
                id: 'edit',
                label: messages.editAirline,
                reason: reasonAgainst(airline.abilities, 'UPDATE'),
                onSelect: () => setDialog({ airline }),
              },
            ],
          }}
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
