import { Fragment, use } from 'react';
import { marksIn } from '../../generated/searchKey.ts';
import { SearchedContext } from './searched.ts';

/** A text in which what was searched for is marked. Screen readers read it as one text. */
export function Marked({ children: text }: { children: string }) {
  const { typed, similar } = use(SearchedContext);
  const marks = typed === '' ? [] : marksIn(text, typed, similar);
  const last = marks.at(-1);
  if (!last) return text;
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(last.to)}
    </>
  );
}
