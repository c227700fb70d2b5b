import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../form/field.ts';
import { type CreateFormOptions, useCreateForm } from '../form/useCreateForm.ts';
import { NoAccess } from '../ui/NoAccess.tsx';
import { toast } from '../ui/toaster.ts';
import { CreateForm } from './CreateForm.tsx';
import { type Crumb, Page } from './Page.tsx';
import { type PageQuery, RecordPage } from './RecordPage.tsx';

/** The new record, with its organization where the message names that. */
interface Made {
  id: string;
  organization?: { name: string } | null;
}

interface CreatePageProps<Declared>
  extends Pick<CreateFormOptions<Declared, Made>, 'form' | 'name' | 'known' | 'save'> {
  title: string;
  /** Whether the user may create these records. */
  allowed: boolean;
  /** The list that Cancel leads back to. */
  list: Crumb & { to: string };
  /** The success message. */
  created: string | ((made: Made | undefined) => string);
  /** Returns the address of the new record's page. */
  to: (id: string) => string;
  fields: ReactNode;
  /** Whether Create is disabled while a field is missing or wrong, instead of pointing at the field when clicked. */
  blockInvalid?: boolean;
  /** The query that `known` depends on; the form waits for its response. */
  query?: PageQuery<unknown>;
}

/** A page that creates a record and then opens the record's page; Back does not lead to the empty form. */
export function CreatePage<Declared extends Fields>(props: CreatePageProps<Declared>) {
  const { title, allowed, list, query } = props;
  if (query) {
    return (
      <RecordPage allowed={allowed} query={query} record={(data) => data} title={() => title} parents={[list]}>
        {() => <NewRecord {...props} />}
      </RecordPage>
    );
  }
  return (
    <>
      <Page title={title} parents={[list]} />
      {allowed ? <NewRecord {...props} /> : <NoAccess />}
    </>
  );
}

function NewRecord<Declared extends Fields>(props: CreatePageProps<Declared>) {
  const navigate = useNavigate();
  const form = useCreateForm({
    form: props.form,
    name: props.name,
    ...(props.known && { known: props.known }),
    save: props.save,
    onSaved({ made }) {
      toast.success(typeof props.created === 'string' ? props.created : props.created(made));
      if (made) void navigate(props.to(made.id), { replace: true });
    },
  });
  return (
    <CreateForm title={props.title} form={form} back={props.list.to} blockInvalid={props.blockInvalid}>
      {props.fields}
    </CreateForm>
  );
}
