import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { REDUCED_MOTION, useMedia } from '../base/media.ts';
import { pageSettled } from '../base/preload.ts';

/** Loads the animation features once the page has settled. On failure nothing animates until the browser is back online. */
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

/** Enables animations within the page: at most 200 ms each, none if the system asks for reduced motion. */
export function Motion({ children }: { children: ReactNode }) {
  const less = useMedia(REDUCED_MOTION);
  return (
    <LazyMotion features={load} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: less ? 0 : 0.16, ease: 'easeOut' }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
