import { Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { messages } from '../../base/words.ts';
import { hasUnsaved } from '../form/leaveGuard.ts';
import { RemovedContext } from '../form/removed.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NoAccess } from '../ui/NoAccess.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { recordMessages } from './messages.ts';
import { type Crumb, Page } from './Page.tsx';
import { WaysOut } from './WaysOut.tsx';

/** The parts of a query result that a page reads. */
export interface PageQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** The props of a page about one record. */
export interface RecordPageProps<Data, Shown> {
  /** Whether the user may read these records; if not, nothing is fetched. */
  allowed: boolean;
  query: PageQuery<Data>;
  /** Returns the record in a result; null if it does not exist or the user has no access to it. */
  record: (data: Data) => Shown | null | undefined;
  /** Returns the record's name, for the window's title and the breadcrumb. */
  title: (record: Shown) => string;
  /** Returns the last breadcrumb, if it is shorter than the record's name. */
  crumb?: (record: Shown) => string;
  /** The breadcrumbs between the product's name and this page. The last one names the page while there is no record. */
  parents: readonly [...Crumb[], Crumb];
  /** The text if the record does not exist, with further ways on; omitted on a page whose record always exists. */
  notFound?: { title: string; hint: string; more?: ReactNode } | undefined;
  children: (record: Shown) => ReactNode;
}

/** A page about one record: skeleton, no access, not found, error, or the record. */
export function RecordPage<Data, Shown>(props: RecordPageProps<Data, Shown>) {
  const { allowed, query, parents, notFound } = props;
  const answer = query.data ?? query.previousData;
  const found = answer && props.record(answer);
  // Somebody has removed the record under unsaved input: the form stays, so that the input can be read and copied.
  const [kept, setKept] = useState<Data | null>(null);
  const removed = answer !== undefined && !found && kept !== null && hasUnsaved();
  const shown = removed ? kept : answer;
  const record = shown && props.record(shown);
  const next = shown && record ? shown : null;
  if (next !== kept) setKept(next);
  const last = parents.at(-1);
  const missing = answer && !record ? notFound : undefined;
  const named = record ? props.title(record) : last?.to && missing?.title;
  // A breadcrumb that names the page itself is not repeated as a parent.
  const steps = named ? parents : parents.slice(0, -1);
  return (
    <>
      <Page
        title={named || (last?.label ?? '')}
        parents={steps}
        {...(record && props.crumb && { crumb: props.crumb(record) })}
      />
      {!allowed ? (
        <NoAccess />
      ) : record ? (
        <>
          <RetryAlert inset query={query} />
          <RemovedContext value={removed ? recordMessages.removedMeanwhile : null}>
            {props.children(record)}
          </RemovedContext>
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : missing ? (
        <EmptyState
          title={missing.title}
          hint={missing.hint}
          action={
            <>
              <WaysOut {...wayUp(parents)} />
              {missing.more}
            </>
          }
        />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

/** Returns the nearest page above this one. */
function wayUp(parents: readonly Crumb[]): { to: string; label: string } {
  const above = parents.findLast(({ to }) => to !== undefined);
  return above?.to === undefined
    ? { to: '/', label: messages.goToHomepage }
    : { to: above.to, label: messages.goTo(above.label) };
}

/** The skeleton of the page, with its parts in place. */
function RecordSkeleton() {
  return (
    <Stack gap="5" py="5" px={{ base: '4', md: '5' }} aria-hidden>
      <Skeleton h="34px" w="60%" />
      <Skeleton h="176px" />
      <Skeleton h="64" />
    </Stack>
  );
}
