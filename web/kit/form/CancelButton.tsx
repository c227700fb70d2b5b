import { Button, type ButtonProps } from '@chakra-ui/react';
import { messages } from '../messages.ts';
import { useLeaveQuestion } from './LeaveQuestion.tsx';

interface CancelButtonProps extends Omit<ButtonProps, 'form' | 'onClick'> {
  form: { dirty: boolean; discard: () => void };
  /** Called once nothing is left to lose. */
  onCancel: () => void;
}

/** Ends an edit inside a page; asks first when something was typed. */
export function CancelButton({ form, onCancel, ...props }: CancelButtonProps) {
  const { leave, question } = useLeaveQuestion(form);
  return (
    <>
      <Button variant="outline" {...props} onClick={() => leave(onCancel)}>
        {messages.cancel}
      </Button>
      {question}
    </>
  );
}
