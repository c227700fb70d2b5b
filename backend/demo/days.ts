const dayMs = 86_400_000;

/** The days around the one on which the demo world is created. */
export interface Days {
  /** Returns a date as YYYY-MM-DD; a negative number of days is in the future. */
  date(daysAgo: number): string;
  /** Returns a time of that day, in UTC. */
  moment(daysAgo: number, hour: number, minute?: number): Date;
}

/** Creates the demo world's calendar, which counts days from `today`. */
export function daysAround(today: Date): Days {
  const day = (daysAgo: number) => new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  return {
    date: day,
    moment: (daysAgo, hour, minute = 0) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`;
      return new Date(`${day(daysAgo)}T${time}`);
    },
  };
}
