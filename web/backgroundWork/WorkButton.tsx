import { chakra, VisuallyHidden } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readSaved, writeSaved } from '../base/storage.ts';
import { messages as words } from '../base/words.ts';
import { useLatestWorkQuery, type WorkProgressFragment } from '../generated/operations.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { workMessages as messages } from './messages.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { workAddress } from './workAddress.ts';

/** The name under which the work whose end was seen is saved. */
const SEEN = 'work';
/** How long finished work is shown to somebody who has not looked at it (ms): over a weekend. */
const SHOWN_MS = 3 * 86_400_000;

/** The link in the header to the user's latest work in the background: while it goes on, and until its end was seen. */
export function WorkButton() {
  const { data, refetch } = useLatestWorkQuery();
  const [work] = data?.works.data ?? [];
  useWorkChanges(work !== undefined && work.finishedAt === null, () => void refetch());
  const [seen, setSeen] = useState(() => readSaved('panel', SEEN));
  const { pathname } = useLocation();
  const ended = work && work.finishedAt !== null ? work.id : null;
  const isRead = ended !== null && work !== undefined && pathname === workAddress(work);
  useEffect(() => {
    if (!isRead || seen === ended) return;
    writeSaved('panel', SEEN, ended);
    setSeen(ended);
  }, [isRead, seen, ended]);
  if (!work || (work.finishedAt !== null && (seen === ended || isOld(work.finishedAt)))) return null;
  const told = work.finishedAt === null ? messages.asked(work) : messages.ended(work);
  return (
    <>
      {/* Only its end is read out: its progress would be without end. */}
      <VisuallyHidden role="status">{work.finishedAt !== null && told}</VisuallyHidden>
      <Tip text={told} placement="bottom">
        <Line to={workAddress(work)} aria-label={words.labeled(messages.background, told)} {...toneOf(work)}>
          {iconOf(work)}
          {/* A phone has room for how far work is, but not for the word that it has ended: the mark says so. */}
          <chakra.span hideBelow={work.finishedAt === null ? undefined : 'md'} data-gives-way="">
            {messages.headed(work)}
          </chakra.span>
        </Line>
      </Tip>
    </>
  );
}

const isOld = (moment: string) => Date.now() - Date.parse(moment) > SHOWN_MS;

const toneOf = ({ state, refused }: WorkProgressFragment) =>
  state === 'FAILED' || (state === 'DONE' && refused > 0) ? { color: 'fg.warning' } : { color: 'fg.muted' };

function iconOf({ state, refused }: WorkProgressFragment) {
  if (state === 'WAITING' || state === 'RUNNING') return <LoaderCircle size={14} aria-hidden />;
  return state === 'DONE' && refused === 0 ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />;
}

const Line = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '24px',
    px: '2',
    borderRadius: 'l2',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.emphasized' },
  },
});
