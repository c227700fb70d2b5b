import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useDiscardFileImportMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { AskedButton } from '../kit/record/AskedButton.tsx';
import { isAllowed } from '../kit/record/abilities.ts';
import { changesList } from '../kit/record/changesList.ts';
import { type FileImport, placeOf } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

/** Discards an import that has not been applied, after a question, and leads back to where files are imported. */
export function DiscardButton({ of }: { of: FileImport }) {
  const navigate = useNavigate();
  const [discard] = useDiscardFileImportMutation(changesList('fileImports'));
  if (!isAllowed(of.abilities, 'DISCARD')) return null;
  const place = placeOf(of);
  return (
    <AskedButton
      variant="ghost"
      label={messages.discard}
      reason={null}
      title={messages.discardTitle}
      question={messages.discardQuestion}
      note={null}
      send={async (context) =>
        rejectionsOf((await discard({ variables: { id: of.id }, context })).data?.discardFileImport)
      }
      done={messages.discarded}
      onDone={() => void navigate(place ? addresses.importInto(place.to) : addresses.home)}
    />
  );
}
