import Lock from 'lucide-react/icons/lock';
import { messages } from '../../base/words.ts';
import { EmptyState } from './EmptyState.tsx';

interface NoAccessProps {
  /** The sentence to show; by default the one that all pages share. */
  title?: string;
}

/** The page of a user without the required rights. No request is sent for such a page. */
export function NoAccess({ title = messages.noAccess }: NoAccessProps) {
  return <EmptyState icon={Lock} title={title} />;
}
