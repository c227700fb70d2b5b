import { Button, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Tip } from './Tip.tsx';

interface ActionButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it cannot be pressed now; with a reason the button is disabled and its tooltip says so. */
  disabledReason?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that, when disabled, says why. It stays focusable then (`aria-disabled`), so that keyboard and screen reader
 * users reach the reason too.
 */
export function ActionButton({ disabledReason, onClick, children, ...props }: ActionButtonProps) {
  const disabled = Boolean(disabledReason);
  // The sign of what is under way takes the place of the words; to screen readers they stay.
  const name = props.loading && typeof children === 'string' ? { 'aria-label': children } : {};
  return (
    <Tip text={disabledReason ?? null}>
      <Button
        {...name}
        {...props}
        aria-disabled={disabled || undefined}
        data-disabled={disabled || undefined}
        type={disabled ? 'button' : (props.type ?? 'button')}
        onClick={disabled ? (event) => event.preventDefault() : onClick}
      >
        {children}
      </Button>
    </Tip>
  );
}
