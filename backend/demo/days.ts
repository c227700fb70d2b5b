const dayMs = 86_400_000;

/** The days around the one on which the demo world is made. */
export interface Days {
  /** YYYY-MM-DD of so many days ago; below 0 in the future. */
  date(daysAgo: number): string;
  /** A moment of that day, UTC. */
  moment(daysAgo: number, hour: number, minute?: number): Date;
}

/** The demo world's calendar: days counted from `today`. */
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
