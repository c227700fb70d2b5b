import Lock from 'lucide-react/icons/lock';
import { messages } from '../messages.ts';
import { EmptyState } from './EmptyState.tsx';

/** What somebody sees where their rights do not reach. No request has been sent for it. */
export function NoAccess() {
  return <EmptyState icon={Lock} title={messages.noAccess} />;
}
