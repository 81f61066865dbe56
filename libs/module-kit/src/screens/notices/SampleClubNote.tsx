import { Alert } from '@platform/ui';

/** Below the heading of every page of a demo: says that changes last for this visit. */
export function SampleClubNote() {
  return <Alert>A sample club: try everything. What you change lasts for this visit, and nothing is saved.</Alert>;
}
