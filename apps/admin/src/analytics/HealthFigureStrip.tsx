import { Figure, FigureStrip } from '@platform/module-kit/screens';
import { hasFailureShare, missingShareInWords } from '../shared/releases/failureShare';
import { failureShareInWords, mountsInWords, timeInWords } from './figureWords';
import type { HealthFigures } from '../source/rows/health';

/** Totals of the whole time: mounts, failures, and how long people waited. */
export function HealthFigureStrip({ figures }: { figures: HealthFigures }) {
  const mounts = mountsInWords(figures);
  const failures = figures.failures.toLocaleString('en-US');
  return (
    <FigureStrip aria-label="Health">
      <Figure label="Mounts" value={mounts} detail="modules put on a page, by estimate" />
      {hasFailureShare(figures) ? (
        <Figure label="Failed" value={failureShareInWords(figures)} detail={`${failures} of ${mounts} mounts`} />
      ) : (
        <Figure label="Failed" value={failures} detail={missingShareInWords(figures)} />
      )}
      <Figure label="Loading" value={timeInWords(figures.loadMs)} detail={detailOf(figures.loadMs)} />
      <Figure label="Interaction" value={timeInWords(figures.inpMs)} detail={detailOf(figures.inpMs)} />
    </FigureStrip>
  );
}

const detailOf = (milliseconds: number | null) =>
  milliseconds === null ? 'not measured yet' : 'or less, three times of four';
