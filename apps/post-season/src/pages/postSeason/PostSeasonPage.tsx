import { Loaded, usePageTitle } from '@platform/module-kit';
import { isSettled, NoSeason, SampleClubNote, SeasonChoice, SEASONS_FAILED } from '@platform/module-kit/screens';
import { AppPage, Card, CardTitle, Inline, PageHeader, SkeletonTable, Stack } from '@platform/ui';
import { seasonToLookBackOn } from '../../rules/seasonToLookBackOn';
import { useSeasons, useSteps, useSummary } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from './address';
import { OpenDialog } from './OpenDialog';
import { SeasonContext } from './SeasonContext';
import { SeasonTabs } from './SeasonTabs';
import { SummaryCard, SummaryOutline } from './SummaryCard';

/** How a season went: its figures, what members and staff said, and what the club learned. */
export function PostSeasonPage() {
  const seasons = useSeasons();
  return (
    <AppPage>
      {seasons.data ? (
        <ChosenSeason seasons={seasons.data} />
      ) : (
        <>
          <Header />
          {seasons.isError ? (
            <Card>
              <Loaded query={seasons} failure={SEASONS_FAILED} height="20rem">
                {() => null}
              </Loaded>
            </Card>
          ) : (
            <Loading />
          )}
        </>
      )}
    </AppPage>
  );
}

/** The season in the address, else the one that the club looks back on. */
function ChosenSeason({ seasons }: { seasons: readonly Season[] }) {
  const { today } = usePostSeasonSource();
  const { values } = usePostSeasonAddress();
  const lookedBackOn = seasonToLookBackOn(seasons, today());
  const season = seasons.find(({ year }) => year === values.season) ?? lookedBackOn;
  usePageTitle(season && season !== lookedBackOn ? `Post-Season ${season.year}` : undefined);
  return season ? <SeasonPage season={season} seasons={seasons} lookedBackOn={lookedBackOn} /> : <WithoutSeason />;
}

interface SeasonPageProps {
  season: Season;
  seasons: readonly Season[];
  lookedBackOn: Season | undefined;
}

function SeasonPage({ season, seasons, lookedBackOn }: SeasonPageProps) {
  const { isDemo } = usePostSeasonSource();
  const { change } = usePostSeasonAddress();
  const place = seasons.indexOf(season);
  // The tabs come with what is above them, so that they do not move.
  const isReady = [useSummary(season.id), useSteps(season.id)].every(isSettled);
  return (
    <SeasonContext value={{ season, lastSeason: seasons[place - 1] ?? null, nextSeason: seasons[place + 1] ?? null }}>
      <Header />
      <Stack $gap="lg">
        {isDemo && <SampleClubNote />}
        <Inline $justify="between">
          <CardTitle id="summary-title">Season {season.year} performance summary</CardTitle>
          <SeasonChoice
            years={seasons.map(({ year }) => year)}
            value={season.year}
            onChange={(year) => change({ season: year === lookedBackOn?.year ? '' : year, open: '', dialog: '' })}
          />
        </Inline>
        {isReady ? (
          <>
            <SummaryCard />
            <div id="tabs">
              <SeasonTabs key={season.id} />
            </div>
          </>
        ) : (
          <Loading />
        )}
      </Stack>
      <OpenDialog />
    </SeasonContext>
  );
}

function Header() {
  const { clubName } = usePostSeasonSource();
  return (
    <PageHeader
      eyebrow={clubName}
      title="Post-Season Wrap-Up"
      description="How the season went, and what the club does differently in the next one."
    />
  );
}

function Loading() {
  return (
    <Stack $gap="lg" aria-busy="true" aria-label="Loading the season" role="status">
      <SummaryOutline />
      <SkeletonTable rows={6} />
    </Stack>
  );
}

function WithoutSeason() {
  const { canManage } = usePostSeasonSource();
  return (
    <>
      <Header />
      <NoSeason description="A season is summed up once it is over." page="/post-season" canEnter={canManage} />
    </>
  );
}
