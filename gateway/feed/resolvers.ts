import type {
  ChangePageResolvers,
  ChangeResolvers,
  QueryResolvers,
  RecordChangeResolvers,
  RecordNameResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import { CHANGE_ACTION } from '../live/events.ts';
import type { ListenOptions } from '../live/listen.ts';
import type { FieldsOf } from '../record/fields.ts';
import { missingProgram } from '../record/missingProgram.ts';
import { isRestType, REST_TYPE, TYPE } from '../record/types.ts';
import { restId } from '../rest/list.ts';
import { Following } from './following.ts';
import { recordOf, typeOf } from './records.ts';
import { type ChangeEvent, eventOf, type RestChange, type RestChangePage, type RestRecordName } from './rest.ts';

/** The most missed changes that are sent one by one; a REFETCH is shorter than more. */
const FEW = 50;

const Change: FieldsOf<ChangeResolvers, RestChange> = {
  cursor: ({ cursor }) => String(cursor),
  actionType: ({ actionType }) => CHANGE_ACTION[actionType],
  type: typeOf,
  record: (change, _args, context) => recordOf(change, context),
  comment: ({ commentId }, _args, { comments }) => (commentId === null ? null : comments.find(commentId)),
};

const ChangePage: FieldsOf<ChangePageResolvers, RestChangePage> = {
  // Another backend may have kinds of records that this schema lacks.
  data: ({ data }) => data.filter(({ type }) => isRestType(type)),
  cursor: ({ cursor }) => String(cursor),
};

const RecordChange: FieldsOf<RecordChangeResolvers, ChangeEvent> = {
  actionType: (event) => CHANGE_ACTION[event.actionType],
  type: ({ record }) => (record && isRestType(record.type) ? TYPE[record.type] : null),
  id: (event) => event.record?.id ?? null,
  lockVersion: (event) => event.record?.lockVersion ?? null,
  at: (event) => event.at ?? null,
  by: (event) => event.by ?? null,
  parents: (event) => event.parents ?? [],
  commentId: (event) => event.commentId ?? null,
  cursor: ({ cursor }) => (cursor === undefined ? null : String(cursor)),
};

const RecordName: FieldsOf<RecordNameResolvers, RestRecordName> = { type: typeOf };

const Query: Pick<QueryResolvers, 'changes'> = {
  changes: (_root, { after, programId, types, first }, { feed }) =>
    feed.page({ after, programId, types: types?.map((type) => REST_TYPE[type]), first }),
};

const Subscription: Pick<SubscriptionResolvers, 'recordChanged'> = {
  recordChanged: {
    subscribe(_root, { programId, after, since }, { live, feed, programs }) {
      const program = programId ? restId(programId) : 0;
      const missed = async () => {
        const { data, more } = await feed.pageNow({ after: since, programId: program, first: FEW });
        return more ? null : data.map(eventOf);
      };
      const listen = (rejected: ListenOptions<ChangeEvent>['rejected']) =>
        live.listen<ChangeEvent>(
          'ChangesChannel',
          { program_id: program },
          { rejected, missed: since ? missed : undefined },
        );
      // Not every api/v1 backend has this channel: if it is rejected for an existing program, the subscription stays open
      // and silent.
      if (!after) return listen(async () => (programId ? missingProgram(programs, programId) : null));
      return new Following(listen('ends'), after, (cursor) => feed.pageNow({ after: cursor, programId: program }));
    },
    resolve: (event: ChangeEvent) => event,
  },
};

export const feed = { Change, ChangePage, RecordChange, RecordName, Query, Subscription };
