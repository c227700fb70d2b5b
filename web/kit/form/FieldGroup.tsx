import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useForm } from './formContext.ts';

interface FieldGroupProps {
  title: string;
  /** What has happened so far, or the purpose of the group. */
  hint?: string | null;
  /** Lines of fields. */
  children: ReactNode;
}

/** Related fields with their title: to its right, or below it on narrow screens and in a narrow container called `fields`. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="field-group">
      <div className="about">
        <p id={id}>{title}</p>
        {hint && <small>{hint}</small>}
      </div>
      <div className="fields">{children}</div>
    </fieldset>
  );
}

/** Fields in a grid of twelve columns, each as wide as its `span`; twice as wide in a container of at most 460 px. */
export function FieldLine({ children }: { children: ReactNode }) {
  const { editing } = useForm();
  const Line = editing ? 'div' : 'dl';
  return <Line className="field-line">{children}</Line>;
}

/** Switches side by side, each followed by its label. */
export function ToggleLine({ children }: { children: ReactNode }) {
  const { editing } = useForm();
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="flex"
      flexWrap="wrap"
      columnGap="7"
      css={{
        '& > div': { display: 'flex', alignItems: 'center', gap: '2', py: '0' },
        '& [data-scope=switch][data-part=root]': { flexDirection: 'row-reverse', alignItems: 'center', gap: '2.5' },
        '& [data-scope=switch][data-part=label]': { textStyle: 'sm', color: 'fg' },
      }}
    >
      {children}
    </chakra.div>
  );
}
