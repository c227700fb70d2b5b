import type { ReactNode } from 'react';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const tabs = [
  { id: 'all', label: messages.title, to: endUserRecord.list },
  { id: 'screening', label: messages.screening, to: endUserRecord.record('screening') },
];

/** The tabs of the two end user lists, each a separate page, around the shown list. */
export function EndUserTabs({ shown, children }: { shown: 'all' | 'screening'; children: ReactNode }) {
  return (
    <TabSet label={messages.lists} value={shown} tabs={tabs}>
      {children}
    </TabSet>
  );
}
