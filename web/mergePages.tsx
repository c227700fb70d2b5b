import { useLocation } from 'react-router-dom';
import { endUserMerge } from './endUser/endUserMerge.ts';
import { groupMerge } from './group/groupMerge.ts';
import { DuplicatesPage } from './merge/DuplicatesPage.tsx';
import { vendorMerge } from './vendor/vendorMerge.ts';

const SUBJECTS = [vendorMerge, endUserMerge, groupMerge];

/** The page of likely duplicates of the list that the address is below. One route serves all: routes are code of every first page. */
export function Duplicates() {
  const { pathname } = useLocation();
  const subject = SUBJECTS.find(({ list }) => pathname.startsWith(`${list}/`));
  return subject && <DuplicatesPage key={subject.type} subject={subject} />;
}
