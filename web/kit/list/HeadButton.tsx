import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, useContext } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { CrowdedContext } from './crowded.ts';

interface HeadButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'children' | 'aria-label'> {
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

/** A button over a list, beside its main one: only its icon on a phone, and where the line has no room for labels. */
export function HeadButton({ label, icon: Icon, disabledReason = null, ...props }: HeadButtonProps) {
  const isCrowded = useContext(CrowdedContext);
  return (
    <ActionButton
      variant="outline"
      px={isCrowded ? '2' : { base: '2', md: '4' }}
      {...(isCrowded && !disabledReason && { 'data-tip': label })}
      {...props}
      aria-label={label}
      disabledReason={disabledReason}
    >
      <Icon size={16} aria-hidden />
      {!isCrowded && <chakra.span hideBelow="md">{label}</chakra.span>}
    </ActionButton>
  );
}
