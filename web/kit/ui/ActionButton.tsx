import { Button, type ButtonProps } from '@chakra-ui/react';
import type { MouseEvent, Ref } from 'react';
import { Tip } from './Tip.tsx';

interface ActionButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** The reason the button is disabled, shown in its tooltip; null or undefined if enabled. */
  disabledReason?: string | null;
  /** Called when it is pressed while disabled, to lead to what is missing. */
  onRefused?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that, when disabled, says why, also when it is pressed. It stays focusable (`aria-disabled`), so that keyboard and
 * screen reader users reach the reason, too.
 */
export function ActionButton({ disabledReason, onRefused, onClick, children, ...props }: ActionButtonProps) {
  const disabled = Boolean(disabledReason);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    onRefused?.();
  };
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
        onClick={disabled ? refuse : onClick}
      >
        {children}
      </Button>
    </Tip>
  );
}
