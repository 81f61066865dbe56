import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { Figure } from '@platform/module-kit/screens';
import { usePeriod } from '../period/PeriodContext';
import { useRowsOf } from '../period/useRowsOf';
import { inWords, type Measure } from '../rules/measure';

interface MeasureFigureProps {
  measure: Measure;
  /** Links to the figure's rows if the person has that page; the measure names the rows by default. */
  to?: string;
  /** A note on what it counts. A comparison takes its place. */
  note?: string;
  alarming?: boolean;
}

/** One figure of a report, with the same figure of the season to compare with. */
export function MeasureFigure({ measure: { label, format, now, then, rows }, to, note, alarming }: MeasureFigureProps) {
  const { days, compared } = usePeriod();
  const rowsOf = useRowsOf();
  const offered = useOffered();
  const link = to === undefined ? rows && rowsOf(rows, days) : offered(to);
  const isCompared = compared !== null && then !== null && then !== undefined && alarming !== true;
  return (
    <Figure
      {...(link !== undefined && { to: link })}
      label={label}
      value={inWords(now, format)}
      detail={isCompared ? `${inWords(then, format)} in ${compared.shortName}` : note}
      {...(alarming !== undefined && { alarming })}
    />
  );
}

/** The address of the rows, if the person's platform has a page for them. */
export function useRowsLink(address: string): string | undefined {
  return useOffered()(address);
}

function useOffered(): (address: string) => string | undefined {
  const manifest = useManifest();
  const rights = useRights();
  return (address) => (isOffered(manifest, address, rights) ? address : undefined);
}
