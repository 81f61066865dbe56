import { Alert } from '@platform/ui';

/** Over every page of a demo, below its heading: what becomes of what one changes there. */
export function SampleClubNote() {
  return <Alert>A sample club: try everything. What you change lasts for this visit, and nothing is saved.</Alert>;
}
