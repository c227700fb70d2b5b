import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { scopeMessages } from './messages.ts';

/** Marks the sample program, wherever it is named. */
export function SampleBadge() {
  return <StatusBadge status={{ key: 'sample', name: scopeMessages.sample, color: 'ORANGE' }} />;
}
