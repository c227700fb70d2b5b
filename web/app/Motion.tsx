import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { LESS_MOTION, useMedia } from '../base/media.ts';
import { pageSettled } from '../base/preload.ts';

async function load() {
  await pageSettled();
  return (await import('./motionFeatures.ts')).motionFeatures;
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
