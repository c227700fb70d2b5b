import { type CourierAirlinesQuery, useCourierAirlinesQuery } from '../generated/operations.ts';

/** An airline of a courier: its name, and what its air waybill numbers begin with. */
export type CourierAirline = NonNullable<NonNullable<CourierAirlinesQuery['courier']>['airlines']>['data'][number];

/** The airlines that a courier flies with; none until they are known, and where one may not know them. */
export function useAirlines(courierId: string | null): readonly CourierAirline[] {
  const { data } = useCourierAirlinesQuery({ variables: { id: courierId ?? '' }, skip: courierId === null });
  return data?.courier?.airlines?.data ?? NONE;
}

const NONE: readonly CourierAirline[] = [];
