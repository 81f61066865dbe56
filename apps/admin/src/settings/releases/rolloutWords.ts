import type { Rollout, RolloutAction } from '../../source/rows/release';

/** The shares of a rollout, as recommended in docs/for-module-teams.md (percent). */
const STEPS = [5, 25, 100];

/** `1.1.0 goes to 25 % of the clubs: 3 of 14 have it`; if paused, that no club has it. */
export function rolloutInWords({ candidate, share, paused, clubs, reached }: Rollout): string {
  if (paused) return `The rollout of ${candidate} is paused at ${share} %: no club has it`;
  const counted = reached === 0 ? 'none' : reached.toLocaleString('en-US');
  return `${candidate} goes to ${share} % of the clubs: ${counted} of ${clubs.toLocaleString('en-US')} ${reached === 1 || clubs === 1 ? 'has' : 'have'} it`;
}

/** What an action means for the clubs. @param stable the release of the other clubs */
export function meaningOf(action: RolloutAction, { share, reached }: Rollout, stable: string): string {
  if (action === 'end')
    return `Every club has ${stable} again, and the rollout is over. Another one begins by command.`;
  if (reached === 0) {
    return action === 'pause'
      ? `No club has it so far, and none gets it until you resume. The share of ${share} % is kept.`
      : `Its share of ${share} % reaches no club so far; a larger one does.`;
  }
  const clubs = reached === 1 ? 'club' : `${reached.toLocaleString('en-US')} clubs`;
  const get = reached === 1 ? 'gets' : 'get';
  return action === 'pause'
    ? `The ${clubs} with it ${get} ${stable} again with the next page they load. The share of ${share} % is kept.`
    : `The same ${clubs} ${get} it again with the next page they load.`;
}

/** The next share: 5, 25, then all. */
export function nextShare({ share }: Pick<Rollout, 'share'>): number {
  return STEPS.find((step) => step > share) ?? 100;
}
