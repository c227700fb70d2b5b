import { chakra } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';

/** A step of a task. */
export interface Step {
  id: string;
  label: string;
  /** The address that leads back to it; without it, the step is not a link. */
  to?: string | undefined;
}

interface StepsProps {
  /** The name of the task, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** The id of the current step. */
  at: string;
  /** Whether the current step is done, too. */
  isDone?: boolean;
}

/** The steps of a task in their order: those that are done, the current one, and those that follow. */
export function Steps({ label, steps, at, isDone = false }: StepsProps) {
  const current = steps.findIndex(({ id }) => id === at);
  return (
    <List aria-label={label}>
      {steps.map(({ id, label: name, to }, index) => {
        const state =
          index < current || (isDone && index === current) ? 'done' : index === current ? 'current' : 'later';
        const content = (
          <>
            <i aria-hidden>{state === 'done' ? <Check size={12} /> : index + 1}</i>
            <span>{name}</span>
          </>
        );
        return (
          <li key={id} data-step={state} aria-current={index === current ? 'step' : undefined}>
            {to !== undefined && index !== current ? <Link to={to}>{content}</Link> : <div>{content}</div>}
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    listStyle: 'none',
    whiteSpace: 'nowrap',
    '& li': { display: 'flex', alignItems: 'center', gap: '2.5', color: 'fg.muted' },
    '& li:not(:last-child)::after': { content: '""', w: { base: '3', md: '5' }, h: '1px', bg: 'border.emphasized' },
    '& :is(a, div)': { display: 'flex', alignItems: 'center', gap: '2', minH: '6', borderRadius: 'l1' },
    '& a': { focusVisibleRing: 'outside' },
    '& a:hover': { textDecoration: 'underline' },
    '& i': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '5',
      flexShrink: 0,
      fontStyle: 'normal',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
    },
    '& [data-step=done] i': { bg: 'program.subtle', color: 'program.fg', borderColor: 'transparent' },
    '& [aria-current] i': { bg: 'program.solid', color: 'program.contrast', borderColor: 'transparent' },
    '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    // A phone has room for the name of the current one only; screen readers hear all of them.
    '& li:not([aria-current]) span': {
      mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});
