import { chakra } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import { useNavigate } from 'react-router-dom';
import { PageActionButton } from '../ui/PageActionButton.tsx';
import { exportMessages as messages } from './exportMessages.ts';

/**
 * The button that leads to the page which imports rows from a file; only its icon on a phone, and inside a record's page.
 * @param title the title of the list; to: the address of that page
 */
export function ImportButton({ title, to, inner = false }: { title: string; to: string; inner?: boolean }) {
  const navigate = useNavigate();
  const label = inner ? messages.importInto(title) : messages.import;
  return (
    <PageActionButton
      action={{ name: 'import', label, reason: null, run: () => void navigate(to) }}
      variant={inner ? 'ghost' : 'outline'}
      size={inner ? 'sm' : undefined}
      px={inner ? '2' : { base: '2', md: '4' }}
      aria-label={label}
    >
      <Upload size={16} aria-hidden />
      {!inner && <chakra.span hideBelow="md">{messages.import}</chakra.span>}
    </PageActionButton>
  );
}
