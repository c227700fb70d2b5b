import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoAccess } from '../feedback/NoAccess.tsx';
import { toast } from '../feedback/toaster.ts';
import type { Fields } from '../form/field.ts';
import type { Outcome } from '../form/outcome.ts';
import { type CreateFormOptions, useCreateForm } from '../form/useCreateForm.ts';
import { CreateForm } from './CreateForm.tsx';
import { type Crumb, Page } from './Page.tsx';
import { type PageQuery, RecordPage } from './RecordPage.tsx';

type SaveNew<Declared> = (
  ...sent: Parameters<CreateFormOptions<Declared>['save']>
) => Promise<{ outcome: Outcome<never>; id: string | undefined }>;

interface CreatePageProps<Declared> extends Pick<CreateFormOptions<Declared>, 'form' | 'name' | 'known'> {
  title: string;
  /** Whether the person may make such records. */
  allowed: boolean;
  /** The list that Cancel leads back to. */
  list: Crumb & { to: string };
  /** Sends it; gives what became of it and the new record's id. */
  save: SaveNew<Declared>;
  /** Said when it was made. */
  created: string;
  /** The new record's page. */
  to: (id: string) => string;
  fields: ReactNode;
  /** Create is disabled while something is missing, instead of pointing at it when it is pressed. */
  blockInvalid?: boolean;
  /** What `known` is asked for with; the form waits for its answer. */
  query?: PageQuery<unknown>;
}

/** A page that makes a record: afterwards its page is open, and Back does not lead to the empty form. */
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
  const madeId = useRef('');
  const form = useCreateForm({
    form: props.form,
    name: props.name,
    ...(props.known && { known: props.known }),
    async save(...sent) {
      const { outcome, id = '' } = await props.save(...sent);
      madeId.current = id;
      return outcome;
    },
    onSaved() {
      toast.success(props.created);
      void navigate(props.to(madeId.current), { replace: true });
    },
  });
  return (
    <CreateForm title={props.title} form={form} back={props.list.to} blockInvalid={props.blockInvalid}>
      {props.fields}
    </CreateForm>
  );
}
