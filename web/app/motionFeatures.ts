import { domMin } from 'framer-motion';

/** What moving things need, apart from the components themselves; loaded after the page is there. */
export const motionFeatures = domMin;
