import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { Figure, FigureStrip, percentInWords, varianceInWords } from '@platform/module-kit/screens';
import type { Summary } from '../../source/rows/summary';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

interface SummaryFiguresProps {
  figures: Summary;
  /** Those of the season before; null without one. */
  before: Summary | null;
}

/** The four closing figures, each with that of the season before and with the way to its rows. */
export function SummaryFigures({ figures, before }: SummaryFiguresProps) {
  const { season, lastSeason } = useSeason();
  const { linkTo } = usePostSeasonAddress();
  const { paths, canManage, canViewAnalytics } = usePostSeasonSource();
  const manifest = useManifest();
  const rights = useRights();
  const wayTo = (address: string, isAllowed: boolean) =>
    isAllowed && isOffered(manifest, address, rights) ? address : undefined;
  const beside = (now: string, value: number | null | undefined, inWords: (value: number) => string) =>
    lastSeason && value !== null && value !== undefined ? `${now}, ${inWords(value)} in ${lastSeason.year}` : now;
  return (
    <FigureStrip aria-label="Closing figures">
      <Figure
        {...(canManage && { to: `${linkTo({ tab: 'feedback' })}#tabs` })}
        label="Member satisfaction"
        value={figures.satisfaction?.toFixed(1) ?? '–'}
        detail={
          figures.satisfaction === null
            ? 'not enough responses'
            : beside('of 5', before?.satisfaction, (value) => value.toFixed(1))
        }
      />
      <Figure
        {...wayOf(wayTo(`${paths.staff}?tab=analytics#seasons`, canManage))}
        label="Staff retention"
        value={percentInWords(figures.retention)}
        detail={
          figures.retention === null
            ? season.isClosed
              ? 'no one on record'
              : 'counted when the season closes'
            : beside('finished the season', before?.retention, percentInWords)
        }
      />
      <Figure
        {...wayOf(wayTo(`${paths.operations}?view=incidents&from=${season.startsOn}&to=${season.endsOn}`, canManage))}
        label="Safety incidents"
        value={figures.incidents ?? '–'}
        detail={
          figures.safetyScore === null
            ? 'no record'
            : beside(`safety score ${figures.safetyScore}`, before?.incidents, String)
        }
      />
      <Figure
        {...wayOf(wayTo(`${paths.preSeason}?tab=budget&season=${season.year}`, canViewAnalytics))}
        label="Budget variance"
        value={varianceInWords(figures.budgetVariance)}
        detail={
          figures.budgetUsage === null
            ? 'no actual amounts yet'
            : beside(`${percentInWords(figures.budgetUsage)} of income spent`, before?.budgetVariance, varianceInWords)
        }
      />
    </FigureStrip>
  );
}

const wayOf = (to: string | undefined) => (to === undefined ? {} : { to });
