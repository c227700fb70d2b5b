import { IconButton } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import { useNavigate } from 'react-router-dom';
import { acting, usePageActions } from '../../base/pageActions.ts';
import { exportMessages as messages } from './exportMessages.ts';
import { HeadButton } from './HeadButton.tsx';

/**
 * The button that leads to the page which imports rows from a file; only its icon inside a record's page.
 * @param title the title of the list; to: the address of that page
 */
export function ImportButton({ title, to, inner = false }: { title: string; to: string; inner?: boolean }) {
  const navigate = useNavigate();
  const label = inner ? messages.importInto(title) : messages.import;
  const run = () => void navigate(to);
  usePageActions([{ name: 'import', label, reason: null, run }]);
  if (!inner) return <HeadButton label={label} icon={Upload} {...acting('import')} onClick={run} />;
  return (
    <IconButton variant="ghost" size="sm" px="2" aria-label={label} {...acting('import')} onClick={run}>
      <Upload size={16} aria-hidden />
    </IconButton>
  );
}
