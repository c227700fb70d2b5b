import { Button, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Tip } from './Tip.tsx';

interface ActionButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** The reason the button is disabled, shown in its tooltip; null or undefined if enabled. */
  disabledReason?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that, when disabled, says why. It stays focusable (`aria-disabled`), so that keyboard and screen reader users
 * reach the reason, too.
 */
export function ActionButton({ disabledReason, onClick, children, ...props }: ActionButtonProps) {
  const disabled = Boolean(disabledReason);
  // The spinner replaces the text while loading; screen readers keep the name.
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
