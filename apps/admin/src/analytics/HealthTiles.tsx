import { Grid, StatTile } from '@platform/ui';
import { hasFailureShare, missingShareInWords } from '../shared/failureShare';
import { failureShareInWords, mountsInWords, timeInWords } from './figureWords';
import type { HealthFigures } from './healthFigures';

/** The time as a whole: how often modules were put on a page, how often that failed, and how long people waited. */
export function HealthTiles({ figures }: { figures: HealthFigures }) {
  const mounts = mountsInWords(figures);
  const failures = figures.failures.toLocaleString('en-US');
  return (
    <Grid $min="9.5rem" $gap="md" $stretch>
      <StatTile label="Mounts" value={mounts} detail="modules put on a page, by estimate" />
      {hasFailureShare(figures) ? (
        <StatTile label="Failed" value={failureShareInWords(figures)} detail={`${failures} of ${mounts} mounts`} />
      ) : (
        <StatTile label="Failed" value={failures} detail={missingShareInWords(figures)} />
      )}
      <StatTile label="Loading" value={timeInWords(figures.loadMs)} detail={detailOf(figures.loadMs)} />
      <StatTile label="Interaction" value={timeInWords(figures.inpMs)} detail={detailOf(figures.inpMs)} />
    </Grid>
  );
}

const detailOf = (milliseconds: number | null) =>
  milliseconds === null ? 'not measured yet' : 'or less, three times of four';
