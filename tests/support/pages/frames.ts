/** Frames of the window. */
import { getConfig } from '@testing-library/dom';

/**
 * Waits two frames. What opens or closes looks for its parts and moves the focus in the next frames, which no user overtakes:
 * on a busy machine, a test does.
 */
export function twoFrames(): Promise<void> {
  return getConfig().asyncWrapper(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
