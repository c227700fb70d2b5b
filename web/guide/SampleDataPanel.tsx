import { useGuideQuery } from '../generated/operations.ts';
import { SampleOffer } from './SampleOffer.tsx';

/** Sample data in the settings of the user's own organization, where it is found also without a guide; for whoever may add it. */
export function SampleDataPanel() {
  const { data } = useGuideQuery({ fetchPolicy: 'cache-and-network' });
  return data?.guide?.mayAddSample ? <SampleOffer programId={data.guide.sampleProgramId} /> : null;
}
