import type { ButtonProps } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ConfirmWrite } from './ConfirmWrite.tsx';

interface AskedButtonProps
  extends Omit<ComponentProps<typeof ConfirmWrite>, 'label' | 'onClose' | 'children'>,
    Pick<ButtonProps, 'variant' | 'w' | 'color'> {
  /** What the button says. */
  label: string;
  /** The verb of the question, if the button says more. */
  verb?: string;
  icon?: ComponentType<{ 'aria-hidden': true }>;
  /** The reason it cannot be done now, which also withdraws the question; null if it can. */
  reason: string | null;
  question: string;
}

/** The button of a write that asks before it is sent; the question says why it failed, and stays until it is withdrawn. */
export function AskedButton(props: AskedButtonProps) {
  const { label, verb = label, icon: Icon, reason, question, variant = 'outline', w, color, ...write } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        variant={variant}
        {...(w !== undefined && { w })}
        {...(color !== undefined && { color })}
        aria-haspopup="dialog"
        disabledReason={reason}
        onClick={() => setAsking(true)}
      >
        {Icon && <Icon aria-hidden />}
        {label}
      </ActionButton>
      {isAsking && reason === null && (
        <ConfirmWrite {...write} label={verb} onClose={() => setAsking(false)}>
          {question}
        </ConfirmWrite>
      )}
    </>
  );
}
