import { useEffect, useState } from 'react';

/** The value as it was when it last rested for `ms` milliseconds; an empty text counts at once. */
export function useDebounced(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === '') {
      setRested('');
      return;
    }
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : rested;
}
