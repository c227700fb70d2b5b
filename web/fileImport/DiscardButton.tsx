import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useDiscardFileImportMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { type FileImport, placeOf } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

/** Discards an import that has not been applied, after a question, and leads back to where files are imported. */
export function DiscardButton({ of }: { of: FileImport }) {
  const navigate = useNavigate();
  const [discard] = useDiscardFileImportMutation(changesList('fileImports'));
  const [isAsking, setAsking] = useState(false);
  if (!isAllowed(of.abilities, 'DISCARD')) return null;
  const place = placeOf(of);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {messages.discard}
      </Button>
      {isAsking && (
        <ConfirmWrite
          title={messages.discardTitle}
          label={messages.discard}
          note={null}
          send={async (context) =>
            rejectionsOf((await discard({ variables: { id: of.id }, context })).data?.discardFileImport)
          }
          done={messages.discarded}
          onDone={() => void navigate(place ? addresses.importInto(place.to) : addresses.home)}
          onClose={() => setAsking(false)}
        >
          {messages.discardQuestion}
        </ConfirmWrite>
      )}
    </>
  );
}
