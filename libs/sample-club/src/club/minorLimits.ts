import { sampleId } from '../sampleIds';

export interface SampleMinorLimits {
  id: string;
  ages: '14-15' | '16-17';
  state: string;
  /** Where the limits come from. */
  source: string;
  /** `HH:MM`, on the nights before a school day. */
  latestEndSchool: string;
  earliestStartSchool: string;
}

/** What the demo club entered for its state: no night work of people under 18 before school. */
export const sampleMinorLimits: readonly SampleMinorLimits[] = [
  {
    id: sampleId('minorLimits', 1),
    ages: '16-17',
    state: 'North Carolina',
    source: 'N.C. Gen. Stat. § 95-25.5(a1)',
    latestEndSchool: '23:00',
    earliestStartSchool: '05:00',
  },
];
