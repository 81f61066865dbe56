import type { ReleaseFailure } from '../source/rows/health';

const PHASES: Record<string, string> = {
  load: 'while it loaded',
  mount: 'while it started',
  render: 'while it rendered',
  unmount: 'as it left the page',
};

/** The phase of a failure: `while it rendered`, `while it started, its page froze`. */
export const phaseInWords = ({ phase, froze }: Pick<ReleaseFailure, 'phase' | 'froze'>): string =>
  `${PHASES[phase] ?? phase}${froze ? ', its page froze' : ''}`;
