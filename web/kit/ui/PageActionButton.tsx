import type { ComponentProps } from 'react';
import { acting, type PageAction, usePageActions } from '../../base/pageActions.ts';
import { ActionButton } from './ActionButton.tsx';

interface PageActionButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'disabledReason' | 'onClick'> {
  action: PageAction;
}

/** The button of one of the page's actions, which the palette offers, too. It shows the label unless it has other content. */
export function PageActionButton({ action, children = action.label, ...props }: PageActionButtonProps) {
  usePageActions([action]);
  return (
    <ActionButton {...acting(action.name)} {...props} disabledReason={action.reason} onClick={() => action.run()}>
      {children}
    </ActionButton>
  );
}
