import { CHECKLISTS_FAILED, NoSeason, SEASONS_FAILED, TEAM_MEMBERS_FAILED } from '@platform/module-kit/screens';
import { Loaded, usePageTitle } from '@platform/module-kit';
import { AppPage, Card, PageHeader, SkeletonLines, SkeletonTable, Stack } from '@platform/ui';
import type { ReactNode } from 'react';
import type { Season, Setting } from '../../source/rows/setting';
import { useChecklists, usePeople, useSetting } from '../../source/queries';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from './address';
import { HeaderActions } from './HeaderActions';
import { OpenDialog } from './OpenDialog';
import { SeasonContext } from './SeasonContext';
import { SeasonNotice } from './SeasonNotice';
import { SeasonTabs } from './SeasonTabs';
import { SeasonFiguresOutline } from './SeasonFigures';
import { SeasonHead } from './SeasonHead';

/** The work before opening day: the club's progress, the weeks left, and the open items. */
export function PreSeasonPage() {
  const setting = useSetting();
  return <AppPage>{setting.data ? <ChosenSeason setting={setting.data} /> : <Waiting setting={setting} />}</AppPage>;
}

function Waiting({ setting }: { setting: ReturnType<typeof useSetting> }) {
  return (
    <>
      <Header />
      {setting.isError ? (
        <Card>
          <Loaded query={setting} failure={SEASONS_FAILED} height="20rem">
            {() => null}
          </Loaded>
        </Card>
      ) : (
        <Loading />
      )}
    </>
  );
}

/** The season in the address, else the club's current one, else its latest. */
function ChosenSeason({ setting }: { setting: Setting }) {
  const { season: currentYear } = usePreSeasonSource();
  const { values: address } = usePreSeasonAddress();
  const { seasons } = setting;
  const season =
    seasons.find(({ year }) => year === address.season) ??
    seasons.find(({ year }) => year === currentYear) ??
    seasons.at(-1);
  usePageTitle(season && season.year !== currentYear ? `Pre-Season ${season.year}` : undefined);
  return season ? <SeasonPage season={season} setting={setting} /> : <WithoutSeason />;
}

function SeasonPage({ season, setting }: { season: Season; setting: Setting }) {
  const source = usePreSeasonSource();
  const lists = useChecklists(season.id);
  const people = usePeople();
  const index = setting.seasons.indexOf(season);
  const failed = lists.isError ? lists : people;
  const mayEdit = source.canManage && !season.isClosed;
  if (!lists.data || !people.data) {
    return (
      <>
        <Header />
        {lists.isError || people.isError ? (
          <Card>
            <Loaded
              query={{ ...failed, data: undefined }}
              failure={lists.isError ? CHECKLISTS_FAILED : TEAM_MEMBERS_FAILED}
              height="20rem"
            >
              {() => null}
            </Loaded>
          </Card>
        ) : (
          <Loading />
        )}
      </>
    );
  }
  return (
    <SeasonContext
      value={{
        season,
        lastSeason: setting.seasons[index - 1] ?? null,
        setting,
        today: source.today(),
        lists: lists.data,
        people: people.data,
        mayEdit,
      }}
    >
      <Header actions={<HeaderActions />} />
      <Stack $gap="lg">
        <SeasonNotice />
        <SeasonHead />
        <div id="lists">
          <SeasonTabs />
        </div>
      </Stack>
      <OpenDialog />
    </SeasonContext>
  );
}

function Header({ actions }: { actions?: ReactNode }) {
  const { clubName, canViewAnalytics } = usePreSeasonSource();
  return (
    <PageHeader
      eyebrow={clubName}
      title="Pre-Season"
      description={
        canViewAnalytics
          ? 'What gets done before opening day, who is responsible, and what the season may cost.'
          : 'What gets done before opening day, and who is responsible.'
      }
      actions={actions}
    />
  );
}

function WithoutSeason() {
  const { canManage } = usePreSeasonSource();
  return (
    <>
      <Header />
      <NoSeason description="Checklists and the budget belong to a season." page="/pre-season" canEnter={canManage} />
    </>
  );
}

function Loading() {
  return (
    <Stack $gap="lg" aria-busy="true" aria-label="Loading the season" role="status">
      <SeasonFiguresOutline />
      <Card>
        <SkeletonLines $height="12rem" />
      </Card>
      <SkeletonTable rows={10} />
    </Stack>
  );
}
