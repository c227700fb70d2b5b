import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { LESS_MOTION, useMedia } from '../base/media.ts';
import { pageSettled } from '../base/preload.ts';

/** Gives what moves things. Where it cannot be had, things come and go at once until the browser is connected again. */
async function load() {
  await pageSettled();
  for (;;) {
    try {
      return (await import('./motionFeatures.ts')).motionFeatures;
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

/** Lets parts of the page show where things come from and go to: at most 200 ms, not at all where the system asks for less. */
export function Motion({ children }: { children: ReactNode }) {
  const less = useMedia(LESS_MOTION);
  return (
    <LazyMotion features={load} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: less ? 0 : 0.16, ease: 'easeOut' }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
