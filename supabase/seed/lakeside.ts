import { sampleSubjects, type SampleSubject } from '@platform/sample-club';

/**
 * The second club of the seed: a golf and country club on a smaller plan, whose clock runs. Its rows stand in the
 * section of their subject; they are there to be different from the demo club's.
 */
export const LAKESIDE = '20000000-0000-4000-8000-000000000001';

/** A fixed id of one of Lakeside's rows. Numbers count from 1. */
export function lakesideId(subject: SampleSubject, number: number): string {
  return `2${String(sampleSubjects[subject]).padStart(7, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
