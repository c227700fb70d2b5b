import { type CourierAirlinesQuery, useCourierAirlinesQuery } from '../generated/operations.ts';

/** An airline of a courier: its name and the prefix of its air waybill numbers. */
export type CourierAirline = NonNullable<NonNullable<CourierAirlinesQuery['courier']>['airlines']>['data'][number];

/** Returns the airlines of a courier; none while they load, or if the user may not read them. */
export function useAirlines(courierId: string | null): readonly CourierAirline[] {
  const { data } = useCourierAirlinesQuery({ variables: { id: courierId ?? '' }, skip: courierId === null });
  return data?.courier?.airlines?.data ?? NONE;
}

const NONE: readonly CourierAirline[] = [];
