import { sampleId } from '../sampleIds';

export interface SampleFeedbackEntry {
  /** The day (ISO 8601). */
  givenOn: string;
  category: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
}

export interface SampleFeedbackUpload {
  id: string;
  seasonId: string;
  fileName: string;
  entries: readonly SampleFeedbackEntry[];
}

/** Cards from the spring open house, typed up: too few for a figure of the season that has not opened yet. */
export const sampleFeedbackUpload: SampleFeedbackUpload = {
  id: sampleId('feedbackUpload', 1),
  seasonId: sampleId('season', 2),
  fileName: 'open-house-cards.csv',
  entries: [
    { givenOn: '2025-04-26', category: 'Facilities & Grounds', rating: 5, comment: 'The new benches are lovely.' },
    { givenOn: '2025-04-26', category: 'Facilities & Grounds', rating: 4, comment: null },
    {
      givenOn: '2025-04-26',
      category: 'Swim & Tennis Programs',
      rating: 4,
      comment: 'Looking forward to adult clinics.',
    },
  ],
};
