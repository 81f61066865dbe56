import { completionOf, formatShare, overallCompletion, scoreTone } from './completion';

const training = (completedParticipants: number, totalParticipants: number) => ({
  completedParticipants,
  totalParticipants,
});

describe('overall progress', () => {
  it('is the mean of the modules, regardless of their number of people', () => {
    expect(overallCompletion([training(1, 1), training(0, 99)])).toBe(0.5);
  });

  it('leaves modules without participants out', () => {
    expect(overallCompletion([training(3, 4), training(0, 0)])).toBe(0.75);
  });

  it('is a dash when there is nothing to divide by', () => {
    expect(overallCompletion([])).toBeNull();
    expect(formatShare(overallCompletion([training(0, 0)]))).toBe('–');
    expect(completionOf(training(0, 0))).toBeNull();
  });
});

describe('score color', () => {
  it.each([
    [1, 'success'],
    [0.8, 'success'],
    [0.794, 'warning'],
    [0.6, 'warning'],
    [0.594, 'danger'],
    [0, 'danger'],
    [null, 'neutral'],
  ] as const)('of %p is %s', (share, tone) => {
    expect(scoreTone(share)).toBe(tone);
  });
});
