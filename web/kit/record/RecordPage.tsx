import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { NoAccess } from '../feedback/NoAccess.tsx';
import { RetryAlert } from '../feedback/RetryAlert.tsx';
import { type Crumb, Page } from './Page.tsx';

/** The parts of a query's result that a page reads. */
export interface PageQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** What a page about one record is told. */
export interface RecordPageProps<Data, Shown> {
  /** Whether the person may read such records; nothing is asked for otherwise. */
  allowed: boolean;
  query: PageQuery<Data>;
  /** The record of an answer; null when it is not there or not one's own. */
  record: (data: Data) => Shown | null | undefined;
  /** What the record is called, for the window's title and the breadcrumb. */
  title: (record: Shown) => string;
  /** What lies between the product's name and this page. The last one names the page while there is no record. */
  parents: readonly [...Crumb[], Crumb];
  /** Said when there is no such record; a page that always has one needs no words for it. */
  notFound?: { title: string; hint: string };
  children: (record: Shown) => ReactNode;
}

/** A page about one record: its outline while it loads, no access, not found, or what went wrong; then the record. */
export function RecordPage<Data, Shown>(props: RecordPageProps<Data, Shown>) {
  const { allowed, query, parents, notFound } = props;
  const answer = query.data ?? query.previousData;
  const record = answer && props.record(answer);
  const last = parents.at(-1);
  const missing = answer && !record ? notFound : undefined;
  const named = record ? props.title(record) : last?.to && missing?.title;
  // What names the page itself is not said once more as a step.
  const steps = named ? parents : parents.slice(0, -1);
  return (
    <>
      <Page title={named || (last?.label ?? '')} parents={steps} />
      {!allowed ? (
        <NoAccess />
      ) : record ? (
        <>
          <RetryAlert inset query={query} />
          {props.children(record)}
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : missing ? (
        <EmptyState title={missing.title} hint={missing.hint} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

/** The page's outline, in the places where its parts will be. */
function RecordSkeleton() {
  return (
    <Stack gap="5" py="5" px={{ base: '4', md: '5' }} aria-hidden>
      <Skeleton h="34px" w="60%" />
      <Skeleton h="176px" />
      <Skeleton h="64" />
    </Stack>
  );
}
