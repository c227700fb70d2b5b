import { IconButton } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import { acting } from '../../base/pageActions.ts';
import { Tip } from '../ui/Tip.tsx';
import { printMessages as messages } from './messages.ts';
import { printPage } from './printing.ts';

/** The button that prints the open page as a document. */
export function PrintButton() {
  return (
    <Tip text={messages.print}>
      <IconButton variant="outline" aria-label={messages.print} {...acting('print')} onClick={printPage}>
        <Printer aria-hidden />
      </IconButton>
    </Tip>
  );
}
