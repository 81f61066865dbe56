import { asking, sendClose, sendReopening } from '@platform/module-kit/screens';
import { SEASON_COLUMNS, type SeasonDraft, type SeasonRow } from '../rows/season';
import { memberChange } from './memberChange';

const save = asking('The season was not saved. Check your connection and try again.');

/** Adds a season. 23505 if the club already has a season of this year. */
export const addSeason = memberChange({
  waits: 'new-row',
  send: ({ club }, draft: SeasonDraft): Promise<SeasonRow> =>
    save((db) =>
      db
        .from('seasons')
        .insert({ club_id: club.id, ...columnsOf(draft) })
        .select(SEASON_COLUMNS)
        .single(),
    ),
});

/** Saves over one version of a season. PT409 if the season has a newer version. */
export const saveSeason = memberChange({
  waits: 'own-form',
  send: (_member, id: string, draft: SeasonDraft, version: number): Promise<SeasonRow> =>
    save((db) =>
      db
        .from('seasons')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select(SEASON_COLUMNS)
        .single(),
    ),
});

/** Closes one version of a season. PT409 if another person has changed it. */
export const closeSeason = memberChange({
  waits: 'computed',
  send: (_member, season: Pick<SeasonRow, 'id' | 'version'>) => sendClose(season),
});

/** Reopens one version of a season. PT422 without a reason, 42501 more than 30 days after the close. */
export const reopenSeason = memberChange({
  waits: 'computed',
  send: (_member, season: Pick<SeasonRow, 'id' | 'version'>, reason: string) => sendReopening(season, reason),
});

function columnsOf({ year, startsOn, opensOn, endsOn }: SeasonDraft) {
  return { year: year.trim(), starts_on: startsOn, opens_on: opensOn, ends_on: endsOn };
}
