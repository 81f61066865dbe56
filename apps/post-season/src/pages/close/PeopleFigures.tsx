import { Figure, FigureStrip } from '@platform/module-kit/screens';
import type { SeasonPerson } from '../../source/rows/person';

/** How many worked the season, left before its end, may return, were asked, and want to. */
export function PeopleFigures({ people }: { people: readonly SeasonPerson[] }) {
  const count = (is: (person: SeasonPerson) => boolean) => people.filter(is).length;
  const asked = count(({ askedAt }) => askedAt !== null);
  return (
    <FigureStrip aria-label="People of the season">
      <Figure label="Worked" value={people.length} />
      <Figure label="Left before the end" value={count(({ outcome }) => outcome === 'left')} />
      <Figure label="May return" value={count(({ mayReturn }) => mayReturn)} />
      <Figure label="Asked" value={asked} />
      <Figure
        label="Want to return"
        value={count(({ wantsToReturn }) => wantsToReturn === true)}
        detail={`of ${asked}`}
      />
    </FigureStrip>
  );
}
