import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { shellMessages } from './messages.ts';

/** Marks the sample program, wherever it is named. */
export function SampleBadge() {
  return <StatusBadge status={{ key: 'sample', name: shellMessages.sample, color: 'ORANGE' }} />;
}
