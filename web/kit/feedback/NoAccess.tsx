import Lock from 'lucide-react/icons/lock';
import { messages } from '../messages.ts';
import { EmptyState } from './EmptyState.tsx';

interface NoAccessProps {
  /** Unless it is the sentence that every page has. */
  title?: string;
}

/** What somebody sees where their rights do not reach. No request has been sent for it. */
export function NoAccess({ title = messages.noAccess }: NoAccessProps) {
  return <EmptyState icon={Lock} title={title} />;
}
