import dayjs from 'dayjs';
import { useViewer } from '../client/session.ts';
import { useHomeQuery } from '../generated/operations.ts';

/** How many days before their expiry documents are listed for renewal. */
const EXPIRY_DAYS = 30;

/**
 * Reads what waits for the user in all programs, and the counts of each.
 * @param isAsked whether to read it at all
 * @returns the query, and the programs with their counts
 */
export function useWaiting(isAsked: boolean) {
  const { programs, profile, permissions } = useViewer();
  const { shipments, purchaseOrders } = permissions;
  const reviews = shipments.read && shipments.extra.includes('assign_status');
  const query = useHomeQuery({
    variables: {
      me: profile.id,
      until: dayjs().add(EXPIRY_DAYS, 'day').format('YYYY-MM-DD'),
      approvals: shipments.read && shipments.extra.includes('set_approval'),
      // Shipments in review are listed under reviews, with their missing approvals.
      toApprove: reviews ? ['SEND_FOR_REVIEW'] : null,
      reviews,
      orders: purchaseOrders.read,
      shipments: shipments.read,
      documents: permissions.documents.write,
    },
    fetchPolicy: 'cache-and-network',
    skip: !isAsked,
  });
  const { data } = query;
  const byId = new Map(data?.viewer.programs.map(({ id, counts }) => [id, counts]));
  const counted = programs.flatMap((program) => {
    const counts = byId.get(program.id);
    return counts ? [{ program, counts }] : [];
  });
  return { query, counted };
}
