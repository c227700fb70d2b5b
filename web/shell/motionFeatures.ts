import { domMin } from 'framer-motion';

/** The animation features besides the components themselves; loaded after the page has settled. */
export const motionFeatures = domMin;
