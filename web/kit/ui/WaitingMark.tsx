import { outboxMessages as messages } from '../../client/outboxMessages.ts';
import { useOutbox } from '../../client/outboxState.ts';

interface WaitingMarkProps {
  /** The record. */
  type: string;
  id: string;
}

/** Says that changes of a record wait on this device for the connection; nothing if none does. Comments do not count. */
export function WaitingMark({ type, id }: WaitingMarkProps) {
  const { waiting } = useOutbox();
  const isHere = waiting.some(
    ({ kind, record }) => kind !== 'COMMENT' && kind !== 'PHOTO' && record.type === type && record.id === id,
  );
  return isHere ? (
    <span className="remark" data-tone="warning">
      {messages.waiting}
    </span>
  ) : null;
}
